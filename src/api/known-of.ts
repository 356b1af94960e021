import type { FieldFault } from "#contract/errors.ts";
import type { FitBody } from "#contract/recommendations.ts";
import { noVerdicts, type Verdicts } from "#domain/people/activity.ts";
import type { Caller } from "#domain/people/person.ts";
import type { AccountPorts } from "#domain/people/ports.ts";
import { preferencesFaults } from "#domain/people/preferences-faults.ts";
import { momentOf } from "#domain/recommendation/cursor.ts";
import { toldIn } from "#domain/recommendation/told-in.ts";
import type { Told } from "#domain/recommendation/wants.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";

export type Invalid = { readonly kind: "invalid"; readonly fields: Readonly<Record<string, FieldFault>> };

/** What the call says, else what the account of whoever calls says, else nothing. */
export async function toldBy(
  { people }: AccountPorts,
  { universe, preferences }: FitBody,
  caller: Caller | undefined,
): Promise<Result<Told, Invalid>> {
  if (preferences) return checked(universe, preferences);
  const person = caller && (await people.find(caller.personId));
  return accept(person ? toldIn(person.preferences, universe) : {});
}

/** `asOf` is the moment up to which a member's reactions count; a visitor has none. */
export type Known = { readonly told: Told; readonly verdicts: Verdicts; readonly asOf: Date | undefined };

/** The same, with what a member said of products until the list began. */
export async function knownOf(
  accounts: AccountPorts,
  body: FitBody & { readonly cursor?: string | undefined },
  caller: Caller | undefined,
): Promise<Result<Known, Invalid>> {
  const asks = caller && !body.preferences ? caller.personId : undefined;
  const asOf = asks ? (momentOf(body.cursor ?? "") ?? accounts.now()) : undefined;
  const [told, verdicts] = await Promise.all([
    toldBy(accounts, body, caller),
    asks ? accounts.reactions.verdicts(asks, asOf) : noVerdicts,
  ]);
  return told.ok ? accept({ told: told.value, verdicts, asOf }) : told;
}

function checked(
  universe: FitBody["universe"],
  preferences: NonNullable<FitBody["preferences"]>,
): Result<Told, Invalid> {
  // A brand that has left the catalogue since is no fault of whoever followed it.
  const faults = Object.entries(preferencesFaults(universe, preferences, () => true));
  if (faults.length === 0) return accept(preferences);
  return refuse({
    kind: "invalid",
    fields: Object.fromEntries(faults.map(([field, fault]) => [`preferences.${field}`, fault])),
  });
}
