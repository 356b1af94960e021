import type { Universe } from "#vocabulary/universe.ts";
import { type WishCategory, wishesOf } from "#vocabulary/wish.ts";
import { leafCodes } from "./columns.ts";
import { orderedRows } from "./list-products.ts";
import { onceASnapshotFor } from "./once-a-snapshot.ts";
import { type Snapshot, universeAt } from "./snapshot.ts";

export interface WishSummary {
  readonly wish: WishCategory;
  /** How many pieces there are to be had. */
  readonly products: number;
  /** Rows of some that may stand for it, the best first: the most liked of its first leaf, then of the others. */
  readonly faces: readonly number[];
}

/** More than one, since a piece may have no picture. */
const mostFaces = 12;

/** Every wish of the universe, in the order people see them. */
export const wishSummaries = onceASnapshotFor(
  (snapshot: Snapshot, universe: Universe): readonly WishSummary[] => {
    const counts = wishesOf(universe).map((wish) => ({ wish, products: 0, first: rows(), others: rows() }));
    const ofLeaf = new Map(
      counts.flatMap((count) =>
        count.wish.leaves.map((leaf, i) => [leafCodes.codeOf(leaf), { count, isFirst: i === 0 }]),
      ),
    );
    for (const row of orderedRows(snapshot, "popular")) {
      const found = ofLeaf.get(snapshot.leaves[row] ?? 0);
      if (!found || snapshot.inStock[row] !== 1 || universeAt(snapshot, row) !== universe) continue;
      const { count, isFirst } = found;
      count.products++;
      const faces = isFirst ? count.first : count.others;
      if (faces.length < mostFaces) faces.push(row);
    }
    return counts.map(({ wish, products, first, others }) => ({
      wish,
      products,
      faces: [...first, ...others].slice(0, mostFaces),
    }));
  },
);

const rows = (): number[] => [];
