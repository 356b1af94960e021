import type { Universe } from "#vocabulary/universe.ts";
import type { Snapshot } from "../../catalogue/snapshot.ts";
import type { Overrides } from "../../people/overrides.ts";
import type { Person } from "../../people/person.ts";
import type { AccountPorts } from "../../people/ports.ts";
import { joinBrands, joinSession } from "../join-verdicts.ts";
import { newSession, type Session } from "../session.ts";
import { toldIn } from "../told-in.ts";
import { type Wants, wantsOf } from "../wants.ts";

export interface OwnRequest {
  readonly person: Person;
  readonly wants: Wants;
  readonly session: Session;
  readonly overrides: Overrides;
}

/** What lists go by that nobody asked for: all that an account knows, without a visit. */
export async function ownRequest(
  { people, taste, now, overridesFor }: Pick<AccountPorts, "people" | "taste" | "now" | "overridesFor">,
  snapshot: Snapshot,
  personId: string,
  universe: Universe,
): Promise<OwnRequest | undefined> {
  const at = now();
  const [person, { verdicts, preferences: _, ...remembered }] = await Promise.all([
    people.find(personId),
    taste.read(personId, at),
  ]);
  if (!person) return undefined;
  const told = joinBrands(toldIn(person.preferences, universe), verdicts, snapshot);
  return {
    person,
    wants: wantsOf(snapshot, universe, told),
    session: joinSession(newSession, verdicts, at, remembered),
    overrides: overridesFor(personId),
  };
}
