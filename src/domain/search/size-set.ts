import { onceASnapshot } from "../catalogue/once-a-snapshot.ts";
import type { Wants } from "../recommendation/wants.ts";
import { areInSize } from "./are-in-size.ts";
import { add, type Bits } from "./bits.ts";
import type { SearchIndex } from "./search-index.ts";

/** What there is in a person's size; nothing when they told none. */
export function sizeSet(index: SearchIndex, wants: Wants): Bits | undefined {
  if (wants.sizes.size === 0) return undefined;
  const known = setsOf(index.snapshot);
  const key = JSON.stringify([wants.universe, [...wants.sizes]]);
  const bits = known.get(key) ?? makeSet(index, wants);
  // The latest is the last to go.
  known.delete(key);
  known.set(key, bits);
  if (known.size > mostKept) known.delete(known.keys().next().value ?? "");
  return bits;
}

/** People ask many times with the same sizes. */
const mostKept = 24;
const setsOf = onceASnapshot(() => new Map<string, Bits>());

function makeSet({ snapshot, store, spots }: SearchIndex, wants: Wants): Bits {
  const bits = store.empty();
  const are = areInSize(snapshot, wants, spots.rowAt) ?? [];
  for (let spot = 0; spot < spots.count; spot++) if (are[spot]) add(bits, spot);
  return bits;
}
