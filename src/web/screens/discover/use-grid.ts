import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { comesFrom, isNarrowed, type Sources } from "#web/features/deck/sources.ts";
import { useFollowedBrands } from "#web/features/deck/use-followed-brands.ts";
import { useNeutral } from "#web/features/product/neutral.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { useAuth } from "#web/state/auth.ts";
import { reactionsNow } from "#web/state/reactions.ts";
import { seenProducts } from "#web/state/seen.ts";
import { useTasteQuestion } from "#web/state/taste-question.ts";
import { emptyGrid, forgetGrids, type Grid, gridOf } from "./grid.ts";
import type { FirstCards } from "./view.ts";

const never = () => () => {};

/** The pieces of the grid, page by page. What the server rendered is the beginning for whoever it knows nothing of. */
export function useGrid(first: FirstCards, { followed, fresh, reduced }: Sources) {
  const neutral = useNeutral();
  const asked = useTasteQuestion();
  const taste = useMemo(() => (asked && neutral ? { ...asked, neutral } : asked), [asked, neutral]);
  const brands = useFollowedBrands(taste);
  const member = useAuth(({ isAuthenticated }) => isAuthenticated);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another list
  const list = useMemo(() => {
    if (!taste) return undefined;
    const sources = { followed, fresh, reduced };
    const narrowed = isNarrowed(sources);
    const name = narrowed ? JSON.stringify([sources, [...brands]]) : "";
    const isAnyone =
      !member && !narrowed && saidNothing(taste.preferences) && first.page === 1 && first.neutral === neutral;
    const question = { taste, lang: currentLanguage(), passes: comesFrom(sources, brands), narrowed, name };
    const renders = isAnyone && taste.universe === first.universe && first.cards.length > 0;
    return gridOf(question, renders ? { cards: first.cards, cursor: first.cursor } : undefined);
  }, [taste, brands, member, neutral, followed, fresh, reduced, first, round]);

  const rendered = useMemo<Grid>(
    () => (first.neutral === neutral ? { ...emptyGrid, cards: first.cards } : emptyGrid),
    [first, neutral],
  );
  const get = useCallback(() => list?.get() ?? rendered, [list, rendered]);
  const grid = useSyncExternalStore(list?.watch ?? never, get, () => rendered);

  useEffect(() => {
    if (list && list.get().cards.length === 0) void list.more();
    const retry = () => {
      if (list?.get().problem) void list.more();
    };
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [list]);

  const begin = () => {
    forgetGrids();
    setRound((before) => before + 1);
  };
  return { grid, more: () => void list?.more(), begin };
}

/** A visitor who told, liked and saw nothing yet. */
function saidNothing(preferences: object | undefined): boolean {
  const { liked, disliked } = reactionsNow();
  return isEmpty(preferences) && liked.length + disliked.length + seenProducts().length === 0;
}

const isEmpty = (part: unknown): boolean =>
  typeof part === "object" && part !== null ? Object.values(part).every(isEmpty) : part === undefined;
