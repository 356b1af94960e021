import { describe, expect, test } from "vitest";
import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Standing } from "../conversation.ts";
import { understand } from "./understand.ts";

const brands = indexBrands([]);
const hear = (text: string, language: Language = "en", universe: Universe = "women", standing?: Standing) =>
  understand(text, { language, universe, brands, ...(standing && { standing }) });

describe("pointing", () => {
  test.each([
    ["the second one in navy", { nth: [2] }],
    ["same as number 3 but longer", { nth: [3] }],
    ["compare the last two", { nth: [-2, -1] }],
    ["which is better, 1 or 4?", { nth: [1, 4] }],
    ["out of 3 and 6, which is the softer", { nth: [3, 6] }],
    ["what's the difference between 2 and 5", { nth: [2, 5] }],
    ["how do the second and the fifth differ?", { nth: [2, 5] }],
    ["entre le 2 et le 6, laquelle est la plus longue ?", { nth: [2, 6] }],
    ["that pair in brown", { this: true }],
    ["this one but darker", { this: true }],
    ["les deuxièmes en blanc", { nth: [2] }],
    ["entre les premières et les quatrièmes, lesquelles sont les plus légères ?", { nth: [1, 4] }],
    ["la dernière en blanc", { nth: [-1] }],
    ["compare les deux premiers", { nth: [1, 2] }],
    ["celle-ci sans manches", { this: true }],
    ["la même en vert", { this: true }],
  ])("%s", (text, refer) => {
    expect(hear(text, /la |les |celle/.test(text) ? "fr" : "en").refer).toEqual(refer);
  });
  test.each([
    "what to wear on a first date",
    "my last holiday was great, I need a swimsuit",
    "une tenue pour un premier rendez-vous",
  ])("%s points at nothing", (text) => expect(hear(text).refer).toBeUndefined());
  test.each([
    "show me others",
    "something else",
    "next ones please",
    "autre chose",
    "montre m'en d'autres",
    "rien de tout ça ne me plaît",
  ])("%s asks for others", (text) =>
    expect(hear(text, /m'en|autre|rien/.test(text) ? "fr" : "en")).toMatchObject({
      intent: "refine",
      others: true,
    }),
  );
});

test.each([
  ["the colour doesn't matter", ["colour"]],
  ["forget the budget", ["price"]],
  ["any material", ["material"]],
  ["drop the v neck", ["neckline"]],
  ["peu importe la taille", ["size"]],
  ["on s'en fiche de la couleur", ["colour"]],
  ["laisse tomber le budget", ["price"]],
  ["la matière n'a pas vraiment d'importance", ["material"]],
  ["la longueur est sans importance", ["length"]],
])("%s takes a condition back", (text, drop) => {
  expect(hear(text, /importe|fiche|tomber|importance/.test(text) ? "fr" : "en").drop).toEqual(drop);
});

test("what was ruled out may be allowed again", () => {
  const standing = { slots: { category: ["A.5"] }, not: { material: ["down"] } };
  expect(hear("ok down is fine after all", "en", "men", standing)).toMatchObject({
    intent: "refine",
    slots: {},
    allowed: { material: ["down"] },
  });
});

test.each([
  ["the middle one", { nth: [0] }],
  ["celle du milieu", { nth: [0] }],
  ["celui du milieu en bleu", { nth: [0] }],
])("%s is in the middle", (text, refer) => {
  expect(hear(text, /ce/.test(text) ? "fr" : "en").refer).toEqual(refer);
});

test.each([
  ["the black one", [{ colour: ["black"] }]],
  ["the one in leather", [{ material: ["leather"] }]],
  ["compare the black one and the striped one", [{ colour: ["black"] }, { pattern: ["striped"] }]],
  ["la noire", [{ colour: ["black"] }]],
  ["celle en cuir", [{ material: ["leather"] }]],
  ["celui à rayures", [{ pattern: ["striped"] }]],
  ["pourquoi la rouge ?", [{ colour: ["red"] }]],
  ["le bleu", [{ colour: ["blue"] }]],
])("%s may point at one of those shown", (text, pointed) => {
  expect(hear(text, /la |le |celle|celui/.test(text) ? "fr" : "en").pointed).toEqual(pointed);
});

test.each([
  "a black dress",
  "une robe noire pour la plage",
  "the black ones",
  "je veux la robe noire",
  "j'aime le noir",
])("%s points at none of them", (text) =>
  expect(hear(text, /robe|aime/.test(text) ? "fr" : "en").pointed).toBeUndefined(),
);

test.each([
  ["the cheapest of these", { of: "price", way: -1 }],
  ["which one is the warmest?", { of: "warmth", way: 1 }],
  ["the least formal one", { of: "formality", way: -1 }],
  ["la moins chère", { of: "price", way: -1 }],
  ["laquelle est la plus chaude ?", { of: "warmth", way: 1 }],
])("%s picks one of those shown", (text, picked) => {
  expect(hear(text, /la /.test(text) ? "fr" : "en").picked).toEqual(picked);
});

test.each(["cheaper", "the cheapest coat you have", "la robe la moins chère possible"])(
  "%s picks none",
  (text) => expect(hear(text, /robe/.test(text) ? "fr" : "en").picked).toBeUndefined(),
);

test.each([
  ["a dress for a wedding at the end of May", ["spring"]],
  ["une robe pour un mariage fin mai", ["spring"]],
  ["un costume pour un mariage mi-septembre", ["autumn"]],
  ["a coat for early March", ["spring"]],
  ["une tenue pour le 25 juin", ["summer"]],
  ["a summer dress for a wedding in September", ["summer"]],
])("%s says the season", (text, season) => {
  expect(hear(text, /une?/.test(text) ? "fr" : "en").slots.season).toEqual(season);
  expect(hear(text, /une?/.test(text) ? "fr" : "en").size).toBeUndefined();
});

test.each(["I may want a dress", "a gift for my mum in June", "une robe mais en bleu"])(
  "%s says no season",
  (text) => expect(hear(text, /une/.test(text) ? "fr" : "en").slots.season).toBeUndefined(),
);

test.each([
  ["can I wear white to a wedding?", { colour: ["white"], occasion: ["wedding"] }],
  ["peut-on porter du blanc à un mariage ?", { colour: ["white"], occasion: ["wedding"] }],
  ["is it ok to wear jeans to the office", { category: ["A.3.1"], occasion: ["work"] }],
  ["je peux venir en baskets à un mariage ?", { category: ["B.1.1"], occasion: ["wedding"] }],
])("%s asks what may be worn", (text, mayWear) => {
  expect(hear(text, /peu/.test(text) ? "fr" : "en")).toMatchObject({ intent: "term", mayWear, slots: {} });
});
