import type { Image } from "#contract/image.ts";
import type { Article } from "#domain/editorial/article.ts";
import type { Weave } from "#vocabulary/editorial-page.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Pictures } from "../ports.ts";
import { presentImage } from "./image.ts";

export function presentCover({ cover, language }: Article, pictures: Pictures): Image {
  const facts = pictures.find(`cover-${cover}`);
  if (!facts) throw new Error(`There is no picture of the cover ${cover}.`);
  return presentImage(facts, words[cover][language]);
}

const words: Record<Weave, Record<Language, string>> = {
  houndstooth: {
    en: "Houndstooth wool in ink and ecru, folded back",
    fr: "Lainage pied-de-poule encre et écru, replié",
  },
  cable: { en: "Cream cable knit, folded back", fr: "Maille torsadée crème, repliée" },
  twill: { en: "Camel cotton twill, folded back", fr: "Sergé de coton camel, replié" },
  herringbone: { en: "Grey herringbone wool, folded back", fr: "Lainage à chevrons gris, replié" },
  pinstripe: {
    en: "Charcoal wool with a chalk pinstripe, folded back",
    fr: "Lainage anthracite à fines rayures craie, replié",
  },
  check: {
    en: "Checked cloth in sand, brown and brick red, folded back",
    fr: "Étoffe à carreaux sable, bruns et rouge brique, repliée",
  },
};
