import { axisCount } from "../catalogue/columns.ts";
import type { Bilingual } from "../catalogue/product.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { ofStyle, wholly } from "../taste/of-style.ts";
import { layersBy } from "./correct-reading.ts";
import { byDesign, designsOf, traitBytes } from "./designs.ts";
import type { Reading } from "./feature.ts";

/** What is left open of a match after an axis of this score. */
const rest = ofStyle.map((match) => 1 - match);

/**
 * How much a piece is of any of these axes. One that is wholly there is enough, several in part add up, and
 * another axis never takes anything away.
 */
export const matchStyles = (
  snapshot: Snapshot,
  key: string,
  axes: readonly number[],
  words: Words,
): Reading | undefined => (axes.length === 0 ? undefined : matchAny(snapshot, key, axes, words, () => 1));

function numbersFrom(first: number, end: number): Uint32Array {
  const numbers = new Uint32Array(end - first);
  for (let i = 0; i < numbers.length; i++) numbers[i] = first + i;
  return numbers;
}

/** What any of these axes make together, where each place has its scores at every so many bytes. */
function addMatch(
  step: number,
  axes: Uint8Array,
  scores: Uint8Array,
  stride: number,
  places: Uint32Array,
  values: Float64Array,
): void {
  for (let i = 0; i < places.length; i++) {
    const start = (places[i] ?? 0) * stride;
    let open = 1;
    for (let j = 0; j < axes.length; j++) open *= rest[scores[start + (axes[j] ?? 0)] ?? 0] ?? 1;
    values[i] = (values[i] ?? 0) + step * (1 - open);
  }
}

type Words = (axis: number, wholly: boolean) => Bilingual;

function matchAny(
  snapshot: Snapshot,
  key: string,
  axes: readonly number[],
  words: Words,
  factorOf: (trait: string) => number,
): Reading {
  const designs = designsOf(snapshot);
  const { ofRow, traits } = designs;
  const factors = new Map(axes.map((axis) => [axis, factorOf(`${key}:${axis}`)]));
  const layers = layersBy(axes, (axis) => factors.get(axis) ?? 1).map(({ step, items }) => ({
    step,
    axes: Uint8Array.from(items, (axis) => axis - 1),
  }));
  const scoreOf = (row: number, axis: number) => traits[(ofRow[row] ?? 0) * traitBytes + axis - 1] ?? 0;
  /** The axis that makes most of the match. */
  const bestOf = (row: number): number => {
    let best = axes[0] ?? 1;
    let bestMade = -1;
    let bestScore = -1;
    for (const axis of axes) {
      const score = scoreOf(row, axis);
      const made = (factors.get(axis) ?? 1) * (1 - (rest[score] ?? 1));
      const isBetter =
        made !== bestMade ? made > bestMade : score !== bestScore ? score > bestScore : axis < best;
      if (!isBetter) continue;
      best = axis;
      bestMade = made;
      bestScore = score;
    }
    return best;
  };
  const match = (scores: Uint8Array, stride: number, places: Uint32Array, values: Float64Array): void => {
    values.fill(0);
    for (const { step, axes } of layers) addMatch(step, axes, scores, stride, places, values);
  };
  return {
    ...byDesign(designs, (some, values) => match(traits, traitBytes, some, values)),
    mostIn({ count, first, end, styles: highest }) {
      const values = new Float64Array(count);
      match(highest, axisCount, numbersFrom(first, end), values.subarray(first, end));
      return values;
    },
    says(row) {
      const best = bestOf(row);
      return words(best, scoreOf(row, best) >= wholly);
    },
    trait: (row) => `${key}:${bestOf(row)}`,
    traits: () => axes.map((axis) => `${key}:${axis}`),
    correct: (again) => matchAny(snapshot, key, axes, words, again),
  };
}
