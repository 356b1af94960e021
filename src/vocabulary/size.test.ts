import { expect, test } from "vitest";
import { sizeFields, sizeOf, sizeScales, sizeText } from "./size.ts";
import { universes } from "./universe.ts";

const letters = "XS S M L XL XXL 3XL 4XL";
const frenchWomen = "fr 32 34 36 38 40 42 44 46 48 50 52";

test("the sizes are those that were agreed", () => {
  const spelled = universes.map((universe) =>
    Object.fromEntries(
      sizeFields.map((field) => {
        const { system, labels } = sizeScales[universe][field];
        return [field, `${system} ${labels.join(" ")}`];
      }),
    ),
  );
  expect(spelled).toEqual([
    {
      tshirts: `letter ${letters}`,
      tops: `letter ${letters}`,
      shirts: "neck 36 37 38 39 40 41 42 43 44 45 46 47",
      jackets: "fr 42 44 46 48 50 52 54 56 58 60 62 64",
      pants_waist: "waist W26 W27 W28 W29 W30 W31 W32 W33 W34 W35 W36 W38 W40 W42 W44 W46",
      pants: "fr 36 38 40 42 44 46 48 50 52 54 56",
      shoes:
        "eu 38 38.5 39 39.5 40 40.5 41 41.5 42 42.5 43 43.5 44 44.5 45 45.5 46 46.5 47 47.5 48 48.5 49 49.5 50",
    },
    {
      tshirts: "letter XXS XS S M L XL XXL 3XL",
      tops: frenchWomen,
      shirts: frenchWomen,
      jackets: frenchWomen,
      pants_waist: "waist W23 W24 W25 W26 W27 W28 W29 W30 W31 W32 W33 W34 W36 W38",
      pants: frenchWomen,
      shoes: "eu 34 34.5 35 35.5 36 36.5 37 37.5 38 38.5 39 39.5 40 40.5 41 41.5 42 42.5 43 43.5 44",
    },
  ]);
});

test("a label is a size only on its own scale", () => {
  expect(sizeOf("women", "tops", "38")).toEqual({ label: "38", system: "fr" });
  expect(sizeOf("men", "tops", "38")).toBeUndefined();
  expect(sizeOf("men", "shoes", "42.5")).toEqual({ label: "42.5", system: "eu" });
  for (const label of ["42.25", "42,5", "", "w32", "toString"]) {
    for (const field of sizeFields) expect(sizeOf("men", field, label)).toBeUndefined();
  }
});

test.each([
  ["38", "fr", "FR\u00a038"],
  ["42.5", "eu", "EU\u00a042½"],
  ["39", "neck", "39\u00a0cm"],
  ["W32", "waist", "W32"],
  ["3XL", "letter", "3XL"],
] as const)("%s in %s is written %s", (label, system, text) => {
  expect(sizeText({ label, system })).toBe(text);
});
