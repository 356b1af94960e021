import { describe, expect, test } from "vitest";
import type { Language } from "../language.ts";
import { indexBrands } from "./brand-index.ts";
import { type MatchOptions, matchWords } from "./match-words.ts";

const said = (text: string, options?: MatchOptions) =>
  matchWords(text, options).map(
    ({ concept, start, end }) => `${text.slice(start, end)}: ${concept.facet} ${concept.key}`,
  );
const english = (text: string) => said(text, { language: "en" });
const french = (text: string) => said(text, { language: "fr" });

describe("longest match", () => {
  test("navy blue is navy, not blue", () => {
    expect(english("navy blue shirt")).toEqual(["navy blue: colour navy", "shirt: garment shirt"]);
  });
  test("a trench coat is not a coat", () => {
    expect(english("trench coat")).toEqual(["trench coat: garment trench"]);
  });
  test("a longer form further on wins over a shorter one before it", () => {
    expect(english("dark blue jean jacket")).toEqual([
      "dark blue: colour navy",
      "jean jacket: garment denim-jacket",
    ]);
  });
  test("the name of a garment keeps the facts inside it", () => {
    expect(english("leather jacket")).toEqual([
      "leather jacket: garment leather-jacket",
      "leather: material leather",
    ]);
    expect(french("pull à col roulé")).toContain("à col roulé: neckline roll-neck");
  });
});

describe("spelling", () => {
  test.each(["T-Shirt", "t shirt", "TSHIRT", "tee-shirts", "Tees"])("%s is a T-shirt", (text) => {
    expect(matchWords(text).map(({ concept }) => concept.key)).toContain("t-shirt");
  });
  test.each(["V neck", "v-neck", "VNECK"])("%s is a V-neck", (text) => {
    expect(english(`${text} top`)).toContain(`${text}: neckline v-neck`);
  });
  test.each([
    ["veste en velours cotelé", "corduroy"],
    ["VELOURS CÔTELÉ", "corduroy"],
    ["e\u0301charpe en soie", "silk"],
  ])("accents make no difference in %s", (text, material) => {
    expect(matchWords(text, { language: "fr" }).map(({ concept }) => concept.key)).toContain(material);
  });
  test("ligatures and typographic apostrophes are folded", () => {
    expect(french("nœud papillon")).toContain("nœud papillon: garment bow-tie");
    expect(french("robe d’été")).toContain("robe d’été: garment dress");
  });
  test("French agrees in gender and number", () => {
    expect(french("chaussures noires")).toContain("noires: colour black");
    expect(french("jupes mi-longues")).toContain("jupes mi-longues: garment midi-skirt");
    expect(french("sacs à dos")).toEqual(["sacs à dos: garment backpack"]);
  });
  test("English plurals are known, possessives too", () => {
    expect(english("Men's dresses")).toEqual(["Men's: wearer men", "dresses: garment dress"]);
  });
  test("a slash keeps two words apart", () => {
    expect(english("white/gold")).toEqual(["white: colour white", "gold: colour gold"]);
    expect(english("white gold")).toContain("white gold: colour silver");
    expect(english("3/4 sleeves")).toEqual(["3/4 sleeves: sleeve three-quarter"]);
  });
});

describe("spans", () => {
  test("they point into the text as it was given", () => {
    const text = "  Écharpe “rose poudré” ";
    for (const { start, end, concept } of matchWords(text, { language: "fr" })) {
      expect(text.slice(start, end)).toBe(concept.facet === "garment" ? "Écharpe" : "rose poudré");
    }
  });
});

describe("languages", () => {
  test.each<[string, Language, string | undefined]>([
    ["pull", "fr", "garment pullover"],
    ["pull", "en", undefined],
    ["robe", "fr", "garment dress"],
    ["robe", "en", "garment nightwear"],
    ["large", "fr", "fit wide"],
    ["large", "en", "size L"],
    ["short", "fr", "garment shorts"],
    ["short", "en", "length short"],
    ["chemise", "fr", "garment shirt"],
    ["chemise", "en", "garment nightwear"],
    ["basket", "fr", "garment sneakers"],
    ["basket", "en", undefined],
    ["costume", "fr", "garment suit"],
    ["costume", "en", "outside toy"],
    ["culotte", "fr", "garment womens-briefs"],
    ["culotte", "en", "garment tailored-trousers"],
    ["gilet", "fr", "garment gilet-fr"],
    ["gilet", "en", "garment gilet"],
    ["slip", "fr", "garment mens-underwear"],
    ["slip", "en", "garment slip-en"],
  ])("%s in %s", (word, language, meaning) => {
    const [first] = matchWords(word, { language });
    expect(first && `${first.concept.facet} ${first.concept.key}`).toBe(meaning);
  });
  test("both meanings come back when the language is not known", () => {
    expect(said("robe")).toEqual(expect.arrayContaining(["robe: garment dress", "robe: garment nightwear"]));
  });
  test("words of both languages say so", () => {
    expect(matchWords("trench")[0]?.language).toBeUndefined();
    expect(matchWords("écharpe")[0]?.language).toBe("fr");
  });
  test.each([
    ["chandail", "pullover"],
    ["tuque", "cap-or-beanie"],
    ["espadrilles de course", "sport-shoes"],
    ["bobettes", "mens-underwear"],
    ["gougounes", "slides"],
    ["singlet", "tank-top"],
    ["cuissardes", "high-boots"],
    ["marcel", "tank-top"],
    ["doudoune sans manches", "gilet"],
  ])("%s is known in French", (word, key) => {
    expect(matchWords(word, { language: "fr" }).map(({ concept }) => concept.key)).toContain(key);
  });
  test.each([
    ["jumper", "pullover"],
    ["sweater", "pullover"],
    ["trainers", "sneakers"],
    ["kicks", "sneakers"],
    ["dupatta", "scarf"],
    ["lehenga", "maxi-dress"],
    ["churidar", "leggings"],
    ["LBD", "evening-dress"],
    ["cami", "tank-top"],
  ])("%s is known in English", (word, key) => {
    expect(matchWords(word, { language: "en" }).map(({ concept }) => concept.key)).toContain(key);
  });
});

describe("brands", () => {
  const brands = indexBrands(["Coats & More", "Coral", "The Shirt House"]);
  test("the words of a name describe nothing", () => {
    expect(said("Coats & More wool jumper", { language: "en", brands })).toEqual([
      "Coats & More: brand Coats & More",
      "wool: material wool",
      "jumper: garment pullover",
    ]);
  });
  test("a brand of one word hides once: it may sell that colour", () => {
    expect(said("Coral dress in coral", { language: "en", brands })).toEqual([
      "Coral: brand Coral",
      "dress: garment dress",
      "coral: colour orange",
    ]);
  });
  test("well-known makers need not be told", () => {
    expect(english("Red Tape Men Tan Shoes")).not.toContain("Red: colour red");
  });
});

test("a colour named after denim says denim too", () => {
  expect(english("shirt in blue denim")).toEqual(
    expect.arrayContaining(["blue denim: colour blue", "denim: material denim"]),
  );
});
