import { expect, test } from "vitest";
import { suggestedBrands } from "./suggested-brands.ts";

const brand = (name: string, styles: number[], products = 10) => ({ name, styles, products });
const names = (suggestions: ReturnType<typeof suggestedBrands<ReturnType<typeof brand>>>) =>
  suggestions.map(({ brand: { name } }) => name);

test("a brand that stands first of all for a style comes before one that also has it", () => {
  const brands = [brand("also", [9, 1]), brand("first of all", [1, 9]), brand("last", [9, 8, 1])];
  expect(names(suggestedBrands(brands, [1], []))).toEqual(["first of all", "also", "last"]);
});

test("a brand that shares two styles comes before one that shares either", () => {
  const brands = [brand("one", [1]), brand("two", [1, 4])];
  expect(names(suggestedBrands(brands, [1, 4], []))).toEqual(["two", "one"]);
});

test("a style someone wants weighs half of one they have, and counts once if they have it too", () => {
  const brands = [brand("wanted", [4]), brand("both", [1]), brand("second place", [9, 1])];
  const suggestions = suggestedBrands(brands, [1], [1, 4]);
  expect(names(suggestions)).toEqual(["both", "wanted", "second place"]);
  expect(suggestions.map(({ style, kind }) => [style, kind])).toEqual([
    [1, "shared"],
    [4, "wanted"],
    [1, "shared"],
  ]);
});

test("the reason is the style that speaks most for the brand", () => {
  expect(suggestedBrands([brand("a", [4, 1])], [1], [4])).toMatchObject([{ style: 4, kind: "wanted" }]);
  expect(suggestedBrands([brand("a", [9, 4, 1])], [1, 4], [])).toMatchObject([{ style: 4, kind: "shared" }]);
});

test("of equals the one with more to show comes first, then the order they came in", () => {
  const brands = [brand("a", [1]), brand("b", [1]), brand("c", [1], 30)];
  expect(names(suggestedBrands(brands, [1], []))).toEqual(["c", "a", "b"]);
});

test("nothing is suggested without styles, nothing that shares none, and at most a dozen", () => {
  const brands = Array.from({ length: 20 }, (_, place) => brand(`${place}`, [1]));
  expect(suggestedBrands(brands, [], [])).toEqual([]);
  expect(suggestedBrands(brands, [2], [])).toEqual([]);
  expect(suggestedBrands(brands, [1], [])).toHaveLength(12);
});
