import { formalities } from "#vocabulary/attribute.ts";
import { traitByCode } from "../correct-reading.ts";
import type { Feature } from "../feature.ts";
import { dressiness } from "../words.ts";

/** By how many steps of the five it is off. */
const nearness = Float64Array.of(1, 0.5, 0.1, 0, 0);

export const formality: Feature = {
  key: "formality",
  weight: 8,
  editable: true,
  lock: "dresscode",
  open({ formality: column }, { dresscode }) {
    if (dresscode === undefined) return undefined;
    return traitByCode(
      {
        read(rows, values) {
          for (let i = 0; i < rows.length; i++)
            values[i] = nearness[Math.abs((column[rows[i] ?? 0] ?? 0) - dresscode)] ?? 0;
        },
        says: (row) => dressiness((column[row] ?? 0) - dresscode),
      },
      column,
      formalities.length + 1,
      (code) => (Math.abs(code - dresscode) <= 2 ? `formality:${code - dresscode}` : undefined),
    );
  },
};
