import type { Concept } from "#vocabulary/lexicon/concept.ts";
import { type Form, formsByFirstWord } from "#vocabulary/lexicon/form-index.ts";

/**
 * Words of the lexicon that nobody is taken to have meant by a slip: shades that are a colour in a list of shades only
 * ("chianti", "mallard"), two words written as one that shops write as two, and what stands in one phrase or two that name no garment.
 */
export function* rareWords(words: Iterable<string>): Iterable<string> {
  const [firm, phrases, joined] = [new Set<string>(), new Map<string, number>(), new Set<string>()];
  for (const forms of formsByFirstWord().values())
    for (const form of forms) {
      if (form.words.length === 2 && form.senses.every(({ concept }) => concept.facet === "colour"))
        joined.add(form.words.join(""));
      if (form.words.length === 1 && form.senses.some(({ concept }) => isFirm(concept)))
        firm.add(form.words[0] ?? "");
      else if (form.words.length > 1)
        for (const word of form.words)
          phrases.set(word, (phrases.get(word) ?? 0) + (isGarment(form) ? oftenEnough : 1));
    }
  for (const word of words)
    if (joined.has(word) || (!firm.has(word) && (phrases.get(word) ?? 0) < oftenEnough)) yield word;
}

const oftenEnough = 3;

const isGarment = ({ senses }: Form): boolean => senses.some(({ concept }) => concept.facet === "garment");

const isFirm = (concept: Concept): boolean =>
  !(concept.facet === "colour" && concept.kind === "loose") &&
  concept.facet !== "brand" &&
  concept.facet !== "filler" &&
  concept.facet !== "outside";
