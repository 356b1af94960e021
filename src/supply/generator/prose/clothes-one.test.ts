import { describe, expect, it } from "vitest";
import { type Leaf, leavesOf } from "#vocabulary/category.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { draftGarment, silhouettesFor } from "../../illustrator/draft.ts";
import { silhouetteOf } from "../../illustrator/garment.ts";
import type { SilhouetteKind } from "../../illustrator/silhouettes.ts";
import type { HouseBrand } from "../brand.ts";
import type { Piece } from "../piece.ts";
import { cargo } from "./bottoms/cargo.ts";
import { chinos } from "./bottoms/chinos.ts";
import { denim } from "./bottoms/denim.ts";
import { shorts } from "./bottoms/shorts.ts";
import { trousers } from "./bottoms/trousers.ts";
import { cardigans } from "./knits/cardigans.ts";
import { pullovers } from "./knits/pullovers.ts";
import { sweats } from "./knits/sweats.ts";
import type { Bank, Line } from "./line.ts";
import { sportBottoms } from "./sport/sport-bottoms.ts";
import { sportJackets } from "./sport/sport-jackets.ts";
import { sportTops } from "./sport/sport-tops.ts";
import { camisolesAndBodies } from "./tops/camisoles-and-bodies.ts";
import { overshirtsAndTunics } from "./tops/overshirts-and-tunics.ts";
import { shirts } from "./tops/shirts.ts";
import { tees } from "./tops/tees.ts";
import { womensTops } from "./tops/womens-tops.ts";

/** Each family with all that can be said of it. */
const families: Readonly<Record<string, readonly Bank[]>> = {
  "A.1": [tees, shirts, overshirtsAndTunics, womensTops, camisolesAndBodies],
  "A.2": [pullovers, cardigans, sweats],
  "A.3": [denim, chinos, trousers, shorts, cargo],
  "G.1": [sportTops, sportBottoms, sportJackets],
};
const banks = Object.values(families).flat();
const openingsOf = (kind: SilhouetteKind): readonly Line[] =>
  banks.flatMap(({ openings }) => openings[kind] ?? []);

const openings = banks.flatMap(({ openings: byKind }) => Object.values(byKind).flat());
const details = banks.flatMap((bank) => bank.details);
const wear = banks.flatMap((bank) => bank.wear);
const everything = [...openings, ...details, ...wear];
const sentences = everything.flatMap(({ en, fr }) => [en, fr]);

const sold = universes.flatMap((universe) =>
  leavesOf(universe)
    .filter((leaf) => Object.keys(families).some((family) => leaf.startsWith(`${family}.`)))
    .flatMap((leaf) => silhouettesFor(universe, leaf).map(({ kind }) => ({ universe, leaf, kind }))),
);
const kinds = [...new Set(sold.map(({ kind }) => kind))];
const common: readonly SilhouetteKind[] = ["tee", "shirt", "pullover", "jeans", "chinos"];

describe("the sentences about tops, knits, bottoms and sport", () => {
  it.each(kinds)("open in at least four ways on a %s", (kind) => {
    expect(openingsOf(kind).length).toBeGreaterThanOrEqual(common.includes(kind) ? 5 : 4);
  });

  it("open only on what is sold under these leaves", () => {
    expect(banks.flatMap((bank) => Object.keys(bank.openings)).sort()).toEqual([...kinds].sort());
  });

  it.each(Object.keys(families))("have enough to point at and to wear in %s", (family) => {
    const own = families[family] ?? [];
    expect(own.flatMap((bank) => bank.details).length).toBeGreaterThanOrEqual(25);
    for (const bank of own) expect(bank.wear.length).toBeGreaterThanOrEqual(12);
  });

  it("are neither too short nor too long", () => {
    const outside = (lines: readonly Line[], least: number, most: number) =>
      lines.flatMap(({ en, fr }) => [en, fr]).filter(({ length }) => length < least || length > most);
    expect([...outside(openings, 60, 190), ...outside([...details, ...wear], 30, 160)]).toEqual([]);
  });

  it("are never said twice", () => {
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  it("begin with a capital, end with a full stop and have no double spaces", () => {
    expect(sentences.filter((sentence) => !/^[\p{Lu}«“].*[^.]\.$/u.test(sentence))).toEqual([]);
    expect(sentences.filter((sentence) => /\s\s/.test(sentence))).toEqual([]);
  });

  it("keep to the typography of each language", () => {
    const wrong = everything.flatMap(({ en, fr }) => [
      ...(/['"]/.test(en) || /[\u00A0\u202F«»]/.test(en) ? [en] : []),
      ...(/['"]/.test(fr) || /[^\u00A0]:|[^\u202F][;?!]|«[^\u00A0]|[^\u00A0]»/.test(fr) ? [fr] : []),
    ]);
    expect(wrong).toEqual([]);
  });

  it("leave the tired words to others", () => {
    expect(sentences.filter((sentence) => tired.test(sentence))).toEqual([]);
  });
});

const tired =
  /must-have|timeless|elevate|effortless|any occasion|wardrobe staple|incontournable|intemporel|indispensable|sublime|toutes les occasions/i;

describe("any garment of these leaves", () => {
  it.each(sold)("has enough that is true of it: $universe $leaf $kind", ({ universe, leaf, kind }) => {
    for (let seed = 0; seed < 40; seed++) {
      const piece = pieceOf(universe, leaf, kind, seed);
      const isTrue = ({ when }: Line) => !when || when(piece);
      const cut = JSON.stringify(piece.garment.cut);
      expect(openingsOf(kind).filter(isTrue).length, cut).toBeGreaterThanOrEqual(3);
      expect(wear.filter(isTrue).length, cut).toBeGreaterThanOrEqual(5);
    }
  });

  it("mostly has a detail to point at", () => {
    const pieces = sold.flatMap(({ universe, leaf, kind }) =>
      Array.from({ length: 20 }, (_, seed) => pieceOf(universe, leaf, kind, seed)),
    );
    const silent = pieces.filter((piece) => !details.some(({ when }) => when?.(piece)));
    expect(silent.length / pieces.length).toBeLessThan(0.1);
  });

  it("is never spoken of in another family’s words", () => {
    const coat = pieceOf("men", "A.5.1", "overcoat", 1);
    expect([...details, ...wear].filter(({ when }) => !when || when(coat))).toEqual([]);
  });

  it("is one day told every sentence", () => {
    const pieces = sold.flatMap(({ universe, leaf, kind }) =>
      Array.from({ length: 120 }, (_, seed) => pieceOf(universe, leaf, kind, seed)),
    );
    expect(everything.filter(({ when }) => when && !pieces.some(when)).map(({ en }) => en)).toEqual([]);
  });
});

const brand: HouseBrand = {
  name: "Nobody",
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
};

function pieceOf(universe: Universe, leaf: Leaf, kind: SilhouetteKind, seed: number): Piece {
  const garment = draftGarment({ universe, leaf, kind, seed: `prose ${seed}` });
  if (!garment) throw new Error(`Nobody sells a ${kind} under ${leaf}`);
  const { main } = garment.fabric;
  // Half of the year each, so that what is said of warm and of cold months is heard.
  const seasons = seed % 2 ? (["spring", "summer"] as const) : (["autumn", "winter"] as const);
  return {
    universe,
    leaf,
    kind,
    garment,
    brand,
    colour: "blue",
    dye: "ink",
    ...(main.motif && { motif: main.motif }),
    cloth: main.kind,
    material: "cotton",
    traits: {
      pattern: "plain",
      materials: ["cotton"],
      cut: silhouetteOf(garment).words(garment.cut),
      formality: seed % 3 ? 3 : 2,
      seasons,
      occasions: seed % 5 ? ["everyday", "work"] : ["evening", "beach"],
      styles: [],
    },
    composition: [],
  };
}
