import { memo, Suspense, useEffect, useRef } from "react";
import type { FoundCard } from "#contract/search.ts";
import { ProductCard } from "#web/features/product/product-card.tsx";
import type { ShownCard } from "#web/features/product/shown-card.ts";
import { type Listing, pageSize } from "#web/features/search/page-memory.ts";
import { useFromMount } from "#web/ui/mounted.ts";

export const gridClass = "grid grid-cols-2 gap-x-gutter md:grid-cols-3 md:gap-y-6";

const sizes =
  "(min-width: 1440px) 376px, (min-width: 64rem) calc((100vw - 312px) / 3), (min-width: 48rem) 34vw, 50vw";

const drawnAsPage = "far-[4400px]";
const drawnAlone =
  "after-first far-[calc(62.5vw+5.25rem)] md:far-[calc(41vw+4.6rem)] lg:far-[calc(min((100vw-312px)/3,376px)*1.25+4.6rem)]";
const drawnAloneOnPhones = "after-first max-md:far-[calc(62.5vw+5.25rem)]";
/** What is seen at once, on a phone and on a wide screen, is not looked at twice. */
const [seenOnPhones, seenFirst] = [4, 6];

/**
 * Page after page, each drawn only while it is near. What a page measures is written down with it, so that a list that
 * is drawn again is as long as it was, and Back finds its place.
 */
export function Grid({ listing, plain }: { listing: Listing; plain: boolean }) {
  return listing.pages.map((page, place) => (
    <GridPage
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place in the list
      key={`${listing.question}:${listing.first + place}`}
      products={page.products}
      start={(listing.first + place - 1) * pageSize + 1}
      top={place === 0}
      plain={plain}
    />
  ));
}

type GridPageProps = { products: readonly FoundCard[]; start: number; top: boolean; plain: boolean };

const GridPage = memo(function GridPage({ products, start, top, plain }: GridPageProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current: element } = list;
    if (!element) return;
    const watching = new ResizeObserver(() => {
      heights.set(products, element.offsetHeight);
    });
    watching.observe(element);
    return () => watching.disconnect();
  }, [products]);
  const height = useFromMount(heights.get(products), undefined);
  // Of a page that nobody has seen yet a phone shows four pieces: only they are laid out before it is seen.
  const byPiece = top && !height;
  const [further, rest] = byPiece ? [drawnAloneOnPhones, drawnAlone] : [];
  const piece = (product: FoundCard, priority: boolean, className?: string) => (
    <li key={product.id} className={className}>
      <ProductCard
        product={shownCard(product, plain)}
        surface="search"
        sizes={sizes}
        priority={priority}
        level="h2"
      />
    </li>
  );
  return (
    <ol
      ref={list}
      start={start}
      className={`${gridClass} md:mb-6 ${byPiece ? "" : drawnAsPage}`}
      {...(height && { style: { containIntrinsicBlockSize: `auto ${height}px` } })}
    >
      {products
        .slice(0, seenFirst)
        .map((product, place) =>
          piece(product, top && place < 2, place < seenOnPhones ? undefined : further),
        )}
      {/* Taken over by themselves: all at once a page of them holds a slow phone up. */}
      <Suspense>{products.slice(seenFirst).map((product) => piece(product, false, rest))}</Suspense>
    </ol>
  );
});

/** By page: the memory of lists keeps the very same ones. */
const heights = new WeakMap<readonly FoundCard[], number>();

function shownCard({ score, reasons, ...card }: FoundCard, plain: boolean): ShownCard {
  return plain || score === undefined ? card : { ...card, score, reasons: reasons ?? [] };
}
