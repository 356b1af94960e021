import type { BitStore } from "./bit-store.ts";
import { add, type Bits, drop } from "./bits.ts";
import { priceParts, type SetTable } from "./set-table.ts";

interface Priced {
  readonly prices: Uint32Array;
  readonly rowAt: Uint32Array;
  readonly table: SetTable;
  readonly store: BitStore;
  /** Spots, the cheapest first. */
  readonly byPrice: Uint32Array;
}

/** The nearest step is a set already; only what lies between it and the price is gone through. */
export function pricedBetween(priced: Priced, least: number, most: number): Bits {
  const bits = below(priced, placeOf(priced, most + 1));
  if (least > 0) drop(bits, below(priced, placeOf(priced, least)));
  return bits;
}

/** The first place in the order of prices that costs as much. */
function placeOf({ prices, rowAt, byPrice }: Priced, price: number): number {
  let [low, high] = [0, byPrice.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((prices[rowAt[byPrice[middle] ?? 0] ?? 0] ?? 0) < price) low = middle + 1;
    else high = middle;
  }
  return low;
}

function below({ table, store, byPrice }: Priced, place: number): Bits {
  const part = Math.min(priceParts, Math.floor((place * priceParts) / Math.max(1, byPrice.length)));
  const bits = store.at(table.below.start + part).slice();
  for (let at = Math.ceil((part * byPrice.length) / priceParts); at < place; at++)
    add(bits, byPrice[at] ?? 0);
  return bits;
}
