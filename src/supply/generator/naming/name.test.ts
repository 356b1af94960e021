import { expect, it } from "vitest";
import { universes } from "#vocabulary/universe.ts";
import { allSilhouettes } from "../../illustrator/draft.ts";
import { randomFrom } from "../../illustrator/random.ts";
import type { HouseBrand } from "../brand.ts";
import { draftPiece } from "../cloth/testing/draft-piece.ts";
import { nameOf } from "./name.ts";

const namings: readonly [HouseBrand["naming"], ...HouseBrand["naming"][]] = [
  { kind: "plain" },
  { kind: "given", names: ["Ansel", "Ines", "Otis", "Maud", "Remy", "Tove", "Lior", "Pia"] },
  { kind: "number" },
];

const named = allSilhouettes.flatMap(({ kind, leaves: where }) =>
  universes.flatMap((universe) =>
    (where[universe] ?? []).flatMap((leaf) =>
      [0, 1, 2, 3, 4, 5].map((index) => {
        const seed = `${kind} ${index}`;
        const naming = namings[index % 3] ?? namings[0];
        const piece = draftPiece({ universe, leaf, kind, seed, naming, level: index > 2 ? 4 : 2 });
        return { kind, ...nameOf(piece, randomFrom(seed)) };
      }),
    ),
  ),
);

it("every silhouette has a name in both languages that fits a card", () => {
  const bad = named.filter(({ en, fr }) => [en, fr].some((name) => name.length < 3 || name.length > 60));
  expect(bad).toEqual([]);
});

it("a name starts with a capital and holds nothing unfinished", () => {
  const broken = /undefined|\||\s{2}|^\s|\s$|^\p{Ll}/u;
  expect(named.filter(({ en, fr }) => broken.test(en) || broken.test(fr))).toEqual([]);
});

it("a name never says a word twice", () => {
  const repeated = (name: string) => {
    const words = (name.toLowerCase().match(/[\p{L}’]{4,}/gu) ?? []).filter((word) => word !== "sans");
    return new Set(words).size < words.length;
  };
  expect(named.filter(({ en, fr }) => repeated(en) || repeated(fr))).toEqual([]);
});

it("a French name says “à” once and “en” once, and fits its card", () => {
  const oneWord = /sac à dos|sweat à capuche|valise à roulettes|(veste|short|jupe) en (jean|denim|biais)/i;
  const often = (name: string, word: string) => name.split(` ${word} `).length > 2;
  const limping = named.filter(({ fr }) => {
    const name = fr.replace(oneWord, "");
    return often(name, "à") || often(name, "en") || fr.length > 55;
  });
  expect(limping).toEqual([]);
});

it("a name leaves the colour to the colour", () => {
  const colour =
    /\b(black|navy|beige|burgundy|khaki|pink|purple|noire?s?|bordeaux|kaki|violette?s?|jaunes?)\b/i;
  expect(named.filter(({ en, fr }) => colour.test(en) || colour.test(fr))).toEqual([]);
});

it("a brand that gives names uses them, and one that counts counts", () => {
  const piece = { universe: "women", leaf: "A.2.1", seed: "a" } as const;
  const given = nameOf(
    draftPiece({ ...piece, naming: { kind: "given", names: ["Ansel"] } }),
    randomFrom("b"),
  );
  expect(given.en).toMatch(/^Ansel /);
  expect(given.fr).toContain(" Ansel");
  const counted = nameOf(draftPiece({ ...piece, naming: { kind: "number" } }), randomFrom("c"));
  expect(counted.en).toMatch(/ No\. \d+$/);
  expect(counted.fr).toMatch(/ nº\u00a0\d+$/);
});

it.each(["A.1.3", "A.2.1", "A.3.1", "A.4.1", "A.7.2", "B.2.1", "C.1.3"] as const)(
  "three hundred women’s pieces of %s are mostly called differently",
  (leaf) => {
    const names = Array.from({ length: 300 }, (_, index) => {
      const seed = `many ${index}`;
      const naming = namings[index % 3] ?? namings[0];
      return nameOf(draftPiece({ universe: "women", leaf, seed, naming }), randomFrom(seed)).en;
    });
    expect(new Set(names).size / names.length).toBeGreaterThan(0.7);
  },
);
