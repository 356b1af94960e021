import { leavesOf } from "#vocabulary/category.ts";
import { categoryCode } from "#vocabulary/category-code.ts";
import { universes } from "#vocabulary/universe.ts";
import { leafCodes } from "../catalogue/columns.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import { type Steps, stepRows } from "../steps.ts";
import { type Bits, countWord } from "./bits.ts";

/**
 * What can be had, put in the order of the tree of categories: what is asked for together lies together, and most
 * questions are about a small part of the whole. The sets of the index are sets of these places.
 */
export interface Spots {
  readonly count: number;
  /** The row of the catalogue at each spot. */
  readonly rowAt: Uint32Array;
  /** The spot of each row; only for what can be had. */
  readonly spotOf: Uint32Array;
  /** Leaves as `women.A.7.2`; leaf i has the spots from `starts[i]` to `starts[i + 1]`. */
  readonly codes: readonly string[];
  readonly starts: Uint32Array;
  /** Every part of the tree by its code, in its order: universes, departments, families, leaves. */
  readonly branches: ReadonlyMap<string, Branch>;
}

/** The leaves from the first to the one before the end lie under it. */
interface Branch {
  readonly first: number;
  readonly end: number;
}

/** Only what can be had is found. */
export const isOffered = ({ inStock, prices }: Snapshot, row: number): boolean =>
  inStock[row] === 1 && (prices[row] ?? 0) > 0;

export function* placeRows(snapshot: Snapshot): Steps<Spots> {
  const { size, universes: sides, leaves } = snapshot;
  const codes = universes.flatMap((of) => leavesOf(of).map((leaf) => categoryCode(of, leaf)));
  const shelves = universes.map((of) =>
    Uint16Array.from(leafCodes.list, (leaf) => {
      const at = codes.indexOf(categoryCode(of, leaf));
      // A leaf that the universe does not have comes last, where no category reaches.
      return at < 0 ? codes.length : at;
    }),
  );
  const shelfOf = (row: number) => shelves[sides[row] ?? 0]?.[(leaves[row] ?? 1) - 1] ?? codes.length;
  const starts = new Uint32Array(codes.length + 2);
  for (let row = 0; row < size; row++) {
    if (row % (4 * stepRows) === 0) yield;
    if (isOffered(snapshot, row)) starts[shelfOf(row) + 1] = (starts[shelfOf(row) + 1] ?? 0) + 1;
  }
  for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
  const count = starts.at(-1) ?? 0;
  const [rowAt, spotOf, next] = [new Uint32Array(count), new Uint32Array(size), starts.slice()];
  for (let row = 0; row < size; row++) {
    if (row % (4 * stepRows) === 0) yield;
    if (!isOffered(snapshot, row)) continue;
    const shelf = shelfOf(row);
    const spot = next[shelf] ?? 0;
    next[shelf] = spot + 1;
    rowAt[spot] = row;
    spotOf[row] = spot;
  }
  return { count, rowAt, spotOf, codes, starts, branches: branchesOf(codes) };
}

function branchesOf(codes: readonly string[]): ReadonlyMap<string, Branch> {
  const branches = new Map<string, Branch>();
  for (const [leaf, code] of codes.entries()) {
    const parts = code.split(".");
    for (const depth of parts.keys()) {
      const branch = parts.slice(0, depth + 1).join(".");
      branches.set(branch, { first: branches.get(branch)?.first ?? leaf, end: leaf + 1 });
    }
  }
  return branches;
}

/** Adds everything under a code, `women`, `women.A` or `women.A.7.2`; whether there is such a part. */
export function addCategory({ branches, starts }: Spots, bits: Bits, code: string): boolean {
  const branch = branches.get(code);
  if (branch) addRange(bits, starts[branch.first] ?? 0, starts[branch.end] ?? 0);
  return branch !== undefined;
}

function addRange(bits: Bits, from: number, to: number): void {
  const [first, last] = [Math.ceil(from / 32), to >>> 5];
  if (first > last) {
    bits[last] = (bits[last] ?? 0) | (upTo(to & 31) & ~upTo(from & 31));
    return;
  }
  if (from & 31) bits[first - 1] = (bits[first - 1] ?? 0) | ~upTo(from & 31);
  bits.fill(0xffffffff, first, last);
  if (to & 31) bits[last] = (bits[last] ?? 0) | upTo(to & 31);
}

/** The lowest so many bits of a word, fewer than all. */
const upTo = (count: number): number => (1 << count) - 1;

/** How many of a set each leaf has. */
export function countLeaves({ codes, starts }: Spots, bits: Bits): Uint32Array {
  const counts = new Uint32Array(codes.length);
  for (let leaf = 0; leaf < codes.length; leaf++) {
    const [from, to] = [starts[leaf] ?? 0, starts[leaf + 1] ?? 0];
    if (from === to) continue;
    const [first, last] = [from >>> 5, (to - 1) >>> 5];
    let sum = 0;
    for (let i = first; i <= last; i++) {
      let word = bits[i] ?? 0;
      if (word === 0) continue;
      if (i === first) word &= ~upTo(from & 31);
      if (i === last && to & 31) word &= upTo(to & 31);
      sum += countWord(word);
    }
    counts[leaf] = sum;
  }
  return counts;
}
