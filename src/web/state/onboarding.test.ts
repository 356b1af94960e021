import { beforeEach, expect, test } from "vitest";
import { editOnboarding, forgetOnboarding, useOnboarding } from "./onboarding.ts";
import { shownOf, withUpdate } from "./shown-preferences.ts";
import { updatesToSave } from "./updates-to-save.ts";

beforeEach(forgetOnboarding);

const answer = (trait: string, correction: "more" | "less" | "wrong" | null) =>
  editOnboarding("men", () => ({ corrections: { [trait]: correction } }));
const told = () => Object.values(useOnboarding.getState().told ?? {}).map(({ corrections }) => corrections);

test("a visitor's answer to a reason holds in both universes and goes into the account once", () => {
  answer("style:4", "more");
  answer("brand:31", "wrong");
  const both = { "style:4": "more", "brand:31": "wrong" };
  expect(told()).toEqual([both, both]);
  editOnboarding("women", () => ({ wishes: { Dresses: { value: 2 } } }));
  editOnboarding("men", () => ({ wishes: { Jeans: { value: 2 } } }));
  const saved = updatesToSave("women");
  expect(saved.map(({ universe }) => universe)).toEqual(["women", "men"]);
  expect(saved.map(({ update }) => update.corrections)).toEqual([both, undefined]);
});

test("an answer that is taken back is gone, and the others stay", () => {
  answer("style:4", "more");
  answer("brand:31", "less");
  answer("style:4", null);
  expect(told()).toEqual([{ "brand:31": "less" }, { "brand:31": "less" }]);
});

test("a member's answer shows at once over what the server told, and can be taken back", () => {
  const shown = shownOf("men", {
    styles: { selected_styles: [4] },
    wantstyles: [],
    sizes: { ...withNoSizes },
    budget: [],
    global: { openness: 3, dresscode: 3 },
    wishes: {},
    locks: { ...withNoLocks, budget_rows: [] },
    brands_followed: [],
    brands_disliked: [],
    corrections: { popularity: "wrong" },
  });
  const after = withUpdate(shown, { corrections: { "style:4": "more" } });
  expect(after.corrections).toEqual({ popularity: "wrong", "style:4": "more" });
  expect(withUpdate(after, { corrections: { popularity: null } }).corrections).toEqual({ "style:4": "more" });
});

const withNoSizes = {
  tshirts: [],
  tshirts_cut: [],
  pants_waist: null,
  pants_cut: [],
  tops: null,
  tops_cut: [],
  pants: null,
  shirts: null,
  shirts_cut: [],
  jackets: null,
  jackets_cut: [],
  shoes: null,
};
const withNoLocks = {
  sizes: false,
  budget: false,
  wishes: false,
  brands: false,
  styles: false,
  dresscode: false,
};
