import { type RefObject, useCallback, useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { RecommendedCard } from "#contract/recommendations.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { useTasteQuestion } from "#web/state/taste-question.ts";
import { useUser } from "#web/state/user.ts";
import { useFlights } from "./deck-stack.tsx";
import { type DeckAnswer, isSetDone } from "./deck-state.ts";
import { deckOf } from "./decks.ts";
import { type Fling, still } from "./fling.ts";
import { fetchMotion, motion } from "./motion.ts";
import { comesFrom, isNarrowed, type Sources } from "./sources.ts";
import { useAfterPaint } from "./use-after-paint.ts";
import { useFollowedBrands } from "./use-followed-brands.ts";
import { useIsLocked, useOpenness } from "./use-openness.ts";

type DeckSetting = {
  universe: Universe;
  /** What the server put on the table. */
  initial: readonly RecommendedCard[];
  sources: Sources;
  /** As anyone would see it. */
  neutral: boolean;
  /** What the pile lies on. */
  table: RefObject<HTMLElement | null>;
};

/** The deck as a page plays it: what is on the table, what a hand may do, and what is said aloud. */
export function useDeck({ universe, initial, sources, neutral, table }: DeckSetting) {
  const lang = currentLanguage();
  const name = `${lang} ${universe}${neutral ? " neutral" : ""}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server put on the table counts once
  const deck = useMemo(() => deckOf(name, initial), [name]);
  const shown = useStore(deck.store);
  const { flights, leave, land } = useFlights();
  const { said, say } = useSaid();
  const [returned, setReturned] = useState<{ product: number; answer: DeckAnswer }>();
  const [disliked, setDisliked] = useState<RecommendedCard>();
  const openness = useQuestion(deck, sources, neutral);
  const { afterPaint, settle } = useAfterPaint();
  useMotionAhead();

  const answer = useCallback(
    (kind: DeckAnswer, fling: Fling = still): void => {
      const isBehind = settle();
      const [card, next] = deck.store.getState().hand;
      if (!card || isSetDone(deck.store.getState())) return;
      // The hand sees the card go at once; the rest of the page follows a frame later.
      const top = isBehind ? null : topOf(table);
      if (top) motion()?.throwCard(top, kind, fling, () => {});
      afterPaint(() => {
        leave(card, { answer: kind, fling });
        deck.answer(kind);
        setReturned(undefined);
        setDisliked(kind === "disliked" ? card : undefined);
        say(({ answerWords }) => answerWords(kind, card, next));
      });
    },
    [deck, leave, table, afterPaint, settle, say],
  );

  const undo = useCallback((): void => {
    settle();
    if (deck.store.getState().answered.length === 0) return;
    // The pile makes room at once; the card is on it a frame later.
    const top = topOf(table);
    if (top) motion()?.makeRoom(top);
    afterPaint(() => {
      const last = deck.undo();
      if (!last) return;
      land(last.card);
      setReturned({ product: last.card.id, answer: last.answer });
      setDisliked(undefined);
      say(({ undoneWords }) => undoneWords(last.card));
    });
  }, [deck, table, land, afterPaint, settle, say]);

  return { deck, shown, openness, flights, land, said, returned, disliked, setDisliked, answer, undo };
}

const topOf = (table: RefObject<HTMLElement | null>) =>
  table.current?.querySelector<HTMLElement>("li:not([inert]) > article");

type Moving = Awaited<ReturnType<typeof fetchMotion>>;

/** What is said aloud; the words come with what moves the cards. */
function useSaid() {
  const [said, setSaid] = useState("");
  const say = useCallback((words: (moving: Moving) => string): void => {
    fetchMotion().then(
      (moving) => setSaid(words(moving)),
      () => {},
    );
  }, []);
  return { said, say };
}

const signs = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/** Whoever moves a hand may be about to take up a card. */
function useMotionAhead(): void {
  useEffect(() => {
    const over = new AbortController();
    const fetch = () =>
      fetchMotion().then(
        () => over.abort(),
        () => {},
      );
    for (const sign of signs) window.addEventListener(sign, fetch, { capture: true, signal: over.signal });
    return () => over.abort();
  }, []);
}

/**
 * Asks whenever the person, their answers elsewhere or the sources are others, and when the network is back. Says which
 * promise the cards keep.
 */
function useQuestion(
  deck: ReturnType<typeof deckOf>,
  sources: Sources,
  neutral: boolean,
): number | undefined {
  const taste = useTasteQuestion();
  const known = useOpenness(taste);
  const openness = neutral ? undefined : known;
  const isLocked = useIsLocked(taste);
  const brands = useFollowedBrands(taste);
  const { followed, fresh, reduced } = sources;
  // What a member said of products comes with who they are.
  const member = useUser(({ user }) => user?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever it is, the deck asks what they said
  useEffect(() => {
    if (!taste) return;
    const chosen = { followed, fresh, reduced };
    const narrowed = isNarrowed(chosen);
    const name = narrowed ? JSON.stringify([chosen, [...brands]]) : "";
    const question = {
      taste: neutral ? { ...taste, neutral } : taste,
      lang: currentLanguage(),
      passes: comesFrom(chosen, brands),
      narrowed,
      name,
      openness,
      isLocked: isLocked && !neutral,
    };
    deck.begin(question);
    const retry = () => deck.begin(question);
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [deck, taste, neutral, openness, isLocked, member, brands, followed, fresh, reduced]);
  return openness;
}
