import type { AskedPrice, Comparison, Slots } from "#vocabulary/assistant.ts";
import { type Asking, asking } from "#vocabulary/lexicon/conversation/asking.ts";
import { besides, instead, others, plainlyBesides } from "#vocabulary/lexicon/conversation/pointing.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { readNegations } from "../../search/understand/read-negations.ts";
import type { Utterance } from "../utterance.ts";
import { categoriesIn, garmentsOf } from "./categories.ts";
import { fillColours } from "./colours-said.ts";
import { readComparatives } from "./comparatives.ts";
import { withoutCorrected } from "./corrections.ts";
import { readDressCodes } from "./dress-codes.ts";
import { freed, readDrops, takenBack } from "./drops.ts";
import { addGarment, fill, heelsIn, isOfName } from "./fill-slots.ts";
import type { Hearing } from "./hearing.ts";
import { add, type Many } from "./many.ts";
import type { Message } from "./message.ts";
import { readMonths } from "./months.ts";
import { readOffers } from "./offers.ts";
import { readParts } from "./parts.ts";
import { blankAll, says, wordsLike } from "./patterns.ts";
import { pickIn } from "./picks.ts";
import { readPointed } from "./pointed.ts";
import { frugal } from "./price-words.ts";
import { readPrices } from "./prices.ts";
import { readRecipient } from "./recipients.ts";
import { readReferences } from "./references.ts";
import { readAskedSize } from "./sizes.ts";
import { readSwap } from "./swaps.ts";
import { tidy } from "./tidy-slots.ts";
import { plainNegations } from "./unwanted.ts";
import { withoutPhrases } from "./without-phrases.ts";
import { hearWords } from "./words.ts";

/** Everything a message says, before it is decided what its sender wants by it. */
export interface Said {
  readonly utterance: Omit<Utterance, "language" | "intent">;
  readonly asks: (name: Asking) => boolean;
  /** Whether it compares with what was shown: "cheaper" and not "not too dear". */
  readonly isRelative: boolean;
  /** Whether it names something that is sold nowhere here, and nothing else. */
  readonly isOutside: boolean;
  readonly garments: number;
  /** Whether it begins with a word that names a garment where none is named plainly: "fleece, zip up". */
  readonly beginsNamed: boolean;
}

export function readMessage(message: Message, { universe: told, brands, standing }: Hearing): Said {
  const { text, language } = message;
  const asks = askedIn(text);
  const isOutfit = asks("outfit");
  const plain = withoutPhrases(blankAll(text, frugal), cues.greeting, cues.thanks, isOutfit);
  const months = readMonths(plain);
  const priced = readPrices(months.rest, standing?.price !== undefined, Number(standing?.size?.label));
  // "The difference between 1 and 2" is one of places in a list.
  const isOfPlaces = isSmall(priced.price) && asks("compare") && !money.test(months.rest);
  const price = isOfPlaces ? undefined : priced.price;
  const unpriced = isOfPlaces ? months.rest : priced.rest;
  const hear = (words: string) => hearWords(words, language, brands);
  const isFrench = language === "fr";
  const swapped = readSwap(unpriced, standing?.outfit === true, (comes) =>
    categoriesIn(comes, hear(comes), told, { isFrench, isOutfit: false }),
  );
  const { drop, rest: undropped } = readDrops(swapped.rest);
  const offers = readOffers(undropped);
  const isOthers = says(offers.rest, otherOnes);
  const referred = readReferences(blankAll(offers.rest, otherOnes), asks("compare"));
  const { size, rest: unsized } = readAskedSize(referred.rest, message);
  const recipient = readRecipient(unsized);
  const universe = recipient.for ?? standing?.for ?? told;
  const compared = readComparatives(recipient.rest, isShod(standing?.slots.category));
  const dress = readDressCodes(compared.rest);
  const part = readParts(dress.rest, standing !== undefined);
  const unwanted = plainNegations(freed(part.rest));
  const negations = readNegations(unwanted.rest, hear(unwanted.rest));
  const back = takenBack(negations.rest, hear(negations.rest), standing?.not ?? {});
  const matches = withoutCorrected(part.rest, back.left);
  const own = new Set(brands.find(tokenise(text)).map(({ name }) => name));
  const slots: Many = { ...part.slots, ...unwanted.slots };
  const not: Many = { ...part.not, ...unwanted.not };
  const garments = garmentsOf(negations.rest, matches, isFrench, isOutfit);
  const category = categoriesIn(negations.rest, matches, universe, { isFrench, isOutfit });
  const isStrap =
    standing?.slots.category?.includes("E.1.1") &&
    /(?:with|avec)(?: an?| un)? (?:[a-z]+ )?(?:bracelet|strap)|^(?:(?:plutot|ou|et|le) )*bracelets? (?:(?:en|de|d) )?[a-z]+/.test(
      text,
    );
  // Of shoes that stand "block heels" tells the heel, and no other shoes.
  const isHeel =
    isHeeled(standing?.slots.category) &&
    garments.every(({ words }) => heeled.test(words)) &&
    /(?<![a-z])(?:heels?|talons?)(?![a-z])/.test(negations.rest) &&
    heelsIn(negations.rest).length > 0;
  const isRainy = slots.category?.includes(raincoat) === true;
  // "A coat against the rain" is a raincoat; that it rains says nothing of the boots that stand.
  if (isRainy && (standing?.slots.category || isOutfit) && category.length === 0) delete slots.category;
  if (isRainy && category.every((code) => code === "A.5") && category.length > 0) slots.category = [raincoat];
  else if (category.length > 0 && !isStrap && !isHeel) slots.category = [...category];
  // "Ankle ones" of the boots that stand.
  else if (standing?.slots.category?.includes("B.3") && /(?<![a-z])ankle(?![a-z])/.test(negations.rest))
    slots.category = ["B.3.1"];
  const isTooMuch = ({ concept, start }: Match) =>
    concept.facet === "style" && /(?<![a-z])(?:trop|too) $/.test(negations.rest.slice(0, start));
  fill(not, matches.filter(isTooMuch), negations.rest, own);
  fill(
    slots,
    matches.filter((match) => !isOfName(match, garments) && !isTooMuch(match)),
    negations.rest,
    own,
  );
  fillColours(slots, matches, negations.rest, garments);
  fill(
    not,
    negations.matches.map(({ match }) => match),
    unwanted.rest,
    own,
  );
  for (const { match } of negations.matches) {
    const isCloth = negations.matches.some(
      ({ match: other }) => other.start === match.start && other.concept.facet === "material",
    );
    const isLoose = match.concept.facet === "colour" && match.concept.kind === "loose";
    if (match.concept.facet === "colour" && !isCloth && !isLoose) add(not, "colour", [match.concept.key]);
    if (match.concept.facet === "garment") addGarment(not, match, unwanted.rest, universe, isFrench);
  }
  if (/(?<![a-z])button downs?(?! dress)/.test(negations.rest) && category.includes("A.1.3")) {
    add(slots, "collar", ["button-down"]);
    slots.material = (slots.material ?? []).filter((cloth) => cloth !== "down");
    if (slots.material.length === 0) delete slots.material;
  }
  if (
    !slots.category &&
    !compared.isRelative &&
    !isHeel &&
    /(?<![a-z])(?:heels|talons)(?![a-z])/.test(negations.rest)
  )
    slots.category = ["B.2.1", "B.2.3"];
  const heels = heelsIn(negations.rest);
  if (heels.length > 0) add(slots, "heel", heels);
  if (dress.formality.length > 0) slots.formality = [...dress.formality];
  if (compared.sleeve) slots.sleeve = [compared.sleeve];
  // Strapless is more than bare shoulders: it tells the neckline only where nothing else is told.
  if (
    /(?<![a-z])(?:strapless|bandeau|sweetheart|bustiers?)(?![a-z])/.test(negations.rest) &&
    Object.keys(slots).length > 1
  )
    slots.neckline = (slots.neckline ?? []).filter((cut) => cut !== "off-shoulder");
  if (slots.neckline?.length === 0) delete slots.neckline;
  if (!slots.season && holidays.test(negations.rest))
    slots.season = [/summer|ete/.test(holidays.exec(negations.rest)?.[0] ?? "") ? "summer" : "winter"];
  // The month of a birthday says nothing of the season; nor does a month by itself ask for anything.
  const isMore = Object.keys(slots).length > 0 || isOutfit || standing !== undefined;
  if (months.seasons.length > 0 && !slots.season && isMore && !recipient.isGift)
    slots.season = [...months.seasons];
  // « Une marinière » has stripes by its name.
  if (/(?<![a-z])marinieres?(?![a-z])/.test(negations.rest) && !slots.pattern) slots.pattern = ["striped"];
  const pointed = readPointed(negations.rest, matches);
  const picked = pickIn(referred.rest);
  tidy(slots, not, recipient.isGift, text);
  const asked = priceOf(
    price ?? (lavish.test(text) ? { band: "luxury" } : undefined),
    matches,
    negations.rest,
    compared.isCheap || says(text, frugal),
  );
  const isInstead = says(text, correcting) && !says(text, surelyBeside);
  // "Something else, those are ugly" wants none of them.
  const isThis = referred.isThis && !isOthers;
  return {
    asks,
    isRelative: compared.isRelative || styled.test(negations.rest),
    isOutside: category.length === 0 && matches.some(({ concept }) => concept.facet === "outside"),
    garments: garments.length,
    beginsNamed: matches.some(
      ({ concept, start }) => concept.facet === "garment" && /^\s*$/.test(text.slice(0, start)),
    ),
    utterance: {
      slots,
      not,
      more: ofWeight(compared.more, slots.category ?? standing?.slots.category),
      drop: [...drop, ...back.drop],
      instead: isInstead,
      terms: [],
      ...(!isInstead && says(text, beside) && { beside: true as const }),
      ...(Object.keys(back.allowed).length > 0 && { allowed: back.allowed }),
      ...(size && { size }),
      ...(asked && { price: asked }),
      ...(offers.isSale && { sale: true as const }),
      ...(offers.isNew && { new: true as const }),
      ...(recipient.for && { for: recipient.for }),
      ...(recipient.isGift && { gift: true as const }),
      ...(recipient.isForMe && !recipient.isGift && { forMe: true as const }),
      ...(recipient.role && { role: recipient.role }),
      ...((referred.nth.length > 0 || isThis) && {
        refer: {
          ...(referred.nth.length > 0 && { nth: referred.nth }),
          ...(isThis && { this: true as const }),
        },
      }),
      ...(pointed.length > 0 && { pointed }),
      ...(picked && { picked }),
      ...(isOthers && { others: true as const }),
      ...(swapped.codes.length > 0 && { swap: swapped.codes }),
    },
  };
}

function priceOf(
  price: AskedPrice | undefined,
  matches: readonly Match[],
  text: string,
  isCheap: boolean,
): AskedPrice | undefined {
  if (price) return price;
  if (isCheap) return { band: "cheap" };
  for (const { concept, start, end } of matches) {
    if (concept.facet !== "price") continue;
    const words = text.slice(start, end);
    if ((concept.key === "cheap" && words !== "budget") || concept.key === "affordable")
      return { band: "cheap" };
    if (
      concept.key === "luxury" ||
      (concept.key === "premium" && !/^(?:cher|quality|expensive|pricey|belle|de qual)/.test(words))
    )
      return { band: "luxury" };
  }
  return undefined;
}

const raincoat = "A.5.5";

/** "Plus streetwear" changes what was shown. */
const styled =
  /(?<![a-z])(?:more|less|plus|moins) (?:street|minimal|boho|bohem|rock|vintage|retro|preppy|classi|roman|sport|urba|workwear|punk|grunge|avant)/;

/** Who does not count. */
const lavish =
  /(?<![a-z])(?:money (?:is )?(?:no|not an?) (?:object|issue|problem)|no expense spared|spare no expense|sky is the limit|skys the limit|unlimited budget|(?:budget|moyens|fonds) illimites?|sans limite de (?:budget|prix)|(?:le prix|l argent|le budget) (?:n est|c est) pas un (?:probleme|souci|sujet)|(?:ne )?regarde pas (?:a la depense|au prix)|prix (?:n a|a) aucune importance|the best money can buy|ce qu il y a de mieux)(?![a-z])/;

/** Whether a message asks so; each is looked for once. */
function askedIn(text: string): (name: Asking) => boolean {
  const known: Partial<Record<Asking, boolean>> = {};
  return (name) => {
    known[name] ??= says(text, cues[name]);
    return known[name];
  };
}

/** So little that it may be a place in a list. */
const isSmall = (price: AskedPrice | undefined): boolean =>
  price !== undefined &&
  [price.min, price.max, price.about].every((amount) => amount === undefined || amount < 1_000);
const money = /[€£$]|(?<![a-z])(?:euros?|eur|pounds?|quid|bucks|dollars?|balles)(?![a-z])/;

/** A bag that is not too heavy is none the cooler for it. */
function ofWeight({ warmth, ...more }: Comparison, category: Slots["category"]): Comparison {
  const isCarried = category?.every((code) => /^[CE]/.test(code)) ?? false;
  return warmth === undefined || isCarried ? more : { warmth, ...more };
}

const isShod = (category: Slots["category"]): boolean =>
  category?.some((code) => code.startsWith("B")) ?? false;

const isHeeled = (category: Slots["category"]): boolean =>
  category?.every((code) => /^B\.[234]/.test(code)) ?? false;
const heeled = /^(?:[a-z]+ )?(?:heels?|talons?)(?: [a-z]+)?$/;

const holidays =
  /(?<![a-z])(?:(?:summer|winter) (?:holidays?|vacation|break|trip|getaway|camp)|vacances (?:d |de l )?(?:ete|hiver))(?![a-z])/;

const names = Object.keys(asking).filter((name): name is Asking => name in asking);
const cues = Object.fromEntries(names.map((name) => [name, wordsLike(asking[name])])) as Record<
  Asking,
  RegExp
>;
const otherOnes = wordsLike(others);
const correcting = wordsLike(instead);
const beside = wordsLike([besides]);
const surelyBeside = wordsLike([plainlyBesides]);
