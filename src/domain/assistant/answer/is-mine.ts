import { leaves } from "#vocabulary/category.ts";
import { isUnder } from "#vocabulary/category-code.ts";
import { sizeFieldOf } from "#vocabulary/size.ts";
import type { Turn } from "./turn.ts";

/** Whether the sizes a person told their account are kept to: when nothing else was said and the kind has a size. */
export function isMineAsked({
  standing,
  whose,
  universe,
}: Pick<Turn, "standing" | "whose" | "universe">): boolean {
  const { wants } = whose;
  const codes = standing.slots.category ?? [];
  if (!wants || wants.sizes.size === 0 || standing.size || standing.anySize || standing.outfit) return false;
  return leaves.some((leaf) => {
    const field = sizeFieldOf(universe, leaf);
    return field !== undefined && wants.sizes.has(field) && codes.some((code) => isUnder(leaf, code));
  });
}
