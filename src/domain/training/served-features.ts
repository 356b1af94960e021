import { contentFeatures, featuresWith } from "../recommendation/content-features.ts";
import type { Feature } from "../recommendation/feature.ts";
import { type FeatureFactors, weighFeatures } from "../recommendation/weigh-features.ts";
import { neighboursIn } from "./neighbours-in.ts";
import type { NeighbourTable } from "./train-neighbours.ts";

/** All that was learned from everybody; a value, so that one can take the place of another whole. */
export interface Learned {
  readonly neighbours?: NeighbourTable | undefined;
  readonly factors?: FeatureFactors | undefined;
}

/** What lists are ranked by. Before anything was learned, by what is set by hand. */
export function servedFeatures({ neighbours, factors = {} }: Learned): readonly Feature[] {
  return weighFeatures(neighbours ? featuresWith(neighboursIn(neighbours)) : contentFeatures, factors);
}
