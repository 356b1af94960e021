import { expect, test } from "vitest";
import { emptySearch, readAddress, universeOf, writeAddress } from "./address.ts";

const read = (text: string) => readAddress(new URLSearchParams(text));

test("an address says the same after it was read and written", () => {
  for (const text of [
    "",
    "q=navy+blazer",
    "q=caf%C3%A9&universe=women&category=women.A.4.1&brand=3&brand=14&size=fr-38&size=eu-42.5&exclude_material=down&price_min=80&price_max=450&mine=true&sort=price_up&page=3",
    "colour=light-blue&sale=true&exclude_category=men.A.5&exclude_new=true",
  ])
    expect(writeAddress(read(text))).toBe(text);
});

test("what cannot be read counts as not said", () => {
  const wrong =
    "colour=foo&category=women.Z&category=men.A.9.9&brand=-1&size=%3Cb%3E&style=many&formality=9&price_min=abc&price_max=-3&page=99999&sort=up&mine=yes&sale=1&utm_source=mail";
  expect(read(wrong)).toEqual(emptySearch);
  expect(read("page=0").page).toBe(1);
  expect(read("page=1.5").page).toBe(1);
});

test("commas and repeated parameters mean the same", () => {
  expect(read("colour=navy,black").include).toEqual(read("colour=navy&colour=black&colour=navy").include);
});

test("who says both does not want it", () => {
  expect(read("material=down&material=wool&exclude_material=down").include).toEqual({ material: ["wool"] });
});

test("prices told the other way round are turned", () => {
  expect(read("price_min=300&price_max=100")).toMatchObject({ priceMin: 100, priceMax: 300 });
});

test("a category names its universe, and others of another universe are passed over", () => {
  const search = read("category=women.A.7&category=men.A.4&category=women.A.8&universe=men");
  expect(search.include.category).toEqual(["women.A.7", "women.A.8"]);
  expect(universeOf(search, "men")).toBe("women");
  expect(universeOf(read("universe=women"), "men")).toBe("women");
  expect(universeOf(read("q=coat"), "men")).toBe("men");
});
