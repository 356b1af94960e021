import type { RecommendedCard } from "#contract/recommendations.ts";
import { whenUsed } from "#web/data/idle.ts";
import { once } from "#web/data/once.ts";
import { reactTo } from "#web/features/product/react-to.ts";
import { useAuth } from "#web/state/auth.ts";
import { call } from "#web/state/call.ts";
import { reactionsNow } from "#web/state/reactions.ts";
import { markSeen, seenProducts } from "#web/state/seen.ts";
import { sessionOfVisit } from "#web/state/session-of-visit.ts";
import { type Deck, openDeck } from "./deck.ts";
import { preparePictures } from "./prepare-pictures.ts";

const recoCall = once(async () => (await import("#contract/recommendations.ts")).getReco);

/** Decks outlive their page: whoever looks at a piece and comes back finds the card in their hand. */
const decks = new Map<string, Deck>();

export function deckOf(name: string, initial: readonly RecommendedCard[]): Deck {
  const open = () =>
    openDeck(
      {
        ask: (body) => call(recoCall, { body }),
        react: reactTo,
        reactions: reactionsNow,
        seen: seenProducts,
        scopes: () => sessionOfVisit().scopes,
        markSeen,
        whenUsed,
        later: (work) => requestAnimationFrame(() => setTimeout(work)),
        prepare: preparePictures,
      },
      initial,
    );
  // The server has no visits: one person's deck is not another's.
  if (import.meta.env.SSR) return open();
  const deck = decks.get(name) ?? open();
  decks.set(name, deck);
  return deck;
}

if (!import.meta.env.SSR)
  useAuth.subscribe(({ token }, before) => {
    if (token !== before.token) decks.clear();
  });
