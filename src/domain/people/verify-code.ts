import { oneTimeCode } from "#vocabulary/person.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { beginSession, type SignedIn } from "./begin-session.ts";
import type { TooMany } from "./limits.ts";
import type { Device } from "./person.ts";
import type { AccountPorts, Busy, CodePurpose } from "./ports.ts";

type Try = {
  readonly email: string;
  readonly code: string;
  readonly purpose: CodePurpose;
  /** What the browser that signed up has kept: it tells whose sign-up is being confirmed. */
  readonly claim?: string | undefined;
};

type CodeRefusal =
  | Busy
  | TooMany
  | { readonly kind: "otp_invalid"; readonly remaining: number }
  | { readonly kind: "otp_expired" }
  | { readonly kind: "otp_locked"; readonly retryAfter: number };

/** Tries are counted by address, not by code: asking for another code gives no more of them. */
export async function verifyCode(
  ports: AccountPorts,
  { email, code, purpose, claim }: Try,
  from: { readonly address: string; readonly device: Device },
): Promise<Result<SignedIn, CodeRefusal>> {
  const { people, codes, limits, passwords, secrets } = ports;
  const at = ports.now();
  const byAddress = await limits.take("codeAddress", from.address);
  if (!byAddress.ok) return byAddress;
  const byAccount = await limits.take("codeAccount", email);
  if (!byAccount.ok) {
    await limits.giveBack("codeAddress", from.address);
    return refuse({ kind: "otp_locked", retryAfter: byAccount.refusal.retryAfter });
  }
  const giveBack = () =>
    Promise.all([limits.giveBack("codeAddress", from.address), limits.giveBack("codeAccount", email)]);
  const wrong = async () => {
    await Promise.all([limits.failed("codeAddress", from.address), limits.failed("codeAccount", email)]);
    return refuse({ kind: "otp_invalid" as const, remaining: byAccount.value });
  };
  const person = await people.findByEmail(email);
  // The same query for an unknown address: an id that nobody has.
  const kept = await codes.try(person?.id ?? nobody, purpose);
  const matches = await passwords.matches(kept?.codeHash, code, from.address);
  if (!matches.ok) {
    await Promise.all([giveBack(), codes.giveBack(person?.id ?? nobody, purpose)]);
    return matches;
  }
  if (!person || !kept || !matches.value) return wrong();
  // Told only to whoever has the right code: that one had expired says that the address is known.
  if (!isFresh(kept.createdAt, at)) {
    await giveBack();
    return refuse({ kind: "otp_expired" });
  }
  const letter = { id: secrets.newId(), recipient: email, request: "reset" as const, at };
  const claimHash = claim === undefined ? null : secrets.digest(claim);
  if (!(await codes.use(person.id, purpose, { codeHash: kept.codeHash, claimHash, letter, at })))
    return wrong();
  ports.letterQueued();
  await limits.giveBack("codeAddress", from.address);
  await limits.clear("codeAccount", email);
  const confirmed = await people.findByEmail(email);
  const begun = confirmed && (await beginSession(ports, confirmed, from.device));
  return begun ? accept(begun) : refuse({ kind: "otp_invalid", remaining: byAccount.value });
}

const nobody = "00000000-0000-0000-0000-000000000000";

/** The clocks of two machines may differ a little; a code from further ahead is none. */
const skewMs = 2 * 60_000;

function isFresh(createdAt: Date, at: Date): boolean {
  const age = at.getTime() - createdAt.getTime();
  return age >= -skewMs && age <= oneTimeCode.minutes * 60_000;
}
