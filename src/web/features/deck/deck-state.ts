import type { RecommendedCard } from "#contract/recommendations.ts";
import type { StitchState } from "#web/ui/stitch.tsx";
import { weave } from "./weave.ts";

export type DeckAnswer = "liked" | "disliked" | "bookmarked" | "skipped";

/** Cards are answered in sets of so many. */
export const setSize = 20;
/** What an answer is said to have changed is told of so many cards. */
const told = 3;

type Answered = {
  readonly card: RecommendedCard;
  readonly answer: DeckAnswer;
  /** The server would not keep it. */
  readonly lost?: boolean;
};

/** What answers did to the cards that followed. */
type Change = {
  readonly card: RecommendedCard;
  readonly answer: DeckAnswer;
  /** How many answers it was: quick ones are told together. */
  readonly answers: number;
  /** Of the next cards, how many there were to compare with. */
  readonly of: number;
  /** The names of those that were not among them before. */
  readonly came: readonly string[];
};

export type DeckState = {
  /** The first lies on top. */
  readonly hand: readonly RecommendedCard[];
  /** Every piece that lay on top since the page was opened. */
  readonly met: ReadonlySet<number>;
  /** The latest last. */
  readonly answered: readonly Answered[];
  /** How many sets were begun. */
  readonly sets: number;
  /** How many of the answers that say something about taste the cards behind the top know of. */
  readonly heard: number;
  /** The latest first. */
  readonly changes: readonly Change[];
  /** There is nothing to come after these cards. */
  readonly ended: boolean;
};

export const firstState = (hand: readonly RecommendedCard[]): DeckState => ({
  hand,
  met: new Set(),
  answered: [],
  sets: 1,
  heard: 0,
  changes: [],
  ended: false,
});

const mostChanges = 3;

/** Only these say something about taste. */
const teaches = (answer: DeckAnswer): boolean => answer === "liked" || answer === "disliked";

/** The answers that say something about taste, the latest last. */
export const lessonsIn = ({ answered }: Pick<DeckState, "answered">): readonly Answered[] =>
  answered.filter(({ answer }) => teaches(answer));

export const isSetDone = ({ answered, sets }: DeckState): boolean => answered.length >= sets * setSize;

/** The answered ones of the set in hand. */
export const answeredInSet = ({ answered, sets }: DeckState): readonly Answered[] =>
  answered.slice((sets - 1) * setSize);

export function afterAnswer(state: DeckState, answer: DeckAnswer): DeckState {
  const [card, ...hand] = state.hand;
  if (!card || isSetDone(state)) return state;
  return onTop({
    ...state,
    hand,
    answered: [...state.answered, { card, answer }],
  });
}

/** The last card lies on top again, as if nothing had been said. What lay there waits behind it. */
export function afterUndo(state: DeckState): DeckState {
  const last = state.answered.at(-1);
  if (!last) return state;
  const answered = state.answered.slice(0, -1);
  return {
    ...state,
    hand: [last.card, ...state.hand],
    answered,
    sets: Math.min(state.sets, Math.floor(answered.length / setSize) + 1),
    heard: Math.min(state.heard, lessonsIn({ answered }).length),
    changes: state.changes.filter(({ card }) => card.id !== last.card.id),
  };
}

type Dealt = {
  readonly cards: readonly RecommendedCard[];
  readonly ended: boolean;
  /** How many answers about taste these cards know of. */
  readonly heard: number;
  readonly openness?: number | undefined;
};

/** New cards behind those that were met already, and what that changed. */
export function afterDeal(state: DeckState, { cards, ended, heard, openness }: Dealt): DeckState {
  const isNew = ({ id }: RecommendedCard) => !state.met.has(id);
  const kept = state.hand.filter((card) => !isNew(card));
  const from = state.answered.length + kept.length;
  const fresh = weave(cards.filter(isNew), { from, openness, ended });
  const before = state.hand.filter(isNew).slice(0, told);
  const changed = changeOf(state, heard, before, fresh);
  return onTop({
    ...state,
    hand: [...kept, ...fresh],
    ended,
    heard,
    changes: changed.length > 0 ? [...changed, ...state.changes].slice(0, mostChanges) : state.changes,
  });
}

/** The cards in hand, laid out as another openness promises. */
export const afterPromise = (state: DeckState, openness: number | undefined): DeckState =>
  afterDeal(state, { cards: state.hand, ended: state.ended, heard: state.heard, openness });

function changeOf(
  state: DeckState,
  heard: number,
  before: readonly RecommendedCard[],
  fresh: readonly RecommendedCard[],
): readonly Change[] {
  const last = lessonsIn(state)[heard - 1];
  const answers = heard - state.heard;
  if (!last || answers <= 0 || before.length === 0) return [];
  const known = new Set(before.map(({ id }) => id));
  const next = fresh.slice(0, before.length);
  const came = next.filter(({ id }) => !known.has(id)).map(({ name }) => name);
  return [{ card: last.card, answer: last.answer, answers, of: next.length, came }];
}

export const afterLoss = (state: DeckState, product: number): DeckState => ({
  ...state,
  answered: state.answered.map((one) => (one.card.id === product ? { ...one, lost: true } : one)),
});

export const afterNextSet = (state: DeckState): DeckState =>
  isSetDone(state) ? { ...state, sets: state.sets + 1 } : state;

/** Without cards that are no longer wanted, as far as they were not met yet. */
export const withoutUnmet = (state: DeckState, goes: (card: RecommendedCard) => boolean): DeckState => ({
  ...state,
  hand: state.hand.filter((card) => state.met.has(card.id) || !goes(card)),
});

/** Without cards that were answered elsewhere, the one on top included. */
export const withoutKnown = (state: DeckState, known: ReadonlySet<number>): DeckState =>
  onTop({ ...state, hand: state.hand.filter(({ id }) => !known.has(id)) });

export const unmetIn = ({ hand, met }: DeckState): number => hand.filter(({ id }) => !met.has(id)).length;

/** Whatever lies on top has been met. */
function onTop(state: DeckState): DeckState {
  const [top] = state.hand;
  if (!top || state.met.has(top.id)) return state;
  return { ...state, met: new Set(state.met).add(top.id) };
}

/** The running stitch of the set. Only cards in the hand are known to be stretches. */
export function stitchesOf(state: DeckState): { state: StitchState; stretch?: boolean }[] {
  const done = answeredInSet(state);
  return Array.from({ length: setSize }, (_, place) => {
    const past = done[place];
    if (past) return { state: isLiked(past) ? "liked" : "passed", stretch: past.card.stretch };
    const card = state.hand[place - done.length];
    const now = place === done.length ? "now" : "ahead";
    return { state: now, ...(card && { stretch: card.stretch }) };
  });
}

export const isLiked = ({ answer, lost }: Answered): boolean => answer === "liked" && !lost;
