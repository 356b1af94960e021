import { useEffect, useState } from "react";
import type { RecommendedCard } from "#contract/recommendations.ts";
import { stretchWindow } from "#vocabulary/openness.ts";
import { recoCall } from "#web/features/preview/calls.ts";
import { nextSlots, type Slot, settled } from "#web/features/preview/slots.ts";
import { StretchMark } from "#web/features/product/stretch-mark.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { reactionsNow } from "#web/state/reactions.ts";
import { sessionOfVisit } from "#web/state/session-of-visit.ts";
import { useAnswer } from "#web/state/use-answer.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { Editing } from "../editing.ts";
import { toldBy } from "../told-by.ts";
import { sampleOf, sampleSize } from "./sample-of.ts";

/** A hand on its way does not ask at every step. */
const settleMs = 150;
/** How long what leaves can still be seen. */
const fadeMs = 1400;

type OpennessPreviewProps = { editing: Editing; openness: number };

/** Which pieces come and go as the dial turns. */
export default function OpennessPreview({ editing, openness }: OpennessPreviewProps) {
  const { slots, problem, again } = useSample(editing, openness);
  if (problem && !slots)
    return (
      <p role="alert" className="mt-5 text-center text-14 text-muted">
        {m.preview_failed()}{" "}
        <button type="button" onClick={again} className="link hit-44 text-ink">
          {m.preview_again()}
        </button>
      </p>
    );
  return (
    <ul
      aria-label={m.degrees_preview()}
      aria-busy={!slots}
      className="mt-5 grid grid-cols-4 gap-x-1.5 gap-y-3"
    >
      {slots
        ? slots.map((slot) => <Tile key={slot.piece.id} slot={slot} />)
        : [...Array(sampleSize).keys()].map((place) => (
            <li key={place} aria-hidden="true">
              <Skeleton className="aspect-picture" />
              <Skeleton className="mt-1.5 h-[1lh] w-2/3 text-12" />
            </li>
          ))}
    </ul>
  );
}

/** The first 20 as they would be at this openness, as far as they are shown. */
function useSample(editing: Editing, openness: number) {
  const { universe, preferences } = editing;
  const told = toldBy(preferences);
  const { liked, disliked } = reactionsNow();
  const body = {
    universe,
    preferences: { ...told, global: { ...told.global, openness } },
    session: {
      liked: liked.slice(0, 200).toReversed(),
      disliked: disliked.slice(0, 1000).toReversed(),
      scopes: sessionOfVisit().scopes ?? [],
    },
    limit: stretchWindow,
    lang: currentLanguage(),
  };
  const { answer, problem, again } = useAnswer(recoCall, { body }, { after: settleMs });
  const [slots, setSlots] = useState<readonly Slot<RecommendedCard>[]>();
  const products = answer?.products;
  useEffect(() => {
    if (!products) return;
    setSlots((shown) => nextSlots(shown, sampleOf(products)));
    const timer = setTimeout(() => setSlots((shown) => shown && settled(shown)), fadeMs);
    return () => clearTimeout(timer);
  }, [products]);
  return { slots, problem, again };
}

/** What leaves fades for a moment under its word; then what came in has its place. */
function Tile({ slot: { piece, gone, isNew } }: { slot: Slot<RecommendedCard> }) {
  const shown = gone ?? piece;
  return (
    <li>
      <Picture
        key={shown.id}
        image={{ ...shown.image, alt: shown.name }}
        sizes="80px"
        className={classNames("rounded-pic transition-opacity duration-slow", gone && "opacity-35")}
      />
      <p className="mt-1.5 min-h-[2lh] text-12 text-muted leading-snug">
        {gone ? (
          m.degrees_goes()
        ) : (
          <>
            {shown.stretch && (
              <span className="block text-ink">
                <StretchMark />
              </span>
            )}
            {isNew && m.degrees_comes_in()}
          </>
        )}
      </p>
    </li>
  );
}
