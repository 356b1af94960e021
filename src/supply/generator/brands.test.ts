import { describe, expect, it } from "vitest";
import { materials } from "#vocabulary/attribute.ts";
import { type Leaf, leafName, leavesOf } from "#vocabulary/category.ts";
import { type StyleAxis, styleAxes, stylesOf } from "#vocabulary/style.ts";
import { type Universe, universes } from "#vocabulary/universe.ts";
import { dyes } from "../illustrator/cloth/dyes.ts";
import type { HouseBrand } from "./brand.ts";
import { houseBrands } from "./brands.ts";

const keyOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/[^\p{Letter}\p{Number}]/gu, "")
    .toLowerCase();

const covers = (code: string, leaf: Leaf): boolean => leaf === code || leaf.startsWith(`${code}.`);

const makes = (brand: HouseBrand, leaf: Leaf): boolean =>
  brand.makes.some(([code]) => covers(code, leaf)) && !brand.except?.includes(leaf);

const inUniverse = (universe: Universe): readonly HouseBrand[] =>
  houseBrands.filter((brand) => brand.universes.includes(universe));

/** Axes somebody in this universe can ask for. */
const axesOf = (universe: Universe): readonly StyleAxis[] =>
  styleAxes.filter((_, index) => stylesOf(universe).some(({ id }) => id === index + 1));

const each = (check: (brand: HouseBrand) => readonly string[]): readonly string[] =>
  houseBrands.flatMap((brand) => check(brand).map((fault) => `${brand.name}: ${fault}`));

describe("the invented brands", () => {
  it("have names that stay apart without accents, spaces and capitals", () => {
    const keys = houseBrands.map(({ name }) => keyOf(name));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key.length < 4)).toEqual([]);
  });

  it("are spread over the price levels as a market is", () => {
    const counts = [1, 2, 3, 4, 5].map(
      (level) => houseBrands.filter((brand) => brand.level === level).length,
    );
    const wanted = [12, 24, 28, 18, 8];
    expect(counts.map((count, index) => Math.abs(count - (wanted[index] ?? 0)) <= 3)).not.toContain(false);
  });

  it("make only what exists for whom they dress, and list nothing twice", () => {
    const faults = each((brand) => {
      const codes = brand.makes.map(([code]) => code);
      const here = brand.universes.flatMap((universe) => leavesOf(universe));
      const empty = codes.filter((code) => !here.some((leaf) => covers(code, leaf)));
      const nested = codes.filter(
        (code, index) =>
          codes.indexOf(code) !== index ||
          codes.some((other) => code !== other && code.startsWith(`${other}.`)),
      );
      const weightless = brand.makes.filter(([, weight]) => weight <= 0).map(([code]) => code);
      const needless = (brand.except ?? []).filter((leaf) => !codes.some((code) => covers(code, leaf)));
      return [...empty, ...nested, ...weightless, ...needless];
    });
    expect(faults).toEqual([]);
  });

  it("make something for everyone they say they dress", () => {
    const faults = each((brand) =>
      brand.universes.filter((universe) => !leavesOf(universe).some((leaf) => makes(brand, leaf))),
    );
    expect(faults).toEqual([]);
  });

  it("dye only with dyes and groups of dyes there are", () => {
    const known = new Set<string>(dyes.flatMap(({ name, groups }) => [name, ...groups]));
    const faults = each(({ palette }) =>
      palette.map(([entry]) => entry).filter((entry) => !known.has(entry)),
    );
    expect(faults).toEqual([]);
    expect(
      each(({ palette }) => {
        const entries = new Set(palette.map(([entry]) => entry));
        const proper = entries.size === palette.length && entries.size >= 5 && entries.size <= 9;
        return proper && palette.every(([, weight]) => weight > 0) ? [] : ["palette"];
      }),
    ).toEqual([]);
  });

  it("keep every score in its range", () => {
    const faults = each((brand) => {
      const axes = Object.values(brand.axes);
      const preferences = Object.values(brand.materials);
      return [
        axes.length >= 2 && axes.length <= 5 ? "" : "two to five axes",
        axes.every((score) => score > 0 && score <= 1) ? "" : "axes",
        axes.some((score) => score >= 0.6) ? "" : "no point of view",
        preferences.every((weight) => weight >= 0 && weight <= 3) ? "" : "materials",
        Object.keys(brand.materials).every((name) => materials.some((known) => known === name))
          ? ""
          : "unknown",
        brand.motifs >= 0 && brand.motifs <= 3 ? "" : "motifs",
        brand.volume >= 0 && brand.volume <= 1 ? "" : "volume",
        /^[A-Z]{2}$/.test(brand.country) ? "" : "country",
      ].filter((fault) => fault !== "");
    });
    expect(faults).toEqual([]);
  });

  it("have ten to sixteen model names where they name their models", () => {
    const faults = each(({ naming }) => {
      if (naming.kind !== "given") return [];
      const different = new Set(naming.names).size;
      return different === naming.names.length && different >= 10 && different <= 16 ? [] : ["names"];
    });
    expect(faults).toEqual([]);
  });

  it("say who they are in two sentences of each language", () => {
    const sentences = (text: string): number => (text.match(/[.!?](?=\s|$)/gu) ?? []).length;
    const faults = each(({ about }) => [
      ...(sentences(about.en) === 2 ? [] : [`en ${sentences(about.en)}`]),
      ...(sentences(about.fr) === 2 ? [] : [`fr ${sentences(about.fr)}`]),
      ...(/'|—| [:;?!»]|« /u.test(about.fr) ? ["French typography"] : []),
      ...(/'|—/u.test(about.en) ? ["English typography"] : []),
    ]);
    expect(faults).toEqual([]);
    const said = houseBrands.flatMap(({ about }) => [about.en, about.fr]);
    expect(new Set(said).size).toBe(said.length);
  });
});

describe.each(universes)("the invented brands for %s", (universe) => {
  it("leave no leaf to fewer than four brands or three price levels", () => {
    const thin = leavesOf(universe).flatMap((leaf) => {
      const makers = inUniverse(universe).filter((brand) => makes(brand, leaf));
      const levels = new Set(makers.map(({ level }) => level));
      if (makers.length >= 4 && levels.size >= 3) return [];
      return [`${leaf} ${leafName(leaf, universe)?.en}: ${makers.length} brands, levels ${[...levels]}`];
    });
    expect(thin).toEqual([]);
  });

  it("give each taste at least four brands that are strong in it", () => {
    const thin = axesOf(universe).flatMap((axis) => {
      const strong = inUniverse(universe).filter((brand) => (brand.axes[axis] ?? 0) >= 0.7);
      return strong.length >= 4 ? [] : [`${axis}: ${strong.map(({ name }) => name)}`];
    });
    expect(thin).toEqual([]);
  });
});
