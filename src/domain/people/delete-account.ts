import { mailKey, mailPurposes } from "./may-be-mailed.ts";
import type { AccountPorts } from "./ports.ts";

/** True once nothing of the person is left; also when a first call has done it and its answer was lost. */
export async function deleteAccount(ports: AccountPorts, personId: string): Promise<boolean> {
  const { people, limits, secrets, now } = ports;
  const person = await people.find(personId);
  if (!person) return true;
  await people.remove(personId, secrets.digest(personId), now());
  for (const name of ["signInAccount", "codeAccount"] as const) await limits.clear(name, person.email);
  for (const purpose of mailPurposes) {
    for (const name of ["mailPause", "mailHour"] as const)
      await limits.clear(name, mailKey(purpose, person.email));
  }
  await ports.forgetMail(person.email);
  return true;
}
