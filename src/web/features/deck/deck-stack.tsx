import { useCallback, useState } from "react";
import type { RecommendedCard } from "#contract/recommendations.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { DeckCard, type Leaving } from "./deck-card.tsx";
import type { DeckAnswer } from "./deck-state.ts";
import type { Fling } from "./fling.ts";

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
