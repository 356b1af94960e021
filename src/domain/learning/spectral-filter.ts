import { openRowSpace, wholeSteps } from "./row-space.ts";
import type { Spectrum } from "./spectrum.ts";

/** What somebody has: items and how much each counts. */
export interface Held {
  readonly items: ArrayLike<number>;
  readonly weights: ArrayLike<number>;
}

interface SpectralFilter {
  /** How many people are scored at a time. */
  readonly batch: number;
  /** Adds to the scores of each what the strongest directions say of it. */
  readonly addScores: (people: readonly Held[], scores: readonly Float32Array[]) => void;
}

interface SpectralWishes {
  /** What an item counts by when somebody has it, and when it is scored. */
  readonly from: Float32Array;
  readonly to: Float32Array;
  /** How much a direction counts, by its strength. */
  readonly pass: (strength: number) => number;
}

/** Looks at what people have in the strongest directions only, and back: what is left over is chance. */
export function spectralFilter(
  { rank, strengths, vectors }: Spectrum,
  { from, to, pass }: SpectralWishes,
): SpectralFilter {
  const batch = 16;
  const width = wholeSteps(rank);
  const items = vectors.length / rank;
  const space = openRowSpace(4 * (items * (width + batch) + width * batch) + 4096);
  const back = space.dense(items, width);
  const [image, scored] = [space.dense(width, batch), space.dense(items, batch)];
  const gains = Float64Array.from(strengths, pass);
  for (let item = 0; item < items; item++)
    for (let i = 0; i < rank; i++)
      back.numbers[item * width + i] = (vectors[item * rank + i] ?? 0) * (to[item] ?? 0);
  const look = ({ items: held, weights }: Held, place: number): void => {
    for (let k = 0; k < held.length; k++) {
      const item = held[k] ?? 0;
      const weight = (weights[k] ?? 0) * (from[item] ?? 0);
      for (let i = 0; i < rank; i++) {
        const at = i * batch + place;
        image.numbers[at] =
          (image.numbers[at] ?? 0) + weight * (gains[i] ?? 0) * (vectors[item * rank + i] ?? 0);
      }
    }
  };
  return {
    batch,
    addScores(people, scores) {
      image.numbers.fill(0);
      scored.numbers.fill(0);
      for (const [place, held] of people.entries()) look(held, place);
      space.addDenseProduct(back, image, scored);
      for (const [place, own] of scores.entries())
        for (let item = 0; item < items; item++)
          own[item] = (own[item] ?? 0) + (scored.numbers[item * batch + place] ?? 0);
    },
  };
}
