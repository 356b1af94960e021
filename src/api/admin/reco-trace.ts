import type { Hono } from "hono";
import { previewReco, type TracedList, type TracedPick, traceReco } from "#contract/admin/reco.ts";
import type { RecommendationBody } from "#contract/recommendations.ts";
import type { RecoDesk } from "#domain/admin/reco-ports.ts";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import { type Person, universeOf } from "#domain/people/person.ts";
import type { Feature } from "#domain/recommendation/feature.ts";
import { featureName } from "#domain/recommendation/trace/feature-names.ts";
import { type TracedRow, traceList } from "#domain/recommendation/trace/trace-list.ts";
import type { FeatureFactors } from "#domain/recommendation/weigh-features.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { bind } from "../endpoint.ts";
import type { Refusal } from "../error-response.ts";
import { knownOf } from "../known-of.ts";
import type { ApiEnv, ApiPorts, Pictures } from "../ports.ts";
import { presentCard } from "../present/product.ts";
import { readRequest } from "../reco-request.ts";
import { factorFaults } from "./reco-weights.ts";

type Wanted = {
  readonly person?: Person | undefined;
  readonly preferences?: RecommendationBody["preferences"];
  readonly universe: Universe;
  readonly limit: number;
  readonly language: Language;
  readonly weights?: number | undefined;
  readonly factors?: FeatureFactors | undefined;
};

/** The list one person would get now, and why. It is nobody's list: nothing of it is written down. */
export function bindAdminTrace(app: Hono<ApiEnv>, ports: ApiPorts, desk: RecoDesk): void {
  const { accounts } = ports;

  bind(app, traceReco, async ({ query }, { language }) => {
    const { user, universe, limit, lang = language, weights } = query;
    const person = await accounts.people.find(user);
    if (!person) return refuse({ kind: "not_found" });
    const wanted = { person, universe: universe ?? universeOf(person), limit, language: lang, weights };
    return traced(ports, desk, wanted);
  });

  bind(app, previewReco, async ({ body }, { language }) => {
    const { user, preferences, limit, lang = language, weights, factors } = body;
    if (!user && !preferences) return refuse({ kind: "invalid", fields: { user: "required" } });
    if (user && preferences) return refuse({ kind: "invalid", fields: { preferences: "invalid" } });
    const person = user ? await accounts.people.find(user) : undefined;
    if (user && !person) return refuse({ kind: "not_found" });
    const universe = body.universe ?? (person && universeOf(person));
    if (!universe) return refuse({ kind: "invalid", fields: { universe: "required" } });
    return traced(ports, desk, { person, preferences, universe, limit, language: lang, weights, factors });
  });
}

async function traced(
  { accounts, catalogue, features, pictures }: ApiPorts,
  desk: RecoDesk,
  { person, preferences, universe, limit, language, weights, factors }: Wanted,
): Promise<Result<{ readonly answer: TracedList }, Refusal>> {
  const ranked = await rankedBy(desk, features, weights, factors);
  if (!ranked.ok) return ranked;
  const caller = person && { personId: person.id };
  const body = { universe, limit, ...(preferences && { preferences }) };
  const known = await knownOf(accounts, body, caller);
  const snapshot = catalogue.snapshot();
  const asked = known.ok ? readRequest(snapshot, body, known.value, caller) : known;
  if (!asked.ok) return asked;
  const { offered, left, picks } = traceList(snapshot, asked.value, ranked.value.features);
  const { wants, overrides } = asked.value;
  return accept({
    answer: {
      universe,
      user: person ? { id: person.id, email: person.email, firstname: person.profile.firstname } : null,
      openness: wants.openness,
      offered,
      left,
      weights_id: ranked.value.id,
      picks: picks.map((pick) => presentTraced(snapshot, pick, pictures, language)),
      hidden: [...(overrides?.hidden ?? [])],
    },
  });
}

/** What is served, unless other weights are named or tried. */
async function rankedBy(
  { weights, featuresBy, servedId }: RecoDesk,
  served: () => readonly Feature[],
  id: number | undefined,
  factors: FeatureFactors | undefined,
): Promise<Result<{ readonly id: number | null; readonly features: readonly Feature[] }, Refusal>> {
  if (factors) {
    const fields = factorFaults(factors);
    if (Object.keys(fields).length > 0) return refuse({ kind: "invalid", fields });
    return accept({ id: null, features: featuresBy(factors) });
  }
  if (id === undefined) return accept({ id: servedId() ?? null, features: served() });
  if (id === 0) return accept({ id: null, features: featuresBy({}) });
  const set = await weights.find(id);
  return set
    ? accept({ id, features: featuresBy(set.factors) })
    : refuse({ kind: "invalid", fields: { weights: "unknown" } });
}

function presentTraced(
  snapshot: Snapshot,
  pick: TracedRow,
  pictures: Pictures,
  language: Language,
): TracedPick {
  const { place, row, score, sources, features, rules, placeByScore, moved, stretch, override } = pick;
  return {
    place,
    product: presentCard(snapshot, row, pictures, language),
    score,
    sources: [...sources],
    features: features.map(({ says, key, ...rest }) => ({
      key,
      label: featureName(key)[language],
      ...rest,
      says: says?.[language] ?? null,
    })),
    rules: rules.map(({ rule, said }) => ({ rule, said: said[language] })),
    diversity: { place_by_score: placeByScore, said: moved?.[language] ?? null },
    stretch: stretch ? { reason: stretch.reason[language], propensity: stretch.propensity } : null,
    override: override && {
      action: override.action,
      until: override.until?.toISOString() ?? null,
      note: override.note,
    },
  };
}
