import { expect, test } from "vitest";
import { isStretchPlace } from "#vocabulary/openness.ts";
import { sampleOf } from "./sample-of.ts";

const twenty = (openness: number) =>
  [...Array(20).keys()].map((id) => ({ id, stretch: isStretchPlace(openness, id) }));

test("eight of twenty, with as many stretches as their share, rounded up", () => {
  const shown = [1, 2, 3, 4, 5].map((openness) => sampleOf(twenty(openness)));
  expect(shown.map(({ length }) => length)).toEqual([8, 8, 8, 8, 8]);
  expect(shown.map((cards) => cards.filter(({ stretch }) => stretch).length)).toEqual([0, 1, 2, 3, 4]);
});

test("they stay in their order", () => {
  const ids = sampleOf(twenty(2)).map(({ id }) => id);
  expect(ids).toEqual([0, 1, 2, 3, 4, 5, 6, 9]);
});
