import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { birthdateFault } from "./birthdate-fault.ts";
import type { Person, Profile } from "./person.ts";
import type { AccountPorts } from "./ports.ts";
import type { Faulty } from "./refusals.ts";

/** All or nothing. `onboarded` ends onboarding: the person is active from then on. */
export async function updateProfile(
  { people, now }: AccountPorts,
  personId: string,
  changes: Partial<Profile>,
  onboarded: boolean,
): Promise<Result<Person, Faulty | { readonly kind: "bad_token" }>> {
  const fault = changes.birthdate ? birthdateFault(changes.birthdate, now()) : undefined;
  if (fault) return refuse({ kind: "invalid", fields: { "keys.birthdate": fault } });
  if (changes.ecole && !(await people.offersSchool(changes.ecole)))
    return refuse({ kind: "invalid", fields: { "keys.ecole": "unknown" } });
  const person = await people.update(personId, changes, onboarded, now());
  // Deleted while the call was under way.
  return person ? accept(person) : refuse({ kind: "bad_token" });
}
