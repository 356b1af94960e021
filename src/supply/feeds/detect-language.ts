import type { Language } from "#vocabulary/language.ts";
import { foldText } from "#vocabulary/lexicon/fold-text.ts";

/** English or French, by the small words only one of them has; nothing when it is neither or cannot be told. */
export function detectLanguage(text: string): Language | undefined {
  const sample = text.slice(0, 2000);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters === 0 || latin / letters < 0.7) return undefined;
  const score = { en: 0, fr: 0 };
  for (const word of foldText(sample).split(/[^a-z]+/u)) {
    if (english.has(word)) score.en += 1;
    if (french.has(word)) score.fr += 1;
  }
  // Accents that French has and English borrows rarely.
  if (/[éèêàçùîôœ]/iu.test(sample)) score.fr += 1;
  if (score.en === score.fr) return undefined;
  return score.en > score.fr ? "en" : "fr";
}

const english = new Set(
  "the and with for in of this is a by from your made our it sleeve sleeves shirt dress jacket coat shoes bag women men womens mens black white blue red green grey neck leather cotton wool fit slim waist".split(
    " ",
  ),
);
const french = new Set(
  "le la les et avec pour en de du des un une ce cette au aux par sur votre est sans manches chemise robe veste manteau chaussures sac femme homme noir blanc bleu rouge vert gris col cuir coton laine coupe taille".split(
    " ",
  ),
);
