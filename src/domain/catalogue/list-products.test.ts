import { describe, expect, test } from "vitest";
import { brandSummaries } from "./brand-summaries.ts";
import { listProducts, type ProductFilter } from "./list-products.ts";
import { exampleProduct, exampleSnapshot } from "./testing/examples.ts";

const snapshot = exampleSnapshot([
  exampleProduct({ id: 1, addedOn: "2026-01-01" }),
  exampleProduct({ id: 2, addedOn: "2026-03-01", leaf: "A.2.5" }),
  exampleProduct({ id: 3, addedOn: "2026-02-01", universe: "women", brand: 2 }),
  exampleProduct({
    id: 4,
    addedOn: "2026-03-01",
    leaf: "B.1.1",
    offers: [{ shop: 1, price: 100, url: "https://x.example/", inStock: true }],
  }),
]);
const listed = (filter: Partial<ProductFilter>) =>
  listProducts(snapshot, { limit: 24, ...filter }).rows.map((row) => snapshot.ids[row]);

describe("a list of products", () => {
  test("is newest first, and of two of one day the later number", () => {
    expect(listed({})).toEqual([4, 2, 3, 1]);
  });

  test("keeps to the universe, the categories, the brands and the sale asked for", () => {
    expect(listed({ universe: "women" })).toEqual([3]);
    expect(listed({ categories: ["men.A.2"] })).toEqual([2, 1]);
    expect(listed({ categories: ["men.A.2.5", "women"] })).toEqual([2, 3]);
    expect(listed({ categories: ["men.A.22"] })).toEqual([]);
    expect(listed({ brands: [2] })).toEqual([3]);
    expect(listed({ onSale: true })).toEqual([2, 3, 1]);
  });

  test("read page by page gives each product once", () => {
    const seen: (number | undefined)[] = [];
    let after: number | undefined;
    do {
      const { rows, next } = listProducts(snapshot, { limit: 1, after });
      seen.push(...rows.map((row) => snapshot.ids[row]));
      after = next;
    } while (after !== undefined);
    expect(seen).toEqual([4, 2, 3, 1]);
  });
});

describe("the brands", () => {
  test("are those with something to show, by name, with their tastes", () => {
    expect(brandSummaries(snapshot).map(({ brand, products }) => [brand.name, products])).toEqual([
      ["Aelvik", 3],
      ["Élan & Co", 1],
    ]);
    expect(brandSummaries(snapshot, "women").map(({ brand }) => brand.id)).toEqual([2]);
    expect(brandSummaries(snapshot)[0]?.styles).toEqual([2, 1]);
  });
});
