import type { Bilingual } from "../../catalogue/product.ts";
import { type Arm, axisWords, familyWords } from "./arms.ts";
import type { Known } from "./own-taste.ts";

/** Which way a piece goes that is not of someone's own taste: true of the piece and of how their taste is known. */
export function stretchReason(known: Known, { axis, family }: Arm): Bilingual {
  const [style, kind] = [axisWords(axis), familyWords(family)];
  const both: Bilingual = { en: `${style.en}, ${kind.en}`, fr: `${style.fr}, ${kind.fr}` };
  const way = (en: string, fr: string, to: Bilingual): Bilingual => ({
    en: `${en}: ${to.en.toLowerCase()}`,
    fr: `${fr}\u00a0: ${to.fr.toLowerCase()}`,
  });
  switch (known) {
    case "styles":
      return way("A step outside your styles", "Un pas hors de vos styles", style);
    case "likes":
      return way(
        "A step outside what you usually like",
        "Un pas hors de ce que vous aimez d’habitude",
        style,
      );
    case "wishes":
      return way("A step outside your list", "Un pas hors de vos envies", kind);
    case "brands":
      return way("A step outside the brands you follow", "Un pas hors des marques que vous suivez", style);
    case "crowd":
      return way(
        "A step away from what most people choose here",
        "Un pas de côté, loin des choix les plus courants ici",
        both,
      );
    case "shop":
      return way(
        "A step away from what there is most of here",
        "Un pas de côté, loin de ce qu’on trouve le plus ici",
        both,
      );
  }
}

/** "Bohemian · Coats" */
export function armWords({ axis, family }: Arm): Bilingual {
  const [style, kind] = [axisWords(axis), familyWords(family)];
  return { en: `${style.en} · ${kind.en}`, fr: `${style.fr} · ${kind.fr}` };
}
