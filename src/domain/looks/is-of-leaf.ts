import type { Leaf } from "#vocabulary/category.ts";

/** Whether a piece is of one of these categories: a department, a family or a leaf. */
export const isOfLeaf = ({ leaf }: { readonly leaf: Leaf }, ...codes: readonly string[]): boolean =>
  codes.some(
    (code) => leaf.startsWith(code) && (leaf.length === code.length || leaf.charCodeAt(code.length) === dot),
  );
const dot = 46;
