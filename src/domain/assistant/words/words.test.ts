import { expect, describe as group, test } from "vitest";
import { colours, materials } from "#vocabulary/attribute.ts";
import { cares } from "#vocabulary/care.ts";
import { departments, leafName, leavesOf } from "#vocabulary/category.ts";
import { familyNames } from "#vocabulary/family.ts";
import { languages } from "#vocabulary/language.ts";
import { universes } from "#vocabulary/universe.ts";
import type { Standing } from "../conversation.ts";
import { colourWord } from "./adjectives.ts";
import { careAdvice } from "./care-advice.ts";
import { chipsOf } from "./chip-labels.ts";
import { describe, type Telling } from "./describe.ts";
import { money } from "./money.ts";
import { nounOf, oneOf, piece } from "./nouns.ts";

const women: Telling = { language: "fr", universe: "women" };
const men: Telling = { language: "fr", universe: "men" };
const of = (slots: Standing["slots"], more: Partial<Standing> = {}): Standing => ({
  slots,
  not: {},
  ...more,
});

group("French agrees in gender and number", () => {
  test.each([
    ["A.7", "black", false, "noire"],
    ["A.7", "black", true, "noires"],
    ["A.5", "black", false, "noir"],
    ["A.5", "black", true, "noirs"],
    ["A.5", "white", true, "blancs"],
    ["B", "white", true, "blanches"],
    ["A.2.1", "grey", true, "gris"],
    ["A.8", "grey", true, "grises"],
    ["A.7", "navy", true, "bleu marine"],
    ["A.7", "light-blue", true, "bleu clair"],
    ["A.7", "brown", true, "marron"],
    ["A.7", "orange", true, "orange"],
    ["A.7", "burgundy", true, "bordeaux"],
    ["C.1", "purple", true, "violets"],
    ["E.1.1", "gold", false, "dorée"],
    ["E.2.1", "silver", true, "argentés"],
  ] as const)("%s %s, several %s: %s", (code, colour, several, word) => {
    expect(colourWord(colour, "fr", { noun: nounOf(code, "women"), several })).toBe(word);
  });

  test.each([
    [of({ category: ["A.7"], colour: ["black"] }), "robes noires"],
    [of({ category: ["A.5"], colour: ["black"] }), "manteaux noirs"],
    [of({ category: ["B"], colour: ["black"] }), "chaussures noires"],
    [of({ category: ["A.7"], pattern: ["plain"], material: ["silk"] }), "robes unies en soie"],
    [of({ category: ["A.1.1"], pattern: ["striped"] }), "t-shirts à rayures"],
    [of({ category: ["A.3.1"], cut: ["wide"], rise: ["high"] }), "jeans, coupe large, taille haute"],
    [
      of(
        { category: ["A.8"], colour: ["green", "burgundy"], occasion: ["wedding"] },
        { size: { label: "42" } },
      ),
      "jupes vertes ou bordeaux, pour un mariage, en 42",
    ],
    [
      of({ category: ["B"] }, { not: { heel: ["low", "mid", "high"], colour: ["black", "grey"] } }),
      "chaussures, sans talons, pas de noir ni gris",
    ],
    [of({}, { gift: true }), "idées cadeaux"],
  ])("%j", (standing, words) => {
    expect(describe(standing, women)).toBe(words);
  });

  test("one of a kind has its article", () => {
    expect(oneOf(nounOf("A.7", "women"), "fr")).toBe("une robe");
    expect(oneOf(nounOf("A.5", "women"), "fr")).toBe("un manteau");
    expect(oneOf(nounOf("B.2.1", "women"), "fr")).toBe("une paire d’escarpins");
    expect(oneOf(nounOf("A.1.4", "men"), "en")).toBe("an overshirt");
  });
});

test("English says the same in its own order", () => {
  const standing = of(
    {
      category: ["A.1.3"],
      colour: ["light-blue"],
      pattern: ["striped"],
      material: ["linen"],
      sleeve: ["long"],
    },
    { size: { label: "12", system: "UK" }, not: { collar: ["mandarin"] } },
  );
  expect(describe(standing, { ...men, language: "en" })).toBe(
    "light blue striped linen shirts, long sleeves, in UK\u00a012, no mandarin collar",
  );
  // A leather jacket is of leather already.
  expect(describe(of({ category: ["A.4.3"], material: ["leather"] }), { ...men, language: "en" })).toBe(
    "leather jackets",
  );
});

test("every part of the tree has a name of its own in both languages", () => {
  for (const universe of universes)
    for (const code of [...departments, ...Object.keys(familyNames), ...leavesOf(universe)])
      expect([universe, code, nounOf(code, universe) !== piece]).toEqual([universe, code, true]);
  expect(leafName("A.1.2", "men")?.en).toBe("Polo shirts");
  expect(nounOf("A.1.2", "men").en[1]).toBe("polo shirts");
});

test("every colour has one form or four", () => {
  for (const colour of colours)
    for (const code of ["A.7", "A.5"])
      expect(colourWord(colour, "fr", { noun: nounOf(code, "women"), several: true })).not.toMatch(
        / \S+ \S+ /,
      );
});

test("every material has advice in the words of the label", () => {
  expect(cares.length).toBeGreaterThan(10);
  for (const language of languages)
    for (const material of materials) expect(careAdvice(material, language)).toMatch(/^\p{Lu}.+: .+\.$/u);
  expect(careAdvice("cashmere", "en")).toBe(
    "Cashmere: hand wash in cold water, do not tumble dry, dry flat.",
  );
});

test("money is written as the pages write it", () => {
  expect(money(7_900, "en")).toBe("€79");
  expect(money(7_995, "en")).toBe("€79.95");
  expect(money(7_900, "fr")).toBe("79\u00a0€");
});

test("chips say what stands, in the person's language", () => {
  const standing = of(
    { category: ["A.7"], colour: ["navy"] },
    { price: { max: 12_000 }, size: { label: "38" }, gift: true, for: "women", not: { material: ["lace"] } },
  );
  const labels = (telling: Telling) => chipsOf(standing, telling, false).map(({ label }) => label);
  expect(labels({ ...women, language: "en" })).toEqual([
    "A gift",
    "For her",
    "Dresses",
    "Navy",
    "Size 38",
    "Up to €120",
    "No lace",
  ]);
  expect(labels(women)).toEqual([
    "Un cadeau",
    "Pour elle",
    "Robes",
    "Bleu marine",
    "Taille 38",
    "Jusqu’à 120\u00a0€",
    "Sans dentelle",
  ]);
});
