import type { ColourKey, Fit, seasons } from "#vocabulary/attribute.ts";
import { colourLabels } from "#vocabulary/attribute-labels.ts";
import type { BudgetKey } from "#vocabulary/budget.ts";
import { type CutField, cutLabel } from "#vocabulary/cut.ts";
import { type Size, type SizeField, sizeText } from "#vocabulary/size.ts";
import { styleAxes, styleAxisLabels } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Bilingual } from "../catalogue/product.ts";

/* Every reason people read. Each states a fact that can be checked against the piece and what the person said. */

const both = (en: string, fr: string): Bilingual => ({ en, fr });

const axisName = (axis: number): Bilingual => {
  const name = styleAxes[axis - 1];
  if (!name) throw new Error(`no style ${axis}`);
  return styleAxisLabels[name];
};

export function yourStyle(axis: number, wholly: boolean): Bilingual {
  const { en, fr } = axisName(axis);
  return wholly
    ? both(`${en}, your style`, `${fr}, votre style`)
    : both(`Leans towards your style: ${en}`, `Dans l’esprit de votre style\u00a0: ${fr}`);
}

export function styleYouWant(axis: number, wholly: boolean): Bilingual {
  const { en, fr } = axisName(axis);
  return wholly
    ? both(`${en}, a style you want to try`, `${fr}, un style qui vous tente`)
    : both(
        `Leans towards a style you want to try: ${en}`,
        `Dans l’esprit d’un style qui vous tente\u00a0: ${fr}`,
      );
}

export const brandYouFollow = (name: string): Bilingual =>
  both(`From a brand you follow: ${name}`, `D’une marque que vous suivez\u00a0: ${name}`);

export const onYourList = ({ en, fr }: Bilingual): Bilingual =>
  both(`On your list: ${en}`, `Parmi vos envies\u00a0: ${fr}`);

export type PricePlace = "within" | "above" | "below";

/** Without a row the range is an estimate, and the words say so. */
export function budgetWords(place: PricePlace, universe: Universe, row: BudgetKey | undefined): Bilingual {
  if (!row) return estimates[place];
  const [en, men, women = men] = budgetNames[row];
  const fr = universe === "men" ? men : women;
  if (place === "within") return both(`Within your ${en} budget`, `Dans votre budget ${fr}`);
  if (place === "below") return both(`Below your ${en} budget`, `En dessous de votre budget ${fr}`);
  return both(`A little above your ${en} budget`, `Un peu au-dessus de votre budget ${fr}`);
}

const estimates: Readonly<Record<PricePlace, Bilingual>> = {
  within: both("Probably within your budget", "Sans doute dans votre budget"),
  above: both("Probably a little above your budget", "Sans doute un peu au-dessus de votre budget"),
  below: both("Probably below your budget", "Sans doute en dessous de votre budget"),
};

/** English; French; French in the women's universe where it differs. */
const budgetNames: Readonly<Record<BudgetKey, readonly [en: string, fr: string, women?: string]>> = {
  tshirts: ["T-shirt", "T-shirts et polos", "T-shirts et tops"],
  shirts: ["shirt", "chemises", "chemises et blouses"],
  dresses: ["dress", "robes"],
  pullover: ["pullover", "pulls et sweats"],
  jackets: ["jacket", "vestes et blousons"],
  coats: ["coat", "manteaux"],
  skirts: ["skirt", "jupes"],
  pants: ["trouser", "pantalons"],
  suits: ["suit", "costumes", "tailleurs"],
  lingerie: ["lingerie", "lingerie"],
  classic_shoes: ["classic shoe", "chaussures de ville"],
  casual_shoes: ["casual shoe", "chaussures décontractées"],
};

export function inYourSize(size: Size, isShoe: boolean, about: boolean): Bilingual {
  const [text, noun] = [sizeText(size), isShoe ? "pointure" : "taille"];
  return about
    ? both(`In about your size: ${text}`, `À peu près votre ${noun}\u00a0: ${text}`)
    : both(`In your size: ${text}`, `Dans votre ${noun}\u00a0: ${text}`);
}

/** Of a whole field of sizes, where no piece is at hand. */
export function inYourSizes(field: SizeField, universe: Universe): Bilingual {
  const [en, fr, enWomen = en, frWomen = fr] = sizeFieldNames[field];
  const [english, french] = universe === "men" ? [en, fr] : [enWomen, frWomen];
  return both(`In your size: ${english}`, `Dans votre taille\u00a0: ${french}`);
}

/** English and French; the same in the women's universe where they differ. */
const sizeFieldNames: Readonly<
  Record<SizeField, readonly [en: string, fr: string, enWomen?: string, frWomen?: string]>
> = {
  tshirts: ["T-shirts", "T-shirts"],
  tops: ["pullovers", "pulls", "tops", "hauts"],
  shirts: ["shirts", "chemises", "shirts and blouses", "chemises et blouses"],
  jackets: ["jackets and coats", "vestes et manteaux"],
  pants_waist: ["jeans and chinos", "jeans et chinos", "jeans", "jeans"],
  pants: ["trousers", "pantalons"],
  shoes: ["shoes", "chaussures"],
};

export function yourCut(field: CutField, fit: Fit): Bilingual {
  const { en, fr } = cutLabel(field, fit);
  return both(`${en} cut, as you like it`, `Coupe ${fr.toLowerCase()}, comme vous l’aimez`);
}

/** How many steps of five it is dressier than the person's dress code; below 0 it is more relaxed. */
export function dressiness(steps: number): Bilingual {
  if (steps === 0) return both("As dressy as you like it", "Pile dans votre dress code");
  const [en, fr] = Math.abs(steps) === 1 ? ["A notch", "Un cran"] : ["Two notches", "Deux crans"];
  return steps > 0
    ? both(`${en} dressier than you like it`, `${fr} plus habillée que votre dress code`)
    : both(`${en} more relaxed than you like it`, `${fr} plus décontractée que votre dress code`);
}

export const closeToLiked = ({ en, fr }: Bilingual): Bilingual =>
  both(`Close to a piece you liked: ${en}`, `Proche d’une pièce que vous avez aimée\u00a0: ${fr}`);

export const turnedDown = {
  colour(colour: ColourKey): Bilingual {
    const { en, fr } = colourLabels[colour];
    return both(
      `Not in ${en.toLowerCase()}, which you turned down`,
      `Pas en ${fr.toLowerCase()}, que vous avez écarté`,
    );
  },
  cut(field: CutField, fit: Fit): Bilingual {
    const { en, fr } = cutLabel(field, fit);
    return both(
      `Not in the ${en.toLowerCase()} cut you turned down`,
      `Pas de coupe ${fr.toLowerCase()}, que vous avez écartée`,
    );
  },
  price: both("Below the price you turned down", "En dessous du prix que vous avez écarté"),
  any: both("Without what you turned down", "Sans ce que vous avez écarté"),
} as const;

export const newness = {
  week: both("New this week", "Nouveauté de la semaine"),
  month: both("New this month", "Nouveauté du mois"),
  lately: both("Added not long ago", "Arrivée récente"),
} as const;

export const liking = {
  much: both("Much liked now", "Plaît beaucoup en ce moment"),
  some: both("Liked now", "Plaît en ce moment"),
} as const;

/** What a learned weight rests on. */
type Choosing = "often" | "once" | "asked";

export function keepChoosing({ en, fr }: Bilingual, how: Choosing): Bilingual {
  return {
    often: both(`${en}, which you keep choosing`, `${fr}, que vous choisissez souvent`),
    once: both(`${en}, as in a piece that caught your eye`, `${fr}, comme une pièce qui vous a plu`),
    asked: both(`${en}, which you asked for`, `${fr}, que vous avez demandé`),
  }[how];
}

export const unlikeTurnedDown = {
  nothing: both("Nothing in it that you tend to turn down", "Rien de ce que vous écartez d’habitude"),
  little: both("Little in it that you tend to turn down", "Peu de ce que vous écartez d’habitude"),
} as const;

export const alsoChosen = ({ en, fr }: Bilingual): Bilingual =>
  both(
    `People who liked ${en} also chose this`,
    `Choisie aussi par celles et ceux qui ont aimé\u00a0: ${fr}`,
  );

/** Where no people stand behind it, only what the two pieces are. */
export const closeTo = ({ en, fr }: Bilingual): Bilingual =>
  both(`Close to ${en}, which caught your eye`, `Proche d’une pièce qui vous a attiré l’œil\u00a0: ${fr}`);

export const inSeason: Readonly<Record<(typeof seasons)[number], Bilingual>> = {
  spring: both("Right for spring", "Parfaite pour le printemps"),
  summer: both("Right for summer", "Parfaite pour l’été"),
  autumn: both("Right for autumn", "Parfaite pour l’automne"),
  winter: both("Right for winter", "Parfaite pour l’hiver"),
};

export const inAnySeason = both("Right for the season", "De saison");
