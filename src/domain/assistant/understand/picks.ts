import type { Comparative } from "#vocabulary/assistant.ts";
import { qualityWords } from "./comparatives.ts";

/** The one that has most, or least, of something. */
export interface Pick {
  readonly of: Comparative;
  readonly way: -1 | 1;
}

/** "The cheapest of these", « la plus chaude » : one of those that were shown, not cheaper ones than those. */
export function pickIn(text: string): Pick | undefined {
  const english = mostEnglish.exec(text);
  if (english) {
    const [, most, much, word = ""] = english;
    const found = most ? superlatives.get(most) : en.get(word);
    return found && pick(found, much === "least");
  }
  const french = mostFrench.exec(text);
  const found = french && fr.get(french[2] ?? "");
  return found ? pick(found, french[1] === "moins") : undefined;
}

const pick = ({ of, side }: Word, isLeast: boolean): Pick => ({
  of,
  way: isLeast ? (side > 0 ? -1 : 1) : side,
});

type Word = { readonly of: Comparative; readonly side: 1 | -1 };
const firstOf = (words: ReadonlyMap<string, readonly Word[]>): ReadonlyMap<string, Word> =>
  new Map([...words].flatMap(([word, [first]]) => (first ? [[word, first] as const] : [])));

const [en, fr] = [firstOf(qualityWords("words", "en")), firstOf(qualityWords("words", "fr"))];
/** "Warmer" is in the lexicon, and "warmest" goes with it. */
const superlatives = new Map(
  [...firstOf(qualityWords("more", "en"))].map(
    ([word, meant]) => [word.replace(/er$/, "est"), meant] as const,
  ),
);
const either = (words: ReadonlyMap<string, unknown>) =>
  [...words.keys()].sort((a, b) => b.length - a.length).join("|");

const alone = "(?= ?(?:$|[?,.!;]))";
const mostEnglish = new RegExp(
  `(?<![a-z])the (?:(${either(superlatives)})|(most|least) (${either(en)}))(?:(?= one(?![a-z])| of (?:these|those|them|the (?:lot|bunch|two|three|four|five|six)))|${alone})`,
);
const mostFrench = new RegExp(
  `(?<![a-z])(?:le|la) (plus|moins) (${either(fr)})(?:(?= (?:de (?:tous|toutes|ces|ceux|celles|la liste)|des (?:deux|trois|quatre|cinq|six)|parmi)(?![a-z]))|${alone})`,
);
