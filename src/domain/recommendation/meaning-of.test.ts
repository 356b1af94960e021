import { expect, test } from "vitest";
import { meaningOf } from "./meaning-of.ts";

test("the order in which things were told is no meaning, nor is what was emptied again", () => {
  const told = { brands_followed: [51, 14], corrections: { popularity: "more", "brand:14": "more" } };
  const again = {
    corrections: { "brand:14": "more", popularity: "more" },
    brands_followed: [14, 51],
    locks: {},
  };
  expect(meaningOf(again)).toBe(meaningOf(told));
  expect(meaningOf({ ...told, wantstyles: [], global: undefined })).toBe(meaningOf(told));
});

test("anything else is another meaning", () => {
  const all = [
    {},
    { brands_followed: [1, 12] },
    { brands_followed: [11, 2] },
    { brands_followed: ["1,12"] },
    { wantstyles: [1, 12] },
    { global: { openness: 1 } },
    { global: { openness: 2 } },
    { global: null },
    { budget: [{ key: "coats", min: 1, max: 2 }] },
    { budget: [{ key: "coats", min: 2, max: 1 }] },
  ].map(meaningOf);
  expect(new Set(all).size).toBe(all.length);
});
