import { expect, test } from "vitest";
import { defaultPreferences, preferencesIn } from "#vocabulary/preferences.ts";
import { universes } from "#vocabulary/universe.ts";
import { type PreferencesAsked, preferencesFaults } from "./preferences-faults.ts";

const isBrand = (id: number) => id === 1 || id === 2;
const row = (key: string, minValue: number, maxValue: number) => ({ key, minValue, maxValue });

test("what is shown can be sent back as it is", () => {
  for (const universe of universes) {
    const {
      universe: _,
      size_systems: __,
      brands_disliked: ___,
      ...shown
    } = preferencesIn(defaultPreferences, universe);
    expect(preferencesFaults(universe, shown, isBrand)).toEqual({});
  }
});

test("a row that is locked twice is locked", () => {
  expect(preferencesFaults("men", { locks: { budget_rows: ["coats", "coats"] } }, isBrand)).toEqual({});
});

const refused: readonly [string, "men" | "women", PreferencesAsked, Record<string, string>][] = [
  ["a size of another scale", "men", { sizes: { tops: "38" } }, { "sizes.tops": "unknown" }],
  ["a men's neck for a woman", "women", { sizes: { shirts: "39" } }, { "sizes.shirts": "unknown" }],
  ["a half size that is none", "men", { sizes: { shoes: "42.25" } }, { "sizes.shoes": "unknown" }],
  [
    "one bad letter among good ones",
    "men",
    { sizes: { tshirts: ["M", "XXS"] } },
    { "sizes.tshirts.1": "unknown" },
  ],
  ["a letter twice", "men", { sizes: { tshirts: ["M", "M"] } }, { "sizes.tshirts.1": "invalid" }],
  [
    "a cut of the other universe",
    "men",
    { sizes: { pants_cut: ["mom"] } },
    { "sizes.pants_cut.0": "unknown" },
  ],
  [
    "a cut of another garment",
    "women",
    { sizes: { shirts_cut: ["long"] } },
    { "sizes.shirts_cut.0": "unknown" },
  ],
  [
    "a wish of the other universe",
    "men",
    { wishes: { Dresses: { value: 2 } } },
    { "wishes.Dresses": "unknown" },
  ],
  [
    "another search for a wish",
    "men",
    { wishes: { Jeans: { value: 2, search: "men.A" } } },
    { "wishes.Jeans.search": "invalid" },
  ],
  [
    "another name for a wish",
    "men",
    { wishes: { Jeans: { value: 2, name: "Denim" } } },
    { "wishes.Jeans.name": "invalid" },
  ],
  ["a row that men do not have", "men", { budget: [row("skirts", 40, 200)] }, { "budget.0.key": "unknown" }],
  [
    "a row twice",
    "men",
    { budget: [row("coats", 60, 70), row("coats", 60, 80)] },
    { "budget.1.key": "invalid" },
  ],
  [
    "less than the row's least",
    "men",
    { budget: [row("coats", 49, 70)] },
    { "budget.0.minValue": "too_small" },
  ],
  [
    "more than the row's most",
    "men",
    { budget: [row("coats", 60, 1501)] },
    { "budget.0.maxValue": "too_big" },
  ],
  ["two ends that meet", "men", { budget: [row("coats", 70, 70)] }, { "budget.0.minValue": "too_big" }],
  ["two ends that cross", "women", { budget: [row("skirts", 71, 70)] }, { "budget.0.minValue": "too_big" }],
  ["half a euro", "men", { budget: [row("coats", 60.5, 70)] }, { "budget.0.minValue": "invalid" }],
  [
    "other bounds",
    "men",
    { budget: [{ ...row("coats", 60, 70), max: 9999 }] },
    { "budget.0.max": "invalid" },
  ],
  [
    "a style twice",
    "men",
    { styles: { selected_styles: [1, 1] } },
    { "styles.selected_styles.1": "invalid" },
  ],
  [
    "a lock on a row that men do not have",
    "men",
    { locks: { budget_rows: ["coats", "skirts"] } },
    { "locks.budget_rows.1": "unknown" },
  ],
  ["a brand nobody knows", "men", { brands_followed: [1, 3] }, { "brands_followed.1": "unknown" }],
];

test.each(refused)("%s is refused by its name", (_, universe, asked, fields) => {
  expect(preferencesFaults(universe, asked, isBrand)).toEqual(fields);
});
