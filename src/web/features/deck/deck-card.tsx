import { memo, useEffect, useLayoutEffect, useRef } from "react";
import { useViewTransitionState } from "react-router";
import type { RecommendedCard } from "#contract/recommendations.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { MatchRing, StretchMark } from "#web/features/product/late-marks.tsx";
import type { Listed } from "#web/features/product/listed-in.ts";
import { matchOf } from "#web/features/product/match-of.ts";
import { Price } from "#web/features/product/price.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { useImpression } from "#web/features/product/use-impression.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { recordEvent } from "#web/state/events.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import type { DeckAnswer } from "./deck-state.ts";
import type { Fling } from "./fling.ts";
import { dragWhenTouched, motion } from "./motion.ts";
import { cardSizes } from "./prepare-pictures.ts";

export type Leaving = { readonly answer: DeckAnswer; readonly fling: Fling };

type DeckCardProps = {
  card: RecommendedCard & Listed;
  /** 0 lies on top. */
  place: number;
  leaving: Leaving | undefined;
  /** It was answered like this and comes back. */
  returned: DeckAnswer | undefined;
  onAnswer: (answer: DeckAnswer, fling: Fling) => void;
  onGone: (card: RecommendedCard) => void;
};

/** One card of the deck. The outer element has its place in the pile, the inner one is moved by the hand. */
export const DeckCard = memo(function DeckCard(props: DeckCardProps) {
  const { card, place, leaving, returned, onAnswer, onGone } = props;
  const moved = useRef<HTMLElement>(null);
  const isTop = place === 0 && !leaving;
  const seen = useImpression(card.id, "discover", card.list);
  const acts = useRef({ onAnswer, onGone });
  useEffect(() => {
    acts.current = { onAnswer, onGone };
  });
  useEffect(() => {
    if (!isTop || !moved.current) return;
    return dragWhenTouched(moved.current, (answer, fling) => acts.current.onAnswer(answer, fling));
  }, [isTop]);
  useLayoutEffect(() => {
    if (!leaving || !moved.current) return;
    const gone = () => acts.current.onGone(card);
    const moving = motion();
    if (moving) return moving.throwCard(moved.current, leaving.answer, leaving.fling, gone);
    gone();
  }, [leaving, card]);
  useLayoutEffect(() => {
    if (returned && moved.current) motion()?.returnCard(moved.current, returned);
  }, [returned]);
  return (
    <li
      inert={!isTop}
      className={classNames(
        "absolute inset-0 origin-bottom transition-transform duration-slow ease-out",
        leaving ? "z-40" : places[place],
        isTop && "pointer-events-auto",
      )}
    >
      {/* No rounded clip around what has layers of its own: to cut them at every frame took a third of the frames. */}
      <article
        ref={moved}
        className={classNames(
          "relative flex h-full select-none flex-col rounded-pic outline outline-transparent",
          isTop && "cursor-grab touch-none active:cursor-grabbing",
          isTop || leaving ? "bg-surface shadow-float will-change-transform" : "bg-transparent",
        )}
      >
        <CardPicture card={card} isTop={isTop} />
        <div
          ref={isTop ? seen : undefined}
          className="pointer-events-none absolute inset-0"
          aria-hidden="true"
        />
        <Labels />
        <Words card={card} hidden={!isTop && !leaving} />
      </article>
    </li>
  );
});

/** How the pile lies: peeking out above on phones, fanned out to the right on wide screens. */
const places = [
  "z-30",
  "z-20 -translate-y-2.5 scale-x-[0.95] rotate-[0.6deg] lg:translate-x-40 lg:translate-y-0 lg:scale-[0.96] lg:rotate-3",
  "z-10 -translate-y-5 scale-x-[0.9] -rotate-[0.7deg] lg:translate-x-76 lg:translate-y-6 lg:scale-[0.91] lg:rotate-[7deg]",
];

function CardPicture({ card, isTop }: { card: RecommendedCard; isTop: boolean }) {
  const opens = useViewTransitionState(inLanguage(productPath(card), currentLanguage()));
  return (
    <div className="relative min-h-0 flex-1">
      <Picture
        image={card.image}
        sizes={cardSizes}
        priority={isTop}
        ratio="fill"
        className={classNames("h-full rounded-t-pic", wholePicture, opens && isTop && "travels")}
        veil={sides}
      />
      {card.stretch && (
        <span className="absolute top-4 left-4 rounded-chip bg-surface px-3 py-1 text-12 text-ink">
          <StretchMark />
        </span>
      )}
    </div>
  );
}

/**
 * All of a piece can be seen whatever room there is: drawings have a margin that may be cut, and their sides fade
 * into their own colour.
 */
const wholePicture = classNames(
  "[&_img]:top-1/2 [&_img]:left-1/2 [&_img]:h-[112%] [&_img]:aspect-picture [&_img]:w-auto [&_img]:max-w-none",
  "[&_img]:-translate-1/2",
);

/** Painted over them and not masked out: three masks held the first frame of discover up for sixty milliseconds. */
const sides =
  "absolute top-1/2 left-1/2 h-[112%] aspect-picture -translate-1/2 bg-[linear-gradient(to_right,currentColor,#0000_16%,#0000_84%,currentColor)]";

function Words({ card, hidden }: { card: RecommendedCard & Listed; hidden: boolean }) {
  const { id, brand, name, price, in_my_size: inMySize, list } = card;
  const { stretch_reason: way } = card;
  // Which way a stretch goes is the first thing to say of it.
  const reasons = [...(way ? [{ key: "stretch", label: way }] : []), ...card.reasons];
  const score = matchOf(card);
  // A name that takes a second line takes it from the reasons, not from the picture.
  const isLong = name.length > 30;
  return (
    <div
      className={classNames(
        "flex-none px-5 pt-4 pb-1.5 transition-opacity duration-medium lg:px-6 lg:pt-5",
        hidden && "opacity-0",
      )}
    >
      {score !== undefined && (
        <div className="relative">
          <span className="absolute -top-12 right-0 grid rounded-chip bg-surface p-1.5">
            <MatchRing score={score} label={m.piece_match({ score })} size={52} />
          </span>
        </div>
      )}
      <p className="truncate pr-20 text-14 text-muted">{brand.name}</p>
      <h2 className="display-28 mt-0.5 line-clamp-2">
        <Link
          to={productPath(card)}
          viewTransition
          onClick={() =>
            recordEvent({ type: "product_card_clicked", product: id, surface: "discover", list })
          }
          className="covers"
        >
          {name}
        </Link>
      </h2>
      <p className="mt-1.5 mb-3 text-14">
        <Price price={price} />
        {inMySize && <span className="text-muted"> · {m.discover_in_size()}</span>}
      </p>
      <ul>
        {reasons.slice(0, isLong ? 2 : 3).map(({ key, label }, i) => (
          <li key={key} className={classNames("border-line border-t py-2.5 text-14", lessRoom[i])}>
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The picture comes first: low screens show fewer reasons. */
const lessRoom = ["", "[@media(height<800px)]:hidden", "max-lg:hidden [@media(height<940px)]:hidden"];

/** What letting go would mean; the hand shows them, nobody reads them out. */
function Labels() {
  return labels.map(([answer, word, className]) => (
    <span
      key={answer}
      data-label={answer}
      aria-hidden="true"
      className={classNames(
        "pointer-events-none absolute z-10 rounded-pic border-2 px-3.5 pt-0.5 pb-1.5 font-serif text-d40 opacity-0 will-change-[opacity]",
        className,
      )}
    >
      {word()}
    </span>
  ));
}

const labels: readonly (readonly [DeckAnswer, () => string, string])[] = [
  ["liked", m.discover_yes, "top-6 left-6 -rotate-8 border-on-picture-accent text-on-picture-accent"],
  ["disliked", m.discover_no, "top-6 right-6 rotate-8 border-on-picture text-on-picture"],
  ["bookmarked", m.discover_keep, "bottom-2/5 left-1/2 -translate-x-1/2 border-on-picture text-on-picture"],
  ["skipped", m.discover_pass, "top-6 left-1/2 -translate-x-1/2 border-on-picture text-on-picture"],
];
