import { expect, test } from "vitest";
import type { Leaf } from "#vocabulary/category.ts";
import { brandSummaries } from "./brand-summaries.ts";
import { exampleProduct, exampleSnapshot } from "./testing/examples.ts";

const piece = (id: number, leaf: Leaf, price: number, inStock = true) =>
  exampleProduct({ id, leaf, offers: [{ shop: 1, price, url: "https://a.example/", inStock }] });
const snapshot = {
  ...exampleSnapshot([
    piece(1, "A.5.1", 30_000),
    piece(2, "A.5.2", 40_000),
    piece(3, "A.2.1", 9_000),
    piece(4, "B.1.1", 10_000, false),
    exampleProduct({ id: 5, universe: "women", leaf: "A.7.1", offers: [] }),
  ]),
  popularity: Float32Array.of(5, 4, 3, 9, 1),
};
const [brand] = brandSummaries(snapshot, "men");

test("a brand is shown by its most liked pieces, of different families first, sold-out ones last", () => {
  expect(brand?.faces.map((row) => snapshot.ids[row])).toEqual([1, 3, 2, 4]);
});

test("what most of its pieces cost leaves out the cheapest and the dearest tenth", () => {
  const tenths = exampleSnapshot(Array.from({ length: 11 }, (_, i) => piece(i + 1, "A.2.1", (i + 1) * 1000)));
  expect(brandSummaries(tenths, "men")[0]?.prices).toEqual({ low: 2_000, high: 10_000 });
});

test("a brand that nobody sells has no price, and both universes are one without a universe", () => {
  const [women] = brandSummaries(snapshot, "women");
  expect([women?.products, women?.prices, women?.faces.length]).toEqual([1, undefined, 1]);
  expect(brandSummaries(snapshot)[0]).toMatchObject({ products: 5, prices: brand?.prices });
});
