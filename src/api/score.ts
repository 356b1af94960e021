import type { Hono } from "hono";
import { scoreProduct } from "#contract/score.ts";
import { rowOf, universeAt } from "#domain/catalogue/snapshot.ts";
import { joinBrands } from "#domain/recommendation/join-verdicts.ts";
import { scoreOne } from "#domain/recommendation/score-one.ts";
import { sessionOf } from "#domain/recommendation/session.ts";
import { wantsOf } from "#domain/recommendation/wants.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "./endpoint.ts";
import { knownOf, sessionWith } from "./known-of.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";

export function bindScore(app: Hono<ApiEnv>, { accounts, catalogue, features }: ApiPorts): void {
  bind(app, scoreProduct, async ({ body }, { caller, language }) => {
    const { id, preferences, session = {} } = body;
    if (!caller && !preferences) return refuse({ kind: "no_token" });
    const snapshot = catalogue.snapshot();
    const row = rowOf(snapshot, id);
    if (row < 0) return refuse({ kind: "not_found" });
    const universe = universeAt(snapshot, row);
    if (body.universe && body.universe !== universe)
      return refuse({ kind: "invalid", fields: { universe: "invalid" } });
    const known = await knownOf(accounts, { universe, preferences }, caller);
    if (!known.ok) return known;
    const { told, verdicts } = known.value;
    const visit = sessionOf(session);
    const { score, reasons, failed } = scoreOne(
      snapshot,
      row,
      wantsOf(snapshot, universe, joinBrands(told, verdicts, snapshot, visit)),
      sessionWith(visit, known.value),
      features(),
    );
    const lang = body.lang ?? language;
    return accept({
      answer: {
        id,
        score,
        hard_pass: failed.length === 0,
        failed: [...failed],
        reasons: reasons.map((reason) => ({ ...reason, label: reason.label[lang] })),
      },
    });
  });
}
