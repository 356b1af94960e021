import type { Universe } from "#vocabulary/universe.ts";
import { axisCount } from "./columns.ts";
import { orderedRows } from "./list-products.ts";
import { onceASnapshotFor } from "./once-a-snapshot.ts";
import type { Brand } from "./product.ts";
import { quantile } from "./quantile.ts";
import { leafAt, type Snapshot, universeAt } from "./snapshot.ts";

export interface BrandSummary {
  readonly brand: Brand;
  /** How many of its products can be found. */
  readonly products: number;
  /** Ids of the tastes its pieces have most, strongest first. */
  readonly styles: readonly number[];
  /** Rows of some that may stand for it, the best first: the most liked of each family, then the most liked. */
  readonly faces: readonly number[];
  /** What most of its pieces cost, in cents: all but the cheapest and the dearest tenth. None if nobody sells any. */
  readonly prices?: { readonly low: number; readonly high: number };
}

/** Below this mean a taste is not what the brand stands for. */
const leastMean = 0.2 * 255;
const mostStyles = 5;
/** More than are shown, since a piece may have no picture. */
const mostFaces = 12;

/** Every brand with something to show in this universe (or in any), by name. Counted once a snapshot. */
export const brandSummaries: (snapshot: Snapshot, universe?: Universe) => readonly BrandSummary[] =
  onceASnapshotFor((snapshot: Snapshot, universe: Universe | undefined) =>
    [...rowsByBrand(snapshot, universe)]
      .flatMap(([id, rows]) => {
        const brand = snapshot.brands.get(id);
        return brand ? [summaryOf(snapshot, brand, rows)] : [];
      })
      .sort((a, b) => a.brand.key.localeCompare(b.brand.key, "en")),
  );

/** The pieces of each brand, the most liked first. */
function rowsByBrand(snapshot: Snapshot, universe: Universe | undefined): ReadonlyMap<number, number[]> {
  const found = new Map<number, number[]>();
  for (const row of orderedRows(snapshot, "popular")) {
    if (universe && universeAt(snapshot, row) !== universe) continue;
    const id = snapshot.brandIds[row] ?? 0;
    const rows = found.get(id);
    if (rows) rows.push(row);
    else found.set(id, [row]);
  }
  return found;
}

function summaryOf(snapshot: Snapshot, brand: Brand, rows: readonly number[]): BrandSummary {
  const asked = Uint32Array.from(rows, (row) => snapshot.prices[row] ?? 0)
    .filter((price) => price > 0)
    .sort();
  return {
    brand,
    products: rows.length,
    styles: strongestStyles(snapshot, rows),
    faces: facesOf(snapshot, rows),
    ...(asked.length > 0 && { prices: { low: quantile(asked, 0.1), high: quantile(asked, 0.9) } }),
  };
}

function strongestStyles({ styles }: Snapshot, rows: readonly number[]): readonly number[] {
  const sums = new Float64Array(axisCount);
  for (const row of rows)
    for (let axis = 0; axis < axisCount; axis++)
      sums[axis] = (sums[axis] ?? 0) + (styles[row * axisCount + axis] ?? 0);
  return [...sums]
    .map((sum, axis) => ({ id: axis + 1, mean: sum / rows.length }))
    .filter(({ mean }) => mean >= leastMean)
    .sort((a, b) => b.mean - a.mean || a.id - b.id)
    .slice(0, mostStyles)
    .map(({ id }) => id);
}

/** One of each family, then a second of any; what cannot be had comes last. */
function facesOf(snapshot: Snapshot, rows: readonly number[]): readonly number[] {
  const families = new Set<string>();
  const [first, second, gone]: [number[], number[], number[]] = [[], [], []];
  for (const row of rows) {
    if (first.length === mostFaces) break;
    const family = leafAt(snapshot, row).slice(0, "A.1".length);
    const list = !snapshot.inStock[row] ? gone : families.has(family) ? second : first;
    if (list === first) families.add(family);
    if (list.length < mostFaces) list.push(row);
  }
  return [...first, ...second, ...gone].slice(0, mostFaces);
}
