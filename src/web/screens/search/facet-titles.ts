import type { FilterName } from "#vocabulary/search-filter.ts";
import { m } from "#web/i18n/paraglide/messages.js";

export const facetTitles: Readonly<Record<FilterName, () => string>> = {
  category: m.search_facet_category,
  brand: m.search_facet_brand,
  size: m.search_facet_size,
  colour: m.search_facet_colour,
  material: m.search_facet_material,
  pattern: m.search_facet_pattern,
  cut: m.search_facet_cut,
  style: m.search_facet_style,
  formality: m.search_facet_formality,
  shop: m.search_facet_shop,
  sale: m.search_facet_sale,
  new: m.search_facet_new,
};
