import type { SlotName } from "#vocabulary/assistant.ts";
import type { CutWords, Fit, Occasion, Season } from "#vocabulary/attribute.ts";
import {
  collarLabels,
  colourLabels,
  heelLabels,
  heelShapeLabels,
  materialLabels,
  necklineLabels,
  patternLabels,
  riseLabels,
  sleeveLabels,
} from "#vocabulary/attribute-labels.ts";
import type { Language } from "#vocabulary/language.ts";
import { occasionLabels, seasonLabels } from "#vocabulary/occasion-labels.ts";
import { styleAxisLabels } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { cutWord } from "./adjectives.ts";
import { nounOf } from "./nouns.ts";

type Both = Readonly<Record<Language, string>>;
const both = (en: string, fr: string): Both => ({ en, fr });
const found = (table: Readonly<Record<string, Both>>, key: string): Both => table[key] ?? both(key, key);

/** Lengths and closures as adjectives would have to agree with what they are said of: these do not. */
const lengthWords: Readonly<Record<NonNullable<CutWords["length"]>, Both>> = {
  cropped: both("Cropped", "Longueur raccourcie"),
  short: both("Short", "Longueur courte"),
  regular: both("Regular length", "Longueur classique"),
  midi: both("Midi length", "Longueur midi"),
  long: both("Long", "Version longue"),
  maxi: both("Maxi length", "Longueur maxi"),
};
const closureWords: Readonly<Record<NonNullable<CutWords["closure"]>, Both>> = {
  button: both("Buttoned", "Fermeture à boutons"),
  zip: both("Zipped", "Fermeture zippée"),
  tie: both("Tied", "À nouer"),
  "pull-on": both("Pull-on", "À enfiler"),
  "double-breasted": both("Double-breasted", "Fermeture croisée"),
  wrap: both("Wrap", "Façon portefeuille"),
  buckle: both("Buckled", "À boucle"),
  "lace-up": both("Lace-up", "À lacets"),
};
const heelWords: Readonly<Record<string, Both>> = {
  ...heelLabels,
  ...heelShapeLabels,
  flat: both("Flat", "Talon plat"),
};
export const formalityWords: Readonly<Record<string, Both>> = {
  1: both("Lounge", "Détente"),
  2: both("Casual", "Décontracté"),
  3: both("Smart casual", "Décontracté chic"),
  4: both("Dressy", "Habillé"),
  5: both("Black tie", "Grande tenue"),
};

/** One value of a slot by itself, as a chip or a fact says it. */
export function slotWord(
  slot: SlotName,
  value: string,
  language: Language,
  {
    universe,
    brands,
  }: { readonly universe: Universe; readonly brands?: ReadonlyMap<number, { name: string }> },
): string {
  switch (slot) {
    case "category":
      return capital(nounOf(value, universe)[language][1]);
    case "colour":
      return found(colourLabels, value)[language];
    case "pattern":
      return found(patternLabels, value)[language];
    case "material":
      return found(materialLabels, value)[language];
    case "cut":
      return capital(cutWord(value as Fit, language));
    case "neckline":
      return found(necklineLabels, value)[language];
    case "collar":
      return found(collarLabels, value)[language];
    case "sleeve":
      return found(sleeveLabels, value)[language];
    case "length":
      return found(lengthWords, value)[language];
    case "rise":
      return found(riseLabels, value)[language];
    case "closure":
      return found(closureWords, value)[language];
    case "heel":
      return found(heelWords, value)[language];
    case "occasion":
      return occasionLabels[value as Occasion]?.[language] ?? value;
    case "season":
      return seasonLabels[value as Season]?.[language] ?? value;
    case "formality":
      return found(formalityWords, value)[language];
    case "style":
      return found(styleAxisLabels, value)[language];
    case "brand":
      return brands?.get(Number(value))?.name ?? value;
  }
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** Not what is a name or a letter: T-shirt, V-neck. */
export const small = (text: string): string =>
  /^\p{Lu}(\p{Lu}|[-\s]|$)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
