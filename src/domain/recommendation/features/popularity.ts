import { type Universe, universes } from "#vocabulary/universe.ts";
import { onceASnapshot } from "../../catalogue/once-a-snapshot.ts";
import { oneTrait } from "../correct-reading.ts";
import type { Feature } from "../feature.ts";
import { liking } from "../words.ts";

/** What is liked more than nine tenths are is much liked. */
const much = worthOf(0.9);

/** How a piece is liked beside the others of its universe: the half that is liked least counts for nothing. */
export const popularity: Feature = {
  key: "popularity",
  weight: 10,
  editable: false,
  open(snapshot, { universe }) {
    const { ranked, anyone } = ranks(snapshot);
    if (!anyone[universe]) return undefined;
    return oneTrait(
      {
        read(rows, values) {
          for (let i = 0; i < rows.length; i++) values[i] = ranked[rows[i] ?? 0] ?? 0;
        },
        says: (row) => ((ranked[row] ?? 0) >= much ? liking.much : liking.some),
      },
      "popularity",
    );
  },
};

/** By the share that is liked no more: cubed, so that the few that most people turn to stand out. */
function worthOf(rank: number): number {
  return Math.max(0, rank * 2 - 1) ** 3;
}

/** Ranks rather than counts: a few pieces have most of the attention. */
const ranks = onceASnapshot(({ size, popularity: column, universes: places }) => {
  const ranked = new Float32Array(size);
  const anyone: Record<Universe, boolean> = { men: false, women: false };
  for (const [place, universe] of universes.entries()) {
    const rows = Uint32Array.from({ length: size }, (_, row) => row)
      .filter((row) => places[row] === place && (column[row] ?? 0) > 0)
      .sort((a, b) => (column[a] ?? 0) - (column[b] ?? 0) || a - b);
    anyone[universe] = rows.length > 0;
    let rank = 0;
    for (const [i, row] of rows.entries()) {
      // Equals have the rank of the first of them.
      if (i === 0 || column[row] !== column[rows[i - 1] ?? 0]) rank = (i + 1) / rows.length;
      ranked[row] = worthOf(rank);
    }
  }
  return { ranked, anyone };
});
