import { expect, test } from "vitest";
import { budgetRows } from "./budget.ts";
import {
  type CorrectionsUpdate,
  combineCorrections,
  isTrait,
  mergeCorrections,
  mostCorrections,
} from "./correction.ts";
import { cutFields, cuts } from "./cut.ts";
import { sizeFields } from "./size.ts";
import { styleAxes } from "./style.ts";
import { universes } from "./universe.ts";
import { wishesOf } from "./wish.ts";

test("everything that a reason may go by is a trait", () => {
  const traits = universes.flatMap((universe) => [
    ...styleAxes.flatMap((_, i) => [`style:${i + 1}`, `wanted_style:${i + 1}`]),
    ...wishesOf(universe).map(({ name }) => `wish:${name}`),
    ...budgetRows.map(({ key }) => `price:${key}`),
    ...sizeFields.map((field) => `size:${field}`),
    ...cutFields.flatMap((field) => cuts[universe][field].map((fit) => `cut:${fit}`)),
    ...[-2, -1, 0, 1, 2].map((steps) => `formality:${steps}`),
    ...["brand:31", "liked:2147483647", "price", "popularity", "freshness", "turned_down"],
  ]);
  expect(traits.filter((trait) => !isTrait(trait))).toEqual([]);
});

test.each([
  "",
  "style",
  "style:0",
  "style:23",
  "style:04",
  "brand:",
  "brand:-1",
  "liked:1.5",
  "formality:3",
  "formality:-0",
  "wish:<b>",
  "constructor",
  "__proto__",
  "price:coats\n",
  " popularity",
  `wish:${"a".repeat(41)}`,
])("%j is none", (trait) => expect(isTrait(trait)).toBe(false));

test("an answer stands until it is taken back or another is given, and each for itself", () => {
  const kept = mergeCorrections(
    { "style:4": "more", "brand:2": "wrong" },
    { "style:4": "less", "wish:Jeans": "more" },
  );
  expect(kept).toEqual({ "style:4": "less", "brand:2": "wrong", "wish:Jeans": "more" });
  expect(mergeCorrections(kept, { "style:4": null, popularity: null })).toEqual({
    "brand:2": "wrong",
    "wish:Jeans": "more",
  });
  expect(mergeCorrections(kept, {})).toBe(kept);
});

test("the latest three hundred are kept", () => {
  const brands = (from: number, count: number): CorrectionsUpdate =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`brand:${from + i}`, "less"]));
  const full = mergeCorrections({}, brands(1, mostCorrections));
  const again = mergeCorrections(mergeCorrections(full, { "brand:1": "more" }), { popularity: "wrong" });
  expect(Object.keys(again)).toHaveLength(mostCorrections);
  expect([again["brand:1"], again["brand:2"], again.popularity]).toEqual(["more", undefined, "wrong"]);
  const both = combineCorrections(brands(1, mostCorrections), { popularity: null });
  expect([Object.keys(both).length, both.popularity, both["brand:1"]]).toEqual([
    mostCorrections,
    null,
    undefined,
  ]);
});
