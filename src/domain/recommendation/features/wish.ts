import type { Leaf } from "#vocabulary/category.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { wishesOf } from "#vocabulary/wish.ts";
import { leafCodes } from "../../catalogue/columns.ts";
import { leafAt } from "../../catalogue/snapshot.ts";
import { traitByCode } from "../correct-reading.ts";
import type { Feature } from "../feature.ts";
import { onYourList } from "../words.ts";

export const wish: Feature = {
  key: "wish",
  weight: 22,
  editable: true,
  lock: "wishes",
  open(snapshot, { universe, wishes }) {
    if (wishes.size === 0) return undefined;
    const { leaves } = snapshot;
    const wished = new Float64Array(256);
    for (const leaf of wishes.keys()) wished[leafCodes.codeOf(leaf)] = 1;
    return traitByCode(
      {
        read(rows, values) {
          for (let i = 0; i < rows.length; i++) values[i] = wished[leaves[rows[i] ?? 0] ?? 0] ?? 0;
        },
        codes: { column: leaves, values: wished },
        says: (row) => onYourList(wishes.get(leafAt(snapshot, row)) ?? { en: "", fr: "" }),
      },
      leaves,
      leafCodes.list.length + 1,
      (code) => {
        const leaf = leafCodes.wordOf(code);
        return leaf && wishes.has(leaf) ? `wish:${namesByLeaf[universe].get(leaf)}` : undefined;
      },
    );
  },
};

const namesIn = (universe: Universe): ReadonlyMap<Leaf, string> =>
  new Map(wishesOf(universe).flatMap(({ name, leaves }) => leaves.map((leaf) => [leaf, name])));
const namesByLeaf = { men: namesIn("men"), women: namesIn("women") };
