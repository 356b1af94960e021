import { useViewTransitionState } from "react-router";
import { inLanguage } from "#vocabulary/language-path.ts";
import type { Surface } from "#vocabulary/product-event.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { recordEvent } from "#web/state/events.ts";
import { type Said, useReaction } from "#web/state/reactions.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { badgeOf } from "./badge-of.ts";
import { MatchRing, StretchMark } from "./late-marks.tsx";
import { matchOf } from "./match-of.ts";
import { Price } from "./price.tsx";
import { productPath } from "./product-path.ts";
import { BookmarkButton, DislikeButton, LikeButton } from "./reaction-buttons.tsx";
import { reasonOf } from "./reason-of.ts";
import type { ShownCard } from "./shown-card.ts";
import { useImpression } from "./use-impression.ts";

type ProductCardProps = {
  product: ShownCard;
  surface: Surface;
  /** How wide the picture is shown, as in `sizes` of an image. */
  sizes: string;
  priority?: boolean;
  level?: "h2" | "h3" | "h4";
  /** In place of the first reason. */
  note?: string | undefined;
  /** In place of what is usually said first. */
  badge?: string | undefined;
  /** Not faded although it is disliked: where all of them are. */
  plain?: boolean;
};

/** A piece in a list: the whole card leads to its page, and what people say of it stands above that. */
export function ProductCard(props: ProductCardProps) {
  const { product, surface, sizes, priority = false, level, note, plain = false } = props;
  const { id, image, brand, name, price } = product;
  const score = matchOf(product);
  const Heading = level ?? "h3";
  const { list, stretch } = product;
  const seen = useImpression(id, surface, list);
  const said = useReaction(id);
  const to = productPath(product);
  const opens = useViewTransitionState(inLanguage(to, currentLanguage()));
  const isOut = product.badges.includes("sold_out");
  const badge = stretch && !isOut ? <StretchMark /> : (props.badge ?? badgeOf(product));
  const reason = note ?? product.stretch_reason ?? reasonOf(product);
  return (
    <article className="group relative">
      <div
        ref={seen}
        className={classNames(
          "relative transition-opacity duration-slow",
          said.disliked && !plain && "opacity-35",
        )}
      >
        <Picture
          image={image}
          sizes={sizes}
          priority={priority}
          className={classNames("rounded-pic", opens && "travels")}
        />
        {badge && (
          <span className="absolute top-3 left-3 rounded-chip bg-surface px-2 py-1 text-12 text-ink md:px-2.5">
            {badge}
          </span>
        )}
        {score !== undefined && (
          // The ring is the frame of its own parts, so what lies on the picture is around it.
          <span className="absolute bottom-3 left-3 grid">
            <MatchRing score={score} label={m.piece_match({ score })} />
          </span>
        )}
      </div>
      <div className="px-1.5 pt-2.5 pb-6 md:px-2">
        {/* Two prices leave a name too little room on a phone. */}
        <p className={`flex items-baseline justify-between gap-x-3 text-14 ${price?.was ? "flex-wrap" : ""}`}>
          <span className="truncate font-medium">{brand.name}</span>
          <Price price={price} />
        </p>
        <Heading className="mt-0.5 line-clamp-2 text-14 text-muted">
          <Link
            to={to}
            viewTransition
            onClick={() => recordEvent({ type: "product_card_clicked", product: id, surface, list })}
            className="covers group-hover:text-ink"
          >
            {name}
          </Link>
        </Heading>
        {reason && (
          <p className="mt-1.5 flex gap-2 text-12 before:mt-[0.7em] before:h-px before:w-3 before:flex-none before:bg-accent">
            <span className="line-clamp-2">{reason}</span>
          </p>
        )}
      </div>
      <Says product={product} said={said} />
    </article>
  );
}

/** The heart is always there; the other two come with a pointer, the keyboard, or where there is nothing to hover with. */
function Says({ product, said }: { product: ShownCard; said: Said }) {
  const later = (isSaid: boolean) =>
    classNames(
      "transition-opacity duration-fast focus-visible:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100",
      !isSaid && "opacity-0",
    );
  return (
    <div className="absolute top-0.5 right-0.5 flex flex-col">
      <LikeButton look="picture" product={product} said={said} />
      <BookmarkButton look="picture" product={product} said={said} className={later(said.bookmarked)} />
      <DislikeButton look="picture" product={product} said={said} className={later(said.disliked)} />
    </div>
  );
}
