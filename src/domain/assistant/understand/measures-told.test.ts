import { describe, expect, test } from "vitest";
import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { understand } from "./understand.ts";

const brands = indexBrands([]);
/** The indexes of words are built with the first message, which takes its time on a busy machine. */
const patient = { timeout: 60_000 };
const hear = (language: Language, text: string) => understand(text, { language, universe: "women", brands });

describe("sizes in the measures people know", patient, () => {
  test.each([
    ["en", "a plain bra, 36C", { label: "36C" }],
    ["en", "tan belt, 110 cm", { label: "110" }],
    ["en", "white shirt, 41 neck", { label: "41" }],
    ["en", "the grey hoodie again. Large.", { label: "L" }],
    ["en", "probably a medium", { label: "M" }],
    ["en", "loafers, number 8 us", { label: "8", system: "US" }],
    ["fr", "brassière 90B, blanche", { label: "90B" }],
    ["fr", "une ceinture tressée de 85 cm", { label: "85" }],
    ["fr", "jupe plissée T38", { label: "38" }],
    ["fr", "tongs p42", { label: "42" }],
    ["fr", "derbies numéro 41", { label: "41" }],
    ["fr", "sandales, numéro 7 américain", { label: "7", system: "US" }],
  ] as const)("%s: %s", (language, text, size) => {
    expect(hear(language, text).size).toEqual(size);
  });
  test.each([
    ["en", "I’m 45, curvy, and want a blazer"],
    ["fr", "je prends l’avion, une robe confortable"],
    ["en", "a dress for 40 euros"],
  ] as const)("none in %s: %s", (language, text) => {
    expect(hear(language, text).size).toBeUndefined();
  });
});

describe("prices as they are told", patient, () => {
  test.each([
    ["en", "boots, budget 90ish", { about: 9000 }],
    ["en", "a tote, budget is 120 give or take", { about: 12000 }],
    ["en", "a scarf, 35 is all I have", { max: 3500 }],
    ["en", "a coat, 150 and not a penny more", { max: 15000 }],
    ["en", "a handbag, money is no object", { band: "luxury" }],
    ["en", "a skirt from £40 to £70", { min: 4000, max: 7000 }],
    ["en", "a skirt, £40-£70", { min: 4000, max: 7000 }],
    ["en", "a sports bra, 34E, under 50", { max: 5000 }],
    ["en", "a tote that won’t cost an arm and a leg", { band: "cheap" }],
    ["en", "nice sandals, kind to my purse", { band: "cheap" }],
    ["en", "250 tops for the whole look", { max: 25000, total: true }],
    ["fr", "un sac qui coûte pas la peau des fesses", { band: "cheap" }],
    ["fr", "de jolies sandales sans y laisser un rein", { band: "cheap" }],
    ["fr", "250 € pour la tenue complète", { max: 25000, total: true }],
    ["fr", "trois cent nonante-cinq euros max", { max: 39500 }],
    ["fr", "huitante et un euros max", { max: 8100 }],
    ["fr", "moins de soixante-quinze euros", { max: 7500 }],
    ["fr", "un manteau, 180 euros à tout casser", { max: 18000 }],
    ["fr", "un pull, 30€ c’est tout ce que j’ai", { max: 3000 }],
    ["fr", "une veste, je voudrais pas dépasser 90 euros", { max: 9000 }],
    ["fr", "un sac, budget 150 à 220", { min: 15000, max: 22000 }],
    ["fr", "un sac, je ne regarde pas à la dépense", { band: "luxury" }],
  ] as const)("%s: %s", (language, text, price) => {
    expect(hear(language, text).price).toEqual(price);
  });
  test("the most of two prices is no length", () => {
    const heard = hear("fr", "entre 60 et 90 maxi");
    expect(heard.price).toEqual({ min: 6000, max: 9000 });
    expect(heard.slots).toEqual({});
  });
  test("the second of those shown costs no two euros", () => {
    expect(hear("fr", "pourquoi le 2e ?")).toMatchObject({ intent: "explain", refer: { nth: [2] } });
  });
});
