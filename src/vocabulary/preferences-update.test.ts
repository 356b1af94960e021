import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultPreferences, mergePreferences, type PreferencesUpdate } from "./preferences.ts";
import { combineUpdates } from "./preferences-update.ts";

const wish = fc.constantFrom(0 as const, 2 as const).map((value) => ({ value }));
const update: fc.Arbitrary<PreferencesUpdate> = fc.record(
  {
    styles: fc.record({ selected_styles: fc.subarray([1, 5, 9, 22]) }),
    sizes: fc.record(
      {
        shoes: fc.constantFrom("38", "40", null),
        tshirts: fc.subarray(["S", "M", "L"]),
        pants_cut: fc.subarray(["slim", "wide"]),
      },
      { requiredKeys: [] },
    ),
    wishes: fc.record({ Jeans: wish, Dresses: wish, Bags: wish }, { requiredKeys: [] }),
    budget: fc
      .subarray(["coats", "skirts", "pants"])
      .chain((keys) =>
        fc.tuple(
          ...keys.map((key) =>
            fc.integer({ min: 60, max: 90 }).map((minValue) => ({ key, minValue, maxValue: 200 })),
          ),
        ),
      ),
    global: fc.record(
      { openness: fc.integer({ min: 1, max: 5 }), dresscode: fc.integer({ min: 1, max: 5 }) },
      { requiredKeys: [] },
    ),
    brands_followed: fc.subarray([1, 2, 3]),
    wantstyles: fc.subarray([2, 3]),
    corrections: fc.dictionary(
      fc.constantFrom("style:4", "brand:31", "wish:Jeans"),
      fc.constantFrom("more", "less", "wrong", null),
    ),
    locks: fc.record({ sizes: fc.boolean(), budget: fc.boolean() }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

test("one combined update does what two do one after the other", () => {
  fc.assert(
    fc.property(update, update, (first, then) => {
      const twice = mergePreferences(mergePreferences(defaultPreferences, "women", first), "women", then);
      expect(mergePreferences(defaultPreferences, "women", combineUpdates(first, then))).toEqual(twice);
    }),
  );
});

test("only what one of the two names is named", () => {
  expect(combineUpdates({ global: { openness: 4 } }, { wantstyles: [2] })).toEqual({
    global: { openness: 4 },
    wantstyles: [2],
  });
  expect(combineUpdates({}, {})).toEqual({});
});
