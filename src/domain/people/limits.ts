import type { Result } from "#vocabulary/result.ts";

/**
 * How often something may be tried before one has to wait. `waits` grow with every time the allowance is used up by
 * failures within a day; without them every try counts, and the rest of the window is waited for.
 */
export type Limit = {
  readonly allowance: number;
  readonly windowSeconds: number;
  readonly waits?: readonly number[];
};

const minute = 60;
const hour = 60 * minute;
const growing = [5 * minute, 10 * minute, 20 * minute, 40 * minute, hour];

/** PRODUCT.md §3, and behind the per-account figures a bound for each network address. */
export const limits = {
  signInAccount: { allowance: 5, windowSeconds: 15 * minute, waits: growing },
  signInAddress: { allowance: 20, windowSeconds: 15 * minute, waits: growing },
  codeAccount: { allowance: 5, windowSeconds: 15 * minute, waits: growing },
  codeAddress: { allowance: 30, windowSeconds: hour, waits: growing },
  /** One mail a minute and five an hour for an address and a purpose, whoever asks. */
  mailPause: { allowance: 1, windowSeconds: minute },
  mailHour: { allowance: 5, windowSeconds: hour },
  mailAddress: { allowance: 60, windowSeconds: hour },
  signUpAddress: { allowance: 300, windowSeconds: hour },
  resetAddress: { allowance: 30, windowSeconds: hour, waits: growing },
  /** Whoever has just set a new password, from where they did: strangers' guesses must not keep them out. */
  afterReset: { allowance: 5, windowSeconds: hour },
  signInAfterReset: { allowance: 5, windowSeconds: 15 * minute, waits: growing },
  /** Messages to the assistant: far more than anybody types. */
  messagePerson: { allowance: 300, windowSeconds: minute },
  messageAddress: { allowance: 600, windowSeconds: minute },
  /** Of these, how many may cost a model's time; the others are answered without it. */
  modelPerson: { allowance: 30, windowSeconds: minute },
  modelAddress: { allowance: 60, windowSeconds: minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

export type TooMany = { readonly kind: "too_many_requests"; readonly retryAfter: number };

/**
 * Holds for every process of a site. Where failures lead to waits, a try is taken before the work is done, and then
 * either given back or told to have failed: many at once cannot slip through, and those who are right are not counted.
 */
export type Limits = {
  /** Takes one from the allowance, and says how many are left. */
  take(name: LimitName, key: string): Promise<Result<number, TooMany>>;
  /** What was taken was no failure after all. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** What was taken was a failure. The last one that the allowance has begins the wait. */
  failed(name: LimitName, key: string): Promise<void>;
  /** Whether something was taken within the window. */
  has(name: LimitName, key: string): Promise<boolean>;
  /** Forgets everything about the key. */
  clear(name: LimitName, key: string): Promise<void>;
};
