import { type Universe, universes } from "#vocabulary/universe.ts";
import { onceASnapshot, onceASnapshotInSteps } from "../../catalogue/once-a-snapshot.ts";
import { stepRows } from "../../steps.ts";
import { oneTrait } from "../correct-reading.ts";
import type { Feature } from "../feature.ts";
import { pairSlots } from "../pair-slots.ts";
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
        read(rows, values) {
          for (let i = 0; i < rows.length; i++) values[i] = ranked[rows[i] ?? 0] ?? 0;
        },
        mostIn: () => mostRanked(snapshot),
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

/** Ranks rather than counts: a few pieces have most of the attention. Equals have the rank of the first of them. */
export const ranks = onceASnapshotInSteps(function* ({ size, popularity: column, universes: places }) {
  const ranked = new Float32Array(size);
  const anyone: Record<Universe, boolean> = { men: false, women: false };
  for (const [place, universe] of universes.entries()) {
    const likings = likedIn(column, places, place);
    yield;
    likings.sort();
    yield;
    anyone[universe] = likings.length > 0;
    const worths = new Map<number, number>();
    for (let i = likings.length - 1; i >= 0; i--) {
      if (i % stepRows === 0) yield;
      worths.set(likings[i] ?? 0, worthOf((i + 1) / likings.length));
    }
    for (let row = 0; row < size; row++) {
      if (row % stepRows === 0) yield;
      if (places[row] === place) ranked[row] = worths.get(column[row] ?? 0) ?? 0;
    }
  }
  return { ranked, anyone };
});

function likedIn(column: Float32Array, places: Uint8Array, place: number): Float32Array {
  const likings = new Float32Array(column.length);
  let count = 0;
  for (let row = 0; row < column.length; row++) {
    const liking = column[row] ?? 0;
    if (liking > 0 && places[row] === place) likings[count++] = liking;
  }
  return likings.subarray(0, count);
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
