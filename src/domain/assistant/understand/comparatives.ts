import type { Comparative, Comparison } from "#vocabulary/assistant.ts";
import type { Forms } from "#vocabulary/lexicon/concept.ts";
import { comparingAdverbs, comparingPhrases, qualities } from "#vocabulary/lexicon/conversation/comparing.ts";
import { expandForms } from "#vocabulary/lexicon/expand-forms.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { blank } from "./patterns.ts";

export interface Compared {
  readonly more: Comparison;
  /** "Not too expensive" asks for cheap things, not for cheaper ones. */
  readonly isCheap: boolean;
  /** "Longer sleeves" ask for sleeves. */
  readonly sleeve?: "long" | "short";
  /** Whether it says so against what was shown: "cheaper", not "not too formal" nor "warm". */
  readonly isRelative: boolean;
  readonly rest: string;
}

interface Word {
  readonly of: Comparative;
  readonly side: 1 | -1;
}

/** More or less of something, in the order it is said; the last word on a quality holds. */
export function readComparatives(text: string, isShod: boolean): Compared {
  const more: Partial<Record<Comparative, -1 | 1>> = {};
  let [rest, isCheap, isRelative] = [text, false, false];
  let sleeve: Compared["sleeve"];
  const sleeves = sleevesCompared.exec(rest);
  if (sleeves) {
    sleeve = /long/.test(sleeves[0]) === !/less|moins/.test(sleeves[0]) ? "long" : "short";
    rest = blank(rest, [sleeves.index, sleeves.index + sleeves[0].length]);
    isRelative = true;
  }
  for (const [of, side, pattern] of phrases) {
    const found = pattern.exec(rest);
    if (!found) continue;
    more[of] = side;
    // "Something light" is a wish by itself.
    isRelative ||= !/^(?:something|sth|quelque chose|light )/.test(found[0]);
    rest = blank(rest, [found.index, found.index + found[0].length]);
  }
  const heels = isShod || heelWords.test(text);
  for (const { pattern, sign, relative, words, needs } of forms) {
    if (needs.length > 0 && !needs.some((word) => rest.includes(word))) continue;
    for (const found of [...rest.matchAll(pattern)]) {
      const said = found.slice(1).flatMap((part) => part ?? []);
      const meant = said.flatMap((part) => wordOf(words, part, found, text, heels) ?? []);
      if (meant.length === 0) continue;
      for (const { of, side } of meant) {
        const wanted: 1 | -1 = side === sign ? 1 : -1;
        // "Pas trop cher" before anything was shown is a wish, "moins cher" is a comparison.
        if (of === "price" && wanted < 0 && !relative) isCheap = true;
        else more[of] = wanted;
      }
      isRelative ||= relative;
      rest = blank(rest, [found.index, found.index + found[0].length]);
      // "Talons plus hauts" compares heels and asks for none.
      if (relative && meant.some(({ of }) => of === "heel"))
        rest = rest.replace(heelNoun, (noun) => " ".repeat(noun.length));
    }
  }
  // "Too formal, tone it down" says one thing twice.
  if (more.formality === -1 && more.loud === -1 && /tone it down/.test(text)) delete more.loud;
  return { more, isCheap, isRelative, rest, ...(sleeve && { sleeve }) };
}

function wordOf(
  words: ReadonlyMap<string, readonly Word[]>,
  said: string,
  found: RegExpExecArray,
  text: string,
  heels: boolean,
): Word | undefined {
  const meanings = words.get(said) ?? [];
  const around = text.slice(Math.max(0, found.index - 30), found.index + found[0].length + 24);
  if (/^light(?:er)?$/.test(said))
    return weighed.test(around) && !shaded.test(around)
      ? { of: "warmth", side: -1 }
      : { of: "lightness", side: 1 };
  // "Gris clair" is a shade.
  if (/^claire?s?$/.test(said) && found[0] === said && shade.test(text.slice(0, found.index)))
    return undefined;
  if (meanings.length < 2) {
    const [one] = meanings;
    // A colour may be light or dark, a waist high: only heels are compared by height.
    return one?.of === "heel" && (!heels || notHeels.test(around)) ? undefined : one;
  }
  return meanings.find(({ of }) => of !== "heel") ?? meanings[0];
}

const shade =
  /(?:bleue?|grise?|verte?|rose|marron|brune?|jaune|beige|kaki|jean|denim|violet|rouge|orange|bois|couleurs?|tons?|super)s? $/;
const heelNoun =
  /(?<![a-z])(?:(?:a |the |des |les |un |avec des |with a |with )?(?:heels?|talons?))(?![a-z])/g;
const weighed = /hot|wear|weight|fabric|material|heavy|summer|knit|layer|cloth/;
const shaded = /shade|colou?r|tone|wash|blue|grey|pink|green|brown/;
const heelWords = /heel|talon|escarpin|pumps|stiletto|wedge|sandal|boots|shoes|chaussures/;
const notHeels = /taille|waist|rise|neck|col |qualit|collar|montant|cut/;
const sleevesCompared =
  /(?<![a-z])(?:(?:with )?(?:much |a bit |slightly )?(?:longer|shorter)(?: [a-z]+)? sleeves?|sleeves? (?:are |is )?(?:much |a bit )?(?:longer|shorter)|(?:avec (?:des )?)?manches? (?:un peu )?(?:plus|moins) (?:longues?|courtes?))(?![a-z])/;

const phrases = comparingPhrases.map(
  ([of, side, source]) => [of, side, new RegExp(`(?<![a-z])(?:${source})(?![a-z])`)] as const,
);

type Lists = "words" | "more" | "alone";

/** The folded words for qualities, each with what it says. */
export function qualityWords(list: Lists, language: "en" | "fr"): ReadonlyMap<string, readonly Word[]> {
  const found = new Map<string, Word[]>();
  for (const { of, side, ...lists } of qualities) {
    const forms: Forms = lists[list] ?? {};
    for (const form of expandForms(forms[language] ?? "", language, language === "fr")) {
      const folded = tokenise(form)
        .map(({ text }) => text)
        .join(" ");
      found.set(folded, [...(found.get(folded) ?? []), { of, side }]);
    }
  }
  return found;
}

const either = (words: ReadonlyMap<string, unknown>) =>
  [...words.keys()].sort((a, b) => b.length - a.length).join("|");

interface Form {
  readonly pattern: RegExp;
  /** Whether more of what is named is wanted, or less. */
  readonly sign: 1 | -1;
  readonly relative: boolean;
  readonly words: ReadonlyMap<string, readonly Word[]>;
  /** Nothing of it is there without one of these, which are looked for in no time. */
  readonly needs: readonly string[];
}

/** Whoever mixes languages says "nothing too habillé": the words of the other follow those of the own. */
const [en, fr] = [
  new Map([...qualityWords("words", "fr"), ...qualityWords("words", "en")]),
  new Map([...qualityWords("words", "en"), ...qualityWords("words", "fr")]),
];
const [enMore, enAlone, frAlone] = [
  qualityWords("more", "en"),
  qualityWords("alone", "en"),
  qualityWords("alone", "fr"),
];
const form = (
  source: string,
  sign: 1 | -1,
  relative: boolean,
  words: ReadonlyMap<string, readonly Word[]>,
  ...needs: readonly string[]
): Form => ({
  pattern: new RegExp(`(?<![a-z0-9])(?:${source})(?![a-z])`, "g"),
  sign,
  relative,
  words,
  needs,
});

const [ofEn, ofFr] = [`(${either(en)})`, `(${either(fr)})`];
const much = {
  en: `(?:(?:${comparingAdverbs.en}) )?`,
  fr: `(?:(?:${comparingAdverbs.fr}) )?`,
};
/** "More formal and elegant", "plus long et plus ample". */
const [andEn, andFr] = [`(?:,? (?:and|or|nor) (?:too )?${ofEn})?`, `(?:,? (?:et|ou|ni) (?:trop )?${ofFr})?`];

/** What people say of clothes only when there is too much of it. */
const faults = {
  en: "tight|short|long|loose|baggy|small|big|thin|thick|heavy|loud|flashy|bright|dark|pale|expensive|pricey|formal|dressy|casual|revealing|clingy|busy|plain|boring",
  fr: "serree?s?|moulante?s?|courte?s?|longue?s?|longs?|larges?|amples?|petite?s?|grande?s?|cheres?|chers?|habillee?s?|voyante?s?|fines?|epais|epaisses?|foncee?s?|sombres?|claire?s?|decolletee?s?|chargee?s?|lourde?s?",
} as const;

/** The longest and most telling first: each takes its words away from those that follow. */
const forms: readonly Form[] = [
  form(
    `(?:not|nothing|nowt|never|without being|isnt|arent|not be|not be anything) (?:to be )?(?:too|so|very|that|overly|super|as|quite so|really|all that|particularly) ${ofEn}${andEn}`,
    -1,
    false,
    en,
    "not",
    "never",
    "nowt",
    "without being",
    "isnt",
    "arent",
  ),
  form(`nothing ${ofEn}`, -1, false, en, "nothing"),
  form(
    `(?:do|does) not (?:want|like|need|wear|do) (?:anything|something|stuff|clothes|things) (?:that is |too |so )*${ofEn}`,
    -1,
    false,
    en,
    "not ",
  ),
  // "I don't want to wear bright colours".
  form(
    `(?:no|not|without|avoid|hate|never)(?: want| like| wear| do)?(?: to wear| wearing)?(?: any| too| overly| super| really)* ${ofEn} (?:colou?rs?|shades?|tones?|hues?)`,
    -1,
    false,
    en,
    "colo",
    "shade",
    "tone",
    "hue",
  ),
  form(`(?:not|isnt|arent) ${ofEn} enough`, 1, true, en, "enough"),
  // "They all look so tight" complains; "so pretty" would not.
  form(
    `(?:they|these|those|all|everything|it|this|that)(?: all| both| just)*(?: is| are| looks?| seems?| feels?| fits?)(?: all| just)? (?:so|that|ridiculously|awfully|horribly|crazy|insanely) (${faults.en})`,
    -1,
    true,
    en,
    " so ",
    " that ",
    "ly ",
    "crazy ",
  ),
  form(`${much.en}too (?:much )?${ofEn}${andEn}`, -1, true, en, "too "),
  form(
    `(?<!(?:something|anything|sth|that is|thats) )(?:a |wee |tiny )?(?:bit|little|tad|touch) ${ofEn}(?= ?(?:$|[,.!?]| (?:for|in|on|these|this|though|to|really|tbh)(?![a-z])))`,
    -1,
    true,
    en,
    "bit ",
    "little ",
    "tad ",
    "touch ",
  ),
  form(
    `${much.en}(?:less|not as|not so) ${much.en}${ofEn}${andEn}`,
    -1,
    true,
    en,
    "less ",
    "not as ",
    "not so ",
  ),
  form(`${much.en}more ${much.en}${ofEn}${andEn}`, 1, true, en, "more "),
  form(`${much.en}(${either(enMore)})(?: and (${either(enMore)}))?`, 1, true, enMore),
  form(
    `(?:pas|rien de|ni|sans etre|jamais|ne soit pas|ne soient pas) (?:trop|tres|si|aussi|hyper|super|ultra|tellement|vraiment) ${ofFr}${andFr}`,
    -1,
    false,
    fr,
    "pas ",
    "rien ",
    "ni ",
    "sans ",
    "jamais ",
  ),
  form(`rien (?:de |d )${ofFr}`, -1, false, fr, "rien "),
  form(
    `(?:pas|jamais|plus) (?:envie |besoin )?(?:de |d )?(?:porter |mettre )?(?:de |d |des )?(?:trucs?|choses?|vetements?|habits?|fringues?|modeles?|couleurs?|teintes?|coloris|tons?) (?:trop |tres |hyper )?${ofFr}`,
    -1,
    false,
    fr,
    "truc",
    "chose",
    "vetement",
    "habit",
    "fringue",
    "modele",
    "couleur",
    "teinte",
    "coloris",
    "ton",
  ),
  form(`pas assez ${ofFr}`, 1, true, fr, "assez "),
  form(
    `(?:ils|elles|tout|tous|toutes|c|ca|il|elle)(?: [a-z]+){0,2}(?: est| sont| font| fait| semblent?| paraissent| ont l air)(?: tous| toutes)? (?:si|tellement|affreusement|ridiculement|carrement|vachement) (${faults.fr})`,
    -1,
    true,
    fr,
    " si ",
    "ment ",
  ),
  form(`${much.fr}trop ${ofFr}${andFr}`, -1, true, fr, "trop "),
  form(
    `(?<!(?:quelque chose|truc|chose) (?:de |d )?)(?:un (?:peu|poil|chouia)) ${ofFr}(?= ?(?:$|[,.!?]| (?:pour|a mon gout|quand meme|non)(?![a-z])))`,
    -1,
    true,
    fr,
    "un p",
    "un c",
  ),
  form(`${much.fr}moins ${much.fr}${ofFr}${andFr}`, -1, true, fr, "moins "),
  form(`${much.fr}plus ${much.fr}${ofFr}${andFr}`, 1, true, fr, "plus "),
  form(`(?:un peu |assez |quelque chose de |du )?(?:tres |bien )?(${either(frAlone)})`, 1, false, frAlone),
  form(`(?:really |very |nice and )?(${either(enAlone)})(?! weather)`, 1, false, enAlone),
];
