import { adder, affinityOf } from "../affinity.ts";
import { oneTrait } from "../correct-reading.ts";
import { byDesign, designsOf } from "../designs.ts";
import type { Feature } from "../feature.ts";
import { unlikeTurnedDown } from "../words.ts";

/** So much against a piece, and nothing speaks for it here. */
const most = 1.5;

/** Far from what someone tends to turn down; opened by the first thing they do. */
export const unlike: Feature = {
  key: "unlike",
  weight: 14,
  editable: true,
  effort: 8,
  open(snapshot, { universe }, session) {
    const weighing = affinityOf(snapshot, universe, session);
    if (!weighing.weights.some((weight) => weight < 0)) return undefined;
    const add = adder(
      snapshot,
      weighing,
      weighing.weights.map((weight) => Math.max(0, -weight)),
    );
    const designs = designsOf(snapshot);
    const against = (row: number): number => {
      const sums = new Float64Array(1);
      add.add(Uint32Array.of(designs.ofRow[row] ?? 0), sums);
      return sums[0] ?? 0;
    };
    return oneTrait(
      {
        ...byDesign(designs, (some, values) => {
          add.add(some, values);
          leftOver(values, 0, values.length);
        }),
        mostIn(groups) {
          const values = add.least(groups);
          leftOver(values, groups.first, groups.end);
          return values;
        },
        says: (row) => unlikeTurnedDown[against(row) === 0 ? "nothing" : "little"],
      },
      "unlike",
    );
  },
};

/** What all that speaks against them leaves. */
function leftOver(values: Float64Array, start: number, end: number): void {
  for (let i = start; i < end; i++) values[i] = Math.max(0, 1 - (values[i] ?? 0) / most);
}
