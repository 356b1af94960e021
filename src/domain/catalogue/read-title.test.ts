import { describe, expect, test } from "vitest";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { readTitle } from "./read-title.ts";
import { readColourName } from "./title/colours-of.ts";

const coloursOf = (title: string) => readTitle({ title }).colours.map(({ key }) => key);

describe("the garment", () => {
  test("a word for one thing is sure of its leaf", () => {
    expect(readTitle({ title: "Trench" }).garment).toMatchObject({
      key: "trench",
      leaf: "A.5.2",
      sure: "leaf",
    });
  });
  test("a word for many things says that the leaf is a default", () => {
    expect(readTitle({ title: "Manteau" }).garment).toMatchObject({ leaf: "A.5.1", sure: "family" });
    expect(readTitle({ title: "Shoes" }).garment).toMatchObject({ leaf: "B.1.1", sure: "department" });
  });
  test("a cut without a noun is only a guess", () => {
    expect(readTitle({ title: "Round neck, short sleeves" }).garment).toMatchObject({
      family: "A.1",
      sure: "guess",
    });
  });
  test("both leaves come back when the universe is not known", () => {
    const { garment } = readTitle({ title: "Polo shirt" });
    expect(garment?.leaves).toEqual({ men: "A.1.2", women: "A.1.1" });
    expect(garment?.leaf).toBeUndefined();
  });
  test("the universe the shop gives decides between them", () => {
    expect(readTitle({ title: "Polo shirt", universe: "men" }).garment?.leaf).toBe("A.1.2");
    expect(readTitle({ title: "Kurta", universe: "men" }).garment?.leaf).toBe("A.1.3");
  });
  test("the shop's category tells what the title leaves open", () => {
    const reading = readTitle({ title: "Jacket Oslo", productType: "Women > Jackets > Leather jackets" });
    expect(reading.garment).toMatchObject({ leaf: "A.4.3", sure: "leaf", word: "Jacket" });
    expect(reading.universe).toBe("women");
  });
  test("the shop's category never overrules a clear title", () => {
    expect(readTitle({ title: "Leather belt", productType: "Trousers" }).garment?.leaf).toBe("D.1.1");
  });
  test("without a noun in the title the category names it", () => {
    expect(readTitle({ title: "Oslo 12", productType: "Robes > Robes longues" }).garment?.leaf).toBe("A.7.3");
  });
  test("the first sentence of the description is the last resort", () => {
    const reading = readTitle({
      title: "Oslo",
      description: "A warm parka for city winters. Wear it with boots.",
    });
    expect(reading.garment).toMatchObject({ leaf: "A.5.3", sure: "guess" });
  });
  test.each([
    ["Jacket in denim", "A.4.4"],
    ["Suede jacket", "A.4.3"],
    ["Padded jacket", "A.5.4"],
    ["Veste imperméable", "A.5.5"],
    ["Veste à revers crantés", "A.4.1"],
    ["Running jacket", "G.1.3"],
    ["Vest, quilted", "A.4.5"],
    ["Ribbed vest in white", "A.1.5"],
    ["Mens oversized vest", "A.1.5"],
    ["Gilet en maille", "A.2.2"],
    ["Gilet matelassé", "A.4.5"],
    ["Pull à col montant", "A.2.5"],
    ["Sandals with block heel", "B.2.3"],
    ["Linen dress, maxi length", "A.7.3"],
    ["Robe en soie pour un mariage", "A.7.4"],
    ["Chaussures à talons hauts", "B.2.1"],
    ["Oxford loafer shoes", "B.2.2"],
  ])("%s is narrowed to %s", (title, leaf) => {
    expect(Object.values(readTitle({ title }).garment?.leaves ?? {})).toContain(leaf);
  });
});

describe("colours", () => {
  test.each([
    ["Navy blue jumper", ["navy"]],
    ["Sneakers black/white", ["black", "white"]],
    ["White dress with navy stripes", ["white", "navy"]],
    ["Dress with white collar in black", ["black", "white"]],
    ["Mustard yellow top", ["yellow"]],
    ["Teal blue scarf", ["blue"]],
    ["Wine red dress", ["burgundy"]],
    ["Olive green parka", ["khaki"]],
    ["Off-white tee", ["white"]],
    ["Multi-coloured socks", ["multicolour"]],
    ["Chaussures rouge et noir", ["red", "black"]],
    ["Robe vert d’eau", ["green"]],
    ["Bonnet gris chiné clair", ["grey"]],
    ["Dress in sand", ["beige"]],
    ["Snow boots", []],
    ["Straw hat", []],
    ["Multi-pocket cargo trousers", []],
    ["Old Navy grey hoodie", ["grey"]],
  ])("%s", (title, expected) => {
    expect(coloursOf(title)).toEqual(expected);
  });
  test("the shade is kept as the shop writes it", () => {
    expect(readTitle({ title: "Pull Vert Bouteille" }).colours).toEqual([
      { key: "green", shade: "Vert Bouteille" },
    ]);
  });
  test("a field for colours may use any shade", () => {
    expect(readColourName("Cloud / Storm").map(({ key }) => key)).toEqual(["light-blue", "grey"]);
    expect(readColourName("Bleu nuit", "fr").map(({ key }) => key)).toEqual(["navy"]);
  });
});

describe("for whom", () => {
  test.each([
    ["Men's and women's running cap", "unisex"],
    ["Boys cotton shirt", "kids"],
    ["Bébé pyjama", "kids"],
    ["Boyfriend jeans", undefined],
    ["Midi skirt", "women"],
    ["Silk tie", "men"],
    ["Pull femme", "women"],
    ["Baby doll top women", "women"],
    ["Scarf", undefined],
  ])("%s: %s", (title, universe) => {
    expect(readTitle({ title }).universe).toBe(universe);
  });
  test("a child's piece stays one whatever the shop's gender says", () => {
    expect(readTitle({ title: "Kids T-shirt", universe: "men" }).universe).toBe("kids");
  });
});

describe("traits", () => {
  test("an English title full of facts", () => {
    expect(
      readTitle({
        title: "Slim-fit striped linen shirt with button-down collar and short sleeves for summer",
      }),
    ).toMatchObject({
      pattern: "striped",
      materials: ["linen"],
      fit: "slim",
      cut: { collar: "button-down", sleeve: "short" },
      seasons: ["summer"],
    });
  });
  test("a French title full of facts", () => {
    expect(
      readTitle({
        title: "Robe longue fluide à fleurs, encolure en V, manches ballon, en viscose, pour un mariage",
      }),
    ).toMatchObject({
      language: "fr",
      pattern: "floral",
      materials: ["viscose"],
      fit: "loose",
      cut: { neckline: "v-neck", sleeve: "puff", length: "long" },
      occasions: ["wedding"],
    });
  });
  test("trade names stand for their material", () => {
    expect(readTitle({ title: "Tencel shirt" }).materials).toEqual(["viscose"]);
    expect(readTitle({ title: "Lambswool jumper" }).materials).toEqual(["wool"]);
    expect(readTitle({ title: "Sac en nubuck" }).materials).toEqual(["suede"]);
  });
  test("a shoe has no neckline and a shirt no heel", () => {
    expect(readTitle({ title: "Crew sneakers" }).cut.neckline).toBeUndefined();
    expect(readTitle({ title: "Flat collar shirt" }).cut.heel).toBeUndefined();
  });
  test("the description fills what the title leaves open, but names no colour", () => {
    const reading = readTitle({
      title: "Robe midi",
      description: "En lin lavé, taille haute. Existe aussi en rouge.",
    });
    expect(reading.materials).toEqual(["linen"]);
    expect(reading.cut.rise).toBe("high");
    expect(reading.colours).toEqual([]);
  });
});

test("brands are read first", () => {
  const brands = indexBrands(["Coats & More", "Red Velvet"]);
  const reading = readTitle({ title: "Red Velvet cotton jumper by Coats & More", brands });
  expect(reading.garment?.key).toBe("pullover");
  expect(reading.colours).toEqual([]);
  expect(reading.materials).toEqual(["cotton"]);
});

test("a language that is given is believed", () => {
  expect(readTitle({ title: "Robe", language: "fr" }).garment?.department).toBe("A");
  expect(readTitle({ title: "Robe", language: "en" }).garment?.leaf).toBe("F.3.1");
});

test("an empty title is no trouble", () => {
  expect(readTitle({ title: "" })).toMatchObject({ colours: [], materials: [] });
});
