import { describe, expect, test } from "vitest";
import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { understand } from "./understand.ts";

const brands = indexBrands([]);
/** The indexes of words are built with the first message, which takes its time on a busy machine. */
const patient = { timeout: 60_000 };
const hear = (language: Language, text: string) => understand(text, { language, universe: "women", brands });

describe("what cannot be worn", patient, () => {
  test.each([
    ["en", "I can't wear yellow, a skirt please", { colour: ["yellow"] }],
    ["en", "shoes, I can no longer manage laces", { closure: ["lace-up"] }],
    ["en", "a scarf, not orange, she hates orange", { colour: ["orange"] }],
    ["en", "a skirt, no real leather", { material: ["leather"] }],
    ["fr", "une jupe, elle déteste les carreaux", { pattern: ["checked"] }],
    ["fr", "un sac, surtout pas de vrai daim", { material: ["suede"] }],
    ["fr", "une robe, je peux plus mettre de rouge", { colour: ["red"] }],
  ] as const)("%s: %s", (language, text, not) => {
    const heard = hear(language, text);
    expect(heard.not).toEqual(not);
    expect(Object.keys(heard.slots)).toEqual(["category"]);
  });
  test("a no that ends its sentence is about nothing that follows", () => {
    expect(hear("en", "I have nothing. A skirt in green")).toMatchObject({
      slots: { category: ["A.8"], colour: ["green"] },
      not: {},
    });
  });
  test("whatever is in a cloth can be taken out", () => {
    expect(hear("fr", "retirez tout ce qui est en acrylique")).toMatchObject({
      intent: "refine",
      not: { material: ["acrylic"] },
    });
  });
});

describe("what it is to go with, or what one has, is not asked for", patient, () => {
  test.each([
    ["en", "a cardigan to go with my red tartan skirt", { category: ["A.2.2"] }],
    ["en", "a blouse, I wear enough black", { category: ["A.1.3"] }],
    ["fr", "un foulard qui irait avec mon manteau camel", { category: ["D.3.1"] }],
    [
      "fr",
      "j’ai déjà le pantalon à rayures, il me manque un blazer pour mettre avec",
      { category: ["A.4.1"] },
    ],
  ] as const)("%s: %s", (language, text, slots) => {
    expect(hear(language, text).slots).toEqual(slots);
  });
});

describe("words in a phrase that everybody knows", patient, () => {
  test.each([
    ["en", "it’s pouring down, a coat", { category: ["A.5"] }],
    ["en", "a blazer I can wear straight to dinner", { category: ["A.4.1"], occasion: ["evening"] }],
    ["en", "life is too short, a red skirt", { category: ["A.8"], colour: ["red"] }],
    ["en", "trousers for long shifts", { category: ["A.3"] }],
    ["fr", "j’ai été malchanceuse, une jupe rouge", { category: ["A.8"], colour: ["red"] }],
    ["fr", "des ballerines pour de longues journées", { category: ["B.2.4"] }],
  ] as const)("%s: %s", (language, text, slots) => {
    const heard = hear(language, text);
    expect(heard.slots).toEqual(slots);
    expect(heard.more).toEqual({});
  });
});

describe("what is taken back in the same breath", patient, () => {
  test.each([
    ["en", "a silk scarf, no wait, satin", { category: ["D.3.1"], material: ["satin"] }],
    ["en", "green skirt, actually purple", { category: ["A.8"], colour: ["purple"] }],
    ["en", "swap the black for white", { colour: ["white"] }],
    ["en", "button up instead of zipped", { closure: ["button"] }],
    ["fr", "un sac en daim, enfin en simili", { category: ["C.1"], material: ["faux-leather"] }],
    ["fr", "une jupe à pois, ou plutôt à fleurs", { category: ["A.8"], pattern: ["floral"] }],
    ["fr", "remplace le coton par du lin", { material: ["linen"] }],
    ["fr", "une jupe noire ou bleue", { category: ["A.8"], colour: ["black", "blue"] }],
  ] as const)("%s: %s", (language, text, slots) => {
    expect(hear(language, text).slots).toEqual(slots);
  });
});

test("whoever replaces what they have wants another", patient, () => {
  expect(hear("en", "I have to replace my old briefcase for work")).toMatchObject({
    intent: "find",
    slots: { occasion: ["work"] },
  });
  expect(hear("fr", "je dois changer mes vieilles bottines pour cet hiver")).toMatchObject({
    intent: "find",
    slots: { category: ["B.3.1"], season: ["winter"] },
  });
});

test("a bag is heavy and not warm", patient, () => {
  expect(hear("en", "a backpack that is not too heavy").more).toEqual({});
  expect(hear("fr", "un manteau pas trop lourd").more).toEqual({ warmth: -1 });
});
