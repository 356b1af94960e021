import { expect, test } from "vitest";
import { nextSlots } from "./slots.ts";

const pieces = (...ids: number[]) => ids.map((id) => ({ id }));
const at = (ids: number[]) => nextSlots(undefined, pieces(...ids));

test("at first everything simply is there", () => {
  expect(at([1, 2])).toEqual([
    { piece: { id: 1 }, gone: undefined, isNew: false },
    { piece: { id: 2 }, gone: undefined, isNew: false },
  ]);
});

test("what stays keeps its place, even when it ranks elsewhere now", () => {
  const slots = nextSlots(at([1, 2, 3]), pieces(3, 4, 1));
  expect(slots.map(({ piece }) => piece.id)).toEqual([1, 4, 3]);
});

test("what comes in is marked and says what it took the place of", () => {
  const [, second] = nextSlots(at([1, 2]), pieces(1, 9));
  expect(second).toEqual({ piece: { id: 9 }, gone: { id: 2 }, isNew: true });
});

test("after an empty page everything is new", () => {
  expect(nextSlots([], pieces(1, 2)).every(({ isNew }) => isNew)).toBe(true);
});

test("a shorter list closes its gaps and a longer one grows at the end", () => {
  expect(nextSlots(at([1, 2, 3]), pieces(3)).map(({ piece }) => piece.id)).toEqual([3]);
  expect(nextSlots(at([1]), pieces(1, 2, 3)).map(({ piece }) => piece.id)).toEqual([1, 2, 3]);
});
