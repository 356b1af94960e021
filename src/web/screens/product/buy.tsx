import { lazy, type RefObject, Suspense, useState } from "react";
import type { Product } from "#contract/products.ts";
import { BookmarkButton, DislikeButton, LikeButton } from "#web/features/product/reaction-buttons.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useAuth } from "#web/state/auth.ts";
import { listOpenedFrom, recordEvent } from "#web/state/events.ts";
import { useReaction } from "#web/state/reactions.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { ExternalIcon } from "#web/ui/external-icon.tsx";

const DislikeScopeChoice = lazy(() =>
  import("#web/features/dislike-scope/dislike-scope-choice.tsx").then(
    (module) => ({ default: module.DislikeScopeChoice }),
    () => ({ default: () => <span /> }),
  ),
);

const GiftLine = lazy(() =>
  import("#web/features/product/gift-line.tsx").catch(() => ({ default: () => <span /> })),
);

type Offer = Product["offers"][number];

/** The cheapest that can be had. */
export const bestOffer = ({ offers }: Product): Offer | undefined => offers.find((offer) => offer.in_stock);

export const recordChoice = (product: Product): void =>
  recordEvent({
    type: "product_chosen",
    product: product.id,
    surface: "product",
    list: listOpenedFrom(product.id),
  });

export type BuyProps = { product: Product; main: RefObject<HTMLAnchorElement | null> };

/** The way to the shop, and what the reader thinks of it. */
export function Buy({ product, main }: BuyProps) {
  const offer = bestOffer(product);
  if (!offer) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      <a
        ref={main}
        href={offer.url}
        target="_blank"
        rel="noopener"
        onClick={() => recordChoice(product)}
        className={buttonClass({ look: "accent", className: "max-w-full flex-auto px-5" })}
      >
        <span className="truncate">{m.product_see_at({ shop: offer.shop.name })}</span>
        <span className="sr-only">{m.product_new_tab()}</span>
        <ExternalIcon className="size-4 flex-none" />
      </a>
      <Reactions product={product} />
    </div>
  );
}

/** What the reader thinks of it; after a dislike, what it is about. */
export function Reactions({ product }: { product: Product }) {
  const [asks, setAsks] = useState(false);
  const said = useReaction(product.id);
  const { liked, disliked, bookmarked } = said;
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  return (
    <>
      <div className="flex gap-2">
        <LikeButton product={product} said={said} look="line" size="large" />
        <BookmarkButton product={product} said={said} look="line" size="large" />
        <DislikeButton product={product} said={said} look="line" size="large" onReact={setAsks} />
      </div>
      {member && (liked || bookmarked) && (
        <Suspense fallback={<span className="min-h-11 w-full" />}>
          <GiftLine key={product.id} product={product.id} />
        </Suspense>
      )}
      {asks && disliked && (
        <Suspense fallback={null}>
          <DislikeScopeChoice product={product} onDone={() => setAsks(false)} className="mt-2 w-full" />
        </Suspense>
      )}
    </>
  );
}
