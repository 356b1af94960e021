import type { Bilingual } from "../../catalogue/product.ts";
import { boostPoints } from "../../people/overrides.ts";
import type { InView } from "../diversify.ts";
import type { Pick } from "../recommend.ts";

interface Moved {
  readonly place: number;
  readonly placeByScore: number;
  /** What was around it when a piece that fits less came before it. */
  readonly view: InView | undefined;
  readonly before: readonly Pick[];
}

/** Why a piece is not where its score alone would put it; nothing where it is. */
export function movedWords({ led, stretch, score }: Pick, moved: Moved): Bilingual | null {
  const { place, placeByScore, view, before } = moved;
  if (stretch)
    return {
      en: "Here because of openness, not because of its score",
      fr: "Placée ici par l’ouverture, pas par son score",
    };
  if (led === "pin") return { en: "Pinned to the top", fr: "Épinglée en tête" };
  if (led === "boost")
    return {
      en: `Lifted: placed as if its score were ${score + boostPoints} instead of ${score}`,
      fr: `Remontée\u00a0: placée comme si son score était ${score + boostPoints} au lieu de ${score}`,
    };
  const [tried, put] = [
    before.filter((one) => one.stretch).length,
    before.filter((one) => one.led && !one.stretch).length,
  ];
  if (place === placeByScore) return null;
  if (place < placeByScore)
    return {
      en: "Moved up: pieces that score more were too much like those before",
      fr: "Remontée\u00a0: des pièces mieux notées ressemblaient trop aux précédentes",
    };
  if (view) return crowdWords(view);
  return tried + put > 0 ? aheadWords(tried, put) : null;
}

/** In the words of what variety goes by. */
function crowdWords({ brand, leaf, colour, isShut }: InView): Bilingual {
  const parts: readonly (readonly [number, string, string])[] = [
    [brand, "of its brand", "de sa marque"],
    [leaf, "of its kind", "de sa catégorie"],
    [colour, "in its colour", "de sa couleur"],
  ];
  const told = parts.filter(([count]) => count > 0);
  const en = told.map(([count, words]) => `${count} ${words}`).join(", ");
  const fr = told.map(([count, , mots]) => `${count} ${mots}`).join(", ");
  if (told.length === 0)
    return {
      en: "Moved down: others were less like what came before",
      fr: "Descendue\u00a0: d’autres ressemblaient moins aux précédentes",
    };
  return isShut
    ? {
        en: `Moved down: its brand or kind had its share of the 24 in view (${en})`,
        fr: `Descendue\u00a0: sa marque ou sa catégorie avait sa part des 24 à l’écran (${fr})`,
      }
    : {
        en: `Moved down for variety: already in view ${en}`,
        fr: `Descendue pour varier\u00a0: déjà à l’écran ${fr}`,
      };
}

function aheadWords(tried: number, put: number): Bilingual {
  const en = [
    ...(tried > 0 ? [`${tried} from outside their taste`] : []),
    ...(put > 0 ? [`${put} pinned or lifted`] : []),
  ].join(", ");
  const fr = [
    ...(tried > 0 ? [`${tried} hors de son goût`] : []),
    ...(put > 0 ? [`${put} épinglée${put > 1 ? "s" : ""} ou remontée${put > 1 ? "s" : ""}`] : []),
  ].join(", ");
  return { en: `Comes after ${en}`, fr: `Vient après ${fr}` };
}
