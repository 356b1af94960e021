import { describe, expect, test } from "vitest";
import { isStretchPlace, stretchCountOf } from "./openness.ts";

describe.each([
  [1, 0],
  [2, 2],
  [3, 4],
  [4, 7],
  [5, 10],
])("openness %i", (openness, count) => {
  const places = Array.from({ length: 100 }, (_, place) => isStretchPlace(openness, place));

  test(`promises ${count} of any 20 in a row, wherever they begin`, () => {
    expect(stretchCountOf(openness)).toBe(count);
    for (let at = 0; at + 20 <= places.length; at++)
      expect(places.slice(at, at + 20).filter(Boolean)).toHaveLength(count);
  });

  test("begins with what fits, and never has two of them in a row", () => {
    expect(places[0]).toBe(false);
    expect(places.some((is, at) => is && places[at + 1])).toBe(false);
  });

  test("spreads them evenly", () => {
    const found = places.flatMap((is, at) => (is ? at : []));
    const gaps = found.slice(1).map((at, i) => at - (found[i] ?? 0));
    if (gaps.length > 0) expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(1);
  });
});
