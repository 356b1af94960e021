import { expect, test } from "vitest";
import { readAddress, writeAddress } from "./address.ts";
import { cleared, countChosen, inCategory, stanceOf, withoutFilter, withStance } from "./change-search.ts";
import { inUniverse } from "./in-universe.ts";

const read = (text: string) => readAddress(new URLSearchParams(text));

test("a value is wanted, not wanted, or neither", () => {
  const wool = withStance(read("q=coat&page=4"), "material", "wool", "include");
  expect(writeAddress(wool)).toBe("q=coat&material=wool");
  const notWool = withStance(wool, "material", "wool", "exclude");
  expect(writeAddress(notWool)).toBe("q=coat&exclude_material=wool");
  expect(stanceOf(notWool, "material", "wool")).toBe("exclude");
  expect(writeAddress(withStance(notWool, "material", "wool", undefined))).toBe("q=coat");
});

test("one place in the tree takes the place of the others", () => {
  const search = read("category=women.A.7&category=women.A.8&colour=navy&exclude_category=women.A.4");
  expect(writeAddress(inCategory(search, "women.A.4"))).toBe("category=women.A.4&colour=navy");
  expect(writeAddress(inCategory(search, undefined))).toBe("colour=navy&exclude_category=women.A.4");
});

test("the other universe shows the same place, as near as there is one", () => {
  expect(inUniverse(read("category=women.A.4.1&universe=women"), "men")).toEqual(read("category=men.A.4.1"));
  expect(inUniverse(read("category=women.A.1.6"), "men").include.category).toEqual(["men.A.1"]);
});

test("counts what was chosen by hand", () => {
  expect(
    countChosen(read("q=coat&sort=new&colour=navy&colour=red&exclude_brand=3&price_max=80&mine=true")),
  ).toBe(5);
  expect(countChosen(read("q=coat"))).toBe(0);
});

test("clearing leaves the order", () => {
  expect(writeAddress(cleared(read("q=coat&colour=red&mine=true&sort=new")))).toBe("sort=new");
  expect(writeAddress(withoutFilter(read("colour=red&exclude_colour=navy&sale=true"), "colour"))).toBe(
    "sale=true",
  );
});
