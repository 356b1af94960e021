import { type Leaf, leavesOf } from "#vocabulary/category.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { byLeaf } from "../traits/trait-facts.ts";

/** How much of each category a shop hangs; 1 when not named. */
const shares: Readonly<Record<string, number>> = {
  "A.1.1": 1.7,
  "A.1.3": 1.6,
  "men A.1.2": 1.1,
  "women A.1.2": 1.3,
  "A.2.1": 1.6,
  "A.2.2": 1.2,
  "A.2.3": 1.2,
  "A.3.1": 1.6,
  "A.3.3": 1.3,
  "A.4.1": 1.2,
  "A.5.1": 1.3,
  "A.5.2": 0.9,
  "A.6.2": 0.6,
  "A.6.3": 0.6,
  "A.7": 1.3,
  "A.8.3": 0.8,
  "A.9.2": 0.7,
  "A.9.3": 0.7,
  "B.1.1": 1.8,
  "B.1.2": 0.8,
  "B.2.1": 1.2,
  "B.3.1": 1.3,
  "men B.2.3": 0.6,
  "C.1.3": 1.4,
  "C.2": 0.7,
  "D.4.1": 0.7,
  "D.5": 0.8,
  "E.1.1": 0.9,
  "E.2": 0.8,
  "men E.2.4": 0.5,
  "F.1.3": 0.8,
  "F.2.2": 0.6,
  "G.1": 1,
};

export interface Place {
  readonly universe: Universe;
  readonly leaf: Leaf;
  readonly count: number;
}

/** How many pieces of each category make a catalogue of this size; every category has one as soon as it can. */
export function planLeaves(size: number): readonly Place[] {
  const places = universes.flatMap((universe) =>
    leavesOf(universe).map((leaf) => ({ universe, leaf, share: byLeaf(shares, { universe, leaf }) ?? 1 })),
  );
  const sum = places.reduce((total, { share }) => total + share, 0);
  const exact = places.map((place) => (place.share / sum) * size);
  const whole = exact.map(Math.floor);
  // What rounding down left over goes to those that lost most by it.
  const order = exact.map((value, i) => [value - Math.floor(value), i] as const);
  order.sort(([a, i], [b, j]) => b - a || i - j);
  const left = size - whole.reduce((total, count) => total + count, 0);
  for (const [, i] of order.slice(0, left)) whole[i] = (whole[i] ?? 0) + 1;
  return places.map(({ universe, leaf }, i) => ({ universe, leaf, count: whole[i] ?? 0 }));
}
