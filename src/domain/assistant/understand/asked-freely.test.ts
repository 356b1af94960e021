import { describe, expect, test } from "vitest";
import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { understand } from "./understand.ts";

const brands = indexBrands([]);
/** The indexes of words are built with the first message, which takes its time on a busy machine. */
const patient = { timeout: 60_000 };
const hear = (language: Language, text: string) => understand(text, { language, universe: "women", brands });

describe("questions in free words", patient, () => {
  test.each([
    ["en", "is alpaca warmer than wool?", "compare"],
    ["en", "linen or cotton, which lasts longer?", "compare"],
    ["en", "which of the first and the third is the dressier?", "compare"],
    ["en", "on what do you base your picks", "explain"],
    ["en", "how did you land on these", "explain"],
    ["en", "how different are 2 and 3", "compare"],
    ["en", "a coat for 2 or 3 winters", "find"],
    ["en", "my suede boots are filthy, any tips?", "care"],
    ["en", "can a nubuck bag get rained on?", "care"],
    ["en", "are velvet loafers ok in the snow", "care"],
    ["en", "boots that won’t mind if they get wet", "find"],
    ["en", "what’s the best way to fold a cashmere jumper", "care"],
    ["en", "how do I get rid of deodorant marks", "care"],
    ["en", "I’m 160 cm and 55 kg, S or M?", "size"],
    ["en", "does a 15 inch collar mean medium?", "size"],
    ["en", "could you assemble an ensemble for a garden party", "outfit"],
    ["en", "which skirt and boots go with my checked coat?", "outfit"],
    ["en", "what can I pair a yellow cardigan with?", "outfit"],
    ["en", "which parka comes with a hood", "find"],
    ["en", "nothing to wear on Friday, find me a midi skirt", "find"],
    ["en", "a blouse, culottes and sandals for a christening", "outfit"],
    ["en", "it’s actually a present for my aunt", "refine"],
    ["en", "not quite what I had in mind", "refine"],
    ["en", "an interview at a bank, something sober in navy", "find"],
    ["en", "which mascara lasts all day", "out_of_scope"],
    ["fr", "l’alpaga est plus chaud que la laine ?", "compare"],
    ["fr", "trench ou caban, que choisir ?", "compare"],
    ["fr", "sur quels critères vous basez-vous", "explain"],
    ["fr", "comment êtes-vous arrivé à ces propositions", "explain"],
    ["fr", "mes bottes en daim sont dégueulasses, des astuces ?", "care"],
    ["fr", "en quoi le 2 et le 4 sont différents ?", "compare"],
    ["fr", "c’est quoi la différence entre 3 et 5", "compare"],
    ["fr", "des ballerines en daim, ça craint la pluie ?", "care"],
    ["fr", "vous avez des bottes qui supportent la neige ?", "find"],
    ["fr", "mon pull gratte, comment l’adoucir", "care"],
    ["fr", "tous les combien on lave un jean", "care"],
    ["fr", "j’ai un tour de cou de 39, c’est du M ou du L ?", "size"],
    ["fr", "vos bottines chaussent petit ?", "size"],
    ["fr", "habillez-moi pour un baptême", "outfit"],
    ["fr", "mon gilet moutarde se porte avec quoi ?", "outfit"],
    ["fr", "on y va avec quel train ?", "out_of_scope"],
    ["fr", "rien à me mettre pour le réveillon, je cherche une jupe", "find"],
    ["fr", "pas vraiment ce que je cherchais", "refine"],
    ["fr", "super, c’est tout pour moi", "thanks"],
    ["fr", "merci jeune homme", "thanks"],
  ] as const)("%s: %s", (language, text, intent) => {
    expect(hear(language, text).intent).toBe(intent);
  });
  test.each([
    ["en", "what sets a blazer apart from a cardigan", ["blazer", "cardigan"]],
    ["en", "how is a parka different from a trench", ["parka", "trench"]],
    ["en", "is modal natural?", ["modal"]],
    ["en", "erm sorry, what is a raglan?", ["raglan"]],
    ["fr", "question bête, c’est quoi la popeline ?", ["popeline"]],
    ["fr", "qu’est-ce qui distingue un caban d’un trench", ["caban", "trench"]],
    ["fr", "en quoi une parka est différente d’un trench", ["parka", "trench"]],
    ["fr", "parle-moi du lyocell", ["lyocell"]],
  ] as const)("%s: %s", (language, text, terms) => {
    expect(hear(language, text)).toMatchObject({ intent: "term", terms });
  });
  test("what is theirs is none of those shown", () => {
    expect(hear("en", "can I tumble dry my wool coat or will it shrink").refer).toBeUndefined();
    expect(hear("en", "will this jumper shrink").refer).toEqual({ this: true });
  });
});

describe("a first time is no place in a list", patient, () => {
  test.each([
    ["en", "first proper job, black trousers"],
    ["en", "my last pair of boots fell apart, ankle boots please"],
    ["en", "a skirt with a high waist, anything like that?"],
    ["fr", "premier CDI, un pantalon noir"],
    ["fr", "ma dernière paire est morte, des bottines"],
  ] as const)("%s: %s", (language, text) => {
    const heard = hear(language, text);
    expect(heard.refer).toBeUndefined();
    expect(heard.intent).toBe("find");
  });
  test("a place in it is", () => {
    expect(hear("en", "second but in red").refer).toEqual({ nth: [2] });
    expect(hear("fr", "pour la première").refer).toEqual({ nth: [1] });
  });
});

describe("who wants it", patient, () => {
  test.each([
    ["en", "my 18 year old nephew wants a hoodie", "men"],
    ["en", "my daughter who is 20 is after a necklace", "women"],
    ["en", "my son’s off to college and needs a rucksack", "men"],
    ["en", "a present for my brother’s girlfriend", "women"],
    ["en", "secret santa, it’s a bloke in sales, under 20", "men"],
    ["fr", "ma fille de 19 ans veut une jupe", "women"],
    ["fr", "mon neveu qui a 20 ans cherche une montre", "men"],
    ["fr", "mon petit-fils adorerait un portefeuille", "men"],
  ] as const)("%s: %s", (language, text, wearer) => {
    expect(hear(language, text)).toMatchObject({ for: wearer, gift: true });
  });
});

describe("words that are something else beside others", patient, () => {
  test.each([
    ["en", "green would work too", { colour: ["green"] }],
    ["en", "my bum looks flat, black jeans", { category: ["A.3.1"], colour: ["black"] }],
    ["en", "a smart blouse for parents’ evening", { category: ["A.1.3"] }],
    ["en", "trousers with very wide legs", { category: ["A.3"], cut: ["wide"] }],
    ["en", "gloves for icy runs", { category: ["D.4.1"], occasion: ["sport"] }],
    ["fr", "en velours ce serait vraiment top", { material: ["velvet"] }],
    ["fr", "un talon bas, je marche mal avec des hauts", { heel: ["low"] }],
    ["fr", "un short pour nos vacances à la Réunion", { category: ["A.3.5"], occasion: ["travel"] }],
    ["fr", "une jupe pour la réunion de mardi", { category: ["A.8"], occasion: ["work"] }],
    ["fr", "un pull de Noël rouge", { category: ["A.2.1"], colour: ["red"] }],
    ["fr", "un sac de week-end en toile", { category: ["C.1.5"], material: ["canvas"] }],
    ["fr", "des chaussures pour courir", { category: ["B.5.1"], occasion: ["sport"] }],
    ["fr", "une montre fine, bracelet cuir", { category: ["E.1.1"], material: ["leather"] }],
    ["fr", "un pull rouge pour cet après-midi", { category: ["A.2.1"], colour: ["red"] }],
    ["fr", "une jupe rouge, je ne suis pas en deuil", { category: ["A.8"], colour: ["red"] }],
  ] as const)("%s: %s", (language, text, slots) => {
    expect(hear(language, text).slots).toEqual(slots);
  });
  test("the straps of a dress hold up no trousers", () => {
    expect(hear("fr", "une robe rouge, bretelles, du 44").slots.category).toEqual(["A.7"]);
  });
  test("British shoes have small numbers", () => {
    expect(hear("en", "loafers in tan, 6.5").size).toEqual({ label: "6.5" });
    expect(hear("en", "tan loafers siz 5").size).toEqual({ label: "5" });
    expect(hear("en", "slippers for my nan, she’s a 5").size).toEqual({ label: "5" });
  });
});
