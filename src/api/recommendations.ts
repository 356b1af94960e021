import type { Hono } from "hono";
import type { FieldFault } from "#contract/errors.ts";
import { getHardReco, getReco, type RecommendationBody } from "#contract/recommendations.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { preferencesFaults } from "#domain/people/preferences-faults.ts";
import { readCursor, writeCursor } from "#domain/recommendation/cursor.ts";
import {
  type Recommended,
  type Request,
  recommend,
  recommendHard,
} from "#domain/recommendation/recommend.ts";
import { wantsOf } from "#domain/recommendation/wants.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentPick } from "./present/recommendation.ts";

export function bindRecommendations(app: Hono<ApiEnv>, { catalogue, pictures }: ApiPorts): void {
  bind(app, getReco, async ({ body }, { language }) => {
    const snapshot = catalogue.snapshot();
    const asked = readRequest(snapshot, body);
    if (!asked.ok) return asked;
    return accept({ answer: present(snapshot, recommend(snapshot, asked.value), body, language) });
  });

  bind(app, getHardReco, async ({ body }, { language }) => {
    const snapshot = catalogue.snapshot();
    const asked = readRequest(snapshot, body);
    if (!asked.ok) return asked;
    const { relaxations, ...chosen } = recommendHard(snapshot, asked.value);
    const answer = present(snapshot, chosen, body, language);
    return accept({ answer: { ...answer, relaxations: [...relaxations] } });
  });

  function present(snapshot: Snapshot, { picks, next }: Recommended, body: Body, language: Language) {
    const lang = body.lang ?? language;
    return {
      products: picks.map((pick) => presentPick(snapshot, pick, pictures, lang)),
      next_cursor: next === undefined ? null : writeCursor(next, questionOf(body)),
    };
  }
}

type Body = RecommendationBody;
type Invalid = { readonly kind: "invalid"; readonly fields: Readonly<Record<string, FieldFault>> };

function readRequest(snapshot: Snapshot, body: Body): Result<Request, Invalid> {
  const { universe, preferences = {}, session = {}, limit, cursor } = body;
  // A brand that has left the catalogue since is no fault of whoever followed it.
  const faults = Object.entries(preferencesFaults(universe, preferences, () => true));
  if (faults.length > 0)
    return refuse({
      kind: "invalid",
      fields: Object.fromEntries(faults.map(([field, fault]) => [`preferences.${field}`, fault])),
    });
  const from = cursor === undefined ? 0 : readCursor(cursor, questionOf(body));
  if (from === undefined) return refuse({ kind: "invalid", fields: { cursor: "unknown" } });
  const { liked = [], disliked = [], seen = [] } = session;
  const wants = wantsOf(snapshot, universe, preferences);
  return accept({ wants, session: { liked, disliked, seen }, from, limit });
}

/** All that decides which list it is; how much of it and in which words does not. */
const questionOf = ({ universe, preferences, session }: Body): string =>
  JSON.stringify([universe, preferences, session]);
