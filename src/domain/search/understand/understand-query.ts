import type { Language } from "#vocabulary/language.ts";
import type { BrandIndex } from "#vocabulary/lexicon/brand-index.ts";
import { matchWords } from "#vocabulary/lexicon/match-words.ts";
import { guessLanguage } from "../../catalogue/title/guess-language.ts";
import { coloursIn } from "./colours-in.ts";
import { freeWords } from "./free-words.ts";
import { garmentIn } from "./garment-in.ts";
import { borrowedIn, hearGoods } from "./hear-goods.ts";
import { impliedIn, moodOf, moodsWithin, veganIn } from "./moods.ts";
import { outfitIn } from "./outfit-in.ts";
import { readPrice } from "./price-phrase.ts";
import { readNegations } from "./read-negations.ts";
import { readSize } from "./size-phrase.ts";
import { isOfCut, suits, traitOf } from "./traits.ts";
import { stretchOf, type Understood } from "./understood.ts";
import { unwantedIn } from "./unwanted-in.ts";
import { universeIn } from "./wearer-in.ts";

/** What somebody wants who types this: price, size and negation by grammar, the rest by the lexicon. */
export function understandQuery(text: string, told: Language, brands: BrandIndex): Understood {
  const { rest: unpriced, at: priceAt, ...bounds } = readPrice(text);
  const { rest: plain, at: sizeAt, label, system, isBare = false } = readSize(unpriced);
  const language = guessLanguage(plain, matchWords(plain, { brands })) ?? told;
  const negations = readNegations(plain, matchWords(plain, { language, brands }));
  const said = hearGoods(negations.rest, language, brands);
  const universe = universeIn(said);
  const garment = garmentIn(said, universe?.is);
  const used = [...said.matches, ...borrowedIn(said)].filter(
    ({ concept }) => concept.facet !== "outside" && suits(concept, garment),
  );
  return {
    language,
    ...(universe && { universe }),
    ...(garment && { garment }),
    brands: said.matches.flatMap(({ concept, start, end }) =>
      concept.facet === "brand" ? [{ name: concept.key, ...stretchOf(said.text, [start, end]) }] : [],
    ),
    wanted: [
      ...coloursIn(said),
      ...used.filter((match) => !isOfCut(match)).flatMap((match) => traitOf(match, said.text)),
      ...unwantedIn(negations, text),
      ...veganIn(said.text),
    ],
    // Shops say less of the cut than shoppers do.
    hoped: [
      ...used.filter(isOfCut).flatMap((match) => traitOf(match, said.text)),
      ...used.flatMap((match) => moodOf(match, said.text)),
      ...(garment ? moodsWithin(said.text, garment, language) : outfitIn(said.text)),
      ...impliedIn(said.text),
    ],
    ...(priceAt && { price: { ...bounds, ...stretchOf(text, priceAt) } }),
    ...(label &&
      sizeAt && { size: { label, ...(system && { system }), isBare, ...stretchOf(text, sizeAt) } }),
    free: freeWords(said.text, used),
    unwantedWords: negations.words.map(({ word, at }) => ({ word, ...stretchOf(text, at) })),
  };
}
