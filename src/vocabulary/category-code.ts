import { isLeaf, type Leaf, leafName } from "./category.ts";
import { isUniverse, type Universe } from "./universe.ts";

/** `men.A.1.1`: how a category is called outside. */
export const categoryCode = (universe: Universe, leaf: Leaf): string => `${universe}.${leaf}`;

/** A part of the tree: a universe, a department, a family or a leaf of it. */
export interface CategoryPart {
  readonly universe: Universe;
  /** `""`, `A`, `A.1` or `A.1.1`. */
  readonly branch: string;
}

/** Nothing when there is no such part. */
export function readCategoryCode(code: string): CategoryPart | undefined {
  const [universe, ...parts] = code.split(".");
  if (!isUniverse(universe) || parts.length > 3) return undefined;
  const branch = parts.join(".");
  if (parts.length === 3)
    return isLeaf(branch) && leafName(branch, universe) ? { universe, branch } : undefined;
  return /^([A-G](\.[1-9])?)?$/.test(branch) ? { universe, branch } : undefined;
}

export const isUnder = (leaf: Leaf, branch: string): boolean =>
  branch === "" || leaf === branch || leaf.startsWith(`${branch}.`);
