import { describe, expect, test } from "vitest";
import { axisCount, colourCodes, cutCodes, materialCodes, wordsOfMask } from "./columns.ts";
import { cardAt, leafAt, rowOf, sizesAt, universeAt } from "./snapshot.ts";
import { exampleProduct, exampleSnapshot } from "./testing/examples.ts";

const women = exampleProduct({ id: 7, universe: "women", leaf: "A.7.4", offers: [], addedOn: "2026-11-14" });
const snapshot = exampleSnapshot([exampleProduct({ id: 900 }), women, exampleProduct({ id: 12 })]);

describe("a snapshot", () => {
  test("finds a product by its number, and nothing by another", () => {
    expect([7, 12, 900].map((id) => rowOf(snapshot, id))).toEqual([0, 1, 2]);
    expect([0, 8, 1000].map((id) => rowOf(snapshot, id))).toEqual([-1, -1, -1]);
  });

  test("keeps what search and taste read", () => {
    expect(universeAt(snapshot, 0)).toBe("women");
    expect(leafAt(snapshot, 0)).toBe("A.7.4");
    expect(wordsOfMask(colourCodes, snapshot.colours[1] ?? 0)).toEqual(["white", "grey", "navy"]);
    expect(colourCodes.wordOf(snapshot.mainColour[1] ?? 0)).toBe("navy");
    expect(wordsOfMask(materialCodes, snapshot.materials[1] ?? 0)).toEqual(["wool", "nylon"]);
    expect(cutCodes.neckline.wordOf(snapshot.cut.neckline[1] ?? 0)).toBe("crew");
    expect(snapshot.cut.heel[1]).toBe(0);
    expect([...snapshot.styles.subarray(axisCount, axisCount + 3)]).toEqual([64, 153, 0]);
  });

  test("prices a product by its cheapest offer, and by nothing when nobody sells it", () => {
    expect([snapshot.prices[1], snapshot.was[1], snapshot.lowest[1]]).toEqual([9_900, 12_900, 9_900]);
    expect([snapshot.prices[0], snapshot.inStock[0]]).toEqual([0, 0]);
  });

  test("has a size in stock when one of the colours has it", () => {
    expect(sizesAt(snapshot, 1)).toEqual([
      { size: { label: "M", system: "letter" }, inStock: true },
      { size: { label: "L", system: "letter" }, inStock: true },
    ]);
  });

  test("gives back the words of every card, accents and all", () => {
    expect(cardAt(snapshot, 2).name.fr).toBe("Pull col rond en mérinos");
    expect(cardAt(snapshot, 0).pictures).toHaveLength(2);
  });

  test("of nothing is empty", () => {
    expect(exampleSnapshot([]).size).toBe(0);
    expect(rowOf(exampleSnapshot([]), 1)).toBe(-1);
  });
});
