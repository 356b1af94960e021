import { describe, expect, test } from "vitest";
import { defaultPreferences, preferencesIn } from "#vocabulary/preferences.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { wantsOf } from "./wants.ts";

const bag = (id: number, price: number) =>
  exampleProduct({
    id,
    leaf: "C.1.1",
    offers: [{ shop: 1, price, url: "https://a.example/", inStock: true }],
  });
const bags = Array.from({ length: 101 }, (_, i) => bag(i + 1, 10_000 + i * 100));
const snapshot = exampleSnapshot(bags);

describe("what someone wants", () => {
  test("is nothing at all before they tell anything", () => {
    const wants = wantsOf(snapshot, "men", {});
    expect(wants).toMatchObject({ styles: [], wantedStyles: [], openness: 3 });
    expect(wants.dresscode).toBeUndefined();
    expect(
      [wants.wishes, wants.sizes, wants.cuts, wants.prices, wants.locks].map(({ size }) => size),
    ).toEqual([0, 0, 0, 0, 0]);
  });

  test("is read from the preferences of an account as well", () => {
    const wants = wantsOf(snapshot, "women", preferencesIn(defaultPreferences, "women"));
    expect(wants).toMatchObject({ universe: "women", dresscode: 3, openness: 3 });
    expect(wants.prices.get("A.7.2")).toEqual({ min: 5_000, max: 20_000, row: "dresses" });
  });

  test("has the leaves of every wish under its name, whatever it is called", () => {
    const { wishes } = wantsOf(snapshot, "men", {
      wishes: {
        Coats: { value: 2 },
        Jeans: { value: 0 },
        "For the rain": { value: 2, search: "men.A.5.3|women.A.7|men.B.3" },
      },
    });
    expect([...wishes.keys()]).toEqual(["A.5.1", "A.5.2", "A.5.5", "A.5.3", "B.3.1", "B.3.2"]);
    expect(wishes.get("A.5.5")).toEqual({ en: "Coats", fr: "Manteaux" });
  });

  test("has sizes with their system, and no size the universe does not have", () => {
    const { sizes, cuts } = wantsOf(snapshot, "men", {
      sizes: { tshirts: ["M", "L", "XXS"], jackets: "50", shoes: null, pants_cut: ["slim", "mom"] },
    });
    expect([...sizes]).toEqual([
      [
        "tshirts",
        [
          { label: "M", system: "letter" },
          { label: "L", system: "letter" },
        ],
      ],
      ["jackets", [{ label: "50", system: "fr" }]],
    ]);
    expect([...cuts]).toEqual([["pants_cut", ["slim"]]]);
  });

  test("has the rows that are locked by themselves, or a lock on every price", () => {
    const some = wantsOf(snapshot, "men", { locks: { budget_rows: ["coats", "skirts"] } });
    expect([[...some.locks], [...(some.lockedRows ?? [])]]).toEqual([["budget"], ["coats"]]);
    const all = wantsOf(snapshot, "men", { locks: { budget: true, budget_rows: ["coats"] } });
    expect([[...all.locks], all.lockedRows]).toEqual([["budget"], undefined]);
    const none = wantsOf(snapshot, "men", { locks: { budget: false, budget_rows: [] } });
    expect([none.locks.size, none.lockedRows, none.prices.size]).toEqual([0, undefined, 0]);
  });

  test("takes a locked row that was never moved as it is shown, and one that was moved as they left it", () => {
    const budget = [{ key: "pants", minValue: 60, maxValue: 90 }];
    const { prices } = wantsOf(snapshot, "men", { budget, locks: { budget_rows: ["coats", "pants"] } });
    expect(prices.get("A.5.1")).toEqual({ min: 15_000, max: 35_000, row: "coats" });
    expect(prices.get("A.3.1")).toEqual({ min: 6_000, max: 9_000, row: "pants" });
    expect(prices.get("A.1.1")).toBeUndefined();
    const all = wantsOf(snapshot, "men", { budget, locks: { budget: true } });
    expect(all.prices.get("A.1.1")).toEqual({ min: 3_000, max: 7_000, row: "tshirts" });
  });

  test("has a price range for what has no row: their place in the rows, among the prices there", () => {
    const { prices } = wantsOf(snapshot, "men", {
      budget: [
        { key: "tshirts", minValue: 15, maxValue: 300 },
        { key: "coats", minValue: 900, maxValue: 100 },
      ],
    });
    expect(prices.get("A.1.1")).toEqual({ min: 1_500, max: 30_000, row: "tshirts" });
    // All of the row is all of the prices; the row that is upside down does not count.
    expect(prices.get("C.1.1")).toEqual({ min: 10_000, max: 20_000 });
    // Nobody sells any: nothing to say.
    expect(prices.get("A.5.1")).toBeUndefined();
  });
});
