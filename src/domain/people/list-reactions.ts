import type { Reacted } from "./activity.ts";

type Page = { readonly limit: number; readonly cursor?: string | undefined };

type Listed = {
  readonly products: readonly number[];
  /** Of all pages. */
  readonly total: number;
  /** Where the next page begins; nothing when this is the last. */
  readonly next?: string;
};

/**
 * One page of what someone reacted to, of what can be shown. A cursor is the moment and the product after which it goes
 * on, so that a list whose reader takes things out of it while they look neither skips nor repeats. Nothing when it is
 * no cursor.
 */
export function listReactions(
  all: readonly Reacted[],
  isShown: (product: number) => boolean,
  { limit, cursor }: Page,
): Listed | undefined {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && !after) return undefined;
  const shown = all.filter(({ product }) => isShown(product));
  const start = after ? shown.findIndex((one) => isAfter(one, after)) : 0;
  const page = start < 0 ? [] : shown.slice(start, start + limit);
  const last = page.at(-1);
  const hasMore = start + page.length < shown.length && last !== undefined;
  return {
    products: page.map(({ product }) => product),
    total: shown.length,
    ...(hasMore && { next: `${last.at.getTime().toString(36)}-${last.product}` }),
  };
}

type Place = { readonly at: number; readonly product: number };

function readCursor(cursor: string): Place | undefined {
  const [, at, product] = /^([0-9a-z]{1,9})-([1-9]\d{0,9})$/.exec(cursor) ?? [];
  return at && product ? { at: Number.parseInt(at, 36), product: Number(product) } : undefined;
}

/** The latest first; of the same moment, the higher number first, as the store has it. */
const isAfter = ({ at, product }: Reacted, place: Place): boolean =>
  at.getTime() < place.at || (at.getTime() === place.at && product < place.product);
