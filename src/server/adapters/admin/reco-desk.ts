import type { Kysely } from "kysely";
import type { RecoDesk } from "#domain/admin/reco-ports.ts";
import { overrideStore } from "#storage/admin/override-store.ts";
import { rankerWeightsStore } from "#storage/ranker-weights-store.ts";
import type { Schema } from "#storage/schema.ts";

export type RecoParts = {
  readonly overrides: { readonly refresh: () => Promise<void> };
  readonly learning: Pick<RecoDesk, "featuresBy" | "servedId"> & { readonly refresh: () => Promise<void> };
};

export const recoDesk = (db: Kysely<Schema>, { overrides, learning }: RecoParts): RecoDesk => ({
  overrides: overrideStore(db),
  weights: rankerWeightsStore(db),
  refreshOverrides: overrides.refresh,
  refreshWeights: learning.refresh,
  featuresBy: learning.featuresBy,
  servedId: learning.servedId,
});
