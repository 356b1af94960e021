import type { RecommendationBody } from "#contract/recommendations.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { type Overrides, printOfOverrides } from "#domain/people/overrides.ts";
import type { Caller } from "#domain/people/person.ts";
import { readCursor, seedOf } from "#domain/recommendation/cursor.ts";
import { joinBrands } from "#domain/recommendation/join-verdicts.ts";
import { meaningOf } from "#domain/recommendation/meaning-of.ts";
import type { Request } from "#domain/recommendation/recommend.ts";
import { type Session, sessionOf } from "#domain/recommendation/session.ts";
import { wantsOf } from "#domain/recommendation/wants.ts";
import { isCounted } from "#domain/taste/is-counted.ts";
import { listBounds } from "#vocabulary/reco-list.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { chanceIn, type Invalid, type Known, printOfSession, sessionWith } from "./known-of.ts";

/** All that decides which list it is is the question; how much of it and in which words is not. */
export type Asked = Request & { readonly question: string; readonly asOf: Date | undefined };

/** For whoever calls by name, what they saw of late is left out as well. */
export function readRequest(
  snapshot: Snapshot,
  { universe, limit, cursor, session: told }: RecommendationBody,
  known: Known,
  caller?: Pick<Caller, "personId">,
): Result<Asked, Invalid> {
  const visit = sessionOf(told ?? {});
  const joined = sessionWith(visit, known);
  const session = caller ? { ...joined, seen: [...seenOfLate(known), ...joined.seen] } : joined;
  const whole = joinBrands(known.told, known.verdicts, snapshot, visit);
  const { overrides } = known;
  const meaning = meaningOf(whole);
  const question = JSON.stringify([
    universe,
    meaning,
    printOfSession(session),
    ...printOfOverrides(overrides),
  ]);
  const from = cursor === undefined ? 0 : readCursor(cursor, question);
  if (from === undefined) return wrongCursor;
  return accept({
    wants: wantsOf(snapshot, universe, whole),
    session,
    from,
    limit,
    met: metIn(visit),
    // Two people who told the same are not tried the same on; and what admins do changes nothing of what is tried.
    seed: seedOf([caller?.personId, universe, meaning, ...chanceIn(session)].join(" ")),
    overrides,
    question,
    asOf: known.asOf,
  });
}

/** Nobody in particular: of the visit only what was met counts, so that it is not shown again. */
export function readNeutral(
  snapshot: Snapshot,
  { universe, limit, cursor, session: told }: RecommendationBody,
  overrides: Overrides,
): Result<Asked, Invalid> {
  const { liked, disliked, seen } = sessionOf(told ?? {});
  const session = { liked, disliked, seen };
  const question = JSON.stringify([universe, "neutral", session, ...printOfOverrides(overrides)]);
  const from = cursor === undefined ? 0 : readCursor(cursor, question);
  if (from === undefined) return wrongCursor;
  const wants = wantsOf(snapshot, universe, {});
  return accept({ wants, session, from, limit, question, overrides, asOf: undefined });
}

const wrongCursor = refuse<Invalid>({ kind: "invalid", fields: { cursor: "unknown" } });

/** The cards of this visit, each once: what openness promises goes on after them. */
const metIn = ({ liked, disliked, seen }: Session): number => new Set([...liked, ...disliked, ...seen]).size;

const dayMs = 86_400_000;

/**
 * As it was known when the list began, so that reading on does not change it. What is pinned comes again all the same,
 * and so does what somebody else saw; a gift that was seen does not.
 */
function seenOfLate({ remembered, asOf, overrides }: Known): readonly number[] {
  const { evidence, settings, seenEarlier = [] } = remembered;
  const since = (asOf?.getTime() ?? 0) - listBounds.seenDays * dayMs;
  const counts = isCounted({ ...settings, gifts: new Set() });
  const late = [...seenEarlier, ...evidence].filter(
    (one) => one.kind === "product_seen" && one.at > since && counts(one),
  );
  const pinned = new Set(overrides.pinned);
  return [...new Set(late.map(({ product }) => product))].filter((id) => !pinned.has(id));
}
