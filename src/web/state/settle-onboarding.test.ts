import { expect, test } from "vitest";
import { withoutFaults } from "./settle-onboarding.ts";

const update = {
  brands_followed: [7, 8, 9],
  sizes: { shoes: "40" },
  styles: { selected_styles: [1] },
};

test("one brand that left takes no other with it", () => {
  expect(withoutFaults(update, ["preferences_to_update.brands_followed.1"])).toEqual({
    ...update,
    brands_followed: [7, 9],
  });
});

test("a part with a fault is left out and the others stay", () => {
  expect(withoutFaults(update, ["preferences_to_update.sizes.shoes"])).toEqual({
    brands_followed: [7, 8, 9],
    styles: { selected_styles: [1] },
  });
});

test("a brand in the tenth place is not the first one", () => {
  const brands_followed = Array.from({ length: 11 }, (_, place) => place + 1);
  const left = withoutFaults({ brands_followed }, ["preferences_to_update.brands_followed.10"]);
  expect(left.brands_followed).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});
