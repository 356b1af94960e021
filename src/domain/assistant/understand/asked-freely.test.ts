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
    ["en", "steaming satin: good idea?", "care"],
    ["en", "tea all over my linen dress, how do I get it out", "care"],
    ["en", "what would a UK 7 be here in loafers?", "size"],
    ["en", "if I am a US 6 what does that make me here", "size"],
    ["en", "the second and the fourth, which is softer?", "compare"],
    ["en", "five days in Madrid, what should I pack", "outfit"],
    ["en", "has anything new come in for the beach", "find"],
    ["fr", "repasser du tulle, oui ou non ?", "care"],
    ["fr", "jrepasse comment une jupe plissée", "care"],
    ["fr", "une robe que jporterais au bureau", "find"],
    ["fr", "les premiers ou les derniers, lesquels sont plus souples ?", "compare"],
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
    ["en", 'what does "raw denim" really mean?', ["raw denim"]],
    ["en", "what’s the difference between “tapered” and “slim”", ["tapered", "slim"]],
    ["en", "are a parka and an anorak the same thing?", ["parka", "anorak"]],
    ["en", "I keep hearing about toile, what is it", ["toile"]],
    ["en", "I don’t get what a kimono sleeve is", ["kimono sleeve"]],
    ["fr", "que veut dire « évasé » ?", ["évasé"]],
    ["fr", "parka et anorak, c’est pareil ?", ["parka", "anorak"]],
    ["fr", "jcapte pas, c’est quoi le jacquard", ["jacquard"]],
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
    ["en", "a scarf for my lil sis", "women"],
    ["en", "a card holder for my nephew’s graduation", "men"],
    ["en", "my mum’s 60 next week, a bag", "women"],
    ["en", "slippers for hubby’s 50th", "men"],
    ["fr", "un bonnet pour mon frérot", "men"],
    ["fr", "un sac pour la fête de ma sœur", "women"],
    ["fr", "un collier pour la communion de ma nièce", "women"],
    ["fr", "ma fille de 19 ans veut une jupe", "women"],
    ["fr", "mon neveu qui a 20 ans cherche une montre", "men"],
    ["fr", "mon petit-fils adorerait un portefeuille", "men"],
  ] as const)("%s: %s", (language, text, wearer) => {
    expect(hear(language, text)).toMatchObject({ for: wearer, gift: true });
  });
});

test(
  "who goes to somebody's day in a dress is given nothing, and those who are greeted neither",
  patient,
  () => {
    expect(hear("en", "a dress for my nephew’s graduation").gift).toBeUndefined();
    expect(hear("fr", "une robe pour la communion de ma nièce").gift).toBeUndefined();
    expect(hear("en", "do you guys sell silk scarves").for).toBeUndefined();
    expect(hear("fr", "coucou les filles, une écharpe en soie").for).toBeUndefined();
  },
);

describe("words that are something else beside others", patient, () => {
  test.each([
    ["en", "green would work too", { colour: ["green"] }],
    ["en", "my bum looks flat, black jeans", { category: ["A.3.1"], colour: ["black"] }],
    ["en", "a smart blouse for parents’ evening", { category: ["A.1.3"] }],
    ["en", "trousers with very wide legs", { category: ["A.3"], cut: ["wide"] }],
    ["en", "gloves for icy runs", { category: ["D.4.1"], occasion: ["sport"] }],
    ["en", "overalls in denim, loose", { category: ["A.9.3"], material: ["denim"], cut: ["loose"] }],
    ["en", "boardies in blue", { category: ["F.4.1"], colour: ["blue"] }],
    ["en", "a tight skirt", { category: ["A.8"], cut: ["fitted"] }],
    ["en", "joggers for lazing about the house", { category: ["G.1.2"], formality: ["1"] }],
    ["en", "the invite says cocktail, a jumpsuit", { category: ["A.9.1"], formality: ["4"] }],
    ["en", "off to Croatia, a sundress", { category: ["A.7"], occasion: ["travel"] }],
    ["en", "dropped sauce down my wool skirt", { category: ["A.8"], material: ["wool"] }],
    ["fr", "un legging pour buller chez moi", { category: ["A.3.4"], formality: ["1"] }],
    ["fr", "le dress code est cocktail, une combinaison", { category: ["A.9.1"], formality: ["4"] }],
    ["fr", "je pars huit jours en Croatie, une jupe", { category: ["A.8"], occasion: ["travel"] }],
    ["fr", "un portefeuille en cuir végétalien", { category: ["C.2.1"], material: ["faux-leather"] }],
    ["fr", "un manteau pour sortir le chien", { category: ["A.5"] }],
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
