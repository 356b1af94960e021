import { describe, expect, test } from "vitest";
import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { understand } from "./understand.ts";

const brands = indexBrands([]);
/** The indexes of words are built with the first message, which takes its time on a busy machine. */
const patient = { timeout: 60_000 };
const hear = (language: Language, text: string) => understand(text, { language, universe: "women", brands });

describe("what is wanted, by what happened", patient, () => {
  test.each([
    ["en", "red wine on my satin skirt HELP", "care"],
    ["en", "how do I get suede boots clean again", "care"],
    ["en", "my white shirt's gone grey", "care"],
    ["en", "spilled tea on my shirt, need a new white one size 16", "find"],
    ["en", "how do I know my bra size", "size"],
    ["en", "is a 32 waist a medium", "size"],
    ["en", "are your shirts generous or should I go up", "size"],
    ["en", "why number three tho", "explain"],
    ["en", "wagwan", "greeting"],
    ["en", "alright mate", "greeting"],
    ["en", "you've been brilliant", "thanks"],
    ["en", "do you do alterations, like shorten a skirt?", "out_of_scope"],
    ["en", "how do I get to your store", "out_of_scope"],
    ["en", "anything in the sale? not wool, it brings me out in a rash", "find"],
    ["en", "need to hide my tummy", "find"],
    ["en", "need a whole fit for a festival", "outfit"],
    ["en", "going to a ceilidh", "find"],
    ["fr", "du vin rouge sur ma jupe AU SECOURS", "care"],
    ["fr", "comment ravoir des baskets blanches", "care"],
    ["fr", "ma chemise blanche est devenue grise", "care"],
    ["fr", "j’ai renversé du thé sur ma chemise, il m’en faut une blanche en 40", "find"],
    ["fr", "comment je connais ma taille de soutien-gorge", "size"],
    ["fr", "j’hésite entre le 38 et le 40", "size"],
    ["fr", "mon pied fait 25 cm, ça fait du combien", "size"],
    ["fr", "salutations", "greeting"],
    ["fr", "vous êtes un amour", "thanks"],
    ["fr", "vous pouvez raccourcir un pantalon ?", "out_of_scope"],
    ["fr", "vous faites des chèques cadeaux ?", "out_of_scope"],
    ["fr", "un sac que je peux mettre dans l’avion", "find"],
    ["fr", "une veste pour être au premier rang d’un défilé", "find"],
    ["fr", "je vais à un fest-noz", "find"],
  ] as const)("%s: %s", (language, text, intent) => {
    expect(hear(language, text).intent).toBe(intent);
  });
});

describe("prices as they are said", patient, () => {
  test.each([
    ["en", "black loafers sub 80", 8000],
    ["en", "a belt, tenner tops", 1000],
    ["en", "camel coat, 300 is my ceiling", 30000],
    ["en", "not spending more than 45 on a tshirt", 4500],
    ["en", "is 70 enough for a decent jumper", 7000],
    ["fr", "mocassins noirs - de 80 €", 8000],
    ["fr", "robe -100€", 10000],
    ["fr", "une ceinture, dix euros max", 1000],
  ] as const)("%s: %s", (language, text, max) => {
    expect(hear(language, text).price).toEqual({ max });
  });
});

describe("words around the wish say nothing of it", patient, () => {
  test.each([
    ["en", "meeting the in-laws on saturday, a blouse", { category: ["A.1.3"] }],
    ["en", "I've got footballer thighs, need jeans", { category: ["A.3.1"] }],
    ["en", "a tie to go with a pink shirt", { category: ["D.5.1"] }],
    ["en", "starting as a trainee nurse, need shoes", { category: ["B"] }],
    ["en", "I have red hair, a coat", { category: ["A.5"] }],
    ["fr", "rendez-vous avec mon éditeur, une veste", { category: ["A.4"] }],
    ["fr", "épaules de nageuse, une veste", { category: ["A.4"] }],
    ["fr", "une cravate qui va avec une chemise rose", { category: ["D.5.1"] }],
    ["fr", "j’ai les yeux verts, un manteau", { category: ["A.5"] }],
    ["fr", "pour nos dix ans de mariage, une robe", { category: ["A.7"] }],
  ] as const)("%s: %s", (language, text, slots) => {
    expect(hear(language, text).slots).toEqual(slots);
  });
});

test("a no ends what was carried on, and who has none wants some", patient, () => {
  const both = { not: { colour: ["black"], pattern: ["striped"] } };
  expect(hear("en", "a dress, anything but black, and no stripes")).toMatchObject(both);
  expect(hear("fr", "une robe, tout sauf du noir, et pas de rayures")).toMatchObject(both);
  expect(hear("en", "I own no summer clothes, show me shorts").slots.season).toEqual(["summer"]);
  expect(hear("fr", "pas de chaussures correctes pour un enterrement, en 42").not).toEqual({});
});

test("cold hands want gloves, and what is buried a ceremony", patient, () => {
  expect(hear("fr", "j’ai les mains gelées, vous avez quoi ?").slots.category).toEqual(["D.4.1"]);
  expect(hear("en", "my ears are always freezing").slots.category).toEqual(["D.2.2"]);
  expect(hear("fr", "on enterre ma tante vendredi, une robe").slots.occasion).toEqual(["ceremony"]);
  expect(hear("en", "we're burying my grandad on friday, a suit").slots.occasion).toEqual(["ceremony"]);
});

test("who may be either is told by the next word", patient, () => {
  expect(hear("en", "earrings for my best mate, she turns 40 on saturday").for).toBe("women");
  expect(hear("en", "watch for my partner, he's 50")).toMatchObject({ for: "men", gift: true });
  expect(hear("en", "watch for my partner, he's 50").size).toBeUndefined();
  expect(hear("fr", "une écharpe pour ma collègue").for).toBe("women");
  expect(hear("fr", "un dîner avec une dame, que mettre").for).toBeUndefined();
});

test("of a clause the last thing named is what is asked about", patient, () => {
  expect(hear("en", "my daughter says I need a shacket, what on earth is that").terms).toEqual(["shacket"]);
  expect(hear("fr", "ma fille dit qu’il me faut une surchemise, c’est quoi ce truc").terms).toEqual([
    "surchemise",
  ]);
});

test("what somebody bought is theirs, and none of those shown", patient, () => {
  expect(hear("en", "I bought a linen shirt, does it need ironing").refer).toBeUndefined();
  expect(hear("en", "does this shirt need ironing").refer).toEqual({ this: true });
});

test("low heels and the length of skirts that have another name", patient, () => {
  expect(hear("fr", "des escarpins à tout petit talon").slots.heel).toEqual(["low"]);
  expect(hear("en", "ankle boots with a low heel").slots.heel).toEqual(["low"]);
  expect(hear("fr", "jupe crayon mi-longue").slots.category).toEqual(["A.8.2"]);
});
