import {
  colours,
  fits,
  formalities,
  materials,
  occasions,
  patterns,
  seasons,
} from "#vocabulary/attribute.ts";
import type { Size } from "#vocabulary/size.ts";
import { styleAxes } from "#vocabulary/style.ts";
import { universes } from "#vocabulary/universe.ts";
import { cutCodes, cutNames } from "../catalogue/columns.ts";

/** Values that products are grouped by, and the number of the first one's set. */
interface SetGroup {
  readonly start: number;
  readonly values: readonly string[];
}

/** What is counted beside a list. Brands and categories are counted otherwise. */
export const countedGroups = [
  "colour",
  "material",
  "pattern",
  "cut",
  "style",
  "formality",
  "sale",
  "new",
  "shop",
  "price",
  "size",
] as const;
export type CountedGroup = (typeof countedGroups)[number];

/** What only narrows. */
const uncountedGroups = [
  "offered",
  "mainColour",
  "mainMaterial",
  "occasion",
  "season",
  "band",
  "below",
] as const;
type SetName = CountedGroup | (typeof uncountedGroups)[number] | (typeof cutNames)[number];
export const setNames: readonly SetName[] = [...countedGroups, ...uncountedGroups, ...cutNames];
/** Whatever a value can be of; categories lie together and need no sets. */
export type GroupName = SetName | "category";

export type SetTable = Readonly<Record<SetName, SetGroup>> & {
  readonly count: number;
  /** The sets that are counted come first, so many. */
  readonly counted: number;
};

/** In euros: where the ranges of the price begin. */
export const priceSteps = [0, 25, 50, 100, 200, 400] as const;
/** Parts of its leaf by price: the cheapest third, the cheaper half, the dearest third, the dearest eighth. */
export const bands = {
  cheap: [0, 0.34],
  affordable: [0, 0.5],
  premium: [0.66, 1],
  luxury: [0.87, 1],
} as const;
/** Set i holds the cheapest i / 16 of the catalogue. */
export const priceParts = 16;

/** Numbers every set there is: what is counted together lies together. */
export function tableOfSets(sizeWords: readonly Size[], shops: Iterable<number>): SetTable {
  const one = ["true"];
  const counted: Readonly<Record<CountedGroup, readonly string[]>> = {
    colour: colours,
    material: materials,
    pattern: patterns,
    cut: fits,
    style: styleAxes.map((_, i) => String(i + 1)),
    formality: formalities.map(String),
    sale: one,
    new: one,
    shop: Array.from(shops, String),
    price: priceSteps.map(String),
    size: sizeWords.map(sizeValue),
  };
  const others: readonly (readonly [SetName, readonly string[]])[] = [
    ["offered", universes],
    ["mainColour", colours],
    ["mainMaterial", materials],
    ["occasion", occasions],
    ["season", seasons],
    ["band", Object.keys(bands)],
    ["below", Array.from({ length: priceParts + 1 }, (_, i) => String(i))],
    ...cutNames.map((name) => [name, cutCodes[name].list] as const),
  ];
  let start = 0;
  const groups = [...countedGroups.map((name) => [name, counted[name]] as const), ...others].map(
    ([name, values]) => {
      const group = { start, values };
      start += values.length;
      return [name, group] as const;
    },
  );
  const table = Object.fromEntries(groups) as Record<SetName, SetGroup>;
  return { ...table, count: start, counted: table.offered.start };
}

/** `fr-38`: sizes of two systems may have one label. */
const sizeValue = ({ system, label }: Size): string => `${system}-${label}`;
