import type { RecoDesk } from "#domain/admin/reco-ports.ts";
import { overrideStore } from "#storage/admin/override-store.ts";
import type { OpenDatabase } from "#storage/open-database.ts";
import { rankerWeightsStore } from "#storage/ranker-weights-store.ts";

export type RecoParts = {
  readonly overrides: { readonly refresh: () => Promise<void> };
  readonly learning: Pick<RecoDesk, "featuresBy" | "servedId"> & { readonly refresh: () => Promise<void> };
};

export const recoDesk = ({ db }: Pick<OpenDatabase, "db">, { overrides, learning }: RecoParts): RecoDesk => ({
  overrides: overrideStore(db),
  weights: rankerWeightsStore(db),
  refreshOverrides: overrides.refresh,
  refreshWeights: learning.refresh,
  featuresBy: learning.featuresBy,
  servedId: learning.servedId,
});
