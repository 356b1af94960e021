import { expect, test } from "vitest";
import { stretchCountOf } from "#vocabulary/openness.ts";
import { weave } from "./weave.ts";

const cards = (marks: string) => [...marks].map((mark, id) => ({ id, stretch: mark === "s" }));
const shown = (run: readonly { stretch: boolean }[]) =>
  run.map(({ stretch }) => (stretch ? "s" : ".")).join("");

test("of any 20 in a row as many are stretches as promised, wherever the run has come to", () => {
  const many = cards("..s".repeat(60) + "sss".repeat(10));
  for (const openness of [2, 3, 4, 5])
    for (const from of [0, 1, 7, 19, 33]) {
      const run = weave(many, { from, openness, ended: false }).slice(0, 60);
      expect(run).toHaveLength(60);
      for (let at = 0; at + 20 <= run.length; at++)
        expect(run.slice(at, at + 20).filter(({ stretch }) => stretch)).toHaveLength(
          stretchCountOf(openness),
        );
    }
});

test("the first card of all is never a stretch, and each kind keeps its order", () => {
  const run = weave(cards("ss......."), { from: 0, openness: 4, ended: false });
  expect(shown(run)).toBe("..s..s...");
  expect(run.map(({ id }) => id)).toEqual([2, 3, 0, 4, 5, 1, 6, 7, 8]);
});

test("more stretches than promised come only when there is nothing else at all", () => {
  expect(shown(weave(cards(".ssss"), { from: 0, openness: 3, ended: false }))).toBe(".");
  expect(shown(weave(cards(".ssss"), { from: 0, openness: 3, ended: true }))).toBe(".ssss");
});

test("without a known openness, and without a stretch, cards stay as they came", () => {
  expect(shown(weave(cards("s.s."), { from: 0, openness: undefined, ended: false }))).toBe("s.s.");
  expect(shown(weave(cards("...."), { from: 3, openness: 5, ended: false }))).toBe("....");
});
