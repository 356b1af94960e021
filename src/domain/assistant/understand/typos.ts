import type { Language } from "#vocabulary/language.ts";
import { asking } from "#vocabulary/lexicon/conversation/asking.ts";
import { qualities } from "#vocabulary/lexicon/conversation/comparing.ts";
import { neverAnswered, otherTopics } from "#vocabulary/lexicon/conversation/elsewhere.ts";
import { everyday } from "#vocabulary/lexicon/conversation/everyday.ts";
import { ordinary } from "#vocabulary/lexicon/conversation/ordinary.ts";
import { givenOn, giving, relations, weddingRoles } from "#vocabulary/lexicon/conversation/people.ts";
import {
  drops,
  instead,
  ordinals,
  others,
  slotWords,
  swaps,
  thisOne,
} from "#vocabulary/lexicon/conversation/pointing.ts";
import { expandForms } from "#vocabulary/lexicon/expand-forms.ts";
import { tokenise } from "#vocabulary/lexicon/fold-text.ts";
import { replaceWords, type TracedText } from "../../search/traced-text.ts";
import { slangWords } from "../../search/understand/slang.ts";
import { measures, smallWords } from "../../search/understand/small-words.ts";
import {
  note,
  openWordBook,
  type WordBook,
  type WordWeight,
  wordsOfLexicon,
} from "../../search/word-book.ts";
import { doAll } from "../../steps.ts";
import { rareWords } from "./rare-words.ts";
import { isSlip, soundOf } from "./slips.ts";
import { stemsOf } from "./stems.ts";

/** The text with words that nothing knows as the nearest that something does; a word of three letters stays. */
export function withoutTypos(typed: TracedText, language: Language): TracedText {
  const changes: { at: readonly [number, number]; by: string }[] = [];
  for (const { text: word, start, end } of tokenise(typed.text)) {
    if (word.length < 4 || /\d/.test(word) || knows(word, language)) continue;
    const meant = (language === "fr" && elidedIn(word)) || meantBy(word, language);
    if (meant) changes.push({ at: [start, end], by: meant });
  }
  return changes.length > 0 ? replaceWords(typed, changes) : typed;
}

/** « Shabiller », « lhiver »: the apostrophe was left out; « jlave », « jporte »: the e too, as it is said. */
function elidedIn(word: string): string | undefined {
  const [, verb = ""] = spokenJe.exec(word) ?? [];
  if (verb && knows(verb, "fr")) return `je ${verb}`;
  const [, small, rest = ""] = /^([jldsmnct]|qu)([aeiouh][a-z]{3,})$/.exec(word) ?? [];
  return small && (entries.get(rest)?.fr ?? -1) > 0 ? `${small} ${rest}` : undefined;
}

const spokenJe = /^j([bcdfgklmnpqrstvwxz][a-z]{2,}(?:e|s|x|ai|is))$/;

/** Two slips only where enough of the word is left. */
const longEnough = 7;
/** Words that were asked about before: people type the same slips. */
const known = new Map<string, string | undefined>();
const mostKept = 4_000;

function meantBy(word: string, language: Language): string | undefined {
  const key = `${language} ${word}`;
  if (known.has(key)) return known.get(key);
  const { near } = book();
  const isMeant = (other: string) =>
    (entries.get(other)?.[language] ?? -1) > 0 &&
    !rare.has(other) &&
    isSlip(word, other, often[language].has(other));
  const nearest = near(word, language, 1).filter(isMeant);
  const further = () => (word.length >= longEnough ? near(word, language, 2).filter(isMeant) : []);
  // What sounds the same is meant before what is spelt nearer: "basquettes" are baskets, not caps.
  const found = alike(word, nearest) ?? alike(word, further()) ?? nearest[0] ?? further()[0];
  if (known.size >= mostKept) known.clear();
  known.set(key, found);
  return found;
}

const alike = (typed: string, words: readonly string[]): string | undefined =>
  words.find((word) => soundOf(word) === soundOf(typed));

const knows = (word: string, language: Language): boolean => {
  book();
  const isKnown = (one: string) => entries.has(one) || plain[language].has(one);
  return (
    unmeant.has(word) ||
    isKnown(word) ||
    (word.length > 4 && /[^s]s$/.test(word) && isKnown(word.slice(0, -1))) ||
    stemsOf(word, language).some((stem) => plain[language].has(stem))
  );
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));
const plain: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: setOf(ordinary.en),
  fr: setOf(ordinary.fr),
};

const unmeant = new Set<string>();
/** Words that shops have and people hardly write: what looks like one of them is something else. */
const rare = new Set<string>();
const entries = new Map<string, WordWeight>();
let opened: WordBook | undefined;

function book(): WordBook {
  opened ??= open();
  return opened;
}

/** Every word that means something here. What is said to ask weighs as much as what is asked for. */
function open(): WordBook {
  for (const [word, weight] of doAll(wordsOfLexicon())) entries.set(word, weight);
  for (const word of rareWords(entries.keys())) rare.add(word);
  const add = (text: string, weight: number, language?: Language) => {
    for (const [word] of text.matchAll(/[a-z]{3,}/g)) {
      note(entries, word, weight, language);
      rare.delete(word);
    }
  };
  for (const language of ["en", "fr"] as const) add(everyday[language], everydayWeight, language);
  add([...smallWords, ...slangWords].join(" "), everydayWeight);
  add(measures.join(" "), said);
  for (const language of ["en", "fr"] as const) add(common[language], most, language);
  for (const { words, more = {}, alone = {} } of qualities)
    for (const language of ["en", "fr"] as const)
      for (const list of [words, more, alone])
        for (const form of expandForms(list[language] ?? "", language, language === "fr"))
          add(
            `${foldedOf(form)} ${list === more ? foldedOf(form).replace(/er$/, "est") : ""}`,
            said,
            language,
          );
  add(Object.keys(ordinals).join(" "), said);
  add([...Object.values(relations), giving, givenOn].join(" "), said);
  for (const pattern of Object.values(weddingRoles)) add(literal(pattern), everydayWeight);
  for (const pattern of [...Object.values(asking).flat(), ...others, ...thisOne, ...swaps])
    add(literal(pattern), said - 1);
  for (const pattern of [...drops, ...instead, ...slotWords.map(([, words]) => words)])
    add(literal(pattern), said - 1);
  // What is talked about elsewhere is known, and nobody is taken to have meant it.
  for (const pattern of [...neverAnswered, ...otherTopics])
    for (const [word] of literal(pattern).matchAll(/[a-z]{3,}/g)) if (!entries.has(word)) unmeant.add(word);
  return doAll(openWordBook(entries));
}

const said = 3.5;
const everydayWeight = 1.5;
const most = 5;

/** What is typed most and therefore mistyped most. */
const common = {
  en: "black white blue red green grey brown navy pink beige dress dresses shirt jeans coat jacket trousers shoes boots bag skirt jumper trainers suit cheap cheaper size under looking something please thanks quid pounds bucks euros leather cotton wool linen wedding party office winter summer married",
  fr: "noir noire blanc blanche bleu bleue rouge vert verte gris grise marron rose robe jupe pull manteau veste pantalon chemise chaussures bottes baskets sac jean costume cherche recherche voudrais quelque chose taille pointure moins plus merci balles euros cuir coton laine lin daim soie mariage soiree bureau hiver ete cadeau marie",
};

const often: Readonly<Record<Language, ReadonlySet<string>>> = { en: setOf(common.en), fr: setOf(common.fr) };

const foldedOf = (form: string) =>
  tokenise(form)
    .map(({ text }) => text)
    .join(" ");

/** A pattern's words: what may or may not end them is spelt both ways. */
function literal(pattern: string): string {
  const plain = pattern
    .replace(/\\[a-z]/g, "")
    .replace(/([a-z]+)\[([a-z])[^\]]*\]\??/g, "$1 $1$2")
    .replace(/\[[^\]]*\]/g, "");
  return `${plain.replace(/\(\?:([^()|]*)\)\?/g, "$1")} ${plain.replace(/\(\?:[^()]*\)\?/g, "").replace(/[a-z]\?/g, "")}`;
}
