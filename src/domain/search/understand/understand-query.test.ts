import { expect, test } from "vitest";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { understandQuery } from "./understand-query.ts";

const brands = indexBrands(["Aelvik", "Coats & More"]);
const heard = (text: string, language: "en" | "fr" = "en") => {
  const { wanted, hoped, garment, ...rest } = understandQuery(text, language, brands);
  const { brands: makers, free, universe } = rest;
  const values = (list: typeof wanted) =>
    list.map(({ any, not }) => `${not ? "not " : ""}${any[0]?.group} ${any[0]?.value}`);
  return {
    ...rest,
    universe: universe?.is,
    brands: makers.map(({ name }) => name),
    free: free.map(({ word }) => word),
    wanted: values(wanted),
    hoped: values(hoped),
    branches: garment?.branches,
  };
};

test("a French sentence of a shopper is taken apart", () => {
  expect(heard("robe fleurie pas chère pour un mariage", "fr")).toMatchObject({
    language: "fr",
    branches: { men: [], women: ["A.7"] },
    wanted: ["pattern floral"],
    hoped: ["band cheap", "occasion wedding"],
    free: [],
  });
});

test("the language is that of the words, not of the site", () => {
  expect(heard("robe rouge", "en")).toMatchObject({ language: "fr", branches: { women: ["A.7"] } });
  expect(heard("silk robe", "en").branches?.women).toEqual(["F.3.1"]);
});

test("what is not wanted is known as such, as far as it goes", () => {
  expect(heard("jumper without wool or cashmere in grey").wanted).toEqual([
    "colour grey",
    "not material wool",
    "not material cashmere",
  ]);
  expect(heard("robe sans manches", "fr")).toMatchObject({ wanted: [], hoped: ["sleeve sleeveless"] });
  expect(heard("pull pas trop long ni noir", "fr").wanted).toEqual(["not length long", "not colour black"]);
});

test("brands are names, whatever words they are made of", () => {
  expect(heard("coats & more jeans")).toMatchObject({
    brands: ["Coats & More"],
    branches: { men: ["A.3.1"] },
  });
});

test("sizes and whom it is for are heard", () => {
  expect(heard("chaussures homme pointure 43", "fr")).toMatchObject({
    universe: "men",
    size: { label: "43", system: "eu" },
  });
  expect(heard("women’s jeans w28 l32")).toMatchObject({
    universe: "women",
    size: { label: "W28", system: "waist" },
  });
});

test("black or white leaves the choice, black and white does not", () => {
  expect(heard("black or white shirt").wanted).toEqual(["colour black"]);
  expect(heard("black and white shirt").wanted).toEqual(["colour black", "colour white"]);
});
