import { expect, test } from "vitest";
import { defaultPreferences, mergePreferences } from "#vocabulary/preferences.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { toldIn } from "./told-in.ts";
import { wantsOf } from "./wants.ts";

const snapshot = exampleSnapshot([exampleProduct({ id: 1 })]);
const wantsIn = (kept: typeof defaultPreferences, universe: "men" | "women" = "men") =>
  wantsOf(snapshot, universe, toldIn(kept, universe));

test("whoever told their account nothing wants what a visitor wants who told nothing", () => {
  expect(wantsIn(defaultPreferences)).toEqual(wantsOf(snapshot, "men", {}));
});

test("what was told counts in its universe, and what is only shown does not", () => {
  const kept = mergePreferences({ ...defaultPreferences, brandsDisliked: [9] }, "men", {
    styles: { selected_styles: [4] },
    wantstyles: [9],
    brands_followed: [2],
    sizes: { tshirts: ["M"], shoes: "43", pants_cut: ["slim"] },
    wishes: { Coats: { value: 2 } },
    budget: [{ key: "coats", minValue: 100, maxValue: 200 }],
    global: { openness: 5 },
    locks: { styles: true, budget_rows: ["pants"] },
    corrections: { "brand:2": "less" },
  });
  const men = wantsIn(kept);
  expect(men).toMatchObject({ styles: [4], wantedStyles: [9], openness: 5 });
  expect(men.dresscode).toBeUndefined();
  expect([...men.brandsFollowed, ...men.brandsDisliked]).toEqual([2, 9]);
  expect([...men.wishes.keys()]).toEqual(["A.5.1", "A.5.2", "A.5.5"]);
  expect([...men.sizes.keys(), ...men.cuts.keys()]).toEqual(["tshirts", "shoes", "pants_cut"]);
  expect(men.prices.get("A.5.1")).toEqual({ min: 10_000, max: 20_000, row: "coats" });
  expect([[...men.locks], [...(men.lockedRows ?? [])]]).toEqual([["budget", "styles"], ["pants"]]);
  const women = wantsIn(kept, "women");
  expect([women.sizes, women.wishes, women.prices].map(({ size }) => size)).toEqual([0, 0, 0]);
  expect([men, women].map(({ corrections }) => [...corrections])).toEqual([
    [["brand:2", "less"]],
    [["brand:2", "less"]],
  ]);
  expect([women.styles, [...women.locks]]).toEqual([[4], ["styles"]]);
});

test("a dress code counts when it was changed or locked", () => {
  const told = (update: Parameters<typeof mergePreferences>[2]) =>
    wantsIn(mergePreferences(defaultPreferences, "men", update)).dresscode;
  expect(told({ global: { dresscode: 5 } })).toBe(5);
  expect(told({ locks: { dresscode: true } })).toBe(3);
});
