import type { Feature } from "./feature.ts";

/** How many times as much as set by hand each feature counts, by its key; who is not named counts as it is. */
export type FeatureFactors = Readonly<Record<string, number>>;

/**
 * The same features with other weights. A score stays the mean of what is said, so whatever the factors are it is 0 to
 * 100 and the sum of its reasons; and locks go by what is read, which they do not touch.
 */
export const weighFeatures = (features: readonly Feature[], factors: FeatureFactors): readonly Feature[] =>
  features.map((feature) => {
    const factor = factors[feature.key] ?? 1;
    if (factor === 1) return feature;
    return {
      ...feature,
      weight: factor * feature.weight,
      open: (snapshot, wants, session) => {
        const reading = feature.open(snapshot, wants, session);
        // Some know how much they count only once they have looked at the person.
        const byHand = reading?.weight ?? feature.weight;
        return reading && { ...reading, weight: factor * byHand, byHand };
      },
    };
  });
