import { onceASnapshot } from "../../catalogue/once-a-snapshot.ts";
import { oneTrait } from "../correct-reading.ts";
import type { Feature } from "../feature.ts";
import { pairSlots } from "../pair-slots.ts";
import { type Pieces, pieceWords, wordAt } from "../piece-layout.ts";
import { byPiece } from "../pieces.ts";
import { ranks, worthOf } from "../popularity-ranks.ts";
import { liking } from "../words.ts";

/** What is liked more than nine tenths are is much liked. */
const much = worthOf(0.9);

/** How a piece is liked beside the others of its universe: the half that is liked least counts for nothing. */
export const popularity: Feature = {
  key: "popularity",
  weight: 10,
  editable: false,
  effort: 1,
  open(snapshot, { universe }) {
    const { ranked, anyone } = ranks(snapshot);
    if (!anyone[universe]) return undefined;
    return oneTrait(
      {
        ...byPiece(snapshot, readRanks),
        mostIn: () => mostRanked(snapshot),
        says: (row) => ((ranked[row] ?? 0) >= much ? liking.much : liking.some),
      },
      "popularity",
    );
  },
};

function readRanks({ numbers }: Pieces, places: Uint32Array, values: Float64Array): void {
  for (let i = 0; i < places.length; i++)
    values[i] = numbers[(places[i] ?? 0) * pieceWords + wordAt.rank] ?? 0;
}

const mostRanked = onceASnapshot((snapshot) => {
  const { ranked } = ranks(snapshot);
  const { ofRow, count } = pairSlots(snapshot);
  const most = new Float64Array(count);
  for (let row = 0; row < ranked.length; row++) {
    const group = ofRow[row] ?? 0;
    most[group] = Math.max(most[group] ?? 0, ranked[row] ?? 0);
  }
  return most;
});
