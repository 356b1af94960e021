import { resetLinkMinutes } from "#vocabulary/person.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { TooMany } from "./limits.ts";
import { newPasswordFault } from "./new-password-fault.ts";
import type { AccountPorts, Busy } from "./ports.ts";
import type { Faulty } from "./refusals.ts";
import { resetKey } from "./sign-in.ts";

type ResetRefusal = TooMany | Busy | Faulty | { readonly kind: "reset_invalid" };

/** The link works once and for half an hour; whoever had a session or a lock on the account has none after it. */
export async function resetPassword(
  ports: AccountPorts,
  { token, password }: { readonly token: string; readonly password: string },
  address: string,
): Promise<Result<null, ResetRefusal>> {
  const { people, limits, passwords, secrets } = ports;
  const at = ports.now();
  const allowed = await limits.take("resetAddress", address);
  if (!allowed.ok) return allowed;
  const tokenHash = secrets.digest(token);
  const ticket = await people.findByResetToken(tokenHash);
  const invalid = async () => {
    await limits.failed("resetAddress", address);
    return refuse({ kind: "reset_invalid" as const });
  };
  if (!ticket || Math.abs(at.getTime() - ticket.createdAt.getTime()) > resetLinkMinutes * 60_000)
    return invalid();
  const fault = newPasswordFault(ports, password, ticket.email);
  const hash = fault ? undefined : await passwords.hash(password, address);
  if (!hash?.ok) await limits.giveBack("resetAddress", address);
  if (fault) return refuse({ kind: "invalid", fields: { password: fault } });
  if (!hash?.ok) return hash ?? refuse({ kind: "unavailable", retryAfter: 1 });
  const change = { personId: ticket.personId, tokenHash, passwordHash: hash.value, at };
  const letter = { id: secrets.newId(), recipient: ticket.email, request: "password_changed" as const, at };
  if (!(await people.resetPassword(change, letter))) return invalid();
  await limits.giveBack("resetAddress", address);
  await limits.clear("signInAccount", ticket.email);
  await limits.take("afterReset", resetKey(ticket.email, address));
  ports.letterQueued();
  return accept(null);
}
