import { leafName, leaves } from "#vocabulary/category.ts";
import { isUnder } from "#vocabulary/category-code.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Standing } from "../conversation.ts";
import { nounOf } from "./nouns.ts";
import { capital } from "./slot-words.ts";

/** Where what is asked for is only found in the other universe: dresses among men's clothes. Nobody is sent there unasked. */
export function tellElsewhere({ slots }: Standing, universe: Universe, language: Language) {
  const [code] = slots.category ?? [];
  const isIn = (where: Universe) =>
    slots.category?.some((branch) => leaves.some((leaf) => isUnder(leaf, branch) && leafName(leaf, where)));
  const other: Universe = universe === "men" ? "women" : "men";
  if (!code || isIn(universe) || !isIn(other)) return undefined;
  const noun = capital(nounOf(code, other)[language][1]);
  const [whose, say] = { en: whoseEnglish, fr: whoseFrench }[language][other];
  return {
    text:
      language === "en"
        ? `${noun} are among ${whose} clothes, and you are looking at the others. Shall I look there?`
        : `${noun}\u00a0: cela se trouve ${whose}. Voulez-vous que j’y cherche\u202f?`,
    products: [],
    suggestions: [{ label: capital(say), say }],
  };
}

const whoseEnglish: Readonly<Record<Universe, readonly [string, string]>> = {
  men: ["men’s", "for men"],
  women: ["women’s", "for women"],
};
const whoseFrench: Readonly<Record<Universe, readonly [string, string]>> = {
  men: ["du côté des hommes", "pour homme"],
  women: ["du côté des femmes", "pour femme"],
};
