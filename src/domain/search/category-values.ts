import { isLeaf, type Leaf } from "#vocabulary/category.ts";
import { readCategoryCode } from "#vocabulary/category-code.ts";
import type { Universe } from "#vocabulary/universe.ts";

/** The leaf of a code such as `women.A.7.2`. */
export function leafOfCode(code: string): { readonly universe: Universe; readonly leaf: Leaf } {
  const part = readCategoryCode(code);
  if (!part || !isLeaf(part.branch)) throw new Error(`${code} is no leaf`);
  return { universe: part.universe, leaf: part.branch };
}
