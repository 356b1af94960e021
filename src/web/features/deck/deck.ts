import { createStore, type StoreApi } from "zustand";
import type { Problem } from "#contract/client.ts";
import type { RecommendedCard, SessionOfVisit } from "#contract/recommendations.ts";
import type { Language } from "#vocabulary/language.ts";
import type { ReactionChange, ReactionLists } from "#web/state/reactions.ts";
import { type AskPage, askCards, sessionOf, type TasteQuestion } from "./ask-cards.ts";
import {
  afterAnswer,
  afterDeal,
  afterLoss,
  afterNextSet,
  afterPromise,
  afterUndo,
  type DeckAnswer,
  type DeckState,
  firstState,
  isSetDone,
  lessonsIn,
  setSize,
  unmetIn,
  withoutKnown,
  withoutUnmet,
} from "./deck-state.ts";

/** What the deck needs of the world. */
export type DeckWorld = {
  readonly ask: AskPage;
  readonly react: (change: ReactionChange) => Promise<boolean>;
  readonly reactions: () => ReactionLists;
  /** Seen on this device lately. */
  readonly seen: () => readonly number[];
  /** What a visitor's dislikes are about. */
  readonly scopes?: () => SessionOfVisit["scopes"];
  readonly markSeen: (product: number) => void;
  /** Settles when somebody is about to play. */
  readonly whenUsed?: () => Promise<void>;
  /** Runs work once the screen shows what was done, in the order it was given. */
  readonly later: (work: () => void) => void;
  /** Settles when the pictures of cards are there, or not soon enough. */
  readonly prepare: (cards: readonly RecommendedCard[]) => Promise<unknown>;
};

export type DeckQuestion = {
  readonly taste: TasteQuestion;
  readonly lang: Language;
  /** What is let through, and its name: another name is another question. */
  readonly passes: (card: RecommendedCard) => boolean;
  readonly narrowed: boolean;
  readonly name: string;
  /** Which promise the run keeps; nothing while it is not known, or where nothing is tried. */
  readonly openness?: number | undefined;
  /** What was not asked for with these locks is not shown. */
  readonly isLocked?: boolean | undefined;
};

export type DeckShown = DeckState & {
  readonly begun: boolean;
  readonly asking: boolean;
  readonly problem: Problem | undefined;
};

export type Deck = {
  readonly store: StoreApi<DeckShown>;
  /** Whenever the question may be another one, and whenever the deck comes into sight. */
  readonly begin: (question: DeckQuestion) => void;
  readonly answer: (answer: DeckAnswer) => void;
  /** Says what was taken back. */
  readonly undo: () => { card: RecommendedCard; answer: DeckAnswer } | undefined;
  /** No more of this brand in this visit. */
  readonly hush: (card: RecommendedCard) => void;
  readonly goOn: () => void;
  readonly again: () => void;
  /** Whatever was only seen may come once more. */
  readonly startOver: () => void;
};

/** With fewer cards that nobody saw, more are asked for. */
const low = 8;

export function openDeck(world: DeckWorld, initial: readonly RecommendedCard[]): Deck {
  const store = createStore<DeckShown>(() => ({
    ...firstState(initial),
    begun: false,
    asking: true,
    problem: undefined,
  }));
  let question: DeckQuestion | undefined;
  let asked = "";
  /** Questions are numbered: whatever comes after the answer to a later one, or to one that was taken back, is dropped. */
  let [latest, dealt] = [0, 0];
  /** Seen before the person asked to see everything again. */
  let forgiven: ReadonlySet<number> = new Set();
  const hushed = new Map<number, number>();

  const change = (next: (state: DeckShown) => Partial<DeckShown>) => store.setState((state) => next(state));
  const sessionNow = () => {
    const seen = world.seen().filter((id) => !forgiven.has(id));
    return sessionOf(world.reactions(), [...store.getState().met, ...seen], world.scopes?.());
  };

  async function deal(): Promise<void> {
    if (!question) return;
    latest += 1;
    const mine = latest;
    const isStale = () => mine <= dealt;
    const { taste, lang, passes, narrowed } = question;
    const session = sessionNow();
    const heard = lessonsIn(store.getState()).length;
    asked = nameOf(question, world.reactions());
    change(() => ({ asking: true }));
    // What the server put on the table is right for whoever told nothing yet: the rest comes when they play.
    if (isAnyones(taste, session) && !narrowed && store.getState().hand.length >= low) {
      await world.whenUsed?.();
      if (isStale()) return;
    }
    const brands = new Set(hushed.values());
    const answer = await askCards(world.ask, {
      body: { ...taste, lang, session },
      passes: (card) => passes(card) && !brands.has(card.brand.id),
      narrowed,
      count: setSize,
      isStale,
    });
    if (!answer) return;
    const asking = mine !== latest;
    if (!answer.ok) return asking ? undefined : change(() => ({ asking, problem: answer.refusal }));
    const { cards, cursor } = answer.value;
    // A picture should not go before the next one is there.
    if (store.getState().hand.length > 0) await world.prepare(cards.slice(0, 2));
    if (isStale()) return;
    dealt = mine;
    change((state) => {
      const known = new Set([...world.reactions().liked, ...world.reactions().disliked]);
      const unknown = cards.filter(({ id }) => !known.has(id));
      const { openness } = question ?? {};
      const next = afterDeal(state, { cards: unknown, ended: cursor === null, heard, openness });
      return { ...next, asking: mine !== latest, problem: undefined };
    });
    void world.prepare(store.getState().hand.slice(0, 4));
  }

  /** Answers to what was asked so far are of no use any more. */
  const forgetAsked = () => {
    dealt = latest;
  };

  /** What the server rendered stays on top, unless this person has met it before. */
  function takeOver(): void {
    const { liked, disliked } = world.reactions();
    const known = new Set([...world.seen(), ...liked, ...disliked]);
    change((state) => {
      const [top] = state.hand;
      const stays = top && !known.has(top.id) && question?.passes(top);
      return { begun: true, ...(stays ? { met: new Set([top.id]) } : { hand: [] }) };
    });
  }

  async function tell(answer: DeckAnswer, product: number): Promise<void> {
    if (answer === "skipped") return;
    const isKept = await world.react({ kind: answer, product, value: true });
    if (!isKept) change((state) => afterLoss(state, product));
  }

  return {
    store,
    begin(next) {
      const before = question;
      question = next;
      if (!store.getState().begun) takeOver();
      // What lies on the table knows of no lock; and nobody has met it before they said something of it.
      if (next.isLocked && !before?.isLocked && store.getState().answered.length === 0) {
        asked = "";
        change(() => ({ hand: [], met: new Set() }));
      }
      const { liked, disliked } = world.reactions();
      change((state) => withoutKnown(state, new Set([...liked, ...disliked])));
      if (before?.openness !== next.openness) change((state) => afterPromise(state, next.openness));
      if (nameOf(next, world.reactions()) === asked && !store.getState().problem) return;
      forgetAsked();
      if (before && before.name !== next.name)
        change((state) => withoutUnmet(state, (card) => !next.passes(card)));
      void deal();
    },
    answer(answer) {
      const [top] = store.getState().hand;
      if (!top || isSetDone(store.getState())) return;
      change((state) => afterAnswer(state, answer));
      world.later(() => {
        void tell(answer, top.id);
        // Passed over or put aside, it was looked at, however short.
        if (answer === "skipped" || answer === "bookmarked") world.markSeen(top.id);
        const state = store.getState();
        if (lessonsIn(state).length > state.heard || (unmetIn(state) < low && !state.ended)) void deal();
        else void world.prepare(state.hand.slice(1, 4));
      });
    },
    undo() {
      const last = store.getState().answered.at(-1);
      if (!last) return undefined;
      forgetAsked();
      change((state) => afterUndo(state));
      hushed.delete(last.card.id);
      const { answer, card, lost } = last;
      world.later(() => {
        if (answer !== "skipped" && !lost) void world.react({ kind: answer, product: card.id, value: false });
        void deal();
      });
      return last;
    },
    hush(card) {
      hushed.set(card.id, card.brand.id);
      forgetAsked();
      change((state) => withoutUnmet(state, ({ brand }) => brand.id === card.brand.id));
      void deal();
    },
    goOn() {
      change(afterNextSet);
      if (unmetIn(store.getState()) < low) void deal();
    },
    again: () => void deal(),
    startOver() {
      forgetAsked();
      forgiven = new Set([...world.seen(), ...store.getState().met]);
      change(() => ({ met: new Set(), ended: false, hand: [] }));
      void deal();
    },
  };
}

/**
 * Whether nothing makes this person another than any: nothing told, said or seen but the card on top. A member's taste
 * is known to the server and is not in the question.
 */
const isAnyones = (
  { preferences }: TasteQuestion,
  { liked = [], disliked = [], seen = [] }: SessionOfVisit,
): boolean =>
  preferences !== undefined &&
  Object.keys(preferences).length + liked.length + disliked.length === 0 &&
  seen.length <= 1;

const nameOf = ({ taste, lang, name }: DeckQuestion, { liked, disliked }: ReactionLists): string =>
  JSON.stringify([taste, lang, name, liked, disliked]);
