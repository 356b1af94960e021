import { describe, expect, test } from "vitest";
import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { understand } from "./understand.ts";

const brands = indexBrands([]);
/** The indexes of words are built with the first message, which takes its time on a busy machine. */
const patient = { timeout: 60_000 };
const hear = (language: Language, text: string) => understand(text, { language, universe: "women", brands });

describe("what is ruled out without a plain no", patient, () => {
  test.each([
    ["en", "none of that flared business", { cut: ["flare"] }],
    ["en", "take the striped ones out", { pattern: ["striped"] }],
    ["en", "take out anything with polka dots", { pattern: ["polka-dot"] }],
    ["en", "lose the black ones", { colour: ["black"] }],
    ["en", "the green is not for me", { colour: ["green"] }],
    ["en", "leather is a no from me", { material: ["leather"] }],
    ["en", "no lace whatsoever please", { material: ["lace"] }],
    ["en", "wool makes me itch", { material: ["wool"] }],
    ["fr", "enlève ceux à pois", { pattern: ["polka-dot"] }],
    ["fr", "vire les noirs", { colour: ["black"] }],
    ["fr", "le vert c’est non", { colour: ["green"] }],
    ["fr", "le cuir très peu pour moi", { material: ["leather"] }],
    ["fr", "aucune dentelle svp", { material: ["lace"] }],
    ["fr", "la laine ça gratte", { material: ["wool"] }],
  ] as const)("%s: %s", (language, text, not) => {
    const heard = hear(language, text);
    expect(heard.not).toEqual(not);
    expect(heard.slots).toEqual({});
    expect(heard.intent).toBe("refine");
  });
  test("more of something is no refusal of it", () => {
    expect(hear("fr", "je veux plus de couleurs").more).toEqual({ loud: 1 });
  });
});

describe("whoever is to get something gets a present", patient, () => {
  test.each([
    ["en", "what could I get my boyfriend for about 60 euros", "men"],
    ["en", "my dad turns 70 in march and he loves hats", "men"],
    ["en", "mum wants a new handbag", "women"],
    ["en", "hubby has everything, ideas under 50?", "men"],
    ["fr", "je prends quoi à ma femme pour noël ?", "women"],
    ["fr", "mon père fête ses 70 ans et il adore les chapeaux", "men"],
    ["fr", "ma sœur fait du 42 et a besoin d’un manteau", "women"],
    ["fr", "ma belle-mère est impossible à gâter, 80 euros", "women"],
  ] as const)("%s: %s", (language, text, wearer) => {
    expect(hear(language, text)).toMatchObject({ intent: "find", gift: true, for: wearer });
  });
  test("a coat for a short man may be for himself", () => {
    expect(hear("fr", "quel manteau pour un homme petit ?").gift).toBeUndefined();
  });
});

test.each([
  ["en", "my mum turns 60 next week, scarves please"],
  ["en", "I’m 71 and need a blazer"],
  ["fr", "j’ai 64 ans, il me faut un blazer"],
  ["fr", "ma mère va fêter ses 50 ans, un foulard"],
] as const)("an age is no size in %s: %s", patient, (language, text) => {
  expect(hear(language, text).size).toBeUndefined();
});

describe("what somebody has or looks like is no wish", patient, () => {
  test.each([
    ["en", "everything I own is grey. show me a jumper", { category: ["A.2.1"] }],
    ["en", "i already have three white shirts so something blue", { colour: ["blue"] }],
    ["en", "interview on monday, I own nothing but hoodies, dress me", { occasion: ["interview"] }],
    ["en", "a raincoat that doesn’t make me look like a fisherman", { category: ["A.5.5"] }],
    ["fr", "j’ai déjà trois chemises blanches alors une bleue", { colour: ["blue"] }],
    ["fr", "j’ai que des jeans, habille-moi pour un entretien", { occasion: ["interview"] }],
    ["fr", "trop voyant, je vais ressembler à un sapin de noël", {}],
  ] as const)("%s: %s", (language, text, slots) => {
    expect(hear(language, text).slots).toEqual(slots);
  });
});

describe("words that may be a colour", patient, () => {
  test.each([
    ["en", "linen shirt, white or sand", ["white", "beige"]],
    ["en", "a raspberry coloured jumper", ["pink"]],
    ["en", "boots for walking the dog in the mud", undefined],
    ["en", "a camel coat", ["beige"]],
    ["fr", "jupe olive, rouille ou crème", ["khaki", "orange", "beige"]],
    ["fr", "robe longue pour mes vacances en Grèce", undefined],
  ] as const)("%s: %s", (language, text, colour) => {
    expect(hear(language, text).slots.colour).toEqual(colour);
  });
});

describe("what is wanted", patient, () => {
  test.each([
    ["en", "what does one wear to the opera", "outfit"],
    ["en", "wtf do i wear to a baby shower", "outfit"],
    ["en", "trousers, shirt and trainers that work together", "outfit"],
    ["en", "us 9 to eu for shoes", "size"],
    ["en", "I’m between a 12 and a 14, which one", "size"],
    ["en", "what the hell is a gilet", "term"],
    ["en", "how do i get red wine out of silk", "care"],
    ["en", "shirt that doesn’t crease", "find"],
    ["en", "something comfy for lounging about at home", "find"],
    ["en", "fine, I could stretch to 200", "refine"],
    ["en", "can I return the dress I bought last week", "out_of_scope"],
    ["en", "my boyfriend dumped me yesterday", "out_of_scope"],
    ["fr", "on s’habille comment pour un vernissage ?", "outfit"],
    ["fr", "qu’est-ce qu’on porte à un baptême ?", "outfit"],
    ["fr", "un blazer que je puisse mettre avec un jean", "find"],
    ["fr", "j’hésite entre un 38 et un 40, je prends lequel ?", "size"],
    ["fr", "est-ce que celle-là taille petit ?", "size"],
    ["fr", "un gilet c’est quoi déjà", "term"],
    ["fr", "un truc doux pour glander à la maison", "find"],
    ["fr", "allez, 90 ça passe", "refine"],
    ["fr", "plutôt plats, j’ai mal aux pieds", "refine"],
    ["fr", "j’ai mal au ventre", "out_of_scope"],
    ["fr", "je veux renvoyer les bottes que j’ai reçues", "out_of_scope"],
    ["fr", "je me suis fait larguer", "out_of_scope"],
    ["fr", "Merci beaucoup, vous êtes adorable", "thanks"],
  ] as const)("%s: %s", (language, text, intent) => {
    expect(hear(language, text).intent).toBe(intent);
  });
});

test.each([
  ["does linen shrink if I wash it at 60", undefined],
  ["does it come up big", { this: true }],
  ["can I wash this wool jumper", { this: true }],
  ["can I have a higher heel than that", undefined],
] as const)("a piece is pointed at or not: %s", patient, (text, refer) => {
  expect(hear("en", text).refer).toEqual(refer);
});

test("francs and septante are counted as money", patient, () => {
  expect(hear("fr", "septante francs max").price).toEqual({ max: 7000 });
});

test("what is in the way of something is not new", patient, () => {
  expect(hear("en", "what have you got in the way of raincoats").new).toBeUndefined();
  expect(hear("fr", "il me faut de nouvelles bottes").new).toBeUndefined();
});

describe("ordinary words are no slips of words that mean something", patient, () => {
  test.each([
    ["en", "a coat I can wear on the coast", { category: ["A.5"] }],
    ["en", "something backless for a wedding", { occasion: ["wedding"] }],
    ["en", "a jumper that keeps its shape, mostly for the sofa", { category: ["A.2.1"] }],
    ["fr", "une robe pour aller boire un verre", { category: ["A.7"] }],
    ["fr", "un manteau pour un geste simple", { category: ["A.5"] }],
  ] as const)("%s: %s", (language, text, slots) => expect(hear(language, text).slots).toEqual(slots));
  test("what sounds the same is meant before what is spelt nearer", () => {
    expect(hear("fr", "des basquettes blanches").slots.category).toEqual(["B.1.1"]);
  });
});

describe("what is said in passing", patient, () => {
  test.each([
    ["en", "a jumpsuit, nothing low cut", { not: { neckline: ["v-neck"] } }],
    [
      "fr",
      "une robe, pas de matières synthétiques",
      { not: { material: ["polyester", "nylon", "acrylic"] } },
    ],
    ["fr", "je veux pas mettre plus de 85 dans des bottes", { price: { max: 8500 } }],
    ["fr", "un pull à cent euros", { price: { about: 10_000 } }],
    ["en", "a watch, a couple of hundred at most", { price: { max: 20_000 } }],
    ["en", "flats, size five UK", { size: { label: "5", system: "UK" } }],
    ["en", "up my budget to 50", { price: { max: 5000 } }],
    ["en", "I want to get her a scarf", { gift: true, for: "women" }],
    ["fr", "remise de diplôme, une robe", { slots: { category: ["A.7"], occasion: ["ceremony"] } }],
    ["fr", "une veste de ski imperméable", { slots: { category: ["G.1.3"] } }],
    ["en", "they all look so baggy", { intent: "refine", slots: {}, more: { fit: -1 } }],
    ["en", "I’d rather not have bright colours, no bright colours", { more: { loud: -1 } }],
    ["en", "or else in cream too", { beside: true, slots: { colour: ["beige"] } }],
    ["en", "how would I style these", { intent: "outfit", refer: { this: true } }],
    ["en", "which shoes go with this skirt", { intent: "outfit", refer: { this: true } }],
    ["en", "that coat but without the belt", { intent: "refine", refer: { this: true } }],
    ["en", "lose the blazer from the look and add a cardigan", { intent: "refine", swap: ["A.2.2"] }],
    ["en", "any new skirts this month?", { new: true, slots: { category: ["A.8"] } }],
    ["fr", "elles sont toutes tellement moulantes", { intent: "refine", more: { fit: 1 } }],
    ["fr", "un peu + ample et - chère", { intent: "refine", more: { fit: 1, price: -1 } }],
    ["fr", "pas de couleurs vives", { more: { loud: -1 } }],
    ["fr", "ou alors en crème aussi", { beside: true, slots: { colour: ["beige"] } }],
    ["fr", "quelles bottes avec cette jupe ?", { intent: "outfit", refer: { this: true } }],
    ["fr", "enlève le blazer de la tenue et mets un gilet", { intent: "refine", swap: ["A.2.2"] }],
    ["fr", "vous avez reçu quoi de nouveau en jupes ?", { new: true, slots: { category: ["A.8"] } }],
    ["en", "is linen see-through?", { intent: "term", terms: ["linen"] }],
    ["fr", "le daim craint l’eau ?", { intent: "care" }],
    [
      "en",
      "a blouse I can wear to work",
      { intent: "find", slots: { category: ["A.1.3"], occasion: ["work"] } },
    ],
    ["en", "in a warmer fabric", { intent: "refine", more: { warmth: 1 } }],
    ["en", "you're a star, thank you", { intent: "thanks" }],
    ["fr", "quel pantalon va avec le troisième ?", { intent: "outfit", refer: { nth: [3] } }],
  ] as const)("%s: %s", (language, text, heard) => expect(hear(language, text)).toMatchObject(heard));
});
