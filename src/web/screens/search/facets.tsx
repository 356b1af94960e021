import { useCallback } from "react";
import type { FilterName } from "#vocabulary/search-filter.ts";
import { withStance } from "#web/features/search/change-search.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { CategoryFacet } from "./category-facet.tsx";
import { ColourFacet } from "./colour-facet.tsx";
import type { Choose, FacetContext } from "./facet-context.ts";
import { FacetRow } from "./facet-row.tsx";
import { facetTitles } from "./facet-titles.ts";
import { valuesOf } from "./facet-values.ts";
import { HiddenChoices } from "./hidden-choices.tsx";
import { ListFacet } from "./list-facet.tsx";
import { PriceFacet } from "./price-facet.tsx";
import { SizeFacet } from "./size-facet.tsx";

/** Everything a list can be narrowed by, with what each would give. */
export function Facets(facets: FacetContext) {
  const { answer, search, form, change, labelOf } = facets;
  const choose: Choose = useCallback(
    (name, value, stance) => change((before) => withStance(before, name, value, stance)),
    [change],
  );
  if (!answer) return null;
  const list = (name: FilterName, open: boolean) => {
    const values = valuesOf(name, answer, search, labelOf);
    if (values.length === 0) return null;
    return (
      <Disclosure key={name} title={facetTitles[name]()} open={open} heading="h2">
        <ListFacet name={name} values={values} search={search} form={form} choose={choose} />
      </Disclosure>
    );
  };
  const special = (["sale", "new"] as const).flatMap((name) =>
    valuesOf(name, answer, search, labelOf).map((value) => ({ ...value, name })),
  );
  return (
    <div>
      <HiddenChoices search={search} form={form} />
      <CategoryFacet {...facets} answer={answer} />
      <SizeFacet {...facets} answer={answer} choose={choose} />
      <PriceFacet {...facets} facet={answer.facets.price} />
      <ColourFacet {...facets} answer={answer} choose={choose} />
      {list("brand", true)}
      {list("material", true)}
      {list("style", true)}
      {list("formality", false)}
      {special.length > 0 && (
        <ul aria-label={m.search_facet_special()} className="border-line border-t py-3">
          {special.map(({ name, value, count }) => (
            <FacetRow
              key={name}
              {...{ name, value, count, form, choose }}
              label={name === "sale" ? m.search_facet_sale() : m.search_facet_new()}
              stance={search.exclude[name] ? "exclude" : search.include[name] ? "include" : undefined}
            />
          ))}
        </ul>
      )}
      {list("pattern", false)}
      {list("cut", false)}
      {list("shop", false)}
    </div>
  );
}
