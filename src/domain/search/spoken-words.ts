import { colourLabels, materialLabels, patternLabels } from "#vocabulary/attribute-labels.ts";
import { leafName, leavesOf } from "#vocabulary/category.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import { foldText } from "#vocabulary/lexicon/fold-text.ts";
import { styleAxisLabels } from "#vocabulary/style.ts";
import { universes } from "#vocabulary/universe.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";
import type { Steps } from "../steps.ts";
import { namesAt } from "./name-words.ts";
import { isOffered } from "./spots.ts";
import { stemOf } from "./stem.ts";
import { isSmall } from "./understand/small-words.ts";

/** A word as it is written, accents and all, and how often. */
interface Spoken {
  readonly folded: string;
  readonly written: string;
  readonly count: number;
}

export type SpokenWords = Readonly<Record<Language, readonly Spoken[]>>;

/** So many names have every word that is worth proposing. */
const read = 20_000;
/** What a label counts beside the words of names. */
const labelled = 3;

/** The words of names and labels by language, in the order of the alphabet. */
export function* spokenWords(snapshot: Snapshot): Steps<SpokenWords> {
  const counts = { en: new Map<string, number>(), fr: new Map<string, number>() };
  const note = (language: Language, text: string, weight: number) => {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}{3,}/gu)) {
      const known = counts[language];
      known.set(word, (known.get(word) ?? 0) + weight);
    }
  };
  const step = Math.max(1, Math.floor(snapshot.size / read));
  for (let row = 0, done = 0; row < snapshot.size; row += step, done++) {
    if (done % 64 === 0) yield;
    if (!isOffered(snapshot, row)) continue;
    const [english = "", french = ""] = namesAt(snapshot, row);
    note("en", english, 1);
    note("fr", french, 1);
  }
  yield;
  for (const label of labels()) for (const language of languages) note(language, label[language], labelled);
  yield;
  const en = sorted(counts.en);
  yield;
  return { en, fr: sorted(counts.fr) };
}

const labels = () => [
  ...Object.values(colourLabels),
  ...Object.values(patternLabels),
  ...Object.values(materialLabels),
  ...Object.values(styleAxisLabels),
  ...universes.flatMap((universe) => leavesOf(universe).flatMap((leaf) => leafName(leaf, universe) ?? [])),
];

/** Of a word and its plural only the one that is written more. */
function sorted(counts: ReadonlyMap<string, number>): readonly Spoken[] {
  const byStem = new Map<string, Spoken>();
  for (const [written, count] of counts) {
    const folded = foldText(written);
    const known = byStem.get(stemOf(folded));
    if (isSmall(folded)) continue;
    if (!known || known.count < count) byStem.set(stemOf(folded), { folded, written, count });
  }
  return [...byStem.values()].sort((a, b) => (a.folded < b.folded ? -1 : 1));
}
