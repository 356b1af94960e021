import { isRecord } from "#web/data/stored.ts";

/** What one page of signing in leaves to the next. Never in an address, and gone with the tab. */
type Journey = {
  readonly email?: string;
  /** When a code was last mailed, in milliseconds: another one can be asked for a minute later. */
  readonly codeSentAt?: number;
  /** What proves with the code that this browser signed up: see the contract's `claim`. */
  readonly claim?: string;
  /** From the link of a mail, until it is used. */
  readonly resetToken?: string;
};

const key = "cleed:sign-in";

/** Where storage is forbidden, at least this visit remembers. */
let remembered: Journey = {};

export function readJourney(): Journey {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return isRecord(kept) ? parse(kept) : remembered;
  } catch {
    return remembered;
  }
}

export function keepJourney(part: Journey): void {
  remembered = { ...readJourney(), ...part };
  try {
    sessionStorage.setItem(key, JSON.stringify(remembered));
  } catch {}
}

export function endJourney(): void {
  remembered = {};
  try {
    sessionStorage.removeItem(key);
  } catch {}
}

const parse = ({ email, codeSentAt, claim, resetToken }: Readonly<Record<string, unknown>>): Journey => ({
  ...(typeof email === "string" ? { email } : {}),
  ...(typeof codeSentAt === "number" ? { codeSentAt } : {}),
  ...(typeof claim === "string" ? { claim } : {}),
  ...(typeof resetToken === "string" ? { resetToken } : {}),
});
