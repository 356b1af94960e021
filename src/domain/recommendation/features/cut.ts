import { leaves } from "#vocabulary/category.ts";
import { cutFieldOf } from "#vocabulary/cut.ts";
import { fitCodes, leafCodes, maskOf } from "../../catalogue/columns.ts";
import { leafAt } from "../../catalogue/snapshot.ts";
import { traitByCode } from "../correct-reading.ts";
import { type Feature, silent } from "../feature.ts";
import { yourCut } from "../words.ts";

export const cut: Feature = {
  key: "cut",
  weight: 5,
  editable: true,
  lock: "sizes",
  mayBeSilent: true,
  effort: 1,
  open(snapshot, { universe, cuts }) {
    if (cuts.size === 0) return undefined;
    const { leaves: column, fit: fits } = snapshot;
    /** By leaf: a bit for every cut they wear. */
    const worn = new Uint32Array(256);
    for (const leaf of leaves) {
      const field = cutFieldOf(universe, leaf);
      if (field) worn[leafCodes.codeOf(leaf)] = maskOf(fitCodes, cuts.get(field) ?? []);
    }
    return traitByCode(
      {
        read(rows, values) {
          for (let i = 0; i < rows.length; i++) {
            const row = rows[i] ?? 0;
            const mask = worn[column[row] ?? 0] ?? 0;
            const fit = fits[row] ?? 0;
            values[i] = mask === 0 || fit === 0 ? silent : (mask >>> (fit - 1)) & 1;
          }
        },
        says(row) {
          const field = cutFieldOf(universe, leafAt(snapshot, row));
          const fit = fitCodes.wordOf(snapshot.fit[row] ?? 0);
          return field && fit ? yourCut(field, fit) : { en: "", fr: "" };
        },
      },
      fits,
      fitCodes.list.length + 1,
      (code) => fitCodes.wordOf(code) && `cut:${fitCodes.wordOf(code)}`,
    );
  },
};
