import type { Intent, SlotName } from "#vocabulary/assistant.ts";
import { glossary } from "#vocabulary/glossary/glossary.ts";
import type { Facet } from "#vocabulary/lexicon/concept.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { matchWords } from "#vocabulary/lexicon/match-words.ts";
import type { Standing } from "../conversation.ts";
import type { Utterance } from "../utterance.ts";
import type { Message } from "./message.ts";
import { says, wordsLike } from "./patterns.ts";
import type { Said } from "./read-message.ts";
import { isAboutIt } from "./references.ts";
import { isElsewhere } from "./scope.ts";
import { termsIn } from "./terms.ts";

/** What its sender wants by a message. Questions come before wishes, and politeness last. */
export function intentOf(said: Said, { text }: Message, standing: Standing | undefined): Intent {
  const { utterance, asks, garments } = said;
  const { slots, refer, swap } = utterance;
  const isOfClothes = garments > 0 || slots.category !== undefined || slots.material !== undefined;
  const isWorn =
    /(?<![a-z])(?:wear|wearing|outfits?|look|tenue|porter|mettre|habill|dress|clothes|vetement)/.test(text);
  const isDescribed =
    /^(?:it )?(?:is|has|with|and|in|avec|en)(?![a-z])/.test(text) && Object.keys(slots).length > 0;
  const isPained = isAnything(utterance) && pained.test(text);
  const isTalk = isElsewhere(text) && !isPained && !isDescribed && Object.keys(utterance.more).length === 0;
  const isGoods =
    said.isOutside &&
    Object.keys(slots).every((slot) => slot === "colour") &&
    !isStanding(standing ?? nowhere);
  if ((isTalk || isGoods) && !isOfClothes && !utterance.gift && !isWorn && !refer && !asks("outfit"))
    return "out_of_scope";
  if (swap) return "refine";
  if (asks("explain")) return "explain";
  if (asks("compare")) return "compare";
  if (asks("size")) return "size";
  if (asks("care")) return "care";
  if (asks("term") && !utterance.new && isTerm(text)) return "term";
  if (isLook(said, text)) {
    // What is said of the look that stands changes it.
    const isOther = [slots.occasion, slots.style, slots.season, slots.category, refer].some(
      (value) => value !== undefined,
    );
    return standing?.outfit && !isOther && isAnything(utterance) ? "refine" : "outfit";
  }
  if (isAnything(utterance)) return isNewWish(said, text, standing) ? "find" : "refine";
  if (asks("part") && !asks("thanks")) return asks("thing") && standing === undefined ? "find" : "refine";
  if (asks("thing") && (isWorn || kindly.test(text)) && !isTalk) return "find";
  if (asks("thanks")) return "thanks";
  if (asks("greeting")) return "greeting";
  return "out_of_scope";
}

/** Whose feet hurt wants flat shoes, where anything is asked for at all. */
const pained = /(?<![a-z])(?:hurts?|aches?|mal (?:a|au|aux|de))(?![a-z])/;

/** Something is asked for: by a word, a number, a place in the list. */
function isAnything({ slots, not, more, drop, ...rest }: Said["utterance"]): boolean {
  if (Object.keys(slots).length + Object.keys(not).length + Object.keys(more).length + drop.length > 0)
    return true;
  return [
    rest.size,
    rest.price,
    rest.sale,
    rest.new,
    rest.for,
    rest.gift,
    rest.refer,
    rest.others,
    rest.role,
    rest.forMe,
    rest.allowed,
  ].some((value) => value !== undefined);
}

/** A first wish or another piece; everything else changes what stands. */
function isNewWish(
  { utterance, asks, isRelative }: Said,
  text: string,
  standing: Standing | undefined,
): boolean {
  const { slots, not, gift, refer, others, more, size, sale } = utterance;
  const { category } = slots;
  const stands = standing !== undefined && isStanding(standing);
  if (stands) {
    if (!category) return gift === true && !standing.gift && standing.slots.category === undefined;
    if (standing.outfit) return false;
    const before = standing.slots.category;
    return before !== undefined && !category.every((code) => before.some((other) => isWithin(code, other)));
  }
  if (refer || others) return false;
  if (category || gift) return true;
  if (isRelative && !(slots.occasion && asks("thing"))) return false;
  // For what and something more: whoever only changes the occasion says no more than that.
  const isFor = slots.occasion ?? slots.formality;
  const beside =
    Object.keys(slots).length -
    1 +
    Object.keys(not).length +
    (size ? 1 : 0) +
    (utterance.for ? 1 : 0) +
    (utterance.price ? 1 : 0);
  if (isFor && beside > 0 && !utterance.instead) return true;
  const says = [
    slots.occasion,
    slots.season,
    slots.style,
    slots.material,
    slots.colour,
    slots.pattern,
    slots.formality,
    slots.sleeve,
    slots.neckline,
  ];
  // "J'aimerais mieux en coton" wants another cotton piece of the same, "quelque chose en coton" wants something.
  const isSought = asks("thing") || ((asks("seek") || asks("greeting")) && slots.occasion !== undefined);
  return (
    isSought &&
    !likeThem.test(text) &&
    (says.some((slot) => slot !== undefined) ||
      sale === true ||
      size !== undefined ||
      Object.keys(not).length > 0 ||
      Object.keys(more).length > 0 ||
      utterance.price !== undefined)
  );
}

/** What people say of clothes and of little else. */
const kindly =
  /(?<![a-z])(?:comfy|comfortable|cosy|cozy|soft|pretty|cute|smart|flattering|loung(?:e|ing)|practical|stylish|nice|doux|douce|douillet(?:te)?|confortable|joli|jolie|pratique|mignon|cocooning|trainer|sympa|flatteur|prints?|patterns?|imprimes?|motifs?)(?![a-z])/;
const likeThem =
  /(?<![a-z])(?:similar|same|alike|pareils?|semblables?|du meme (?:genre|style)|dans le meme)(?![a-z])/;

const isWithin = (code: string, other: string): boolean =>
  code === other || code.startsWith(`${other}.`) || other.startsWith(`${code}.`);

const nowhere: Standing = { slots: {}, not: {} };

const isStanding = ({ slots, not, ...rest }: Standing): boolean =>
  Object.keys(slots).length + Object.keys(not).length + Object.keys(rest).length > 0;

/** A look, and not one piece for a look: "pull pour un look preppy", "une tenue… non, juste une robe". */
function isLook({ asks, garments, utterance }: Said, text: string): boolean {
  if (!asks("outfit")) return garments >= 2 && utterance.price?.total === true;
  if (asks("just") && garments > 0) return false;
  if (/(?:^|[ ,])(?:look|style) [a-z]+ ?[:,] ?(?:je |i )/.test(text) && garments > 0) return false;
  return (
    !/(?<![a-z])(?:pour|for|with|avec|d|au) (?:un |mon |my |a |the |le )?(?:(?:total |complete )?look|style)(?! (?:complet|au))(?= [a-z]+(?:$|[,.]))/.test(
      text,
    ) || garments === 0
  );
}

/** Words that fashion has: the capital of Australia is none. */
function isTerm(text: string): boolean {
  const terms = termsIn(text, (start, end) => text.slice(start, end));
  return terms.some(
    (term) =>
      matchWords(term).some(({ concept }) => !untermed.has(concept.facet)) ||
      tokenise(term).some(({ text: word }) => word.length > 3 && glossaryWords().has(word)),
  );
}

const untermed = new Set<Facet>(["price", "size", "wearer", "offer", "filler", "outside", "brand"]);

let named: ReadonlySet<string> | undefined;
function glossaryWords(): ReadonlySet<string> {
  named ??= new Set(
    glossary.flatMap(({ term }) =>
      [term.en, term.fr].flatMap((words) => tokenise(words).map(({ text }) => text)),
    ),
  );
  return named;
}

/** What of it counts, by what is wanted. A question about wool does not ask for wool. */
export function shaped(utterance: Utterance, { text, written }: Message): Utterance {
  const { intent, slots, refer } = utterance;
  const bare: Utterance = {
    language: utterance.language,
    intent,
    slots: {},
    not: {},
    more: {},
    drop: [],
    instead: false,
    terms: [],
  };
  const pointing = (): Pick<Utterance, "refer"> =>
    refer
      ? { refer }
      : isAboutIt(text) && !(isNamed && !says(text, demonstrated))
        ? { refer: { this: true } }
        : {};
  // "Does linen shrink if I wash it" is about linen, "does this jumper shrink" about the one shown.
  const isNamed =
    (intent === "care" || intent === "size") && (slots.material ?? slots.category ?? utterance.size);
  switch (intent) {
    case "greeting":
    case "thanks":
      return bare;
    case "explain":
      return { ...bare, ...pointing() };
    case "compare":
      return { ...bare, ...(refer && { refer }) };
    case "term":
      return { ...bare, terms: termsIn(text, written) };
    case "care":
      return {
        ...bare,
        slots: /stain|tache|wine|vin/.test(text)
          ? only(slots, "material", "category")
          : only(slots, "material", "category", "colour"),
        ...pointing(),
      };
    case "size":
      return {
        ...bare,
        slots: only(slots, "category"),
        ...(utterance.size && { size: utterance.size }),
        ...pointing(),
      };
    case "outfit": {
      const { price } = utterance;
      const isLimit = price && price.band === undefined;
      return {
        ...utterance,
        ...(slots.category === undefined &&
          /(?<![a-z])(?:with|around|avec|autour de) (?:it|this|that|ca)(?![a-z])/.test(text) &&
          pointing()),
        ...(isLimit && { price: { ...price, total: true as const } }),
      };
    }
    default:
      return utterance;
  }
}

const demonstrated = wordsLike([
  "(?:this|that|these|those) (?!be(?![a-z])|is(?![a-z])|in(?![a-z]))[a-z]+|(?:is|are|does|do|will|would|can|should) (?:it|this|that|they)(?= )(?! (?:be|mean|in))|(?:it|this|that) (?:run|fit|come|shrink|stretch)s?(?= )|cette? [a-z]+|ce [a-z]+|ces [a-z]+|(?:elle|il) (?:taille|est|va|existe)(?= )",
]);

function only(slots: Utterance["slots"], ...names: readonly SlotName[]): Utterance["slots"] {
  return Object.fromEntries(names.flatMap((name) => (slots[name] ? [[name, slots[name]]] : [])));
}
