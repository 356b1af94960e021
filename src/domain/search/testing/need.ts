import type { ColourKey, Material, Occasion, Pattern, Season } from "#vocabulary/attribute.ts";
import type { StyleAxis } from "#vocabulary/style.ts";
import { styleAxes } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import {
  axisCount,
  colourCodes,
  cutCodes,
  fitCodes,
  materialCodes,
  occasionCodes,
  patternCodes,
  seasonCodes,
  wordsOfMask,
} from "../../catalogue/columns.ts";
import { cardAt, leafAt, type Snapshot, sizesAt, universeAt } from "../../catalogue/snapshot.ts";

/** What whoever typed a query would accept. A list means any of it. */
export interface Need {
  /** Branches of the category tree. */
  readonly in?: readonly string[];
  readonly universe?: Universe;
  readonly colour?: readonly ColourKey[];
  readonly pattern?: readonly Pattern[];
  readonly material?: readonly Material[];
  readonly cut?: readonly string[];
  readonly occasion?: Occasion;
  readonly season?: Season;
  readonly style?: StyleAxis;
  /** Of the neckline, collar, sleeve, length, rise, closure, heel. */
  readonly detail?: readonly string[];
  /** Euros. */
  readonly most?: number;
  readonly least?: number;
  /** A label that is in stock. */
  readonly size?: string;
  readonly brand?: string;
  readonly reduced?: true;
  /** Of its name in either language. */
  readonly named?: RegExp;
  readonly not?: Need;
}

export function meets(snapshot: Snapshot, row: number, need: Need): boolean {
  return Object.entries(checks).every(
    ([name, check]) => need[name as keyof Need] === undefined || check(snapshot, row, need),
  );
}

type Check = (snapshot: Snapshot, row: number, need: Need) => boolean;

const any = (wanted: readonly string[] | undefined, found: readonly (string | undefined)[]) =>
  wanted?.some((word) => found.includes(word)) ?? true;

const checks: Readonly<Record<keyof Need, Check>> = {
  in: (snapshot, row, { in: branches = [] }) =>
    branches.some((branch) => `${leafAt(snapshot, row)}.`.startsWith(`${branch}.`)),
  universe: (snapshot, row, { universe }) => universeAt(snapshot, row) === universe,
  colour: ({ colours }, row, { colour }) => any(colour, wordsOfMask(colourCodes, colours[row] ?? 0)),
  pattern: (snapshot, row, { pattern }) => any(pattern, [patternCodes.wordOf(snapshot.pattern[row] ?? 0)]),
  material: ({ materials }, row, { material }) =>
    any(material, wordsOfMask(materialCodes, materials[row] ?? 0)),
  cut: ({ fit }, row, { cut }) => any(cut, [fitCodes.wordOf(fit[row] ?? 0)]),
  occasion: ({ occasions }, row, { occasion = "everyday" }) =>
    wordsOfMask(occasionCodes, occasions[row] ?? 0).includes(occasion),
  season: ({ seasons }, row, { season = "summer" }) =>
    wordsOfMask(seasonCodes, seasons[row] ?? 0).includes(season),
  style: ({ styles }, row, { style = "classic" }) =>
    (styles[row * axisCount + styleAxes.indexOf(style)] ?? 0) >= 0.35 * 255,
  detail: ({ cut }, row, { detail }) =>
    any(detail, [
      ...(["neckline", "collar", "sleeve", "length", "rise", "closure", "heel", "heelShape"] as const).map(
        (name) => cutCodes[name].wordOf(cut[name][row] ?? 0),
      ),
    ]),
  most: ({ prices }, row, { most = 0 }) => (prices[row] ?? 0) <= most * 100,
  least: ({ prices }, row, { least = 0 }) => (prices[row] ?? 0) >= least * 100,
  size: (snapshot, row, { size: label }) =>
    sizesAt(snapshot, row).some(({ size, inStock }) => inStock && size.label === label),
  brand: ({ brands, brandIds }, row, { brand }) => brands.get(brandIds[row] ?? 0)?.name === brand,
  reduced: ({ was }, row) => (was[row] ?? 0) > 0,
  named: (snapshot, row, { named }) => {
    const { en, fr } = cardAt(snapshot, row).name;
    return named?.test(`${en} | ${fr}`) ?? true;
  },
  not: (snapshot, row, { not = {} }) => !meets(snapshot, row, not),
};
