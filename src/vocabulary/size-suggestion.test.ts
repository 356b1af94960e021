import { expect, test } from "vitest";
import { sizeFields } from "./size.ts";
import { sizeChart } from "./size-chart.ts";
import { suggestSize } from "./size-suggestion.ts";
import { universes } from "./universe.ts";

test("a measure in the middle of a size asks for that size", () => {
  expect(suggestSize("women", "tops", { chest: 88 })).toEqual({ kind: "size", label: "38", by: "chest" });
  expect(suggestSize("men", "jackets", { chest: 100 })).toEqual({ kind: "size", label: "50", by: "chest" });
  expect(suggestSize("men", "pants_waist", { waist: 81 })).toMatchObject({ label: "W32" });
  expect(suggestSize("women", "tshirts", { chest: 88 })).toMatchObject({ label: "M" });
});

test("close to the next size, both are named", () => {
  expect(suggestSize("women", "tops", { chest: 89.5 })).toMatchObject({ label: "38", next: "40" });
  expect(suggestSize("women", "tops", { chest: 90 })).toEqual({ kind: "size", label: "40", by: "chest" });
});

test("where two measures disagree the larger size is suggested, and the smaller one is told", () => {
  expect(suggestSize("women", "pants", { waist: 70, hips: 104 })).toEqual({
    kind: "size",
    label: "42",
    by: "hips",
    smaller: { measure: "waist", label: "38" },
  });
  expect(suggestSize("women", "pants", { hips: 96 })).toEqual({ kind: "size", label: "38", by: "hips" });
});

test("the longer foot decides: a shoe is never shorter than it", () => {
  expect(suggestSize("men", "shoes", { foot: 26.5 })).toEqual({ kind: "size", label: "42", by: "foot" });
  expect(suggestSize("men", "shoes", { foot: 26.6 })).toMatchObject({ label: "42.5" });
  expect(suggestSize("women", "shoes", { foot: 23.8 })).toMatchObject({ label: "38" });
});

test("a collar is the next whole centimetre", () => {
  expect(suggestSize("men", "shirts", { neck: 39.5 })).toMatchObject({ label: "40" });
});

test("beyond the chart nothing is made up", () => {
  expect(suggestSize("women", "tops", { chest: 60 })).toEqual({
    kind: "outside",
    by: "chest",
    side: "below",
  });
  expect(suggestSize("men", "shoes", { foot: 40 })).toEqual({ kind: "outside", by: "foot", side: "above" });
});

test("what a garment does not go by says nothing of its size", () => {
  expect(suggestSize("women", "shoes", { chest: 88, waist: 70 })).toBeUndefined();
  expect(suggestSize("women", "tops", {})).toBeUndefined();
});

test("whoever measures what a size is cut for is told that size", () => {
  for (const universe of universes)
    for (const field of sizeFields) {
      const { rows, measures, systems } = sizeChart(universe, field);
      for (const { sizes, body } of rows) {
        const middle = Object.fromEntries(
          measures.map((one) => [one, ((body[one]?.[0] ?? 0) + (body[one]?.[1] ?? 0)) / 2]),
        );
        const own = systems[0] && sizes[systems[0]]?.[0];
        expect(suggestSize(universe, field, middle), `${universe} ${field}`).toMatchObject({ label: own });
      }
    }
});
