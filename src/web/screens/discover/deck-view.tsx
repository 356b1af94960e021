import { memo, Suspense, useDeferredValue, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { stretchCountOf } from "#vocabulary/openness.ts";
import { DeckStack } from "#web/features/deck/deck-stack.tsx";
import { answeredInSet, isSetDone, setSize, stitchesOf } from "#web/features/deck/deck-state.ts";
import { sourcesIn } from "#web/features/deck/sources.ts";
import { useDeck } from "#web/features/deck/use-deck.ts";
import { useDeckKeys } from "#web/features/deck/use-deck-keys.ts";
import { useKept } from "#web/features/deck/use-kept.ts";
import { useNeutral } from "#web/features/product/neutral.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUniverse } from "#web/state/root-data.ts";
import { Stitch } from "#web/ui/stitch.tsx";
import { whenTouched } from "#web/ui/when-touched.tsx";
import { AfterDislike, DeckEnd, fetchLateParts } from "./late-parts.tsx";
import { useTune } from "./tune.tsx";
import type { FirstCards } from "./view.ts";

/** Seen from the start: their code comes when somebody turns to them, or when they have something else to show. */
const Tools = whenTouched(() => import("./tools.tsx"));
const controls = () => import("#web/features/deck/deck-buttons.tsx");
const DeckButtons = whenTouched(async () => ({ default: (await controls()).DeckButtons }));
const KeyLegend = whenTouched(async () => ({ default: (await controls()).KeyLegend }));
const DeckChanges = whenTouched(() => import("#web/features/deck/deck-changes.tsx"));

export function DeckView({ first }: { first: FirstCards }) {
  const [search] = useSearchParams();
  const sources = sourcesIn(search);
  const universe = useUniverse();
  const neutral = useNeutral();
  const initial = first.universe === universe && first.neutral === neutral ? first.cards : noCards;
  const table = useRef<HTMLDivElement>(null);
  const play = useDeck({ universe, initial, sources, neutral, table });
  const { deck, shown } = play;
  const tune = useTune();
  useKept(deck.again);
  useDeckKeys(table, play);
  const hasAnswered = shown.answered.length > 0;
  useEffect(() => {
    if (hasAnswered) fetchLateParts();
  }, [hasAnswered]);

  // The pile answers the hand at once; what is written around it follows in pieces that let the next touch through.
  const calm = useDeferredValue(shown);
  return (
    <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_auto] overflow-x-clip px-edge pt-3 lg:grid-cols-[16.5rem_28rem_1fr] lg:grid-rows-[auto_auto_1fr] lg:gap-x-14 lg:pt-10">
      <h1 className="display-56 self-center max-lg:text-d40 max-sm:sr-only lg:text-d80">
        {m.discover_title()}
      </h1>
      <Tools
        tune={tune}
        className="max-sm:col-span-2 lg:col-start-3 lg:row-start-1 lg:self-start lg:justify-self-end"
      />
      <Progress state={calm} openness={play.openness} neutral={neutral} />
      <div className="col-span-2 mx-auto w-full max-w-105 lg:col-span-1 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:max-w-none">
        <div
          ref={table}
          className="relative isolate mt-7 max-lg:has-[>section]:h-auto h-[clamp(24rem,calc(100svh-22.5rem),37rem)] lg:mt-0 lg:h-[clamp(32rem,calc(100svh-18rem),44rem)]"
        >
          <Table play={play} onTune={tune.show} />
        </div>
        <Answering
          deck={deck}
          shown={calm}
          disliked={play.disliked}
          setDisliked={play.setDisliked}
          answer={play.answer}
          undo={play.undo}
        />
      </div>
      {!neutral && (
        <DeckChanges
          changes={calm.changes}
          className="self-end pt-10 max-lg:hidden lg:col-start-1 lg:row-start-3"
        />
      )}
      <p role="status" className="sr-only">
        {play.said}
      </p>
      {tune.draw({})}
    </div>
  );
}

type Play = ReturnType<typeof useDeck>;
type Shown = Play["shown"];

type ProgressProps = { state: Shown; openness: number | undefined; neutral: boolean };

/** How far the set is, and what is promised of it. */
const Progress = memo(function Progress({ state, openness, neutral }: ProgressProps) {
  const place = Math.min(setSize, answeredInSet(state).length + 1);
  const label = m.discover_card_of({ place, count: setSize });
  const stitches = stitchesOf(state);
  const lead = stitches.some(({ stretch }) => stretch)
    ? m.discover_stretches({ count: stretchCountOf(openness ?? 0) })
    : neutral
      ? m.discover_lead_neutral()
      : m.discover_lead();
  return (
    <div className="col-span-2 lg:col-span-1 lg:col-start-1 lg:row-start-2">
      <Stitch stitches={stitches} label={label} className="mt-1 lg:mt-7" />
      <p className="mt-5 min-h-[2lh] text-14 text-muted max-lg:hidden">
        {!isSetDone(state) && `${label}. ${lead}`}
      </p>
    </div>
  );
});

type TableProps = { play: Play; onTune: () => void };

/** The pile, or what lies in its place. A card in hand is never taken away by a call that failed. */
function Table({ play: { deck, shown, flights, returned, answer, land }, onTune }: TableProps) {
  const done = isSetDone(shown);
  const hand = done ? noCards : shown.hand;
  return (
    <>
      <Suspense fallback={null}>
        {(done || shown.hand.length === 0) && <DeckEnd state={shown} deck={deck} onTune={onTune} />}
      </Suspense>
      <DeckStack hand={hand} flights={flights} returned={returned} onAnswer={answer} onGone={land} />
    </>
  );
}

type AnsweringProps = Pick<Play, "deck" | "shown" | "disliked" | "setDisliked" | "answer" | "undo">;

/** The buttons, and under them what there is to say about the last answer: room is kept for it. */
const Answering = memo(function Answering(props: AnsweringProps) {
  const { deck, shown, disliked, setDisliked, answer, undo } = props;
  const card = isSetDone(shown) ? undefined : shown.hand[0];
  return (
    <>
      <div className="sticky bottom-0 bg-linear-to-t from-70% from-paper to-transparent py-3 lg:static lg:bg-none lg:py-4 noscript:hidden">
        <DeckButtons
          card={card}
          isOver={!card && !shown.asking}
          canUndo={shown.answered.length > 0}
          onAnswer={answer}
          onUndo={undo}
        />
      </div>
      <div className="min-h-19 noscript:hidden">
        <Suspense fallback={null}>
          {disliked ? (
            <AfterDislike
              key={disliked.id}
              product={disliked}
              deck={deck}
              onDone={() => setDisliked(undefined)}
            />
          ) : shown.problem && shown.hand.length > 0 ? (
            <DeckStale onAgain={deck.again} />
          ) : (
            card && <KeyLegend className="text-center text-12 text-muted max-lg:hidden" />
          )}
        </Suspense>
      </div>
    </>
  );
});

/** The cards in hand go on while the next ones cannot be had: it is said without a connection, so it comes with the page. */
const DeckStale = ({ onAgain }: { onAgain: () => void }) => (
  <p role="status" className="text-center text-12 text-muted">
    {m.discover_stale()}{" "}
    <button type="button" onClick={onAgain} className="link hit-44 text-ink">
      {m.discover_again()}
    </button>
  </p>
);

const noCards: FirstCards["cards"] = [];
