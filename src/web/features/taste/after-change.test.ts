import { expect, test } from "vitest";
import type { Taste } from "#contract/taste.ts";
import { afterChange, afterFetch } from "./after-change.ts";
import { beliefOf, exampleTaste } from "./testing/example-taste.ts";

const names = ({ beliefs }: Taste) => beliefs.map(({ trait }) => trait);
const at = "2026-11-15T12:00:00.000Z";

test("rows stay where they are although the server orders them anew", () => {
  const answer = exampleTaste({
    beliefs: [beliefOf("material:wool", 0.9), beliefOf("style:1", 0.5), beliefOf("colour:navy", 0.4)],
  });
  const shown = afterChange(exampleTaste(), answer);
  expect(names(shown)).toEqual(["style:1", "colour:navy", "material:wool"]);
  expect(shown.beliefs[2]?.weight).toBe(0.9);
});

test("a row that became too weak to be told stays under the finger", () => {
  const answer = exampleTaste({ beliefs: [beliefOf("style:1", 0.5)] });
  expect(names(afterChange(exampleTaste(), answer))).toEqual(["style:1", "colour:navy", "material:wool"]);
});

test("what comes back takes the place after its neighbour", () => {
  const shown = exampleTaste({ beliefs: [beliefOf("style:1", 0.5), beliefOf("material:wool", 0.3)] });
  expect(names(afterChange(shown, exampleTaste()))).toEqual(["style:1", "colour:navy", "material:wool"]);
});

test("what was deleted is not brought back by the answer, nor by the next visit", () => {
  const gone = beliefOf("colour:navy", 0, { setting: { value: 0, at } });
  const answer = exampleTaste({ beliefs: [beliefOf("style:1", 0.5), gone] });
  const shown = exampleTaste({ beliefs: [beliefOf("style:1", 0.5)] });
  expect(names(afterChange(shown, answer))).toEqual(["style:1"]);
  expect(names(afterFetch(answer))).toEqual(["style:1"]);
});

test("a row that is held in the middle stays, since the hand is still on it", () => {
  const held = beliefOf("colour:navy", 0, { setting: { value: 0, at } });
  const answer = exampleTaste({ beliefs: [beliefOf("style:1", 0.5), held] });
  expect(names(afterChange(exampleTaste(), answer))).toContain("colour:navy");
});

test("the version compared with is not lost with a change, which the server answers without it", () => {
  const compared = { number: 1, at };
  const before = exampleTaste({ compared });
  const shown = { ...before, styles: before.styles.map((style) => ({ ...style, compared: 0.1 })) };
  const after = afterChange(shown, exampleTaste());
  expect(after.compared).toEqual(compared);
  expect(after.styles.map((style) => style.compared)).toEqual([0.1, 0.1, 0.1]);
});
