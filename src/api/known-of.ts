import type { FieldFault } from "#contract/errors.ts";
import type { FitBody } from "#contract/recommendations.ts";
import type { Verdicts } from "#domain/people/activity.ts";
import type { Overrides } from "#domain/people/overrides.ts";
import type { Caller } from "#domain/people/person.ts";
import type { AccountPorts } from "#domain/people/ports.ts";
import { preferencesFaults } from "#domain/people/preferences-faults.ts";
import { nothingSaid } from "#domain/people/taste-ports.ts";
import { momentOf } from "#domain/recommendation/cursor.ts";
import { joinSession, type Remembered } from "#domain/recommendation/join-verdicts.ts";
import { meaningOf } from "#domain/recommendation/meaning-of.ts";
import type { Session } from "#domain/recommendation/session.ts";
import { toldIn } from "#domain/recommendation/told-in.ts";
import type { Told } from "#domain/recommendation/wants.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";

export type Invalid = { readonly kind: "invalid"; readonly fields: Readonly<Record<string, FieldFault>> };

/** What the call says, else what the account of whoever calls says, else nothing. */
export async function toldBy(
  { people }: AccountPorts,
  { universe, preferences }: FitBody,
  caller: Pick<Caller, "personId"> | undefined,
): Promise<Result<Told, Invalid>> {
  if (preferences) return checked(universe, preferences);
  const person = caller && (await people.find(caller.personId));
  return accept(person ? toldIn(person.preferences, universe) : {});
}

/** `asOf` is the moment up to which what a member does counts; a visitor has none, and nothing is remembered of them. */
export type Known = {
  readonly told: Told;
  readonly verdicts: Verdicts;
  readonly remembered: Remembered;
  readonly asOf: Date | undefined;
  /** What admins say of the lists of whoever calls. */
  readonly overrides: Overrides;
  /** What is in season, and how much has faded, goes by it. */
  readonly now: Date;
};

/** What recommendations go by: this visit, and before it all that the account knows. */
export const sessionWith = (visit: Session, { verdicts, remembered, asOf, now }: Known): Session =>
  asOf ? joinSession(visit, verdicts, asOf, remembered) : { ...visit, now: now.getTime() };

/**
 * All of it that tells one list from another, for cursors. What was done until then is known by the moment the list
 * began, and reactions that were taken back by the lists of them.
 */
export const printOfSession = ({ evidence: _, now: __, settings, ...said }: Session): unknown =>
  settings ? [said, [...settings.traits], [...settings.gifts], settings.pauses] : said;

/**
 * All of it that chance goes by. Whatever a gift or a pause keeps out is in none of the lists: to say that there was
 * one, and when something was set, is to say nothing.
 */
export const chanceIn = ({
  evidence: _,
  now: __,
  settings,
  scopes = [],
  ...lists
}: Session): readonly string[] => [
  JSON.stringify([lists, scopes]),
  meaningOf(
    [...(settings?.traits ?? [])].map(([name, { value, isLocked }]) => `${name} ${value} ${isLocked}`),
  ),
];

/** The same, with what a member did and said about their taste until the list began. */
export async function knownOf(
  accounts: AccountPorts,
  body: FitBody & { readonly cursor?: string | undefined },
  caller: Pick<Caller, "personId"> | undefined,
): Promise<Result<Known, Invalid>> {
  const asks = caller && !body.preferences ? caller.personId : undefined;
  const now = accounts.now();
  const asOf = asks ? (momentOf(body.cursor ?? "") ?? now) : undefined;
  const { verdicts, preferences, ...remembered } = asks ? await accounts.taste.read(asks, asOf) : nothingSaid;
  const told = body.preferences
    ? checked(body.universe, body.preferences)
    : accept(preferences ? toldIn(preferences, body.universe) : {});
  const overrides = accounts.overridesFor(caller?.personId);
  return told.ok ? accept({ told: told.value, verdicts, remembered, asOf, overrides, now }) : told;
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
