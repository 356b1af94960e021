import type { FilterName } from "#vocabulary/search-filter.ts";
import type { Search } from "#web/features/search/address.ts";
import { useMounted } from "#web/ui/mounted.ts";

/** Without JavaScript the form says everything that its boxes do not. */
export function HiddenChoices({ search, form }: { search: Search; form: string }) {
  if (useMounted()) return null;
  const { include, exclude, universe } = search;
  const of = (name: FilterName, prefix = "") =>
    ((prefix ? exclude : include)[name] ?? []).map((value) => [prefix + name, value] as const);
  const hidden = [
    ...of("category"),
    ...of("category", "exclude_"),
    ...of("size", "exclude_"),
    ...of("colour", "exclude_"),
    ...(universe ? [["universe", universe] as const] : []),
  ];
  return hidden.map(([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} form={form} />
  ));
}
