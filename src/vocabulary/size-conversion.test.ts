import { describe, expect, test } from "vitest";
import { type SizeField, type SizeSystem, sizeFields, sizeScales } from "./size.ts";
import { convertSize, systemsOf } from "./size-conversion.ts";
import { type Universe, universes } from "./universe.ts";

function told(universe: Universe, field: SizeField, label: string, system: SizeSystem, to: SizeSystem) {
  const size = convertSize(universe, field, { label, system }, to);
  return size && `${size.about ? "about " : ""}${size.label}`;
}

test.each([
  // Women: IT = FR+4, EU = FR−2; British and American charts disagree by a size.
  ["women", "tops", "38", "fr", "it", "42"],
  ["women", "tops", "38", "fr", "eu", "36"],
  ["women", "tops", "38", "fr", "de", "36"],
  ["women", "tops", "38", "fr", "uk", "about 10"],
  ["women", "tops", "38", "fr", "us", "about 6"],
  ["women", "jackets", "42", "it", "fr", "38"],
  ["women", "pants", "36", "eu", "it", "42"],
  ["women", "shirts", "10", "uk", "fr", "about 38"],
  ["women", "pants", "32", "fr", "us", "about 0"],
  // Men: jackets UK and US = EU−10; trousers IT = FR+6, DE = FR+8.
  ["men", "jackets", "50", "fr", "eu", "50"],
  ["men", "jackets", "50", "eu", "uk", "40"],
  ["men", "jackets", "50", "fr", "us", "40"],
  ["men", "jackets", "40", "us", "fr", "50"],
  ["men", "pants", "42", "fr", "it", "48"],
  ["men", "pants", "42", "fr", "de", "50"],
  ["men", "pants", "50", "de", "it", "48"],
  // Shoes by the length of the last.
  ["men", "shoes", "42", "eu", "uk", "about 8"],
  ["men", "shoes", "42", "eu", "us", "about 9"],
  ["women", "shoes", "38", "eu", "uk", "about 5"],
  ["women", "shoes", "38", "eu", "us", "about 7"],
  ["men", "shoes", "42.5", "eu", "fr", "42.5"],
] as const)("%s %s %s %s in %s is %s", (universe, field, label, system, to, expected) => {
  expect(told(universe, field, label, system, to)).toBe(expected);
});

test.each([
  ["women", "tshirts", "M", "letter", "fr"],
  ["men", "tops", "L", "letter", "eu"],
  ["men", "shirts", "39", "neck", "uk"],
  ["men", "pants_waist", "W32", "waist", "fr"],
  ["men", "pants", "42", "fr", "uk"],
  ["women", "tops", "10", "us", "waist"],
  ["women", "tops", "", "fr", "it"],
  ["women", "tops", "-4", "fr", "it"],
  ["women", "tops", "1e3", "fr", "it"],
  ["women", "tops", "4", "fr", "us"],
] as const)("no rule leads from %s %s %j %s to %s", (universe, field, label, system, to) => {
  expect(told(universe, field, label, system, to)).toBeUndefined();
});

describe.each(universes)("every size of %s", (universe) => {
  test("comes back from each system it can be told in; women's British and American ones are about", () => {
    for (const field of sizeFields) {
      const { system, labels } = sizeScales[universe][field];
      for (const to of systemsOf(universe, field)) {
        for (const label of labels) {
          const there = convertSize(universe, field, { label, system }, to);
          if (!there) throw new Error(`${universe} ${field} ${label} is nothing in ${to}`);
          const back = convertSize(universe, field, there, system);
          const rough = field === "shoes" && (to === "uk" || to === "us");
          if (rough) expect(Math.abs(Number(back?.label) - Number(label))).toBeLessThanOrEqual(0.5);
          else expect(back?.label).toBe(label);
          const isAbout = (to === "uk" || to === "us") && (universe === "women" || field === "shoes");
          expect(there.about, `${field} ${label} ${to}`).toBe(isAbout);
        }
      }
    }
  });
});
