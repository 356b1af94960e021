import { useSearchParams } from "react-router";

type Filters<Name extends string> = {
  readonly values: Readonly<Partial<Record<Name, string>>>;
  /** An empty value takes the filter away. A new question begins at its first page. */
  readonly set: (change: Readonly<Partial<Record<Name, string | undefined>>>) => void;
  readonly clear: () => void;
  readonly any: boolean;
  /** Where in the list; nothing for its beginning. */
  readonly cursor: string | undefined;
};

/** What a list is narrowed by, in the address: it can be linked to, and "back" leads to what was before. */
export function useFilters<Name extends string>(names: readonly Name[]): Filters<Name> {
  const [search, setSearch] = useSearchParams();
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = search.get(name);
    if (value) values[name] = value;
  }
  function set(change: Readonly<Partial<Record<Name, string | undefined>>>) {
    // As it is now: words still being typed may change it a moment after a choice did.
    const next = new URLSearchParams(window.location.search);
    for (const name of names) {
      if (!(name in change)) continue;
      const value = change[name];
      if (value) next.set(name, value);
      else next.delete(name);
    }
    next.delete("cursor");
    if (next.toString() !== search.toString()) setSearch(next, { preventScrollReset: true, replace: true });
  }
  return {
    values,
    set,
    clear: () => setSearch({}, { preventScrollReset: true }),
    any: Object.keys(values).length > 0,
    cursor: search.get("cursor") ?? undefined,
  };
}

/** A value of an address that may say anything, as one of those there are. */
export const oneOf = <Value extends string>(
  values: readonly Value[],
  value: string | undefined,
): Value | undefined => values.find((one) => one === value);
