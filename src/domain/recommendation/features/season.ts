import { seasons } from "#vocabulary/attribute.ts";
import { oneTrait } from "../correct-reading.ts";
import { type Feature, silent } from "../feature.ts";
import { inSeason } from "../words.ts";

/** Whether it is made for the season it is; nothing of what is made for none. */
export const season: Feature = {
  key: "season",
  weight: 2,
  editable: false,
  mayBeSilent: true,
  open({ seasons: column }, _, { now }) {
    if (now === undefined) return undefined;
    // March to May is spring; here, where the shops are.
    const at = Math.floor(((new Date(now).getUTCMonth() + 10) % 12) / 3);
    const word = seasons[at] ?? "spring";
    return oneTrait(
      {
        read(rows, values) {
          for (let i = 0; i < rows.length; i++) {
            const mask = column[rows[i] ?? 0] ?? 0;
            values[i] = mask === 0 ? silent : (mask >>> at) & 1;
          }
        },
        says: () => inSeason[word],
      },
      "season",
    );
  },
};
