import type { Leaf } from "./category.ts";
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
    return /^[A-G]\.[1-9]\.[1-9]$/.test(branch) && hasLeaf(universe, parts)
      ? { universe, branch }
      : undefined;
  return /^([A-G](\.[1-9])?)?$/.test(branch) ? { universe, branch } : undefined;
}

/** Which leaves there are, without their names: whoever reads an address needs no more (category.ts has them all). */
const leavesIn: Readonly<Record<Universe, string>> = {
  men: "A1:12345 A2:12345 A3:123456 A4:12345 A5:12345 A6:123 B1:12 B2:123 B3:12 B4:12 B5:12 C1:12345 C2:12 D1:1 D2:12 D3:1 D4:1 D5:12 D6:1 E1:1 E2:1234 F1:1 F2:1 F3:1 F4:1 G1:123",
  women:
    "A1:123456 A2:12345 A3:123456 A4:12345 A5:12345 A6:123 A7:1234 A8:123 A9:123 B1:12 B2:1234 B3:12 B4:12 B5:12 C1:12345 C2:12 D1:1 D2:12 D3:1 D4:1 D5:2 D6:1 E1:1 E2:1234 F1:123 F2:12 F3:1 F4:1 G1:123",
};

const hasLeaf = (universe: Universe, [department, family, leaf]: readonly string[]): boolean =>
  new RegExp(`${department}${family}:\\d*${leaf}`).test(leavesIn[universe]);

export const isUnder = (leaf: Leaf, branch: string): boolean =>
  branch === "" || leaf === branch || leaf.startsWith(`${branch}.`);
