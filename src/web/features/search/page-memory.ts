import type { SearchAnswer } from "#contract/search.ts";

/** The pages of a list that were loaded so far. */
export type Listing = {
  /** What was asked, apart from the page. */
  readonly question: string;
  /** The number of the first of them. */
  readonly first: number;
  readonly pages: readonly SearchAnswer[];
};

/** Lists that Back can return to; older ones are asked for again. */
const most = 24;

export type PageMemory = {
  readonly recall: (place: string, question: string, page: number) => Listing | undefined;
  readonly remember: (place: string, listing: Listing) => void;
  readonly isEmpty: () => boolean;
};

/** What each place in the history showed: `place` is the key that the router gave it. */
export function createPageMemory(): PageMemory {
  const kept = new Map<string, Listing>();
  return {
    recall: (place, question, page) => {
      const listing = kept.get(place);
      return listing?.question === question && listing.first === page ? listing : undefined;
    },
    remember: (place, listing) => {
      kept.delete(place);
      kept.set(place, listing);
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    },
    isEmpty: () => kept.size === 0,
  };
}

export const withPage = ({ question, first, pages }: Listing, page: SearchAnswer): Listing => ({
  question,
  first,
  pages: [...pages, withoutKnown(page, pages)],
});

/** A catalogue that changes between two pages may move a piece from one to the other. */
function withoutKnown(page: SearchAnswer, before: readonly SearchAnswer[]): SearchAnswer {
  const known = new Set(before.flatMap(({ products }) => products.map(({ id }) => id)));
  const products = page.products.filter(({ id }) => !known.has(id));
  return products.length === page.products.length ? page : { ...page, products };
}

/** Pieces of a page: three rows of the wide grid eight times over. */
export const pageSize = 24;

/** The number of the page after these; nothing after the last. */
export function pageAfter({ first, pages }: Listing): number | undefined {
  const next = first + pages.length;
  const total = pages[0]?.total ?? 0;
  return (next - 1) * pageSize < total ? next : undefined;
}
