import { expect, test } from "vitest";
import { defaultPreferences, mergePreferences, preferencesIn } from "#vocabulary/preferences.ts";
import { lateUpdate } from "./late-update.ts";

const seeing = (styles: readonly number[], wantstyles: readonly number[] = []) =>
  preferencesIn(
    mergePreferences(defaultPreferences, "men", { styles: { selected_styles: styles }, wantstyles }),
    "men",
  );

test("a style added while another tab added one leaves both", () => {
  const late = lateUpdate(seeing([1]), { styles: { selected_styles: [1, 13] } });
  expect(late(seeing([1, 9])).styles?.selected_styles).toEqual([1, 9, 13]);
});

test("a style taken away stays away, and what others took away is not brought back", () => {
  const late = lateUpdate(seeing([1, 5, 13]), { styles: { selected_styles: [1, 5] } });
  expect(late(seeing([5, 13])).styles?.selected_styles).toEqual([5]);
});

test("styles to move towards are told apart in the same way", () => {
  const late = lateUpdate(seeing([], [2]), { wantstyles: [] });
  expect(late(seeing([], [2, 4])).wantstyles).toEqual([4]);
});

test("T-shirt sizes and cuts are told apart too, and single sizes are as they are", () => {
  const wearing = (tshirts: readonly string[]) =>
    preferencesIn(mergePreferences(defaultPreferences, "men", { sizes: { tshirts } }), "men");
  const late = lateUpdate(wearing(["S"]), { sizes: { tshirts: ["S", "M"], shoes: "42" } });
  expect(late(wearing(["L"])).sizes).toEqual({ tshirts: ["L", "M"], shoes: "42" });
});

test("rows locked in two tabs are both locked", () => {
  const locking = (budget_rows: readonly string[]) =>
    preferencesIn(mergePreferences(defaultPreferences, "men", { locks: { budget_rows } }), "men");
  const late = lateUpdate(locking([]), { locks: { budget: false, budget_rows: ["coats"] } });
  expect(late(locking(["pants"])).locks).toEqual({ budget: false, budget_rows: ["pants", "coats"] });
});

test("an answer to a reason passes as it is, whatever another tab answered", () => {
  const late = lateUpdate(seeing([1]), { corrections: { "style:1": "less" } });
  expect(late(seeing([1, 9]))).toEqual({ corrections: { "style:1": "less" } });
});

test("what names no list passes as it is", () => {
  const late = lateUpdate(seeing([1]), { global: { openness: 5 } });
  expect(late(seeing([9]))).toEqual({ global: { openness: 5 } });
});
