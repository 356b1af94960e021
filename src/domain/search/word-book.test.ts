import fc from "fast-check";
import { expect, test } from "vitest";
import { doAll } from "../steps.ts";
import { distanceFrom } from "./edit-distance.ts";
import { openWordBook, type WordWeight } from "./word-book.ts";

const anyWord = fc.string({
  unit: fc.constantFrom("a", "b", "c", "e", "r", "s", "t"),
  minLength: 1,
  maxLength: 9,
});
const anyEntries = fc
  .uniqueArray(anyWord, { minLength: 1, maxLength: 80 })
  .map(
    (words) => new Map(words.map((word, i): [string, WordWeight] => [word, { en: i % 4, fr: (i * 7) % 5 }])),
  );

/** Every word is compared, and nothing is passed over. */
function nearOf(entries: ReadonlyMap<string, WordWeight>, typed: string, slips: 1 | 2, asPrefix: boolean) {
  if (slips > 1 && typed.length <= 3) return [];
  const distanceTo = distanceFrom(typed);
  const found = [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([word, { en, fr }]) => {
      const distance = distanceTo(word, asPrefix);
      const isMeant =
        word.length >= Math.max(3, typed.length - slips) &&
        (!asPrefix || word[0] === typed[0] || word[0] === typed[1]) &&
        distance <= slips;
      const begins = word[0] === typed[0] ? 3 : 0;
      const apart = Math.abs(word.length - typed.length) * 0.1;
      return isMeant ? [{ word, score: Math.max(en, fr - 2.5) + begins - distance * 6 - apart }] : [];
    })
    .sort((a, b) => b.score - a.score);
  return found.filter(({ score }) => score > (found[0]?.score ?? 0) - 2.5).map(({ word }) => word);
}

/** A word of the book that lost a letter or two, or has two more. */
const anyTyped = fc
  .tuple(anyEntries, fc.nat(), fc.nat(), fc.nat({ max: 3 }))
  .map(([entries, nth, at, lost]) => {
    const words = [...entries.keys()].filter(({ length }) => length > 5);
    const word = words[nth % Math.max(1, words.length)] ?? "cabaret";
    const from = at % (word.length - 2);
    return { entries, typed: lost === 3 ? `${word}as` : word.slice(0, from) + word.slice(from + lost) };
  });

test("what somebody may have meant is the same as if every word were compared", () => {
  fc.assert(
    fc.property(
      anyTyped,
      fc.constantFrom<1 | 2>(1, 2),
      fc.boolean(),
      ({ entries, typed }, slips, asPrefix) => {
        const { near } = doAll(openWordBook(entries));
        expect(near(typed, "en", slips, asPrefix)).toEqual(nearOf(entries, typed, slips, asPrefix));
      },
    ),
    { numRuns: 600 },
  );
});
