import type { SearchAnswer } from "#contract/search.ts";
import type { FilterName } from "#vocabulary/search-filter.ts";
import type { Search } from "#web/features/search/address.ts";
import type { LabelOf } from "#web/features/search/labels.ts";

export type FacetValue = SearchAnswer["facets"]["brand"][number];

/** What most pieces have first; what is chosen stays in the list even where nothing has it. */
export function valuesOf(
  name: FilterName,
  { facets }: Pick<SearchAnswer, "facets">,
  { include, exclude }: Search,
  labelOf: LabelOf,
): readonly FacetValue[] {
  const values = facets[name];
  const chosen = [...(include[name] ?? []), ...(exclude[name] ?? [])];
  const missing = chosen
    .filter((value) => !values.some((one) => one.value === value))
    .map((value) => ({ value, label: labelOf(name, value), count: 0 }));
  const all = [...values, ...missing];
  return name === "formality" || name === "size" || name === "colour"
    ? all
    : all.toSorted((a, b) => b.count - a.count);
}
