import type { Hono } from "hono";
import { addWeights, type RankerWeightsAnswer, readWeights, serveWeights } from "#contract/admin/reco.ts";
import type { FieldFault } from "#contract/errors.ts";
import type { RecoDesk } from "#domain/admin/reco-ports.ts";
import { featureName, knownFeatures } from "#domain/recommendation/trace/feature-names.ts";
import type { FeatureFactors } from "#domain/recommendation/weigh-features.ts";
import type { Language } from "#vocabulary/language.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { bind } from "../endpoint.ts";
import type { ApiEnv, ApiPorts } from "../ports.ts";

/** The latest that are told. */
const mostSets = 100;

/** What lists are ranked by, for everyone. */
export function bindAdminWeights(
  app: Hono<ApiEnv>,
  { accounts }: ApiPorts,
  { weights, refreshWeights }: RecoDesk,
): void {
  bind(app, readWeights, async ({ query }, { language }) =>
    accept({ answer: await answer(query.lang ?? language) }),
  );

  bind(app, addWeights, async ({ body: { factors, note } }, { caller, language }) => {
    const faults = factorFaults(factors);
    if (Object.keys(factors).length === 0)
      return refuse({ kind: "invalid", fields: { factors: "required" } });
    if (Object.keys(faults).length > 0) return refuse({ kind: "invalid", fields: faults });
    await weights.addByAdmin(factors, { actorId: caller.personId, at: accounts.now(), note });
    await refreshWeights();
    return accept({ answer: await answer(language) });
  });

  bind(app, serveWeights, async ({ body: { id, held, note } }, { caller, language }) => {
    const by = { actorId: caller.personId, at: accounts.now(), note };
    if (!(await weights.serve(id, held, by))) return refuse({ kind: "invalid", fields: { id: "unknown" } });
    await refreshWeights();
    return accept({ answer: await answer(language) });
  });

  async function answer(language: Language): Promise<RankerWeightsAnswer> {
    const [served, sets] = await Promise.all([weights.served(), weights.list(mostSets)]);
    return {
      served: served?.weights?.id ?? null,
      since: served?.since.toISOString() ?? null,
      held: served?.isHeld ?? false,
      features: knownFeatures.map(({ key, weight }) => ({ key, label: featureName(key)[language], weight })),
      sets: sets.map(({ id, madeAt, madeBy, note, factors, basis, servedAt }) => ({
        id,
        made_at: madeAt.toISOString(),
        made_by: madeBy,
        note,
        factors: { ...factors },
        basis: basis && { ...basis },
        served_at: servedAt.map((at) => at.toISOString()),
      })),
    };
  }
}

/** Only what exists can count, and something has to. */
export function factorFaults(factors: FeatureFactors): Readonly<Record<string, FieldFault>> {
  const keys = new Set(knownFeatures.map(({ key }) => key));
  const unknown = Object.keys(factors).filter((key) => !keys.has(key));
  if (unknown.length > 0)
    return Object.fromEntries(unknown.map((key) => [`factors.${key}`, "unknown" as const]));
  return knownFeatures.every(({ key }) => factors[key] === 0) ? { factors: "invalid" } : {};
}
