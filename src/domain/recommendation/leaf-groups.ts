import { leaves } from "#vocabulary/category.ts";
import { leafCodes } from "../catalogue/columns.ts";

/** By the code of a leaf, the number of its group; 0 where there is no leaf. */
function groupsBy(groupOf: (leaf: string) => string): Uint8Array {
  const names = [...new Set(leaves.map(groupOf))];
  return Uint8Array.from({ length: 256 }, (_, code) => {
    const leaf = leafCodes.wordOf(code);
    return leaf ? names.indexOf(groupOf(leaf)) + 1 : 0;
  });
}

const familyOf = (leaf: string): string => leaf.slice(0, leaf.lastIndexOf("."));

/** `A.2`: pullovers and cardigans. */
export const families = groupsBy(familyOf);
/** By the number of a family, its code; nothing is 0. */
export const familyCodes: readonly string[] = ["", ...new Set(leaves.map(familyOf))];
/** `A`: clothing. */
export const departments = groupsBy((leaf) => leaf.charAt(0));
