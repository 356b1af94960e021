import { isLeaf, type Leaf, leavesOf } from "#vocabulary/category.ts";
import { categoryCode, isUnder, readCategoryCode } from "#vocabulary/category-code.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** The leaf of a code such as `women.A.7.2`. */
export function leafOfCode(code: string): { readonly universe: Universe; readonly leaf: Leaf } {
  const part = readCategoryCode(code);
  if (!part || !isLeaf(part.branch)) throw new Error(`${code} is no leaf`);
  return { universe: part.universe, leaf: part.branch };
}

/** The leaves of a part of the tree, `women.A.7`, as codes. */
export function categoriesUnder(code: string): readonly string[] {
  const part = readCategoryCode(code);
  if (!part) return [];
  const leaves = leavesOf(part.universe).filter((leaf) => isUnder(leaf, part.branch));
  return leaves.map((leaf) => categoryCode(part.universe, leaf));
}
