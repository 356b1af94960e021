import { expect, test } from "vitest";
import { noTasteSettings } from "../taste/settings.ts";
import { impressionsOf } from "./impressions-of.ts";
import type { Shown } from "./ports.ts";

const hour = 3_600_000;
const list = {
  id: "a",
  surface: "discover",
  start: 24,
  products: [1, 2, 3, 4, 5, 6],
  propensities: new Map([[3, 0.25]]),
  readings: { ranked: [{ key: "style", weight: 24 }], values: [[0.1], [0.2], [0.3], [0.4], [0.5], [0.6]] },
  at: 100 * hour,
} as const;
const shown: Shown = {
  settings: noTasteSettings,
  lists: [list],
  met: [
    { list: "a", product: 1, kind: "product_seen" },
    { list: "a", product: 2, kind: "product_seen" },
    { list: "a", product: 2, kind: "product_card_clicked" },
    { list: "a", product: 3, kind: "product_seen" },
    { list: "a", product: 4, kind: "product_card_clicked" },
    { list: "another", product: 6, kind: "product_seen" },
  ],
  reactions: [
    { product: 3, kind: "liked", at: list.at + hour },
    { product: 4, kind: "disliked", at: list.at + hour },
    { product: 5, kind: "bookmarked", at: list.at + hour },
    { product: 1, kind: "liked", at: list.at + 25 * hour },
  ],
};
const outcomes = (of: Shown) =>
  impressionsOf(of).map(({ product, isSeen, isTaken }) => [product, isSeen, isTaken]);

test("says what was seen where, how likely it was, and what was taken of it within a day", () => {
  expect(outcomes(shown)).toEqual([
    [1, true, false],
    [2, true, true],
    [3, true, true],
    [4, true, false],
    [5, true, true],
    [6, false, false],
  ]);
  expect(impressionsOf(shown)[2]).toMatchObject({ position: 26, propensity: 0.25, values: [0.3] });
});

test("a like that was taken back was none; gifts and pauses are left out", () => {
  expect(outcomes({ ...shown, reactions: [] })[2]).toEqual([3, true, false]);
  const gift = { ...shown, settings: { gifts: new Set([3]), pauses: [] } };
  expect(outcomes(gift).map(([product]) => product)).toEqual([1, 2, 4, 5, 6]);
  expect(outcomes({ ...shown, settings: { gifts: new Set(), pauses: [{ from: 0 }] } })).toEqual([]);
});

test("a list that nobody looked at says nothing", () => {
  expect(outcomes({ ...shown, met: [], reactions: [] })).toEqual([]);
});
