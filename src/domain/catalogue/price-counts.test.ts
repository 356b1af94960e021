import { expect, test } from "vitest";
import { budgetRowsOf } from "#vocabulary/budget.ts";
import { priceCounts } from "./price-counts.ts";
import { exampleProduct, exampleSnapshot } from "./testing/examples.ts";

const piece = (id: number, leaf: "A.5.1" | "B.3.1" | "C.1.1", price: number, inStock = true) =>
  exampleProduct({ id, leaf, offers: [{ shop: 1, price, url: "https://a.example/", inStock }] });
const snapshot = exampleSnapshot([
  piece(1, "A.5.1", 20_000),
  piece(2, "A.5.1", 19_901),
  piece(3, "A.5.1", 9_999),
  piece(4, "A.5.1", 5_000, false),
  piece(5, "B.3.1", 12_000),
  piece(6, "C.1.1", 7_000),
  exampleProduct({ id: 7, universe: "women", leaf: "A.5.1" }),
]);

test("each row counts what can be had by whole euros, rounded up, lowest first", () => {
  const rows = new Map(priceCounts(snapshot, "men").map(({ key, ...counted }) => [key, counted]));
  expect(rows.get("coats")).toEqual({
    products: 3,
    prices: [
      [100, 1],
      [200, 2],
    ],
  });
  // Boots are paid from the classic shoes' row; bags from none.
  expect(rows.get("classic_shoes")).toEqual({ products: 1, prices: [[120, 1]] });
  expect([...rows.values()].reduce((sum, { products }) => sum + products, 0)).toBe(4);
});

test("every row of the universe is there, in the order of the table", () => {
  for (const universe of ["men", "women"] as const)
    expect(priceCounts(snapshot, universe).map(({ key }) => key)).toEqual(
      budgetRowsOf(universe).map(({ key }) => key),
    );
  expect(priceCounts(snapshot, "women").find(({ key }) => key === "skirts")).toEqual({
    key: "skirts",
    products: 0,
    prices: [],
  });
});
