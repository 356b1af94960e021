import { expect, test } from "vitest";
import type { Corrections } from "#vocabulary/correction.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { answeredReasons } from "./answered-reasons.ts";

const snapshot = exampleSnapshot([exampleProduct({ id: 1 })]);
const read = (corrections: Corrections, universe: "men" | "women" = "men") =>
  answeredReasons(snapshot, universe, corrections).map(({ trait, words }) => `${trait} | ${words.en}`);

test("every reason that can be answered is told in words, the latest first", () => {
  const all: Corrections = {
    "style:1": "more",
    "wanted_style:12": "less",
    "brand:1": "more",
    "liked:1": "wrong",
    "co_liked:1": "wrong",
    "wish:Jeans": "less",
    price: "wrong",
    "price:coats": "wrong",
    "size:shoes": "less",
    "cut:slim": "less",
    "formality:-1": "less",
    turned_down: "wrong",
    unlike: "wrong",
    season: "less",
    popularity: "less",
    freshness: "less",
    "taste:style:4": "wrong",
    "taste:colour:navy": "wrong",
    "taste:category:A.3.1": "more",
  };
  const told = answeredReasons(snapshot, "men", all);
  expect(told.map(({ trait }) => trait)).toEqual(Object.keys(all).toReversed());
  expect(told.map(({ correction }) => correction)).toEqual(Object.values(all).toReversed());
  for (const { words } of told)
    for (const text of [words.en, words.fr]) expect(text).toMatch(/^\p{Lu}.{4,}$/u);
  expect(read({ "taste:colour:navy": "wrong" })).toEqual([
    "taste:colour:navy | Navy, which you keep choosing",
  ]);
  expect(read({ "size:tops": "less" })).toEqual(["size:tops | In your size: pullovers"]);
});

test("what there is not any more, or not in this universe, is left out", () => {
  expect(read({ "brand:999": "more", "liked:999": "wrong", "taste:brand:999": "less" })).toEqual([]);
  expect(read({ "wish:Dresses": "more", "price:dresses": "more" })).toEqual([]);
  expect(read({ "wish:Dresses": "more", "price:dresses": "more" }, "women")).toHaveLength(2);
  expect(read({ "constructor:1": "more", "size:hat": "more", "cut:round": "more" })).toEqual([]);
});
