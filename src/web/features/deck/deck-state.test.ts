import { expect, test } from "vitest";
import type { RecommendedCard } from "#contract/recommendations.ts";
import {
  afterAnswer,
  afterDeal,
  afterLoss,
  afterNextSet,
  afterUndo,
  type DeckAnswer,
  type DeckState,
  firstState,
  isSetDone,
  lessonsIn,
  stitchesOf,
} from "./deck-state.ts";
import { testCard, testCards } from "./testing-cards.ts";

const range = (from: number, count: number) => Array.from({ length: count }, (_, i) => from + i);
/** Cards that know of every answer so far. */
const deal = (state: DeckState, cards: RecommendedCard[], heard = lessonsIn(state).length) =>
  afterDeal(state, { cards, ended: false, heard });
const dealt = (...ids: number[]) => deal(firstState([]), testCards(...ids));
const ids = ({ hand }: DeckState) => hand.map(({ id }) => id);
const answered = (state: DeckState, ...answers: DeckAnswer[]) => answers.reduce(afterAnswer, state);

test("new cards lie behind the one in hand, and none comes twice", () => {
  const state = answered(dealt(1, 2, 3, 4), "liked");
  expect(ids(state)).toEqual([2, 3, 4]);
  expect(ids(deal(state, testCards(9, 2, 1, 4)))).toEqual([2, 9, 4]);
});

test("what an answer changed is told by what was compared", () => {
  const after = deal(answered(dealt(1, 2, 3, 4, 5), "liked"), testCards(9, 3, 8));
  expect(after.changes).toEqual([
    expect.objectContaining({ answer: "liked", answers: 1, of: 3, came: ["Piece 9", "Piece 8"] }),
  ]);
  const same = deal(answered(dealt(1, 2, 3, 4, 5), "disliked"), testCards(3, 4, 5, 6));
  expect(same.changes[0]).toMatchObject({ came: [], of: 3 });
});

test("answers that came quicker than the cards are told together; a skip claims nothing", () => {
  const quick = deal(answered(dealt(1, 2, 3, 4, 5), "liked", "disliked"), testCards(9, 8, 7));
  expect(quick.changes).toHaveLength(1);
  expect(quick.changes[0]).toMatchObject({ answers: 2, answer: "disliked" });
  expect(deal(answered(dealt(1, 2, 3), "skipped"), testCards(9)).changes).toEqual([]);
});

test("cards that know only the first of two answers are told of the first; the second waits", () => {
  const late = deal(answered(dealt(1, 2, 3, 4, 5), "liked", "disliked"), testCards(9, 8, 7), 1);
  expect(late.changes[0]).toMatchObject({ answers: 1, answer: "liked", card: { id: 1 } });
  expect(deal(late, testCards(6), 2).changes[0]).toMatchObject({
    answers: 1,
    answer: "disliked",
    card: { id: 2 },
  });
});

test("undo puts the cards back in the order they went, and keeps what lay on top", () => {
  const played = answered(dealt(...range(1, 30)), ...range(0, 20).map(() => "liked" as const));
  const undone = range(0, 20).reduce((state) => afterUndo(state), played);
  expect(ids(undone).slice(0, 22)).toEqual(range(1, 22));
  expect(undone.answered).toEqual([]);
  // New cards never take away a card that someone has held.
  expect(ids(deal(undone, testCards(40, 41)))).toEqual([...range(1, 21), 40, 41]);
});

test("twenty answers are a set; undo leads back into it", () => {
  const done = answered(dealt(...range(1, 25)), ...range(0, 20).map(() => "skipped" as const));
  expect(isSetDone(done)).toBe(true);
  expect(afterAnswer(done, "liked")).toBe(done);
  const next = afterNextSet(done);
  expect(isSetDone(next)).toBe(false);
  expect(afterUndo(next).sets).toBe(1);
  expect(afterUndo(next).answered).toHaveLength(19);
});

test("the stitch is red for a yes that was kept, grey for the rest, raised for a stretch", () => {
  const [a, b, c] = [testCard(1, { stretch: true }), testCard(2), testCard(3)];
  const state = answered(deal(firstState([]), [a, b, c, testCard(4, { stretch: true })]), "liked", "liked");
  const [first, second, third, fourth, fifth] = stitchesOf(afterLoss(state, 2));
  expect(first).toEqual({ state: "liked", stretch: true });
  expect(second).toEqual({ state: "passed", stretch: false });
  expect(third).toEqual({ state: "now", stretch: false });
  expect(fourth).toEqual({ state: "ahead", stretch: true });
  expect(fifth).toEqual({ state: "ahead" });
});
