import { expect, test } from "vitest";
import { fits } from "./attribute.ts";
import { cutFieldOf, cutFields, cutLabel, cuts } from "./cut.ts";
import { universes } from "./universe.ts";

test("the cuts are those that were agreed", () => {
  const spelled = universes.map((universe) =>
    cutFields.map((field) => `${field} ${cuts[universe][field].join(" ")}`),
  );
  expect(spelled).toEqual([
    [
      "tshirts_cut slim regular oversized boxy",
      "tops_cut slim regular oversized",
      "shirts_cut super-slim slim regular comfort",
      "jackets_cut slim regular oversized short long",
      "pants_cut skinny slim straight tapered relaxed wide",
    ],
    [
      "tshirts_cut fitted regular oversized cropped",
      "tops_cut fitted straight loose cropped long",
      "shirts_cut fitted straight loose",
      "jackets_cut fitted straight oversized cropped long",
      "pants_cut skinny slim straight mom flare wide cropped",
    ],
  ]);
});

test("every word that a product is cut in can be chosen somewhere, and no other", () => {
  const chosen = universes.flatMap((universe) =>
    cutFields.flatMap((field): readonly string[] => cuts[universe][field]),
  );
  expect([...new Set(chosen)].toSorted()).toEqual([...fits].toSorted());
});

test("words of one list differ in both languages", () => {
  for (const universe of universes) {
    for (const field of cutFields) {
      for (const language of ["en", "fr"] as const) {
        const labels = cuts[universe][field].map((cut) => cutLabel(field, cut)[language]);
        expect(new Set(labels).size, `${universe} ${field} ${language}`).toBe(labels.length);
      }
    }
  }
  expect(cutLabel("pants_cut", "cropped").fr).toBe("7/8");
  expect(cutLabel("tops_cut", "cropped").fr).toBe("Courte");
});

test.each([
  ["men", "A.1.1", "tshirts_cut"],
  ["men", "A.3.1", "pants_cut"],
  ["women", "A.3.3", "pants_cut"],
  ["women", "A.1.3", "shirts_cut"],
  ["men", "A.5.1", "jackets_cut"],
  ["men", "B.1.1", undefined],
  ["women", "C.1.1", undefined],
] as const)("%s choose the cut of %s as %s", (universe, leaf, field) => {
  expect(cutFieldOf(universe, leaf)).toBe(field);
});
