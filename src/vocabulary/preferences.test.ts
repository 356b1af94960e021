import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { budgetRowsOf, moveMax, moveMin } from "./budget.ts";
import { corrections } from "./correction.ts";
import { cutFields, cuts } from "./cut.ts";
import { defaultLocks, lockNames } from "./lock.ts";
import {
  defaultPreferences,
  globalRange,
  mergePreferences,
  type PreferencesUpdate,
  preferencesIn,
  singleSizes,
} from "./preferences.ts";
import { sizeScales } from "./size.ts";
import { type Universe, universes } from "./universe.ts";
import { wishesOf } from "./wish.ts";

test("before anyone has said anything, everything is as the specification begins", () => {
  for (const universe of universes) {
    const { wishes, budget, size_systems: _, ...shown } = preferencesIn(defaultPreferences, universe);
    expect(shown).toStrictEqual({
      universe,
      styles: { selected_styles: [] },
      wantstyles: [],
      sizes: {
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
      },
      global: { openness: 3, dresscode: 3 },
      brands_followed: [],
      brands_disliked: [],
      locks: {
        sizes: false,
        budget: false,
        wishes: false,
        brands: false,
        styles: false,
        dresscode: false,
        budget_rows: [],
      },
      corrections: {},
    });
    expect(Object.keys(wishes)).toEqual(wishesOf(universe).map(({ name }) => name));
    expect(Object.values(wishes).every(({ value }) => value === 0)).toBe(true);
    expect(budget).toHaveLength(universe === "men" ? 9 : 12);
  }
  expect(globalRange).toEqual({ least: 1, most: 5 });
  expect(lockNames).toEqual(Object.keys(defaultLocks));
});

test("sizes say how they are counted", () => {
  expect(preferencesIn(defaultPreferences, "men").size_systems).toEqual({
    tshirts: "letter",
    tops: "letter",
    shirts: "neck",
    jackets: "fr",
    pants_waist: "waist",
    pants: "fr",
    shoes: "eu",
  });
  expect(preferencesIn(defaultPreferences, "women").size_systems).toMatchObject({ tops: "fr", shirts: "fr" });
});

test("a size is kept with its system and shown by its label", () => {
  const told = { tops: "38", shoes: "38.5", tshirts: ["M", "S"], tops_cut: ["long", "fitted"] };
  const kept = mergePreferences(defaultPreferences, "women", { sizes: told });
  expect(kept.in.women.sizes).toMatchObject({
    tops: { label: "38", system: "fr" },
    shoes: { label: "38.5", system: "eu" },
    tshirts: [
      { label: "S", system: "letter" },
      { label: "M", system: "letter" },
    ],
    tops_cut: ["fitted", "long"],
  });
  expect(preferencesIn(kept, "women").sizes).toMatchObject({ tops: "38", tshirts: ["S", "M"], pants: null });
  expect(
    preferencesIn(mergePreferences(kept, "women", { sizes: { tops: null } }), "women").sizes,
  ).toMatchObject({
    tops: null,
    shoes: "38.5",
  });
});

test("rows are locked one by one, in their universe alone, and come out in the order of the table", () => {
  const locks = { styles: true, budget_rows: ["skirts", "coats", "tshirts", "coats", "yachts"] };
  const kept = mergePreferences(defaultPreferences, "women", { locks });
  expect(preferencesIn(kept, "women").locks).toEqual({
    ...defaultLocks,
    styles: true,
    budget_rows: ["tshirts", "coats", "skirts"],
  });
  expect(preferencesIn(kept, "men").locks).toEqual({ ...defaultLocks, styles: true, budget_rows: [] });
  // The locks of the person hold nothing of a universe.
  expect(kept.locks).toEqual({ ...defaultLocks, styles: true });
  const men = mergePreferences(kept, "men", { locks: { budget_rows: ["skirts", "coats"] } });
  expect(preferencesIn(men, "men").locks.budget_rows).toEqual(["coats"]);
  const opened = mergePreferences(men, "women", { locks: { budget_rows: [] } });
  expect(preferencesIn(opened, "women").locks).toEqual({ ...defaultLocks, styles: true, budget_rows: [] });
  expect(preferencesIn(opened, "men").locks.budget_rows).toEqual(["coats"]);
});

test("sizes, budget and wishes belong to one universe; everything else to the person", () => {
  const kept = mergePreferences(defaultPreferences, "women", {
    sizes: { shoes: "38" },
    budget: [{ key: "coats", minValue: 60, maxValue: 70 }],
    wishes: { Jeans: { value: 2 } },
    styles: { selected_styles: [9, 1] },
    global: { openness: 5 },
    locks: { budget: true },
    brands_followed: [7, 2],
    corrections: { "style:9": "less" },
  });
  const [men, women] = [preferencesIn(kept, "men"), preferencesIn(kept, "women")];
  const untold = preferencesIn(defaultPreferences, "men");
  expect({ sizes: men.sizes, budget: men.budget, wishes: men.wishes }).toEqual({
    sizes: untold.sizes,
    budget: untold.budget,
    wishes: untold.wishes,
  });
  expect(women.wishes.Jeans).toEqual({ value: 2, search: "women.A.3.1" });
  expect(women.budget.find(({ key }) => key === "coats")).toMatchObject({ minValue: 60, maxValue: 70 });
  for (const { styles, global, locks, brands_followed, corrections: answers } of [men, women]) {
    expect(answers).toEqual({ "style:9": "less" });
    expect(styles).toEqual({ selected_styles: [1, 9] });
    expect(global).toEqual({ openness: 5, dresscode: 3 });
    expect(locks).toEqual({ ...defaultLocks, budget: true, budget_rows: [] });
    expect(brands_followed).toEqual([7, 2]);
  }
});

describe("partial changes", () => {
  const one = <Name extends string, Value>(
    names: readonly Name[],
    value: (name: Name) => fc.Arbitrary<Value>,
  ) => fc.constantFrom(...names).chain((name) => value(name).map((told) => ({ [name]: told })));
  const styles = fc.uniqueArray(fc.integer({ min: 1, max: 22 }), { maxLength: 5 });

  /** One key with a value, and what it is called. */
  const changeIn = (universe: Universe): fc.Arbitrary<PreferencesUpdate> =>
    fc.oneof(
      one(singleSizes, (field) => fc.constantFrom(null, ...sizeScales[universe][field].labels)).map(
        (sizes) => ({
          sizes,
        }),
      ),
      one(cutFields, (field) => fc.subarray([...cuts[universe][field]])).map((sizes) => ({ sizes })),
      fc.subarray([...sizeScales[universe].tshirts.labels]).map((tshirts) => ({ sizes: { tshirts } })),
      one(
        wishesOf(universe).map(({ name }) => name),
        () => fc.constantFrom({ value: 0 as const }, { value: 2 as const }),
      ).map((wishes) => ({ wishes })),
      fc
        .tuple(
          fc.constantFrom(...budgetRowsOf(universe)),
          fc.integer({ max: 2000 }),
          fc.integer({ max: 2000 }),
        )
        .map(([row, low, high]) => ({ budget: [moveMin(moveMax(row, high), low)] })),
      one(["openness", "dresscode"], () => fc.integer({ min: 1, max: 5 })).map((global) => ({ global })),
      one(lockNames, () => fc.boolean()).map((locks) => ({ locks })),
      fc
        .subarray(budgetRowsOf(universe).map(({ key }) => key))
        .map((budget_rows) => ({ locks: { budget_rows } })),
      styles.map((selected_styles) => ({ styles: { selected_styles } })),
      styles.map((wantstyles) => ({ wantstyles })),
      fc.uniqueArray(fc.integer({ min: 1, max: 99 })).map((brands_followed) => ({ brands_followed })),
      one(["style:4", "brand:31", "popularity"], () => fc.constantFrom(null, ...corrections)).map((told) => ({
        corrections: told,
      })),
    );
  const universe = fc.constantFrom(...universes);
  const placed = universe.chain((where) => changeIn(where).map((change) => ({ where, change })));
  type Placed = { where: Universe; change: PreferencesUpdate };
  const apply = (changes: readonly Placed[]) =>
    changes.reduce((kept, { where, change }) => mergePreferences(kept, where, change), defaultPreferences);

  /** `women sizes.tops`, `styles`: two changes with the same name may overwrite each other. */
  function nameOf({ where, change }: Placed): string {
    const [section = "", value] = Object.entries(change)[0] ?? [];
    if (section === "budget") return `${where} budget.${change.budget?.[0]?.key}`;
    const isOfUniverse = section === "sizes" || section === "wishes" || change.locks?.budget_rows;
    if (isOfUniverse) return `${where} ${section}.${Object.keys(Object(value))[0]}`;
    return section === "global" || section === "locks" || section === "corrections"
      ? `${section}.${Object.keys(Object(value))[0]}`
      : section;
  }

  test("to different keys give the same whichever comes first", () => {
    fc.assert(
      fc.property(fc.array(placed, { maxLength: 8 }), placed, placed, (before, a, b) => {
        fc.pre(nameOf(a) !== nameOf(b));
        expect(apply([...before, a, b])).toEqual(apply([...before, b, a]));
      }),
    );
  });

  test("made twice are as if made once", () => {
    fc.assert(
      fc.property(fc.array(placed, { maxLength: 8 }), placed, (before, change) => {
        expect(apply([...before, change, change])).toEqual(apply([...before, change]));
      }),
    );
  });

  test("never leave a wish that is neither off nor wanted, nor a budget that breaks its rule", () => {
    fc.assert(
      fc.property(fc.array(placed, { maxLength: 20 }), universe, (changes, where) => {
        const { wishes, budget } = preferencesIn(apply(changes), where);
        expect(Object.keys(wishes)).toHaveLength(35);
        for (const { value } of Object.values(wishes)) expect([0, 2]).toContain(value);
        for (const { min, max, minValue, maxValue } of budget) {
          expect(minValue).toBeLessThanOrEqual(maxValue - 1);
          expect(minValue).toBeGreaterThanOrEqual(min);
          expect(maxValue).toBeLessThanOrEqual(max);
        }
      }),
    );
  });

  test("leave alone whatever they do not name", () => {
    const kept = mergePreferences(defaultPreferences, "men", {
      global: { openness: 1 },
      locks: { styles: true },
    });
    const same = mergePreferences(kept, "men", {
      global: { openness: undefined, dresscode: 5 },
      sizes: { tops: undefined },
      locks: undefined,
    });
    expect(same).toEqual({ ...kept, global: { openness: 1, dresscode: 5 } });
  });
});
