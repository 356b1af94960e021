import { expect, it } from "vitest";
import { universes } from "#vocabulary/universe.ts";
import { allSilhouettes } from "../../illustrator/draft.ts";
import { careOf } from "./care.ts";
import { draftPiece } from "./testing/draft-piece.ts";

const levels = [1, 2, 3, 4, 5] as const;
const pieces = allSilhouettes.flatMap(({ kind, leaves }) =>
  universes.flatMap((universe) =>
    (leaves[universe] ?? []).flatMap((leaf) =>
      levels.flatMap((level) =>
        [0, 1].map((n) => draftPiece({ universe, leaf, kind, level, seed: `${kind} ${level} ${n}` })),
      ),
    ),
  ),
);

it("the shares of every part add up to a hundred", () => {
  for (const { kind, composition } of pieces) {
    for (const { part, shares } of composition) {
      const sum = shares.reduce((total, { percent = 0 }) => total + percent, 0);
      expect(sum, `${kind} ${part}`).toBe(100);
    }
  }
});

it("a part is listed once, with most of it first", () => {
  for (const { kind, composition } of pieces) {
    const parts = composition.map(({ part }) => part);
    expect(new Set(parts).size, `${kind} ${parts}`).toBe(parts.length);
    for (const { shares } of composition) {
      const percents = shares.map(({ percent = 0 }) => percent);
      expect(percents).toEqual(percents.toSorted((one, other) => other - one));
    }
  }
});

it("everything but straw, raffia and acetate says what it is made of, and filters find its cloth", () => {
  for (const { kind, cloth, composition, traits, material } of pieces) {
    expect(traits.materials.length, kind).toBeGreaterThan(0);
    if (cloth === "straw" || cloth === "raffia" || cloth === "acetate") continue;
    expect(composition.length, kind).toBeGreaterThan(0);
    expect(traits.materials, `${kind} ${cloth}`).toContain(material);
  }
});

it("skinny jeans stretch and silk satin is not for the supermarket", () => {
  const skinny = pieces.filter(({ garment }) => garment.kind === "jeans" && garment.cut.fit === "skinny");
  expect(skinny.length).toBeGreaterThan(0);
  for (const { traits } of skinny) expect(traits.materials).toContain("elastane");
  const cheap = pieces.filter(({ cloth, brand }) => cloth === "satin" && brand.level < 3);
  expect(cheap.length).toBeGreaterThan(0);
  for (const { traits } of cheap) expect(traits.materials).not.toContain("silk");
});

it("a care label has two to five symbols that do not contradict each other", () => {
  for (const { kind, composition, leaf, cloth } of pieces) {
    const care = careOf(composition, leaf, cloth);
    expect(care.length, `${kind} ${cloth}`).toBeGreaterThanOrEqual(2);
    expect(care.length).toBeLessThanOrEqual(5);
    expect(new Set(care).size).toBe(care.length);
    const washes = care.filter((one) => one.startsWith("machine") || one === "hand-wash");
    expect(washes.length).toBeLessThanOrEqual(1);
    if (care.includes("do-not-wash")) expect(washes).toEqual([]);
    expect(care.includes("no-iron") && care.some((one) => one.startsWith("iron"))).toBe(false);
  }
});
