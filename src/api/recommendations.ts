import type { Hono } from "hono";
import { getFit, getHardReco, getReco, type RecommendationBody } from "#contract/recommendations.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { countFit } from "#domain/recommendation/count-fit.ts";
import { readCursor, writeCursor } from "#domain/recommendation/cursor.ts";
import { joinBrands, joinSession } from "#domain/recommendation/join-verdicts.ts";
import {
  type Recommended,
  type Request,
  recommend,
  recommendHard,
} from "#domain/recommendation/recommend.ts";
import { sessionOf } from "#domain/recommendation/session.ts";
import { wantsOf } from "#domain/recommendation/wants.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { bind } from "./endpoint.ts";
import { type Invalid, type Known, knownOf, toldBy } from "./known-of.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentPick } from "./present/recommendation.ts";

export function bindRecommendations(app: Hono<ApiEnv>, { accounts, catalogue, pictures }: ApiPorts): void {
  bind(app, getReco, async ({ body }, { caller, language }) => {
    const known = await knownOf(accounts, body, caller);
    const snapshot = catalogue.snapshot();
    const asked = known.ok ? readRequest(snapshot, body, known.value) : known;
    if (!asked.ok) return asked;
    return accept({
      answer: present(snapshot, recommend(snapshot, asked.value), asked.value, body, language),
    });
  });

  bind(app, getHardReco, async ({ body }, { caller, language }) => {
    const known = await knownOf(accounts, body, caller);
    const snapshot = catalogue.snapshot();
    const asked = known.ok ? readRequest(snapshot, body, known.value) : known;
    if (!asked.ok) return asked;
    const { relaxations, ...chosen } = recommendHard(snapshot, asked.value);
    const answer = present(snapshot, chosen, asked.value, body, language);
    return accept({ answer: { ...answer, relaxations: [...relaxations] } });
  });

  bind(app, getFit, async ({ body }, { caller }) => {
    const told = await toldBy(accounts, body, caller);
    if (!told.ok) return told;
    const snapshot = catalogue.snapshot();
    const { products, inBudget, inBudgetAndSize } = countFit(
      snapshot,
      wantsOf(snapshot, body.universe, told.value),
    );
    return accept({ answer: { products, in_budget: inBudget, in_budget_and_size: inBudgetAndSize } });
  });

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

/** All that decides which list it is is the question; how much of it and in which words is not. */
type Asked = Request & { readonly question: string; readonly asOf: Date | undefined };

function readRequest(
  snapshot: Snapshot,
  body: RecommendationBody,
  { told, verdicts, asOf }: Known,
): Result<Asked, Invalid> {
  const { universe, limit, cursor } = body;
  const visit = sessionOf(body.session ?? {});
  const session = joinSession(visit, verdicts, asOf);
  const whole = joinBrands(told, verdicts, snapshot, visit);
  const question = JSON.stringify([universe, whole, session]);
  const from = cursor === undefined ? 0 : readCursor(cursor, question);
  if (from === undefined) return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
  const wants = wantsOf(snapshot, universe, whole);
  return accept({ wants, session, from, limit, question, asOf });
}
