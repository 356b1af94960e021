import { expect, test } from "vitest";
import { inSystem, readWanted, writeWanted } from "./guide-address.ts";

const read = (query: string) => {
  const { chart: _, ...wanted } = readWanted(new URLSearchParams(query), "women");
  return wanted;
};

test("an address says garment, system and size", () => {
  expect(read("garment=shoes&system=uk&size=8")).toEqual({
    universe: "women",
    garment: "shoes",
    system: "uk",
    size: "8",
  });
  expect(read("universe=men&garment=pants_waist&system=waist&size=W32")).toMatchObject({
    universe: "men",
    size: "W32",
  });
});

test.each([
  ["", { universe: "women", garment: "tops", system: "fr", size: undefined }],
  ["universe=kids&garment=hats", { universe: "women", garment: "tops" }],
  ["universe=men", { universe: "men", garment: "jackets", system: "fr" }],
  ["garment=shoes&system=waist&size=8", { garment: "shoes", system: "eu", size: undefined }],
  ["garment=tops&system=fr&size=39", { garment: "tops", system: "fr", size: undefined }],
  ["garment=toString&system=constructor", { garment: "tops", system: "fr" }],
])("what %j says wrongly counts as not said", (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test("what is written is read again, whatever the site shows", () => {
  const wanted = readWanted(new URLSearchParams("universe=men&garment=shoes&system=us&size=9.5"), "women");
  expect(writeWanted(wanted).toString()).toBe("universe=men&garment=shoes&system=us&size=9.5");
  expect(readWanted(writeWanted(wanted), "women")).toEqual(wanted);
});

test("another system keeps the size", () => {
  const wanted = readWanted(new URLSearchParams("garment=tops&system=fr&size=38"), "women");
  expect(inSystem(wanted, "it")).toBe("42");
  expect(inSystem(wanted, "fr")).toBe("38");
  expect(inSystem({ ...wanted, size: undefined }, "it")).toBeUndefined();
});
