import { type Algorithm, hash, type Options, verify } from "@node-rs/argon2";
import type { Passwords } from "#domain/people/ports.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { turnstile } from "./turnstile.ts";

/** OWASP's least for argon2id: 19 MiB, two passes, one lane. */
const cost = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const satisfies Options;

/**
 * Slow on purpose. A few at once leave the processor to everyone else; those that come when the queue is full are
 * told to come back, since a queue without end would keep everybody waiting.
 */
export function openPasswords(
  queue: { atOnce: number; waiting: number; waitingEach: number },
  /** Given the way to ask how many wait. */
  watch: (waiting: () => number) => void = () => {},
): Passwords {
  const pass = turnstile(queue);
  watch(pass.waiting);
  // Nobody's: what an unknown address is compared with, at the same cost.
  const decoy = hash("nobody has this password", cost);
  const busy = { kind: "unavailable", retryAfter: 2 } as const;
  const inTurn = async <T>(from: string, work: () => Promise<T>): Promise<Result<T, typeof busy>> => {
    const done = await pass(from, work);
    return done ? accept(done.value) : refuse(busy);
  };
  return {
    hash: (password, from) => inTurn(from, () => hash(password, cost)),
    matches: (stored, password, from) =>
      inTurn(from, async () => {
        // A password that was dropped is empty: it matches nothing, at the same cost.
        const matches = await verify(stored || (await decoy), password);
        return Boolean(stored) && matches;
      }),
    isCommon: isCommonPassword,
  };
}
