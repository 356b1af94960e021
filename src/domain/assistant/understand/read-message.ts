import { type AskedPrice, type SlotName, type Slots, slotNames } from "#vocabulary/assistant.ts";
import { type Asking, asking } from "#vocabulary/lexicon/conversation/asking.ts";
import { besides, instead, others } from "#vocabulary/lexicon/conversation/pointing.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import type { Match } from "#vocabulary/lexicon/match-words.ts";
import { coloursOf } from "../../catalogue/title/colours-of.ts";
import { readNegations } from "../../search/understand/read-negations.ts";
import type { Utterance } from "../utterance.ts";
import { attributeOf } from "./attributes.ts";
import { categoriesIn, garmentsOf } from "./categories.ts";
import { readComparatives } from "./comparatives.ts";
import { readDressCodes } from "./dress-codes.ts";
import { readDrops, takenBack } from "./drops.ts";
import type { Hearing } from "./hearing.ts";
import type { Message } from "./message.ts";
import { readOffers } from "./offers.ts";
import { readParts } from "./parts.ts";
import { blankAll, says, wholeWords, wordsLike } from "./patterns.ts";
import { readPrices } from "./prices.ts";
import { readRecipient } from "./recipients.ts";
import { readReferences } from "./references.ts";
import { readAskedSize } from "./sizes.ts";
import { readSwap } from "./swaps.ts";
import { plainNegations, politely } from "./unwanted.ts";
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
}

type Many = Partial<Record<SlotName, string[]>>;

export function readMessage(message: Message, { universe: told, brands, standing }: Hearing): Said {
  const { text, language, written } = message;
  const asks = (name: Asking) => says(text, cues[name]);
  const isOutfit = asks("outfit");
  const plain = withoutPhrases(text, cues.greeting, cues.thanks, isOutfit);
  const { price, rest: unpriced } = readPrices(plain, standing?.price !== undefined);
  const swapped = readSwap(unpriced, standing?.outfit === true);
  const { drop, rest: undropped } = readDrops(swapped.rest);
  const offers = readOffers(undropped);
  const isOthers = says(offers.rest, otherOnes);
  const referred = readReferences(blankAll(offers.rest, otherOnes), asks("compare"));
  const { size, rest: unsized } = readAskedSize(referred.rest, written);
  const recipient = readRecipient(unsized);
  const universe = recipient.for ?? standing?.for ?? told;
  const compared = readComparatives(recipient.rest, isShod(standing?.slots.category));
  const dress = readDressCodes(compared.rest);
  const part = readParts(dress.rest);
  const unwanted = plainNegations(part.rest);
  const hear = (words: string) => hearWords(words, language, brands);
  const negations = readNegations(unwanted.rest, hear(unwanted.rest));
  const back = takenBack(negations.rest, hear(negations.rest), standing?.not ?? {});
  const matches = back.left;
  const isFrench = language === "fr";
  const own = new Set(brands.find(tokenise(text)).map(({ name }) => name));
  const slots: Many = { ...part.slots, ...unwanted.slots };
  const not: Many = { ...part.not, ...unwanted.not };
  const garments = garmentsOf(negations.rest, matches, isFrench, isOutfit);
  const category = categoriesIn(negations.rest, matches, universe, { isFrench, isOutfit });
  if (category.length > 0) slots.category = [...category];
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
    if (match.concept.facet === "colour" && !isCloth) add(not, "colour", [match.concept.key]);
    if (match.concept.facet === "garment") addGarment(not, match, unwanted.rest, universe, isFrench);
  }
  if (/(?<![a-z])button downs?(?! dress)/.test(negations.rest) && category.includes("A.1.3")) {
    add(slots, "collar", ["button-down"]);
    slots.material = (slots.material ?? []).filter((cloth) => cloth !== "down");
    if (slots.material.length === 0) delete slots.material;
  }
  if (!slots.category && !compared.isRelative && /(?<![a-z])(?:heels|talons)(?![a-z])/.test(negations.rest))
    slots.category = ["B.2.1", "B.2.3"];
  const heels = heelsIn(negations.rest);
  if (heels.length > 0) add(slots, "heel", heels);
  if (dress.formality.length > 0) slots.formality = [...dress.formality];
  if (compared.sleeve) slots.sleeve = [compared.sleeve];
  if (swapped.swap) {
    const found = hear(swapped.swap);
    const codes = categoriesIn(swapped.swap, found, universe, { isFrench, isOutfit: false });
    if (codes.length > 0) swapped.codes.push(...codes);
  }
  // Strapless is more than bare shoulders: it tells the neckline only where nothing else is told.
  if (
    /(?<![a-z])(?:strapless|bandeau|sweetheart|bustiers?)(?![a-z])/.test(negations.rest) &&
    Object.keys(slots).length > 1
  )
    slots.neckline = (slots.neckline ?? []).filter((cut) => cut !== "off-shoulder");
  if (slots.neckline?.length === 0) delete slots.neckline;
  tidy(slots, not, recipient.isGift);
  const asked = priceOf(
    price,
    matches,
    negations.rest,
    compared.isCheap || /petits? budgets?|small budget|tight budget|low budget/.test(text),
  );
  const isInstead = says(text, correcting);
  // "Something else, those are ugly" wants none of them.
  const isThis = referred.isThis && !isOthers;
  return {
    asks,
    isRelative: compared.isRelative || styled.test(negations.rest),
    isOutside: category.length === 0 && matches.some(({ concept }) => concept.facet === "outside"),
    garments: garments.length,
    utterance: {
      slots,
      not,
      more: compared.more,
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
      ...(isOthers && { others: true as const }),
      ...(swapped.codes.length > 0 && { swap: swapped.codes }),
    },
  };
}

function add(into: Many, slot: SlotName, values: readonly string[]): void {
  const known = into[slot] ?? [];
  into[slot] = [...known, ...values.filter((value) => !known.includes(value))];
}

function fill(into: Many, matches: readonly Match[], text: string, brands: ReadonlySet<string>): void {
  for (const match of matches) {
    const words = text.slice(match.start, match.end).replace(/\s+/g, " ");
    if (match.concept.facet === "brand" && !brands.has(match.concept.key)) continue;
    const found = attributeOf(match, words);
    if (found) add(into, found.slot, found.values);
  }
}

/** The ballet of ballet flats and the jogging that is a garment are no sport. */
const isOfName = (
  { concept, start, end }: Match,
  garments: readonly {
    readonly concept: { readonly key: string };
    readonly start: number;
    readonly end: number;
  }[],
): boolean =>
  concept.facet === "activity" &&
  garments.some(
    (garment) =>
      garment.start <= start && end <= garment.end && !/^(?:sport|outdoor)-/.test(garment.concept.key),
  );

/** Colours as titles have them: "mustard yellow" is one, the navy of "navy stripes" comes last. */
function fillColours(
  slots: Many,
  matches: readonly Match[],
  text: string,
  garments: readonly { readonly start: number; readonly end: number }[],
): void {
  const head = matches.find(
    ({ start, end, concept }) =>
      concept.facet === "garment" &&
      garments.some((garment) => garment.start === start && garment.end === end),
  );
  const cloths = matches.flatMap(({ concept, start, end }) =>
    concept.facet === "material" ? [text.slice(start, end)] : [],
  );
  for (const { key, shade } of coloursOf(text, matches, head)) {
    if (cloths.includes(shade) || noColour.test(shade) || isPlace(text, shade)) continue;
    add(slots, "colour", /camel/.test(shade) ? ["beige"] : [key]);
  }
  add(slots, "colour", listedColours(text, matches));
  if (slots.colour?.length === 0) delete slots.colour;
}

/** "White or sand": beside a colour a word that may be one is one. */
function listedColours(text: string, matches: readonly Match[]): readonly string[] {
  const colours = matches.filter(({ concept }) => concept.facet === "colour");
  return colours.flatMap(({ concept, start, end }) =>
    concept.facet === "colour" &&
    concept.kind === "loose" &&
    !noColour.test(text.slice(start, end)) &&
    colours.some(
      (other) =>
        other.start !== start &&
        listed.test(other.start < start ? text.slice(other.end, start) : text.slice(end, other.start)),
    )
      ? [concept.key]
      : [],
  );
}
const listed =
  /^\s*(?:,|\/|,? ?(?:or|and|ou|et|soit|maybe|peut etre)(?: (?:maybe|even|peut etre|alors|en|in|an?|un|une|du))*)\s*$/;

/** The mud one walks through is no brown. */
const isPlace = (text: string, shade: string): boolean =>
  new RegExp(
    `(?<![a-z])(?:in the|on the|through|by the|the|dans la|dans le|sur le|sur la|au|a la) ${shade}(?! (?:one|ones|colou?r|version|coloris|shade))(?![a-z])`,
  ).test(text) && loosely.test(shade);
const loosely =
  /^(?:mud|sand|sable|desert|earth|terre|wood|bois|forest|foret|ocean|sea|mer|sky|ciel|snow|neige|ice|stone|coffee|cafe|wine|vin|beach|moss|grass|lake|sun|soleil|night|nuit|ash|smoke|rust|charcoal|chocolate|chocolat|peach|cherry|lemon|citron|natural|skin|flesh|cream)$/;

/** Whoever wants no heels names shoes and means their height. */
function addGarment(
  not: Many,
  match: Match,
  text: string,
  universe: Hearing["universe"],
  isFrench: boolean,
): void {
  const words = text.slice(match.start, match.end);
  if (/heels?$|^talons?/.test(words)) {
    add(not, "heel", /high|haut|stiletto|aiguille/.test(words) ? ["high"] : ["low", "mid", "high"]);
    return;
  }
  const codes = categoriesIn(text, [match], universe, { isFrench, isOutfit: false });
  if (match.concept.facet === "garment" && !match.concept.weak) add(not, "category", codes);
}

/** What one word says twice is said once. */
function tidy(slots: Many, not: Many, isGift: boolean): void {
  const { category = [], occasion } = slots;
  const drop = (slot: SlotName, ...values: readonly string[]) => {
    const left = slots[slot]?.filter((value) => !values.includes(value));
    if (left && left.length > 0) slots[slot] = left;
    else delete slots[slot];
  };
  if (category.some((code) => /^A\.[78]\.[123]$/.test(code))) delete slots.length;
  if (category.includes("A.7.4")) drop("occasion", "evening");
  if (category.includes("C.1.5")) drop("occasion", "travel");
  if (category.includes("A.2.5")) drop("neckline", "roll-neck");
  if (category.includes("A.3.1")) drop("material", "denim");
  if (category.some((code) => code.startsWith("B.3"))) drop("closure", "lace-up");
  if (isGift) drop("occasion", "party");
  if (category.includes("G")) drop("occasion", "sport");
  if (occasion?.includes("interview")) drop("occasion", "work");
  if (category.length > 0 && category.every((code) => /^[CDE]/.test(code))) {
    for (const slot of ["cut", "neckline", "collar", "sleeve", "length", "rise", "heel", "closure"] as const)
      delete slots[slot];
  }
  if (category.length > 0 && category.every((code) => code.startsWith("B"))) {
    for (const slot of ["cut", "neckline", "collar", "sleeve", "rise"] as const) delete slots[slot];
  }
  // "An animal print but not leopard" is more than these words can tell.
  for (const slot of slotNames) {
    const both = not[slot]?.filter((value) => slots[slot]?.includes(value)) ?? [];
    if (both.length > 0) not[slot] = not[slot]?.filter((value) => !both.includes(value)) ?? [];
  }
  for (const [slot, values] of Object.entries(not)) if (values?.length === 0) delete not[slot as SlotName];
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

/** Words that are a colour in a list of shades only. */
const noColour =
  /^(?:mais|nuit|vin|sol|jean|denim|mud|skin|blonde|flesh|neutral|natural|earth|wood|desert|peau|blond|naturelle?s?|neutres?)$/;

/** "Plus streetwear" changes what was shown. */
const styled =
  /(?<![a-z])(?:more|less|plus|moins) (?:street|minimal|boho|bohem|rock|vintage|retro|preppy|classi|roman|sport|urba|workwear|punk|grunge|avant)/;

/** The heel that shoes are named with: "kitten heels", "sandales à talons carrés". */
function heelsIn(text: string): readonly string[] {
  return heelForms.flatMap(([form, key]) => (form.test(text) ? [key] : []));
}
const heelForms: readonly (readonly [RegExp, string])[] = [
  [/(?<![a-z])(?:block|chunky|square) heel|talons? (?:carre|bloc|epais)/, "block"],
  [/stiletto|talons? (?:aiguille|fin)/, "stiletto"],
  [/kitten|talons? bobine/, "kitten"],
  [/(?<![a-z])wedge|compensee?s?(?![a-z])/, "wedge"],
  [/(?<![a-z])high heel|talons? hauts?(?![a-z])/, "high"],
];

/** What is said beside the wish and has words that would mislead: greetings, "montre-moi", "it would work with". */
function withoutPhrases(text: string, greeting: RegExp, thanks: RegExp, isOutfit: boolean): string {
  let rest = blankAll(blankAll(text, greeting), thanks);
  if (!says(text, towards)) rest = blankAll(rest, owned);
  rest = blankAll(rest, likened);
  rest = blankAll(blankAll(rest, politely), idle);
  rest = blankAll(rest, isOutfit ? wholeLook : besideMine);
  // "Parisian style blazer" is a blazer; "blazer style" is none.
  return rest.replace(/(?<![a-z])style (?=[a-z])/g, "style,");
}
const idle =
  /(?<![a-z])(?:montre[rsz]? (?=moi|m |nous|ce |ceux|celles|tout|autre)|(?:would |will |could |can |to |that |which |all )works? (?=with|well|for me|together)|(?<!multi |light |dark |bright |same |different )colou?red (?=[a-z])|suits? (?=me(?![a-z])|you|him|her(?![a-z])|my |us(?![a-z])|someone|a (?:pear|curvy|short|tall|petite))|(?:polo|tennis|football|rugby|cricket) (?=match|game|club)|(?:ca|qui|me|te|lui|leur) va(?= bien| pas| mieux| au teint)|montres? (?=voir|un peu|ce que)|long (?=flights?|days?|time|trip|weekend|walks?|journey|haul|term|nights?|hours)|short (?=notice|trip|break|term|time)|(?:ce|this) soir|tour de (?:cou|taille|poitrine|hanches)|walking(?= around| about| everywhere)|toute la nuit|(?:t es |t |tu es |vous etes )?au top|or (?:longer|shorter)|first time here|(?:pas|not) (?:la |le |the )(?:mariee?|bride|groom)|(?:dress|style) (?=me|him|her|too|so |like|well|badly|more|for my|appropriately)|(?<=(?:i|we|they|people|to) )dress (?=up|down)|button up (?=the))/g;
/** What somebody has already is no wish: "everything I own is grey", "je n’ai que des jeans". */
const clause =
  "(?: (?!(?:so|but|show|give|i need|i want|i am|i would|can|could|dress|find|help|please|alors|donc|mais|montre|il me|je veux|je voudrais|je cherche|habille|aide|et je|et il)(?![a-z]))[a-z0-9]+){1,7}";
const owned = wholeWords([
  `(?:everything|all|most(?: of what)?) (?:that )?i (?:own|have|wear|ever wear)(?: already)? (?:is|are|seems?)${clause}`,
  `all (?:of )?my [a-z]+ (?:is|are)${clause}`,
  `i (?:only|just|already|literally only)(?: ever)? (?:own|have|wear|got)(?! \\d)${clause}`,
  `i (?:have got|have|own|got) (?:nothing but|only|too many|enough|loads of|tons of|a million|plenty of|so many)${clause}`,
  `(?:my|the) (?:whole |entire )?(?:wardrobe|closet|drawers?) (?:is|are)(?: full of| all| nothing but)?${clause}`,
  `(?:tout|tous|toutes) (?:ce que j ai|mes [a-z]+|ce que je porte) (?:est|sont|c est)${clause}`,
  `(?:je n ai|j ai|j) (?:que|deja|plein|trop)(?: d| de| des| du)?${clause}`,
  `(?:ma|mon) (?:garde robe|dressing|armoire|placard|penderie)(?: entiere?)? (?:est|c est|deborde)${clause}`,
  `je (?:porte|mets) (?:toujours|tout le temps|que|uniquement)${clause}`,
]);
/** What is to go with what one has is told with it. */
const towards =
  /(?<![a-z])(?:with (?:the|my|it|them|that)|avec|match|goes|assorti[re]?|associer|va|style|wear it)(?![a-z])/;
/** "I look like a Christmas tree": nobody asks for one. */
const likened = wholeWords([
  "(?:make me |makes me |making me |made me |me )?(?:look|looks|looking|looked|feel|feels|feeling|dress|dressed) like (?:an? |my |some |i |the )(?!french|parisi|cowboy|cowgirl)[a-z]+(?: [a-z]+){0,3}",
  "(?:ressembl(?:e|er|es|ent|ait)|(?:avoir|j ai|donne|a) l air) (?:a |d |de |du )(?:un |une |ma |mon |la |le )?(?!parisi|cow ?boy)[a-z]+(?: (?:de|a|en|d) [a-z]+)?",
  "on dirait (?:un |une |ma |mon |la |le |du |des )[a-z]+(?: (?:de|a|en|d) [a-z]+)?",
]);
/** "A top to go with my leather skirt" asks for no leather. */
const besideMine =
  /(?<=[a-z] )(?:to (?:go|wear|pair) with|pour aller avec|a (?:porter|mettre) avec) (?:my|mon|ma|mes) [a-z]+(?: (?:en )?[a-z]+)?(?![a-z])/g;
const wholeLook = /(?<![a-z])(?:complete?s?|complette?|full|whole|entire|assortie?s?|ensembles?)(?![a-z])/g;

const isShod = (category: Slots["category"]): boolean =>
  category?.some((code) => code.startsWith("B")) ?? false;

const names = Object.keys(asking).filter((name): name is Asking => name in asking);
const cues = Object.fromEntries(names.map((name) => [name, wordsLike(asking[name])])) as Record<
  Asking,
  RegExp
>;
const otherOnes = wordsLike(others);
const correcting = wordsLike(instead);
const beside = wordsLike([besides]);
