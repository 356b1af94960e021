import { leafCodes } from "../../catalogue/columns.ts";
import { leafAt } from "../../catalogue/snapshot.ts";
import type { Feature } from "../feature.ts";
import { onYourList } from "../words.ts";

export const wish: Feature = {
  key: "wish",
  weight: 22,
  editable: true,
  lock: "wishes",
  open(snapshot, { wishes }) {
    if (wishes.size === 0) return undefined;
    const { leaves } = snapshot;
    const wished = new Uint8Array(256);
    for (const leaf of wishes.keys()) wished[leafCodes.codeOf(leaf)] = 1;
    return {
      read(rows, values) {
        for (let i = 0; i < rows.length; i++) values[i] = wished[leaves[rows[i] ?? 0] ?? 0] ?? 0;
      },
      says: (row) => onYourList(wishes.get(leafAt(snapshot, row)) ?? { en: "", fr: "" }),
    };
  },
};
