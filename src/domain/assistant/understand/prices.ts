import type { AskedPrice } from "#vocabulary/assistant.ts";
import { asking } from "#vocabulary/lexicon/conversation/asking.ts";
import { priceIn } from "../../search/understand/price-phrase.ts";
import { measuredIn } from "./measured.ts";
import { blank, blankAll, says, wholeWords, wordsLike } from "./patterns.ts";
import { plainPrices } from "./price-words.ts";

export interface PriceRead {
  readonly price?: AskedPrice;
  readonly rest: string;
}

/** A message may say two things of the price: "at least 100, I want quality, but no more than 180". */
const mostPhrases = 3;

/** The 85E of a bra costs no 85 euros. */
export function readPrices(text: string, wasPriced: boolean, size = Number.NaN): PriceRead {
  const isOfLook = says(text, ofLook);
  const read = unmeasured(text, wasPriced || isOfLook, size);
  return read.price && isOfLook
    ? { ...read, price: { ...read.price, total: true }, rest: blankAll(read.rest, ofLook) }
    : read;
}

function unmeasured(text: string, wasPriced: boolean, size: number): PriceRead {
  const measured = measuredIn(text);
  if (!measured) return pricesIn(text, wasPriced, size);
  const [start, end] = measured.at;
  const { rest, ...read } = pricesIn(blank(text, measured.at), wasPriced, size);
  return { ...read, rest: rest.slice(0, start) + text.slice(start, end) + rest.slice(end) };
}

function pricesIn(text: string, wasPriced: boolean, size: number): PriceRead {
  const price: { min?: number; max?: number; about?: number } = {};
  const isTotal = says(text, total);
  let rest = plainPrices(text)
    .replace(spaced, "$1$2")
    .replace(noMore, (found) => "max".padStart(found.length, " "));
  for (let i = 0; i < mostPhrases; i++) {
    const said = priceIn(rest);
    if (!said || /^\s*(?:not|pas)\s+\d/.test(rest.slice(...said.at))) break;
    const { amount, kind, upTo, at } = said;
    if (kind === "between") [price.min, price.max] = [amount, upTo ?? amount];
    else if (kind === "least") price.min ??= amount;
    else if (kind === "about") price.about ??= amount;
    else if (kind === "most" || isTotal || wasPriced) price.max ??= amount;
    else if (price.max === undefined) price.about ??= amount;
    rest = blank(rest, at);
    const still = stillMost.exec(rest.slice(at[1]));
    if (still) rest = blank(rest, [at[1], at[1] + still[0].length]);
  }
  if (price.min === undefined && price.max === undefined && price.about === undefined) {
    const found = rangeIn(rest) ?? looseIn(rest, isTotal, wasPriced, size);
    if (found) {
      Object.assign(price, found.price);
      rest = blank(rest, found.at);
    }
  }
  const isSaid = Object.keys(price).length > 0;
  if (price.max !== undefined) delete price.about;
  return {
    rest: isSaid ? blankAll(rest, total) : rest,
    ...(isSaid && { price: { ...price, ...(isTotal && { total: true as const }) } }),
  };
}

/** « Entre 50 et 75 maxi » says nothing of the length. */
const stillMost = /^ *(?:grand |au )?(?:maxi|max|maximum|tops)(?![a-z])/;
/** « Je veux pas mettre plus de 85 ». */
const noMore =
  /(?<![a-z])(?:(?:pas|jamais|ne [a-z]+ pas|rien) (?:[a-z]+ ){0,3}?|(?:sans|refuse(?: de| d)?|question (?:de|d)|inutile de|interdit de|eviter de|evite de) (?:y |en |lui )?(?:depenser|mettre|payer|debourser|claquer|lacher|investir|monter|aller|laisser|sortir|cramer)(?: [a-z]+){0,2}? )(?:plus (?:de|que)|au dessus de|au dela de)(?= ?\d)|(?<![a-z])(?:without|refuse to|not worth|no point) (?:spend(?:ing)?|pay(?:ing)?|go(?:ing)?|fork(?:ing)? out|shell(?:ing)? out)(?: [a-z]+){0,2}? (?:more than|over|above|past|beyond)(?= ?[€£$]?\d)/g;
/** "1 000 euros" is one number. */
const spaced = /\b(\d) (\d{3})(?= ?(?:€|euros?|eur\b))/g;

interface Found {
  readonly price: AskedPrice;
  readonly at: readonly [number, number];
}

/** "30 to 50" are euros, "38-40" are sizes. */
function rangeIn(text: string): Found | undefined {
  const found = /(?<![\d.,a-z])(\d{2,4}) ?(?:-|to|a) ?(\d{2,4})(?![\d%]|th)/.exec(text);
  const [low, high] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || high - low <= 4) return undefined;
  return { price: { min: low * 100, max: high * 100 }, at: [found.index, found.index + found[0].length] };
}

const nextSizes = 4;

/** An amount without a word for money, where something else says that it is one. */
function looseIn(text: string, isTotal: boolean, wasPriced: boolean, size: number): Found | undefined {
  for (const found of text.matchAll(
    /(?<![\d.,a-z])(?:for |pour )?(\d{2,4})(?![\d.,%a-z]|-\d| ?(?:ans|years?|degrees|degres|kilos|kg|cm|jours|days)\b)/g,
  )) {
    const amount = Number(found[1]);
    // "Make it 43" after a 42 is the next size.
    if (Math.abs(amount - size) <= nextSizes) continue;
    const [before, after] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
    const isNamed =
      /(?:make it|do it for|say|disons|(?:go|going|stretch|push(?: it)?|raise it|extend|bump it|up it) (?:up )?to|manage|afford|as (?:high|much) as|(?:passe|monte|aller?|pousse|va|grimpe)(?:r|z|s)? (?:a|jusqu a)|mettons|j irais (?:a|jusqu a)|budget|(?:budget|limite?|max) (?:up )?(?:to|a|jusqu a))\s*$/.test(
        before,
      ) ||
      /^\s*(?:ca passe|enough|suffi(?:t|sent|rait|ra)|ca va(?=$|[ ,.!])|c est bon|will do|is my limit|works|tops)|^\s*(?:is|are|would be|c est|ca va|serait) (?:ok|okay|fine|good|alright|bon|bien|possible)/.test(
        after,
      ) ||
      /(?:do it|possible|faisable|doable)\s*$/.test(before) ||
      /^for|^pour/.test(found[0]);
    const isNoSize =
      amount >= 66 ||
      /^\s*(?:enough|suffi)/.test(after) ||
      /(?:budget|limite?) (?:up )?(?:to|a|jusqu a)\s*$/.test(before);
    if (isTotal || (isNamed && (isNoSize || wasPriced)) || (wasPriced && isNoSize))
      return { price: { max: amount * 100 }, at: [found.index, found.index + found[0].length] };
  }
  return undefined;
}

const total = wordsLike(asking.total);
/** "300 for the whole outfit": what a price is for; a look that is only asked for says nothing of it. */
const ofLook = wholeWords([
  "(?:keep|get|have|want|need) (?:the |my ) *(?:whole|entire|full|complete|total) +(?:outfit|look|ensemble|thing|lot)(?= +(?:to |at )?(?:under|below|within|less|max|beneath|around|about))",
  "(?:garde|garder|gardez|reste|rester|restez) (?:toute |tout )(?:la |le |l )(?:tenue|look|ensemble|silhouette)(?= +(?:a |en |pour )?(?:moins|dessous|sous|max))",
  "(?:for|across|on) (?:the |my |an? )? *(?:(?:whole|entire|full|complete|total) +)*(?:outfit|look|ensemble|get ?up|shebang)(?= *(?:$|[,.!?;]|(?:and|but|if|please|max|maximum|tops|in total|all in)(?![a-z])))",
  "(?:pour|sur) (?:toute |tout )?(?:la |le |l |ma |mon |une |un )?(?:tenue|look|outfit|ensemble|silhouette)(?: +(?:complete?|entiere?|totale?))?(?= *(?:$|[,.!?;]|(?:et|mais|si|svp|max|maxi|maximum|en tout|au total)(?![a-z])))",
]);
