import { oneTimeCode } from "#vocabulary/person.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { beginSession, type SignedIn } from "./begin-session.ts";
import type { TooMany } from "./limits.ts";
import type { Device } from "./person.ts";
import type { AccountPorts, Busy, CodePurpose } from "./ports.ts";

type Try = { readonly email: string; readonly code: string; readonly purpose: CodePurpose };

type CodeRefusal =
  | Busy
  | TooMany
  | { readonly kind: "otp_invalid"; readonly remaining: number }
  | { readonly kind: "otp_expired" }
  | { readonly kind: "otp_locked"; readonly retryAfter: number };

/** Tries are counted by address, not by code: asking for another code gives no more of them. */
export async function verifyCode(
  ports: AccountPorts,
  { email, code, purpose }: Try,
  from: { readonly address: string; readonly device: Device },
): Promise<Result<SignedIn, CodeRefusal>> {
  const { people, codes, limits, passwords } = ports;
  const at = ports.now();
  const byAddress = await limits.take("codeAddress", from.address);
  if (!byAddress.ok) return byAddress;
  const byAccount = await limits.take("codeAccount", email);
  if (!byAccount.ok) return refuse({ kind: "otp_locked", retryAfter: byAccount.refusal.retryAfter });
  const person = await people.findByEmail(email);
  // The same query for an unknown address: an id that nobody has.
  const kept = await codes.try(person?.id ?? nobody, purpose);
  const matches = await passwords.matches(kept?.codeHash, code);
  if (!matches.ok) return matches;
  if (!person || !kept || !matches.value) return refuse({ kind: "otp_invalid", remaining: byAccount.value });
  // Told only to whoever has the right code: that one had expired says that the address is known.
  if (!isFresh(kept.createdAt, at)) return refuse({ kind: "otp_expired" });
  if (!(await codes.use(person.id, purpose, kept.codeHash, at)))
    return refuse({ kind: "otp_invalid", remaining: byAccount.value });
  await limits.giveBack("codeAddress", from.address);
  await limits.clear("codeAccount", email);
  const confirmed = (await people.find(person.id)) ?? person;
  const begun = await beginSession(ports, confirmed, from.device);
  return begun ? accept(begun) : refuse({ kind: "otp_invalid", remaining: byAccount.value });
}

const nobody = "00000000-0000-0000-0000-000000000000";

/** The clocks of two machines may differ a little; a code from further ahead is none. */
const skewMs = 2 * 60_000;

function isFresh(createdAt: Date, at: Date): boolean {
  const age = at.getTime() - createdAt.getTime();
  return age >= -skewMs && age <= oneTimeCode.minutes * 60_000;
}
