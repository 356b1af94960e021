import type { Hono } from "hono";
import type { FieldFault } from "#contract/errors.ts";
import {
  type FitBody,
  getFit,
  getHardReco,
  getReco,
  type RecommendationBody,
} from "#contract/recommendations.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { noVerdicts, type Verdicts } from "#domain/people/activity.ts";
import type { Caller } from "#domain/people/person.ts";
import { preferencesFaults } from "#domain/people/preferences-faults.ts";
import { countFit } from "#domain/recommendation/count-fit.ts";
import { momentOf, readCursor, writeCursor } from "#domain/recommendation/cursor.ts";
import { joinBrands, joinSession } from "#domain/recommendation/join-verdicts.ts";
import {
  type Recommended,
  type Request,
  recommend,
  recommendHard,
} from "#domain/recommendation/recommend.ts";
import { toldIn } from "#domain/recommendation/told-in.ts";
import { type Told, wantsOf } from "#domain/recommendation/wants.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentPick } from "./present/recommendation.ts";

export function bindRecommendations(app: Hono<ApiEnv>, { accounts, catalogue, pictures }: ApiPorts): void {
  bind(app, getReco, async ({ body }, { caller, language }) => {
    const known = await knownOf(body, caller);
    const snapshot = catalogue.snapshot();
    const asked = known.ok ? readRequest(snapshot, body, known.value) : known;
    if (!asked.ok) return asked;
    return accept({
      answer: present(snapshot, recommend(snapshot, asked.value), asked.value, body, language),
    });
  });

  bind(app, getHardReco, async ({ body }, { caller, language }) => {
    const known = await knownOf(body, caller);
    const snapshot = catalogue.snapshot();
    const asked = known.ok ? readRequest(snapshot, body, known.value) : known;
    if (!asked.ok) return asked;
    const { relaxations, ...chosen } = recommendHard(snapshot, asked.value);
    const answer = present(snapshot, chosen, asked.value, body, language);
    return accept({ answer: { ...answer, relaxations: [...relaxations] } });
  });

  bind(app, getFit, async ({ body }, { caller }) => {
    const told = await toldBy(body, caller);
    if (!told.ok) return told;
    const snapshot = catalogue.snapshot();
    const { products, inBudget, inBudgetAndSize } = countFit(
      snapshot,
      wantsOf(snapshot, body.universe, told.value),
    );
    return accept({ answer: { products, in_budget: inBudget, in_budget_and_size: inBudgetAndSize } });
  });

  /** What the call says, else what the account of whoever calls says, else nothing. */
  async function toldBy(
    { universe, preferences }: FitBody,
    caller: Caller | undefined,
  ): Promise<Result<Told, Invalid>> {
    if (preferences) return checked(universe, preferences);
    const person = caller && (await accounts.people.find(caller.personId));
    return accept(person ? toldIn(person.preferences, universe) : {});
  }

  /** The same, with what a member said of products until the list began. */
  async function knownOf(
    body: RecommendationBody,
    caller: Caller | undefined,
  ): Promise<Result<Known, Invalid>> {
    const asks = caller && !body.preferences ? caller.personId : undefined;
    const asOf = asks ? (momentOf(body.cursor ?? "") ?? accounts.now()) : undefined;
    const [told, verdicts] = await Promise.all([
      toldBy(body, caller),
      asks ? accounts.reactions.verdicts(asks, asOf) : noVerdicts,
    ]);
    return told.ok ? accept({ told: told.value, verdicts, asOf }) : told;
  }

  function present(
    snapshot: Snapshot,
    { picks, next }: Recommended,
    { question, asOf }: Asked,
    body: RecommendationBody,
    language: Language,
  ) {
    const lang = body.lang ?? language;
    return {
      products: picks.map((pick) => presentPick(snapshot, pick, pictures, lang)),
      next_cursor: next === undefined ? null : writeCursor({ from: next, asOf }, question),
    };
  }
}

type Invalid = { readonly kind: "invalid"; readonly fields: Readonly<Record<string, FieldFault>> };

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

/** All that decides which list it is is the question; how much of it and in which words is not. */
type Asked = Request & { readonly question: string; readonly asOf: Date | undefined };

/** `asOf` is the moment up to which a member's reactions count; a visitor has none. */
type Known = { readonly told: Told; readonly verdicts: Verdicts; readonly asOf: Date | undefined };

function readRequest(
  snapshot: Snapshot,
  body: RecommendationBody,
  { told, verdicts, asOf }: Known,
): Result<Asked, Invalid> {
  const { universe, limit, cursor } = body;
  const { liked = [], disliked = [], seen = [] } = body.session ?? {};
  const session = joinSession({ liked, disliked, seen }, verdicts, asOf);
  const whole = joinBrands(told, verdicts, snapshot);
  const question = JSON.stringify([universe, whole, session]);
  const from = cursor === undefined ? 0 : readCursor(cursor, question);
  if (from === undefined) return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
  const wants = wantsOf(snapshot, universe, whole);
  return accept({ wants, session, from, limit, question, asOf });
}
