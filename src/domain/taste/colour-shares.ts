import type { ColourKey } from "#vocabulary/attribute.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { colourCodes } from "../catalogue/columns.ts";
import { rowsOffered } from "../catalogue/rows-offered.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";

export interface ColourShares {
  /** Of the liked pieces by their main colour, the largest first; together 1. */
  readonly liked: readonly { readonly colour: ColourKey; readonly share: number }[];
  /** The most common ones that were never liked. */
  readonly never: readonly ColourKey[];
}

/** Fewer likes say nothing of what is not among them. */
const enoughLikes = 12;
const fewNever = 2;

export function colourShares(snapshot: Snapshot, universe: Universe, liked: readonly number[]): ColourShares {
  const counts = countColours(snapshot, liked);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const offered = countColours(snapshot, liked.length < enoughLikes ? [] : rowsOffered(snapshot)[universe]);
  return {
    liked: byCount(counts).map(([colour, count]) => ({ colour, share: count / all })),
    never: byCount(offered)
      .map(([colour]) => colour)
      .filter((colour) => !counts.has(colour))
      .slice(0, fewNever),
  };
}

function countColours({ mainColour }: Snapshot, rows: Iterable<number>): ReadonlyMap<ColourKey, number> {
  const counts = new Map<ColourKey, number>();
  for (const row of rows) {
    const colour = colourCodes.wordOf(mainColour[row] ?? 0);
    if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

/** Of equals, in the order of the vocabulary. */
const byCount = (counts: ReadonlyMap<ColourKey, number>) =>
  [...counts].sort(([a, x], [b, y]) => y - x || colourCodes.codeOf(a) - colourCodes.codeOf(b));
