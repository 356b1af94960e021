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
          for (let i = 0; i < values.length; i++) values[i] = Math.max(0, 1 - (values[i] ?? 0) / most);
        }),
        mostIn(groups) {
          const values = add.least(groups);
          for (let group = groups.first; group < groups.end; group++)
            values[group] = Math.max(0, 1 - (values[group] ?? 0) / most);
          return values;
        },
        says: (row) => unlikeTurnedDown[against(row) === 0 ? "nothing" : "little"],
      },
      "unlike",
    );
  },
};
