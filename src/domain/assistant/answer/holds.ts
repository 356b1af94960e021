import { type SlotName, type Slots, slotNames } from "#vocabulary/assistant.ts";
import { isUnder } from "#vocabulary/category-code.ts";
import { isStyleId, type StyleAxis, styleAxes } from "#vocabulary/style.ts";
import type { Universe } from "#vocabulary/universe.ts";
import {
  axisCount,
  colourCodes,
  cutCodes,
  fitCodes,
  leafCodes,
  materialCodes,
  occasionCodes,
  patternCodes,
  seasonCodes,
} from "../../catalogue/columns.ts";
import { leafAt, type Snapshot, universeAt } from "../../catalogue/snapshot.ts";
import type { Standing } from "../conversation.ts";
import { isInBand } from "./price-bands.ts";
import { sizeMeant } from "./size-meant.ts";

/**
 * What may be opened when nothing has all of it, first what is missed least. Never whom it is for, the size, what must
 * not be, nor the ends of the price; what it is last, and only to its family.
 */
export const openingOrder = [
  "neckline",
  "collar",
  "closure",
  "rise",
  "sleeve",
  "length",
  "heel",
  "cut",
  "material",
  "pattern",
  "colour",
  "occasion",
  "season",
  "style",
  "formality",
  "new",
  "sale",
  "brand",
  "band",
  "about",
  "category",
] as const;
export type Openable = (typeof openingOrder)[number];

/** What a piece is held against. */
export interface Judge {
  /** What is never opened: a piece that breaks it is not shown. */
  readonly mayBeShown: (row: number) => boolean;
  /** Which of the openable conditions it does not meet: bit i is the i-th of them. */
  readonly missing: (row: number) => number;
  /** Hard conditions by name, to tell which of them leaves nothing. */
  readonly hard: readonly { readonly name: HardName; readonly passes: (row: number) => boolean }[];
}
export type HardName = "universe" | "price" | "size" | `not ${SlotName}`;

export const bitOf = (name: Openable): number => 1 << openingOrder.indexOf(name);

/** Whether everything that stands holds for a piece, but for what was opened. */
export function holds(
  snapshot: Snapshot,
  row: number,
  standing: Standing,
  universe: Universe,
  opened: readonly Openable[] = [],
): boolean {
  const judge = judgeOf(snapshot, standing, universe);
  const allowed = opened.reduce((bits, name) => bits | bitOf(name), 0);
  return judge.mayBeShown(row) && (judge.missing(row) & ~allowed) === 0;
}

export function judgeOf(snapshot: Snapshot, standing: Standing, universe: Universe): Judge {
  const { slots, not, size, price } = standing;
  const side = universe === "women" ? 1 : 0;
  const hard: Judge["hard"][number][] = [
    { name: "universe", passes: (row) => snapshot.universes[row] === side },
  ];
  if (price?.min !== undefined || price?.max !== undefined) {
    const [least, most] = [price.min ?? 0, price.max ?? Number.POSITIVE_INFINITY];
    hard.push({
      name: "price",
      passes: (row) => (snapshot.prices[row] ?? 0) >= least && (snapshot.prices[row] ?? 0) <= most,
    });
  }
  if (size) hard.push({ name: "size", passes: sizeTest(snapshot, size) });
  for (const name of slotNames) {
    const has = anyOf(snapshot, name, not[name]);
    if (has) hard.push({ name: `not ${name}`, passes: (row) => !has(row) });
  }
  const families = slots.category?.map(familyOf) ?? [];
  const isNear = families.length > 0 ? anyOf(snapshot, "category", families) : undefined;
  const soft = softTests(snapshot, standing);
  return {
    hard,
    mayBeShown: (row) =>
      snapshot.inStock[row] === 1 &&
      (snapshot.prices[row] ?? 0) > 0 &&
      hard.every(({ passes }) => passes(row)) &&
      (isNear?.(row) ?? true),
    missing(row) {
      let bits = 0;
      for (const { bit, passes } of soft) if (!passes(row)) bits |= bit;
      return bits;
    },
  };
}

/** `A.7` of `A.7.2`; a department is as wide as it gets. */
const familyOf = (code: string): string => code.split(".").slice(0, 2).join(".");

interface SoftTest {
  readonly bit: number;
  readonly passes: (row: number) => boolean;
}

function softTests(snapshot: Snapshot, { slots, price, sale, new: fresh }: Standing): readonly SoftTest[] {
  const tests = slotNames.flatMap((name): SoftTest[] => {
    const passes = anyOf(snapshot, name, slots[name]);
    return passes ? [{ bit: bitOf(name), passes }] : [];
  });
  if (sale) tests.push({ bit: bitOf("sale"), passes: (row) => (snapshot.was[row] ?? 0) > 0 });
  if (fresh) {
    const since = Math.floor(Date.parse(`${snapshot.day}T00:00:00Z`) / 86_400_000) - newDays;
    tests.push({ bit: bitOf("new"), passes: (row) => (snapshot.added[row] ?? 0) >= since });
  }
  if (price?.about !== undefined && !price.total) {
    const { about } = price;
    const passes = (row: number) => Math.abs((snapshot.prices[row] ?? 0) - about) <= about * aboutPart;
    tests.push({ bit: bitOf("about"), passes });
  }
  const { band } = price ?? {};
  if (band) tests.push({ bit: bitOf("band"), passes: (row) => isInBand(snapshot, row, band) });
  return tests;
}

/** A piece is new for a month; so far from a price is about it. */
const [newDays, aboutPart] = [30, 0.2];
/** From this score on a piece is of a style, as in search. */
const styleFrom = Math.round(0.4 * 255);

type Test = (row: number) => boolean;

/** Whether a piece has one of these values; nothing when none is asked for. */
function anyOf(snapshot: Snapshot, name: SlotName, values: Slots[SlotName]): Test | undefined {
  if (!values?.length) return undefined;
  switch (name) {
    case "category": {
      const isOne = leafCodes.list.map((leaf) => values.some((code) => isUnder(leaf, code)));
      return (row) => isOne[(snapshot.leaves[row] ?? 0) - 1] === true;
    }
    case "colour":
      return inMask(snapshot.colours, maskFor(colourCodes, values));
    case "material":
      return inMask(snapshot.materials, maskFor(materialCodes, values));
    case "occasion":
      return inMask(snapshot.occasions, maskFor(occasionCodes, values));
    case "season":
      return inMask(snapshot.seasons, maskFor(seasonCodes, values));
    case "pattern":
      return inColumn(snapshot.pattern, patternCodes, values);
    case "cut":
      return inColumn(snapshot.fit, fitCodes, values);
    case "formality":
      return (row) => values.includes(String(snapshot.formality[row] ?? 0));
    case "style": {
      const axes = values.map((one) =>
        isStyleId(Number(one)) ? Number(one) - 1 : styleAxes.indexOf(one as StyleAxis),
      );
      return (row) => axes.some((axis) => (snapshot.styles[row * axisCount + axis] ?? 0) >= styleFrom);
    }
    case "brand":
      return (row) => isBrand(snapshot, row, values);
    case "heel": {
      const [height, shape] = [
        inColumn(snapshot.cut.heel, cutCodes.heel, values),
        inColumn(snapshot.cut.heelShape, cutCodes.heelShape, values),
      ];
      return (row) => height(row) || shape(row);
    }
    default:
      return inColumn(snapshot.cut[name], cutCodes[name], values);
  }
}

/** The words of a column, whichever they are. */
type Listed = { readonly list: readonly string[] };

const codeIn = ({ list }: Listed, value: string): number => list.indexOf(value) + 1;

function maskFor(codes: Listed, values: readonly string[]): number {
  let mask = 0;
  for (const value of values) {
    const code = codeIn(codes, value);
    if (code > 0) mask |= 1 << (code - 1);
  }
  return mask;
}

const inMask =
  (column: { readonly [row: number]: number }, mask: number): Test =>
  (row) =>
    ((column[row] ?? 0) & mask) !== 0;

function inColumn(column: Uint8Array, codes: Listed, values: readonly string[]): Test {
  const wanted = new Set(values.map((value) => codeIn(codes, value)));
  wanted.delete(0);
  return (row) => wanted.has(column[row] ?? 0);
}

function isBrand({ brandIds, brands }: Snapshot, row: number, values: readonly string[]): boolean {
  const id = brandIds[row] ?? 0;
  const brand = brands.get(id);
  return values.some((one) => one === String(id) || one === brand?.key || one === brand?.name);
}

/** In stock in the size, or of one size, or of a kind that has no such size. */
function sizeTest(snapshot: Snapshot, size: NonNullable<Standing["size"]>): Test {
  const { sizeStarts, sizeCodes, sizeWords } = snapshot;
  const one = new Set(sizeWords.flatMap(({ system }, i) => (system === "one" ? [i] : [])));
  const byKind = new Map<number, ReadonlySet<number> | undefined>();
  const meantBy = (row: number): ReadonlySet<number> | undefined => {
    const key = (snapshot.universes[row] ?? 0) * 256 + (snapshot.leaves[row] ?? 0);
    if (byKind.has(key)) return byKind.get(key);
    const { sizes } = sizeMeant(universeAt(snapshot, row), leafAt(snapshot, row), size);
    const places = sizeWords.flatMap((word, i) =>
      sizes.some(({ label, system }) => word.label === label && word.system === system) ? [i] : [],
    );
    const meant = sizes.length === 0 ? undefined : new Set([...places, ...one]);
    byKind.set(key, meant);
    return meant;
  };
  return (row) => {
    const meant = meantBy(row);
    if (!meant) return true;
    for (let at = sizeStarts[row] ?? 0; at < (sizeStarts[row + 1] ?? 0); at++) {
      const code = sizeCodes[at] ?? 0;
      if ((code & 1) === 1 && meant.has(code >> 1)) return true;
    }
    return false;
  };
}
