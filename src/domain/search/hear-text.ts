import { chosenConditions, isAnyPassing } from "./condition.ts";
import { correctQuery, otherReadings } from "./correct-query.ts";
import type { Dictionary } from "./dictionary.ts";
import type { Question } from "./port.ts";
import type { SearchIndex } from "./search-index.ts";
import { type TextConditions, textConditions } from "./text-conditions.ts";
import { type TracedText, untouched } from "./traced-text.ts";
import { widerBranches } from "./understand/broad-garments.ts";
import { withoutSlang } from "./understand/slang.ts";
import { understandQuery } from "./understand/understand-query.ts";
import type { Understood } from "./understand/understood.ts";

export interface HeardText extends TextConditions {
  readonly understood: Understood;
  /** Only when it is not as it was typed. */
  readonly corrected?: string;
  /** Back to what was typed. */
  readonly origin: TracedText["origin"];
}

/** As the text was most likely meant; where that leads nowhere, as it may have been meant instead. */
export function hearText(index: SearchIndex, question: Question, text: string): HeardText {
  // As long as what was typed: what is found in it stands where it did.
  const typed = withoutSlang(untouched(text.trimEnd()));
  const { language } = question;
  const dictionary = rememberingNear(index.dictionary);
  const correct = (text: TracedText) => {
    const { changed, ...traced } = correctQuery(text, language, dictionary);
    return { ...(changed ? withoutSlang(traced) : traced), changed };
  };
  const corrected = correct(typed);
  const first = read(index, question, corrected, corrected.changed);
  const leads = (heard: HeardText) => leadsSomewhere(index, question, heard);
  if (leads(first)) return first;
  const wider = widen(index, question, first);
  if (wider && leads(wider)) return wider;
  // A word that only names have, and none of these, may be another word.
  const lost = first.wanted.length > 0 ? first.unheard : [...first.unheard, typed.text];
  if (!corrected.changed && lost.length === 0) return first;
  for (const other of otherReadings(typed, language, dictionary, lost)) {
    const meant = correct(other);
    if (meant.text === corrected.text) continue;
    const again = read(index, question, meant, true);
    if (again.unheard.length === 0 && leads(again)) return again;
  }
  return first;
}

/** What a word may have been meant for is looked up once for all readings of a text. */
function rememberingNear(dictionary: Dictionary): Dictionary {
  const known = new Map<string, readonly string[]>();
  return {
    ...dictionary,
    near(typed, language, slips, asPrefix = false) {
      const key = `${typed} ${slips} ${asPrefix}`;
      const found = known.get(key) ?? dictionary.near(typed, language, slips, asPrefix);
      known.set(key, found);
      return found;
    },
  };
}

function read(
  index: SearchIndex,
  { language, universe }: Question,
  { text, origin }: TracedText,
  changed: boolean,
): HeardText {
  const understood = understandQuery(text, language, index.brandIndex);
  return {
    ...textConditions(index, understood, universe),
    understood,
    origin,
    ...(changed && { corrected: text.trimStart() }),
  };
}

/** The same of a larger part of the tree, where the word was a broad one. */
function widen(index: SearchIndex, { universe }: Question, heard: HeardText): HeardText | undefined {
  const { garment } = heard.understood;
  if (!garment) return undefined;
  const { men, women } = garment.branches;
  // Whoever says "raincoat" means a leaf, and nothing beside it.
  if (![men, women].some((branches) => branches.length > 1 || branches[0]?.length === 3)) return undefined;
  const branches = { men: widerBranches(men), women: widerBranches(women) };
  const understood = { ...heard.understood, garment: { ...garment, branches } };
  return { ...heard, ...textConditions(index, understood, universe), understood };
}

/** Whether anything is as the text says it has to be, and where it only hopes, as it hopes. */
function leadsSomewhere(index: SearchIndex, question: Question, heard: HeardText): boolean {
  const universe = heard.understood.universe?.is ?? question.universe;
  const inUniverse = chosenConditions(index, { ...asked, universe });
  if (heard.wanted.length > 0) return isAnyPassing(index, [...inUniverse, ...heard.wanted]);
  return heard.hoped.some((hope) => isAnyPassing(index, [...inUniverse, hope]));
}

const asked = { language: "en", from: 0, limit: 0 } as const;
