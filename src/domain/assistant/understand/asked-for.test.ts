import { describe, expect, test } from "vitest";
import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { understand } from "./understand.ts";

const brands = indexBrands([]);
/** The indexes of words are built with the first message, which takes its time on a busy machine. */
const patient = { timeout: 60_000 };
const hear = (language: Language, text: string) => understand(text, { language, universe: "women", brands });

describe("what is wanted, however it is put", patient, () => {
  test.each([
    ["en", "would you mind telling me why you picked the third?", "explain"],
    ["en", "what led you to choose that one", "explain"],
    ["en", "would the first be warmer than the third?", "compare"],
    ["en", "I got ink all over my cotton shirt", "care"],
    ["en", "how can I keep my jumper from bobbling", "care"],
    ["en", "should I go down a size in these jeans?", "size"],
    ["en", "running tights, S", "find"],
    ["en", "what means herringbone", "term"],
    ["en", "I am most grateful to you", "thanks"],
    ["en", "hello, are you hiring at the moment?", "out_of_scope"],
    ["en", "do you do teacher discounts", "out_of_scope"],
    ["en", "could you hem some jeans for me?", "out_of_scope"],
    ["en", "baby clothes for my niece", "out_of_scope"],
    ["en", "lipstick for my mum", "out_of_scope"],
    ["en", "I am a doctor and need flat shoes", "find"],
    ["en", "shirts that need no ironing", "find"],
    ["en", "a dress for my friend’s baby shower", "find"],
    ["en", "I would like to return to work in a blazer", "find"],
    ["en", "only what is reduced", "refine"],
    ["fr", "pourriez-vous me dire pourquoi vous avez retenu la deuxième ?", "explain"],
    ["fr", "la première est plus chaude que la troisième ?", "compare"],
    ["fr", "une tache d’encre sur ma chemise, je fais quoi", "care"],
    ["fr", "un pull sans laine parce que ça bouloche", "find"],
    ["fr", "UK 10 en robe ça fait combien chez nous ?", "size"],
    ["fr", "vous m’avez beaucoup aidée", "thanks"],
    ["fr", "bonjour, vous embauchez en ce moment ?", "out_of_scope"],
    ["fr", "vous proposez des tarifs étudiants ?", "out_of_scope"],
    ["fr", "je voudrais retourner ma jupe et être remboursée", "out_of_scope"],
    ["fr", "vous avez des pyjamas pour un bébé ?", "out_of_scope"],
    ["fr", "je suis médecin, il me faut des ballerines", "find"],
    ["fr", "une chemise qui se repasse pas", "find"],
    ["fr", "un pantalon pour rendre ma silhouette plus fine", "find"],
    ["fr", "seulement ce qui est en solde", "refine"],
  ] as const)("%s: %s", (language, text, intent) => {
    expect(hear(language, text).intent).toBe(intent);
  });
});

describe("occasions by what happens", patient, () => {
  test.each([
    ["en", "my nephew is being christened, a dress", "ceremony"],
    ["en", "my cousin is tying the knot, a dress", "wedding"],
    ["en", "a dress for my hen do", "party"],
    ["fr", "on fait baptiser le petit, une robe", "ceremony"],
    ["fr", "une robe pour la remise des prix", "ceremony"],
    ["fr", "je marie ma fille, une robe", "wedding"],
    ["fr", "un sac pour tout les jour", "everyday"],
  ] as const)("%s: %s", (language, text, occasion) => {
    expect(hear(language, text).slots.occasion).toEqual([occasion]);
  });
});

describe("for whom", patient, () => {
  test("a relative needs no article", () => {
    expect(hear("en", "Boyfriend needs a belt")).toMatchObject({
      for: "men",
      gift: true,
      slots: { category: ["D.1.1"] },
    });
    expect(hear("fr", "un foulard pour moi mère")).toMatchObject({ for: "women", gift: true });
  });
  test("a best man asks for himself, and whoever finds it too dear gives nothing away", () => {
    expect(hear("en", "I’m the best man, a navy suit").for).toBeUndefined();
    expect(hear("fr", "c’est trop cher pour moi").forMe).toBeUndefined();
  });
});

test("a term is what stands in quotation marks, without a word to whoever is asked", patient, () => {
  expect(hear("en", "what does 'raglan' mean on a label").terms).toEqual(["raglan"]);
  expect(hear("en", "what is a gilet, love?").terms).toEqual(["gilet"]);
  expect(hear("en", "what's the diff between a brogue and a loafer").terms).toEqual(["brogue", "loafer"]);
});
