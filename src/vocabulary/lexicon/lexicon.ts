import { colourWords } from "./colours.ts";
import type { LexiconEntry } from "./concept.ts";
import { cutWords } from "./cuts.ts";
import { accessories } from "./garments/accessories.ts";
import { bottoms } from "./garments/bottoms.ts";
import { intimates } from "./garments/intimates.ts";
import { outerwear } from "./garments/outerwear.ts";
import { shoes } from "./garments/shoes.ts";
import { tops } from "./garments/tops.ts";
import { materialWords } from "./materials.ts";
import { momentWords } from "./moments.ts";
import { nameWords } from "./names.ts";
import { outsideWords } from "./outside.ts";
import { patternWords } from "./patterns.ts";
import { shoppingWords } from "./shopping.ts";

/** Raised when what words mean changes: whatever was read with another version is read again. */
export const lexiconVersion = 4;

/** Every word form of fashion we know, in both languages, with what it means. */
export const lexicon: readonly LexiconEntry[] = [
  ...tops,
  ...bottoms,
  ...outerwear,
  ...shoes,
  ...accessories,
  ...intimates,
  ...colourWords,
  ...patternWords,
  ...materialWords,
  ...cutWords,
  ...momentWords,
  ...shoppingWords,
  ...outsideWords,
  ...nameWords,
];
