import type { SearchAnswer } from "#contract/search.ts";
import { type FilterName, filterNames } from "#vocabulary/search-filter.ts";
import type { Search } from "./address.ts";

export type LabelOf = (name: FilterName, value: string) => string;

/** What the values of a list are called, by `name:value`. */
export type Labels = Readonly<Record<string, string>>;

export function labelsIn({ facets }: Pick<SearchAnswer, "facets">): Labels {
  const labels: Record<string, string> = {};
  for (const name of filterNames)
    for (const { value, label } of facets[name]) labels[`${name}:${value}`] = label;
  return labels;
}

/** Whether something is chosen that nothing is known of: a list that has none of it does not name it. */
export const hasUnnamed = (search: Search, labels: Labels): boolean =>
  filterNames.some((name) =>
    [...(search.include[name] ?? []), ...(search.exclude[name] ?? [])].some(
      (value) => labels[`${name}:${value}`] === undefined,
    ),
  );
