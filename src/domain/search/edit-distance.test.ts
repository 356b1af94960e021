import fc from "fast-check";
import { expect, test } from "vitest";
import { distanceFrom } from "./edit-distance.ts";

test.each([
  ["dress", "dress", 0],
  ["drss", "dress", 1],
  ["dresss", "dress", 1],
  ["drses", "dress", 1],
  ["driss", "dress", 1],
  ["derss", "dress", 1],
  ["drs", "dress", 2],
  ["shirt", "dress", 5],
  ["dress", "", 5],
])("%s is %s after so many slips: %i", (typed, word, distance) => {
  expect(distanceFrom(typed)(word)).toBe(distance);
});

test("as a prefix only the beginning has to be met", () => {
  expect(distanceFrom("snaek")("sneakers", true)).toBe(1);
  expect(distanceFrom("sneak")("sneakers", true)).toBe(0);
  expect(distanceFrom("sneak")("sneakers")).toBe(3);
});

test("words that are too long, and letters of other alphabets, are near to nothing", () => {
  expect(distanceFrom("x".repeat(32))("x".repeat(32))).toBe(Number.POSITIVE_INFINITY);
  expect(distanceFrom("платье")("платье")).toBe(6);
});

const words = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 9 });

test("it takes as many slips there as back", () => {
  fc.assert(fc.property(words, words, (one, other) => distanceFrom(one)(other) === distanceFrom(other)(one)));
});

/** The whole table, by the book. */
function byTheBook(typed: string, word: string): { whole: number; prefix: number } {
  const table = [Array.from({ length: typed.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= word.length; i++) {
    table[i] = [i];
    for (let j = 1; j <= typed.length; j++) {
      const changed = at(i - 1, j - 1) + (word[i - 1] === typed[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && word[i - 1] === typed[j - 2] && word[i - 2] === typed[j - 1];
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      table[i]?.push(Math.min(changed, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped));
    }
  }
  const ends = table.map((_, i) => at(i, typed.length));
  return { whole: ends.at(-1) ?? 0, prefix: Math.min(...ends) };
}

test("it is the distance that the whole table gives", () => {
  fc.assert(
    fc.property(words, words, (typed, word) => {
      const distance = distanceFrom(typed);
      expect({ whole: distance(word), prefix: distance(word, true) }).toEqual(byTheBook(typed, word));
    }),
    { numRuns: 2000 },
  );
});

test("whoever asks for no more than some slips is told the same up to there, and more for more", () => {
  fc.assert(
    fc.property(words, words, fc.nat({ max: 3 }), fc.boolean(), (typed, word, most, asPrefix) => {
      const distance = distanceFrom(typed)(word, asPrefix);
      const told = distanceFrom(typed, most)(word, asPrefix);
      expect(distance > most ? told > most : told === distance).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
