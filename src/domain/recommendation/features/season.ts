import { seasons } from "#vocabulary/attribute.ts";
import { oneTrait } from "../correct-reading.ts";
import { type Feature, silent } from "../feature.ts";
import { byCode } from "../pieces.ts";
import { inSeason } from "../words.ts";

/** By the mask of a piece. */
const madeIn = (at: number): Float64Array =>
  Float64Array.from({ length: 256 }, (_, mask) => (mask === 0 ? silent : (mask >>> at) & 1));

/** By season; the same arrays every time, so that what is told of groups by them is known from the first time on. */
const madeFor = seasons.map((_, at) => madeIn(at));

/** Whether it is made for the season it is; nothing of what is made for none. */
export const season: Feature = {
  key: "season",
  weight: 2,
  editable: false,
  mayBeSilent: true,
  open(snapshot, _, { now }) {
    if (now === undefined) return undefined;
    // March to May is spring; here, where the shops are.
    const at = Math.floor(((new Date(now).getUTCMonth() + 10) % 12) / 3);
    const word = seasons[at] ?? "spring";
    const made = madeFor[at] ?? madeIn(at);
    return oneTrait(
      {
        ...byCode(snapshot, "seasons", snapshot.seasons, made),
        says: () => inSeason[word],
      },
      "season",
    );
  },
};
