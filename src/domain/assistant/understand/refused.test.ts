import { describe, expect, test } from "vitest";
import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { understand } from "./understand.ts";

const brands = indexBrands([]);
/** The indexes of words are built with the first message, which takes its time on a busy machine. */
const patient = { timeout: 60_000 };
const hear = (language: Language, text: string) => understand(text, { language, universe: "women", brands });

describe("refusals that have no no in them", patient, () => {
  test.each([
    ["en", "a wool coat, spare me anything beige", { colour: ["beige"] }],
    ["en", "she won’t touch polyester, a blouse", { material: ["polyester"] }],
    ["en", "never leather, a bag", { material: ["leather"] }],
    ["en", "under no circumstances wool, a jumper", { material: ["wool"] }],
    ["en", "I’d sooner die than wear yellow, a dress", { colour: ["yellow"] }],
    ["en", "my skin can’t take mohair, a jumper", { material: ["mohair"] }],
    ["en", "leather-free boots", { material: ["leather"] }],
    ["en", "keep acrylic away from me, a scarf", { material: ["acrylic"] }],
    ["en", "give the leopard print a miss", { pattern: ["animal"] }],
    ["en", "florals are a hard pass for me", { pattern: ["floral"] }],
    ["en", "something other than velvet", { material: ["velvet"] }],
    ["en", "zipped rather than pull on", { closure: ["pull-on"] }],
    ["en", "I don’t want to wear red, a gown", { colour: ["red"] }],
    ["en", "she’d hate to be seen in beige, a coat", { colour: ["beige"] }],
    ["en", "no kitten heels", { heel: ["kitten"] }],
    ["en", "no wedges", { heel: ["wedge"] }],
    ["en", "long sleeves, not short ones", { sleeve: ["short"] }],
    ["en", "a guest, not the maid of honour", {}],
    ["fr", "j’ai pas envie de porter du rouge, une robe", { colour: ["red"] }],
    ["fr", "pas de talons bobines", { heel: ["kitten"] }],
    ["fr", "manches courtes plutôt que longues", { sleeve: ["long"] }],
    ["fr", "je viens en amie, pas demoiselle d’honneur", {}],
    ["fr", "autre chose qu’en velours", { material: ["velvet"] }],
    ["fr", "autre chose que du vert svp", { colour: ["green"] }],
    ["fr", "jamais de laine, une écharpe", { material: ["wool"] }],
    ["fr", "épargnez-moi le beige, un manteau", { colour: ["beige"] }],
    ["fr", "elle refuse de porter du nylon, un chemisier", { material: ["nylon"] }],
    ["fr", "hors de question de porter du jaune, une robe", { colour: ["yellow"] }],
    ["fr", "sans la moindre trace de polyester, une chemise", { material: ["polyester"] }],
    ["fr", "plutôt mourir que de porter du rose, une robe", { colour: ["pink"] }],
    ["fr", "exit le noir, une robe", { colour: ["black"] }],
    ["fr", "stop aux fleurs", { pattern: ["floral"] }],
    ["fr", "le daim c’est rédhibitoire, des bottines", { material: ["suede"] }],
  ] as const)("%s: %s", (language, text, not) => {
    expect(hear(language, text).not).toEqual(not);
  });
  test("what was never done is no refusal", () => {
    expect(hear("en", "I have never owned a red dress").slots).toMatchObject({ colour: ["red"] });
    expect(hear("fr", "je n’ai jamais porté de rouge, une robe rouge").not).toEqual({});
  });
  test("a cloth that is asked about is not turned down", () => {
    expect(hear("fr", "l’alpaga ça gratte ?")).toMatchObject({ intent: "term", terms: ["alpaga"], not: {} });
  });
  test("who has none wants some", () => {
    expect(hear("en", "I own zero skirts, wedding on Sunday")).toMatchObject({
      slots: { category: ["A.8"], occasion: ["wedding"] },
      not: {},
    });
  });
});

describe("what must not be passed", patient, () => {
  test.each([
    ["en", "a coat without spending more than 150 euros", 15_000],
    ["en", "40 euros and not one more", 4_000],
    ["fr", "une veste sans mettre plus de 120 euros", 12_000],
    ["fr", "je refuse de payer plus de 90 euros", 9_000],
    ["fr", "70 euros et pas un de plus", 7_000],
  ] as const)("%s: %s", (language, text, max) => {
    expect(hear(language, text).price).toEqual({ max });
  });
});

describe("it need not be reduced", patient, () => {
  test.each([
    ["en", "it doesn’t need to be discounted"],
    ["en", "full price is fine"],
    ["fr", "pas besoin que ce soit soldé"],
    ["fr", "plein tarif ça me va"],
  ] as const)("%s: %s", (language, text) => {
    const heard = hear(language, text);
    expect(heard.sale).toBeUndefined();
    expect(heard).toMatchObject({ intent: "refine", drop: ["sale"] });
  });
});
