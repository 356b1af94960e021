import { isUnder, readCategoryCode } from "#vocabulary/category-code.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { onceASnapshotFor } from "./once-a-snapshot.ts";
import { leafAt, rowOf, type Snapshot, universeAt } from "./snapshot.ts";

export interface ProductFilter {
  readonly universe?: Universe | undefined;
  /** `men.A.1`: under one of these. */
  readonly categories?: readonly string[] | undefined;
  readonly brands?: readonly number[] | undefined;
  readonly onSale?: boolean;
  readonly sort?: ProductOrder;
  readonly limit: number;
  /** The product after which the page begins. */
  readonly after?: number | undefined;
}

type ProductOrder = "new" | "popular";

export interface ProductRows {
  readonly rows: readonly number[];
  /** The last one, when there are more. */
  readonly next?: number;
}

/** What passes, newest first unless told otherwise. */
export function listProducts(snapshot: Snapshot, filter: ProductFilter): ProductRows {
  const passes = passing(snapshot, filter);
  const order = orderedRows(snapshot, filter.sort ?? "new");
  const start = filter.after === undefined ? 0 : order.indexOf(rowOf(snapshot, filter.after)) + 1;
  const rows: number[] = [];
  for (let at = start; at < order.length; at++) {
    const row = order[at] ?? 0;
    if (!passes(row)) continue;
    if (rows.length === filter.limit) return { rows, next: snapshot.ids[rows.at(-1) ?? 0] ?? 0 };
    rows.push(row);
  }
  return { rows };
}

/** The rows of these products, in the order asked, without those that are not offered. */
export const findProducts = (snapshot: Snapshot, ids: readonly number[]): readonly number[] =>
  ids.map((id) => rowOf(snapshot, id)).filter((row) => row >= 0);

function passing(snapshot: Snapshot, { universe, categories, brands, onSale }: ProductFilter) {
  const parts = categories?.map(readCategoryCode);
  const brandIds = brands && new Set(brands);
  return (row: number): boolean => {
    if (universe && universeAt(snapshot, row) !== universe) return false;
    if (brandIds && !brandIds.has(snapshot.brandIds[row] ?? 0)) return false;
    if (onSale && !snapshot.was[row]) return false;
    if (!parts) return true;
    return parts.some(
      (part) =>
        part !== undefined &&
        part.universe === universeAt(snapshot, row) &&
        isUnder(leafAt(snapshot, row), part.branch),
    );
  };
}

/** Every row, sorted once a snapshot. */
export const orderedRows = onceASnapshotFor((snapshot: Snapshot, by: ProductOrder): Uint32Array => {
  const { ids, size } = snapshot;
  const column = by === "new" ? snapshot.added : snapshot.popularity;
  return Uint32Array.from({ length: size }, (_, row) => row).sort(
    (a, b) => (column[b] ?? 0) - (column[a] ?? 0) || (ids[b] ?? 0) - (ids[a] ?? 0),
  );
});
