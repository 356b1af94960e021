import { useState } from "react";
import type { FilterName } from "#vocabulary/search-filter.ts";
import { matchingBrands } from "#web/features/preferences/brands/matching-brands.ts";
import type { Search } from "#web/features/search/address.ts";
import { stanceOf } from "#web/features/search/change-search.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { SearchIcon } from "#web/ui/icons.tsx";
import type { Choose } from "./facet-context.ts";
import { FacetRow } from "./facet-row.tsx";
import type { FacetValue } from "./facet-values.ts";

type ListFacetProps = {
  name: FilterName;
  values: readonly FacetValue[];
  search: Search;
  form: string;
  choose: Choose;
};

const first = 6;
/** From here on a list is worth a search line of its own. */
const many = 12;

export function ListFacet({ name, values, search, form, choose }: ListFacetProps) {
  const [isWhole, setWhole] = useState(false);
  const [wanted, setWanted] = useState("");
  const found = wanted
    ? matchingBrands(
        values.map((value) => ({ ...value, name: value.label })),
        wanted,
      )
    : values;
  const shown =
    isWhole || wanted
      ? found
      : found.filter(({ value }, place) => place < first || stanceOf(search, name, value) !== undefined);
  const hidden = found.length - shown.length;
  return (
    <>
      {name === "brand" && values.length > many && (
        <label className="mb-2 flex min-h-11 items-center gap-2.5 border-line border-b text-muted focus-within:border-ink [@media(scripting:none)]:hidden">
          <SearchIcon className="size-4 flex-none" />
          <input
            type="text"
            value={wanted}
            onChange={({ currentTarget: { value } }) => setWanted(value)}
            onKeyDown={(event) => {
              if (event.key === "Escape" && wanted) {
                event.stopPropagation();
                setWanted("");
              }
            }}
            aria-label={m.search_find_brand()}
            placeholder={m.search_find_brand()}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            className="min-h-11 w-full min-w-0 bg-transparent text-16 text-ink outline-none placeholder:text-muted lg:text-14"
          />
        </label>
      )}
      <ul
        className={isWhole || wanted ? "-mr-3 max-h-90 overflow-y-auto overscroll-contain pr-3" : undefined}
      >
        {shown.map(({ value, label, count }) => (
          <FacetRow
            key={value}
            {...{ name, value, label, count, form, choose }}
            stance={stanceOf(search, name, value)}
          />
        ))}
      </ul>
      {wanted && shown.length === 0 && <p className="py-2 text-muted">{m.search_find_brand_none()}</p>}
      {!wanted && (hidden > 0 || isWhole) && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="hit-44 mt-1 min-h-9 text-12 text-muted transition-colors duration-fast hover:text-ink [@media(scripting:none)]:hidden"
        >
          {isWhole ? m.search_facet_fewer() : m.search_facet_more({ count: hidden })}
        </button>
      )}
    </>
  );
}
