/** One spelling for a column: `"G:Item Group ID"`, `item_group_id` and `ITEM_GROUP_ID` are the same. */
export function columnName(text: string): string {
  if (text.length > longestName) return "";
  return text
    .replace(/^\uFEFF/u, "")
    .trim()
    .replace(/^["'“”]+|["'“”]+$/gu, "")
    .trim()
    .toLowerCase()
    .replace(/^[gc]:/u, "")
    .replace(/\s*\([^()]*\)$/u, "")
    .replace(/[\s-]+/gu, "_");
}

/** JSON speaks camelCase where it does not speak snake_case. */
export const jsonColumnName = (text: string): string =>
  columnName(/[_\s]/u.test(text) ? text : text.replace(/(?<=[a-z0-9])(?=[A-Z])/gu, "_"));

/** No column anybody reads has a longer one. */
const longestName = 100;
