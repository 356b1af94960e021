import { noticeBounds } from "#vocabulary/notice.ts";
import type { NewsCatalogue, Offered, Watched, WatchedBookmark } from "./news-ports.ts";
import { type Finding, findingOf, type PriceDrop } from "./notice.ts";

/** By a twentieth and more; less is not worth a word. */
const leastDrop = 0.05;

/** What has become cheaper, and what can be had again, of what someone bookmarked; and what is known of it now. */
export function findBookmarkNews(
  { person, bookmarks, watch }: Watched,
  { version, offersFor }: NewsCatalogue,
): {
  readonly findings: readonly Finding[];
  readonly changed: readonly WatchedBookmark[];
  readonly sizes: string;
} {
  const sizes = JSON.stringify([person.preferences.in.men.sizes, person.preferences.in.women.sizes]);
  // Whoever takes another size finds pieces in it that were there all the time: that is no news.
  const isSameSize = !watch || watch.sizes === sizes;
  const isSame = isSameSize && watch?.catalogueVersion === version;
  const looked = isSame ? bookmarks.filter(({ inSize }) => inSize === null) : bookmarks;
  const offers = offersFor(
    person,
    looked.map(({ product }) => product),
  );
  const seen = looked.map((before, nth) => ({ before, now: judge(before, offers[nth]) }));
  const drops = seen.flatMap(({ now }) => now.drop ?? []);
  const back = seen.flatMap(({ before, now }) =>
    isSameSize && before.inSize === false && now.inSize ? before.product : [],
  );
  return {
    findings: [...dropsOf(drops), ...(back.length > 0 ? [findingOf("back_in_stock", back)] : [])],
    changed: seen.flatMap(({ before, now }) =>
      now.price === before.price && now.inSize === before.inSize
        ? []
        : [{ product: before.product, price: now.price, inSize: now.inSize }],
    ),
    sizes,
  };
}

function dropsOf(drops: readonly PriceDrop[]): readonly Finding[] {
  if (drops.length === 0) return [];
  const products = drops.map(({ product }) => product);
  return [findingOf("price_drop", products, { drops: drops.slice(0, noticeBounds.products) })];
}

type Judged = Omit<WatchedBookmark, "product"> & { readonly drop?: PriceDrop };

/** The price that counts is the one it had when it was bookmarked, or when a drop was last told. */
function judge({ product, price }: WatchedBookmark, offered: Offered | undefined): Judged {
  const inSize = offered?.inSize ?? false;
  if (!offered?.inStock || offered.price === 0) return { price, inSize };
  if (price === null) return { price: offered.price, inSize };
  if (offered.price > price * (1 - leastDrop)) return { price, inSize };
  return { price: offered.price, inSize, drop: { product, was: price, now: offered.price } };
}
