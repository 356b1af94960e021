import type { Universe } from "#vocabulary/universe.ts";
import { axisCount } from "./columns.ts";
import type { Brand } from "./product.ts";
import { type Snapshot, universeAt } from "./snapshot.ts";

export interface BrandSummary {
  readonly brand: Brand;
  /** How many of its products can be found. */
  readonly products: number;
  /** Ids of the tastes its pieces have most, strongest first. */
  readonly styles: readonly number[];
}

/** Below this mean a taste is not what the brand stands for. */
const leastMean = 0.2 * 255;
const most = 5;

const known = new WeakMap<Snapshot, Map<Universe | undefined, readonly BrandSummary[]>>();

/** Every brand with something to show in this universe (or in any), by name. Counted once a snapshot. */
export function brandSummaries(snapshot: Snapshot, universe?: Universe): readonly BrandSummary[] {
  const counted = known.get(snapshot) ?? new Map<Universe | undefined, readonly BrandSummary[]>();
  known.set(snapshot, counted);
  const summaries = counted.get(universe) ?? countBrands(snapshot, universe);
  counted.set(universe, summaries);
  return summaries;
}

function countBrands(snapshot: Snapshot, universe: Universe | undefined): readonly BrandSummary[] {
  const counted = new Map<number, { products: number; sums: Float64Array }>();
  for (let row = 0; row < snapshot.size; row++) {
    if (universe && universeAt(snapshot, row) !== universe) continue;
    const id = snapshot.brandIds[row] ?? 0;
    const entry = counted.get(id) ?? { products: 0, sums: new Float64Array(axisCount) };
    counted.set(id, entry);
    entry.products++;
    for (let axis = 0; axis < axisCount; axis++)
      entry.sums[axis] = (entry.sums[axis] ?? 0) + (snapshot.styles[row * axisCount + axis] ?? 0);
  }
  return [...counted]
    .flatMap(([id, { products, sums }]) => {
      const brand = snapshot.brands.get(id);
      return brand ? [{ brand, products, styles: strongest(sums, products) }] : [];
    })
    .sort((a, b) => a.brand.key.localeCompare(b.brand.key, "en"));
}

function strongest(sums: Float64Array, products: number): number[] {
  return [...sums]
    .map((sum, axis) => ({ id: axis + 1, mean: sum / products }))
    .filter(({ mean }) => mean >= leastMean)
    .sort((a, b) => b.mean - a.mean || a.id - b.id)
    .slice(0, most)
    .map(({ id }) => id);
}
