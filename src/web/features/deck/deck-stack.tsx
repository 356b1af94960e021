import { useCallback, useState } from "react";
import type { RecommendedCard } from "#contract/recommendations.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { DeckCard, type Leaving } from "./deck-card.tsx";
import type { DeckAnswer } from "./deck-state.ts";
import type { Fling } from "./move-card.ts";

/** How many of the pile can be seen. */
const inSight = 3;

export type Flight = { readonly card: RecommendedCard; readonly leaving: Leaving };

/** Cards that were answered and are still on their way off the table; the next one can be answered meanwhile. */
export function useFlights() {
  const [flights, setFlights] = useState<readonly Flight[]>([]);
  const leave = useCallback(
    (card: RecommendedCard, leaving: Leaving) =>
      setFlights((all) => [...without(all, card), { card, leaving }]),
    [],
  );
  const land = useCallback((card: RecommendedCard) => setFlights((all) => without(all, card)), []);
  return { flights, leave, land };
}

const without = (flights: readonly Flight[], { id }: RecommendedCard): readonly Flight[] =>
  flights.filter(({ card }) => card.id !== id);

type DeckStackProps = {
  hand: readonly RecommendedCard[];
  flights: readonly Flight[];
  returned: { readonly product: number; readonly answer: DeckAnswer } | undefined;
  onAnswer: (answer: DeckAnswer, fling: Fling) => void;
  onGone: (card: RecommendedCard) => void;
};

export function DeckStack({ hand, flights, returned, onAnswer, onGone }: DeckStackProps) {
  const lying = hand.slice(0, inSight);
  const flying = flights.filter(({ card }) => !lying.some(({ id }) => id === card.id));
  // One list, in an order that never moves an element: a card that is thrown stays the element under the finger.
  const cards: readonly { card: RecommendedCard; place: number; leaving?: Leaving }[] = [
    ...flying.map(({ card, leaving }) => ({ card, place: 0, leaving })),
    ...lying.map((card, place) => ({ card, place })),
  ];
  return (
    <ol aria-label={m.discover_deck_label()} className="pointer-events-none absolute inset-0">
      {cards.map(({ card, place, leaving }) => (
        <DeckCard
          key={card.id}
          card={card}
          place={place}
          leaving={leaving}
          returned={returned?.product === card.id ? returned.answer : undefined}
          onAnswer={onAnswer}
          onGone={onGone}
        />
      ))}
    </ol>
  );
}

/** A card of the same size while there is none. */
export function DeckSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        {m.discover_loading()}
      </p>
      <div className="absolute inset-0 flex flex-col overflow-hidden rounded-pic bg-surface shadow-float">
        <Skeleton className="min-h-0 flex-1 rounded-none" />
        <div className="px-5 pt-5 pb-6 lg:px-6">
          <Skeleton className="h-3 w-24" />
          <Skeleton className="mt-3 h-6 w-52" />
          <Skeleton className="mt-3 h-3 w-16" />
          <Skeleton className="mt-6 h-3 w-60 max-w-full" />
        </div>
      </div>
    </>
  );
}
