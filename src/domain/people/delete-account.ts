import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { mailKey, mailPurposes } from "./may-be-mailed.ts";
import type { AccountPorts } from "./ports.ts";

/** Accepts once nothing of the person is left; also when a first call has done it and its answer was lost. */
export async function deleteAccount(
  ports: AccountPorts,
  personId: string,
  actorId?: string,
): Promise<Result<"deleted", { readonly kind: "last_admin" }>> {
  const { people, limits, secrets, now } = ports;
  const person = await people.find(personId);
  if (!person) return accept("deleted");
  const removed = await people.remove(personId, secrets.digest(personId), now(), actorId);
  if (removed === "last_admin") return refuse({ kind: "last_admin" });
  for (const name of ["signInAccount", "codeAccount"] as const) await limits.clear(name, person.email);
  for (const purpose of mailPurposes) {
    for (const name of ["mailPause", "mailHour"] as const)
      await limits.clear(name, mailKey(purpose, person.email));
  }
  await ports.forgetMail(person.email);
  return accept("deleted");
}
