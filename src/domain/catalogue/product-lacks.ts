import { isLeaf, leafName } from "#vocabulary/category.ts";
import type { Product } from "./product.ts";

export type ProductLack = "picture" | "size" | "category";

/** What a product should have and does not. */
export function lacksOf({
  variants,
  universe,
  leaf,
}: Pick<Product, "variants" | "universe" | "leaf">): readonly ProductLack[] {
  const hasPicture = variants.some(({ picture }) => picture.kind === "drawn" || picture.urls.length > 0);
  const hasSize = variants.some(({ sizes }) => sizes.length > 0);
  const hasCategory = isLeaf(leaf) && leafName(leaf, universe) !== undefined;
  return [
    ...(hasPicture ? [] : ["picture" as const]),
    ...(hasSize ? [] : ["size" as const]),
    ...(hasCategory ? [] : ["category" as const]),
  ];
}
