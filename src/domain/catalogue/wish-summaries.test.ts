import { expect, test } from "vitest";
import { exampleProduct, exampleSnapshot } from "./testing/examples.ts";
import { wishSummaries } from "./wish-summaries.ts";

const products = [
  exampleProduct({ id: 1, leaf: "A.5.1" }),
  exampleProduct({ id: 2, leaf: "A.5.2" }),
  exampleProduct({ id: 3, leaf: "A.5.1" }),
  exampleProduct({ id: 4, leaf: "A.5.1", offers: [] }),
  exampleProduct({ id: 5, leaf: "A.5.1", universe: "women" }),
  exampleProduct({ id: 6, leaf: "A.5.5" }),
];
const snapshot = {
  ...exampleSnapshot(products),
  popularity: Float32Array.of(1, 9, 5, 99, 50, 10),
};
const summaryOf = (universe: "men" | "women", name: string) => {
  const found = wishSummaries(snapshot, universe).find(({ wish }) => wish.name === name);
  return found && { products: found.products, ids: found.faces.map((row) => snapshot.ids[row]) };
};

test("a wish counts what can be had in its universe, and shows the most liked of its first leaf first", () => {
  expect(summaryOf("men", "Coats")).toEqual({ products: 4, ids: [3, 1, 6, 2] });
  expect(summaryOf("women", "Coats")).toEqual({ products: 1, ids: [5] });
});

test("a wish that nothing is there for is told all the same", () => {
  expect(wishSummaries(snapshot, "men")).toHaveLength(35);
  expect(summaryOf("men", "Ties")).toEqual({ products: 0, ids: [] });
});

test("it is counted once for a catalogue", () => {
  expect(wishSummaries(snapshot, "men")).toBe(wishSummaries(snapshot, "men"));
  expect(wishSummaries({ ...snapshot }, "men")).not.toBe(wishSummaries(snapshot, "men"));
});
