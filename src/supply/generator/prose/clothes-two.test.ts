import { describe, expect, it } from "vitest";
import { occasions, type Season, seasons } from "#vocabulary/attribute.ts";
import { leavesOf } from "#vocabulary/category.ts";
import { universes } from "#vocabulary/universe.ts";
import { draftGarment } from "../../illustrator/draft.ts";
import { silhouetteOf } from "../../illustrator/garment.ts";
import { type SilhouetteKind, silhouettes } from "../../illustrator/silhouettes.ts";
import type { Piece } from "../piece.ts";
import { parkasAndPuffers } from "./coats/parkas-puffers.ts";
import { raincoats } from "./coats/raincoats.ts";
import { trenches } from "./coats/trenches.ts";
import { woolCoats } from "./coats/wool-coats.ts";
import { dayDresses } from "./dresses/day-dresses.ts";
import { eveningDresses } from "./dresses/evening-dresses.ts";
import { jumpsuits } from "./dresses/jumpsuits.ts";
import { skirts } from "./dresses/skirts.ts";
import { blazers } from "./jackets/blazers.ts";
import { denimJackets } from "./jackets/denim-jackets.ts";
import { gilets } from "./jackets/gilets.ts";
import { leatherJackets } from "./jackets/leather-jackets.ts";
import { lightJackets } from "./jackets/light-jackets.ts";
import type { Line } from "./line.ts";
import { eveningSuits } from "./tailoring/evening-suits.ts";
import { suits } from "./tailoring/suits.ts";
import { waistcoats } from "./tailoring/waistcoats.ts";

const groups = {
  jackets: [blazers, lightJackets, leatherJackets, denimJackets, gilets],
  coats: [woolCoats, trenches, parkasAndPuffers, raincoats],
  tailoring: [suits, eveningSuits, waistcoats],
  dresses: [dayDresses, eveningDresses],
  skirts: [skirts],
  jumpsuits: [jumpsuits],
};
const banks = Object.values(groups).flat();
const openings = banks.flatMap((bank) => Object.values(bank.openings).flat());
const others = banks.flatMap(({ details, wear }) => [...details, ...wear]);
const lines = [...openings, ...others];
const sentences = lines.flatMap(({ en, fr }) => [en, fr]);

const common: readonly SilhouetteKind[] = [
  "blazer",
  "overcoat",
  "trench",
  "puffer",
  "bomber",
  "denim-jacket",
  "suit",
  "wrap-dress",
  "shirt-dress",
  "slip-dress",
];

/** Every silhouette sold as a jacket, coat, suit, dress, skirt or jumpsuit. */
const kinds = Object.values(silhouettes)
  .filter(({ leaves }) => Object.values(leaves).some((of) => of.some((leaf) => /^A\.[4-9]\./.test(leaf))))
  .map(({ kind }) => kind);

const openingsOf = (kind: SilhouetteKind): readonly Line[] =>
  banks.flatMap((bank) => bank.openings[kind] ?? []);

const brand = {
  name: "Anyone",
  country: "FR",
  about: { en: "", fr: "" },
  universes,
  makes: [],
  level: 3,
  axes: {},
  palette: [],
  materials: {},
  motifs: 1,
  volume: 0.5,
  naming: { kind: "plain" },
  reductions: "never",
} as const;

/** Pieces as they are drawn, eighty of every leaf, worn whenever the test says. */
const piecesFor = (worn: readonly Season[]): Piece[] =>
  universes.flatMap((universe) =>
    leavesOf(universe)
      .filter((leaf) => /^A\.[4-9]\./.test(leaf))
      .flatMap((leaf) =>
        Array.from({ length: 80 }, (_, i) => draftGarment({ universe, leaf, seed: `${i}` })).flatMap(
          (garment) => {
            if (!garment) return [];
            const { main, material = "leather" } = garment.fabric;
            const traits = {
              pattern: main.motif ? ("geometric" as const) : ("plain" as const),
              materials: [material],
              cut: silhouetteOf(garment).words(garment.cut),
              formality: 3 as const,
              seasons: worn,
              occasions,
              styles: [],
            };
            const lining = { part: "lining" as const, shares: [] };
            return {
              ...{ universe, leaf, kind: garment.kind, garment, brand, colour: "black" as const, dye: "" },
              ...{ cloth: main.kind, material, traits, composition: [lining] },
            };
          },
        ),
      ),
  );
const pieces = piecesFor(seasons);

const sayable = (list: readonly Line[], piece: Piece) => list.filter(({ when }) => !when || when(piece));

const outside = (list: readonly Line[], least: number, most: number) =>
  list.flatMap(({ en, fr }) => [en, fr]).filter((text) => text.length < least || text.length > most);

describe("what is said of jackets, coats, tailoring, dresses, skirts and jumpsuits", () => {
  it.each(kinds)("a %s can be introduced in at least four ways", (kind) => {
    expect(openingsOf(kind).length).toBeGreaterThanOrEqual(common.includes(kind) ? 5 : 4);
  });

  it.each(kinds)("there are words for a %s whatever its cut", (kind) => {
    expect(openingsOf(kind).filter(({ when }) => !when).length).toBeGreaterThanOrEqual(2);
  });

  it("each kind is introduced in one place only", () => {
    const said = banks.flatMap((bank) => Object.keys(bank.openings));
    expect(said).toEqual([...new Set(said)]);
  });

  it.each(Object.entries(groups))("%s have enough details and ways to wear them", (_name, of) => {
    expect(of.flatMap(({ details }) => details).length).toBeGreaterThanOrEqual(25);
    expect(of.flatMap(({ wear }) => wear).length).toBeGreaterThanOrEqual(12);
  });

  it("no bank has fewer than twelve ways to wear", () => {
    expect(banks.map(({ wear }) => wear.length).filter((count) => count < 12)).toEqual([]);
  });

  it("a detail or a way to wear is never said of everything", () => {
    expect(others.filter(({ when }) => !when).map(({ en }) => en)).toEqual([]);
  });

  it("every sentence is true of something we draw", () => {
    const dead = banks.flatMap((bank) => [
      ...Object.entries(bank.openings).flatMap(([kind, list]) =>
        list.filter(({ when }) => when && !pieces.some((piece) => piece.kind === kind && when(piece))),
      ),
      ...[...bank.details, ...bank.wear].filter(({ when }) => !pieces.some((piece) => when?.(piece))),
    ]);
    expect(dead.map(({ en }) => en)).toEqual([]);
  });

  it.each(seasons)("whatever is worn in %s has at least three ways to be worn", (season) => {
    const wear = banks.flatMap((bank) => bank.wear);
    const poor = piecesFor([season]).filter((piece) => sayable(wear, piece).length < 3);
    expect([...new Set(poor.map(({ kind, universe }) => `${kind}, ${universe}`))]).toEqual([]);
  });

  it("nearly every piece has a detail of its own", () => {
    const details = banks.flatMap((bank) => bank.details);
    const bare = pieces.filter((piece) => sayable(details, piece).length === 0);
    expect(bare.length / pieces.length).toBeLessThan(0.05);
  });

  it("openings are neither curt nor long", () => {
    expect(outside(openings, 60, 190)).toEqual([]);
  });

  it("details and ways to wear are short", () => {
    expect(outside(others, 30, 160)).toEqual([]);
  });

  it("no sentence is said twice", () => {
    expect(sentences.filter((text, at) => sentences.indexOf(text) !== at)).toEqual([]);
  });

  it("sentences begin with a capital, end with a full stop, and hold no stray spaces", () => {
    const odd = sentences.filter(
      (text) => !/^\p{Lu}.*[^.]\.$/u.test(text) || /\s{2}| [,.]/u.test(text) || text.trim() !== text,
    );
    expect(odd).toEqual([]);
  });

  it("apostrophes are typographic in both languages", () => {
    expect(sentences.filter((text) => /['"`]/.test(text))).toEqual([]);
  });

  it("French has its narrow spaces before high punctuation", () => {
    const odd = lines.map(({ fr }) => fr).filter((fr) => /[^\u00a0]:|[^\u202f][;?!]/.test(fr));
    expect(odd).toEqual([]);
  });

  it("English has no space before its punctuation", () => {
    expect(lines.map(({ en }) => en).filter((en) => /[\s\u00a0\u202f][:;?!]/.test(en))).toEqual([]);
  });

  it("nothing sounds like an advertisement", () => {
    const worn =
      /must-have|timeless|elevate|effortless|perfect for any occasion|wardrobe staple|incontournable|intemporel|indispensable|sublimer|parfait pour toutes les occasions/i;
    expect(sentences.filter((text) => worn.test(text))).toEqual([]);
  });
});
