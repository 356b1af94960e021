import {
  type CutWords,
  closures,
  collars,
  colours,
  fits,
  heelShapes,
  heels,
  lengths,
  materials,
  necklines,
  occasions,
  patterns,
  rises,
  seasons,
  sleeves,
} from "#vocabulary/attribute.ts";
import { leaves } from "#vocabulary/category.ts";
import { styleAxes } from "#vocabulary/style.ts";

/** The words of an attribute and the numbers they have in a column: 0 is "not said", 1 the first word. */
export interface Words<Word extends string> {
  readonly list: readonly Word[];
  readonly codeOf: (word: Word | undefined) => number;
  readonly wordOf: (code: number) => Word | undefined;
}

function words<Word extends string>(list: readonly Word[]): Words<Word> {
  const codes = new Map(list.map((word, i) => [word, i + 1]));
  return {
    list,
    codeOf: (word) => (word === undefined ? 0 : (codes.get(word) ?? 0)),
    wordOf: (code) => list[code - 1],
  };
}

export const leafCodes = words(leaves);
export const colourCodes = words(colours);
export const patternCodes = words(patterns);
export const materialCodes = words(materials);
export const fitCodes = words(fits);
export const occasionCodes = words(occasions);
export const seasonCodes = words(seasons);

/** One small column for each word of the cut. */
export const cutCodes: { readonly [Name in keyof CutWords]-?: Words<NonNullable<CutWords[Name]>> } = {
  neckline: words(necklines),
  collar: words(collars),
  sleeve: words(sleeves),
  length: words(lengths),
  rise: words(rises),
  closure: words(closures),
  heel: words(heels),
  heelShape: words(heelShapes),
};
export const cutNames = Object.keys(cutCodes) as readonly (keyof CutWords)[];

/** Bit i is word i of the list: no attribute with many values has more than 32 words. */
export function maskOf<Word extends string>(codes: Words<Word>, chosen: readonly Word[]): number {
  let mask = 0;
  for (const word of chosen) {
    const code = codes.codeOf(word);
    if (code > 0) mask |= 1 << (code - 1);
  }
  return mask >>> 0;
}

export function wordsOfMask<Word extends string>(codes: Words<Word>, mask: number): Word[] {
  return codes.list.filter((_, i) => (mask & (1 << i)) !== 0);
}

export const axisCount = styleAxes.length;
