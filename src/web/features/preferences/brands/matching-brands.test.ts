import { expect, test } from "vitest";
import { matchingBrands } from "./matching-brands.ts";

const brands = ["Castellane & Fils", "L’Atelier Sud", "Maison Orvane", "Sól", "Tove Lind"].map((name) => ({
  name,
}));
const found = (query: string) => matchingBrands(brands, query).map(({ name }) => name);

test("accents, capitals, spaces and apostrophes make no difference", () => {
  expect(found("sol")).toEqual(["Sól"]);
  expect(found("ORVANE")).toEqual(["Maison Orvane"]);
  expect(found("latelier")).toEqual(["L’Atelier Sud"]);
  expect(found("l'atelier ")).toEqual(["L’Atelier Sud"]);
  expect(found("tovelind")).toEqual(["Tove Lind"]);
});

test("a name with a word that begins so comes before one that holds it inside", () => {
  expect(found("s")).toEqual(["L’Atelier Sud", "Sól", "Castellane & Fils", "Maison Orvane"]);
});

test("an empty field finds every brand, one without letters none", () => {
  expect(found(" ")).toHaveLength(5);
  expect(found("&")).toEqual([]);
  expect(found("piece")).toEqual([]);
});
