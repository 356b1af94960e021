import type { Hono } from "hono";
import { getFit, getHardReco, getReco, type RecommendationBody } from "#contract/recommendations.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Caller } from "#domain/people/person.ts";
import { countFit } from "#domain/recommendation/count-fit.ts";
import { writeCursor } from "#domain/recommendation/cursor.ts";
import { neutralFeatures } from "#domain/recommendation/neutral-features.ts";
import { type Recommended, recommend, recommendHard } from "#domain/recommendation/recommend.ts";
import { wantsOf } from "#domain/recommendation/wants.ts";
import type { Language } from "#vocabulary/language.ts";
import type { ListKind } from "#vocabulary/reco-list.ts";
import { accept } from "#vocabulary/result.ts";
import { bind } from "./endpoint.ts";
import { knownOf, toldBy } from "./known-of.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentPick } from "./present/recommendation.ts";
import { type Asked, readNeutral, readRequest } from "./reco-request.ts";

export function bindRecommendations(
  app: Hono<ApiEnv>,
  { accounts, catalogue, features, pictures, observeRecommendation, reportFault }: ApiPorts,
): void {
  bind(app, getReco, async ({ body }, call) => {
    const snapshot = catalogue.snapshot();
    if (body.neutral) {
      const asked = readNeutral(snapshot, body, accounts.overridesFor(call.caller?.personId));
      if (!asked.ok) return asked;
      const choose = () => recommendHard(snapshot, asked.value, neutralFeatures);
      const { relaxations: _, ...chosen } = timed("neutral", body, choose);
      return accept({
        answer: await answer(snapshot, chosen, asked.value, { ...call, body, kind: "neutral" }),
      });
    }
    const known = await knownOf(accounts, body, call.caller);
    const asked = known.ok ? readRequest(snapshot, body, known.value, call.caller) : known;
    if (!asked.ok) return asked;
    const chosen = timed("reco", body, () => recommend(snapshot, asked.value, features()));
    return accept({ answer: await answer(snapshot, chosen, asked.value, { ...call, body, kind: "reco" }) });
  });

  bind(app, getHardReco, async ({ body }, call) => {
    const known = await knownOf(accounts, body, call.caller);
    const snapshot = catalogue.snapshot();
    const asked = known.ok ? readRequest(snapshot, body, known.value) : known;
    if (!asked.ok) return asked;
    const choose = () => recommendHard(snapshot, asked.value, features());
    const { relaxations, ...chosen } = timed("hard", body, choose);
    const page = await answer(snapshot, chosen, asked.value, { ...call, body, kind: "hard" });
    return accept({ answer: { ...page, relaxations: [...relaxations] } });
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

  function timed<Value>(kind: ListKind, { surface }: RecommendationBody, choose: () => Value): Value {
    const started = performance.now();
    const chosen = choose();
    observeRecommendation?.(kind, surface ?? "other", (performance.now() - started) / 1000);
    return chosen;
  }

  type Call = {
    readonly requestId: string;
    readonly caller: Caller | undefined;
    readonly language: Language;
    readonly body: RecommendationBody;
    readonly kind: ListKind;
  };

  async function answer(
    snapshot: Snapshot,
    { picks, ranked, next }: Recommended,
    { question, asOf, from }: Asked,
    { requestId, caller, language, body, kind }: Call,
  ) {
    // A list that somebody tries out with other preferences is not theirs.
    const id = caller && !body.preferences ? accounts.secrets.newId() : null;
    if (caller && id) {
      const kept = accounts.lists.add(caller.personId, {
        id,
        kind,
        universe: body.universe,
        surface: body.surface ?? null,
        start: from,
        products: picks.map(({ row }) => snapshot.ids[row] ?? 0),
        readings: { ranked, values: picks.map(({ values }) => values) },
        stretches: picks.flatMap(({ row, stretch }) =>
          stretch
            ? [{ product: snapshot.ids[row] ?? 0, ...stretch.arm, propensity: stretch.propensity }]
            : [],
        ),
        at: accounts.now(),
      });
      // Nobody waits for it: it is asked for when people have looked at the pieces, and a list that could not be
      // written down is still a list.
      kept.catch((error) => reportFault(error, requestId));
    }
    const products = picks.map((pick) => presentPick(snapshot, pick, pictures, body.lang ?? language));
    return {
      list_id: id,
      products,
      next_cursor: next === undefined ? null : writeCursor({ from: next, asOf }, question),
    };
  }
}
