import type { SearchAnswer } from "#contract/search.ts";

/**
 * An answer with its facets as one text. They are hundreds of small things, and React Router's way of handing things
 * over takes a slow phone longer for each than the browser's own for all of them.
 */
type Packed = Omit<SearchAnswer, "facets"> & { readonly facets: string };

export const packFacets = (answer: SearchAnswer): Packed => ({
  ...answer,
  facets: JSON.stringify(answer.facets),
});

/** What it was made of was made by our own server, for this page. */
export const unpackFacets = (answer: Packed): SearchAnswer => ({
  ...answer,
  facets: JSON.parse(answer.facets) as SearchAnswer["facets"],
});
