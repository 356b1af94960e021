import { expect, test } from "vitest";
import { languages } from "../language.ts";
import { lexicon } from "../lexicon/lexicon.ts";
import { matchWords } from "../lexicon/match-words.ts";
import { glossary, glossarySections } from "./glossary.ts";

const twice = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
const sentences = (text: string) => text.match(/[.?!](?=\s|$)/g) ?? [];

test("there are enough terms, and drawings of what a cut or a collar looks like", () => {
  expect(glossary.length).toBeGreaterThanOrEqual(150);
  expect(new Set(glossary.flatMap(({ drawing }) => drawing ?? [])).size).toBeGreaterThanOrEqual(60);
});

test("every section has terms, in the order the sections are shown", () => {
  const keys = glossarySections.map(({ key }) => key);
  expect([...new Set(glossary.map(({ section }) => section))]).toEqual(keys);
});

test("a key is an anchor: in kebab case, unique, and never a section's", () => {
  const keys = glossary.map(({ key }) => key);
  expect(keys.filter((key) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key))).toEqual([]);
  expect(twice([...keys, ...glossarySections.map(({ key }) => key)])).toEqual([]);
});

test("a drawing belongs to one term", () => {
  expect(twice(glossary.flatMap(({ drawing }) => drawing ?? []))).toEqual([]);
});

test.each(languages)("no two terms have one name in %s", (language) => {
  expect(twice(glossary.map(({ term }) => term[language].toLowerCase()))).toEqual([]);
});

test("a concept is exactly one of the lexicon", () => {
  const unclear = glossary.flatMap(({ key, concept, facet }) => {
    if (concept === undefined) return facet === undefined ? [] : [`${key}: a facet without a concept`];
    const meant = lexicon.filter(
      (entry) =>
        String(entry.concept.key) === concept && (facet === undefined || entry.concept.facet === facet),
    );
    return meant.length === 1 ? [] : [`${key}: ${concept} is ${meant.length} concepts`];
  });
  expect(unclear).toEqual([]);
});

test.each(languages)("every meaning in %s has 25 to 60 words in one to three sentences", (language) => {
  const outside = glossary.flatMap(({ key, meaning }) => {
    const length = words(meaning[language]).length;
    const count = sentences(meaning[language]).length;
    return length < 25 || length > 60 || count < 1 || count > 3 ? [`${key}: ${length}, ${count}`] : [];
  });
  expect(outside).toEqual([]);
});

test.each(languages)("every search in %s is understood, and asks for something to wear", (language) => {
  const lost = glossary.flatMap(({ search }) => {
    if (!search) return [];
    const found = matchWords(search[language], { language });
    return found.some(({ concept }) => concept.facet === "garment") ? [] : [search[language]];
  });
  expect(lost).toEqual([]);
});

const written = (language: (typeof languages)[number]) => [
  ...glossarySections.map(({ label }) => label[language]),
  ...glossary.flatMap(({ term, meaning, search }) => [
    term[language],
    meaning[language],
    ...(search ? [search[language]] : []),
  ]),
];

test.each(languages)("texts in %s are filled, trimmed, and typeset", (language) => {
  expect(written(language).filter((text) => text === "" || text !== text.trim())).toEqual([]);
  expect(written(language).filter((text) => /['"]|\s\s|\.\.\./.test(text))).toEqual([]);
});

test("French punctuation stands behind its own spaces", () => {
  const wrong = /[^\u202f][;?!]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/;
  expect(written("fr").filter((text) => wrong.test(text))).toEqual([]);
});

test("English punctuation stands behind no space", () => {
  expect(written("en").filter((text) => /\s[;:?!.,]/.test(text))).toEqual([]);
});
