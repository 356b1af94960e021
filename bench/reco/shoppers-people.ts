import {
  axisCount,
  colourCodes,
  leafCodes,
  materialCodes,
  patternCodes,
} from "../../src/domain/catalogue/columns.ts";
import { rowsOffered } from "../../src/domain/catalogue/rows-offered.ts";
import type { Snapshot } from "../../src/domain/catalogue/snapshot.ts";
import { families } from "../../src/domain/recommendation/leaf-groups.ts";
import { hash, type Random, randomFrom } from "../../src/supply/illustrator/random.ts";
import type { Universe } from "../../src/vocabulary/universe.ts";
import { wishesOf } from "../../src/vocabulary/wish.ts";

/** What somebody is drawn to and never says. */
export interface Taste {
  readonly universe: Universe;
  /** By axis, about -1 to 1. */
  readonly styles: Float64Array;
  /** By department and colour: who likes red shoes need not like red coats. */
  readonly colours: Float64Array;
  readonly materials: Float64Array;
  readonly patterns: Float64Array;
  readonly brands: ReadonlyMap<number, number>;
  /** By leaf. */
  readonly kinds: Float64Array;
  /** By family: where in its prices they buy, 0 cheapest, 1 dearest. */
  readonly purse: Float64Array;
  readonly formality: number;
  /** How much each of these matters to them. */
  readonly cares: Readonly<Record<Care, number>>;
  /** The share of all pieces that they like. */
  readonly share: number;
  /** What no trait explains, piece by piece, comes from it. */
  readonly seed: string;
}

const careMeans = {
  style: 1,
  kind: 0.9,
  price: 0.65,
  colour: 0.55,
  brand: 0.5,
  material: 0.35,
  pattern: 0.3,
  formality: 0.3,
  season: 0.15,
  chance: 0.6,
};
type Care = keyof typeof careMeans;
const cares = Object.keys(careMeans) as readonly Care[];

/** Nobody is like another: some go by brands, some by the price, some by colours. */
export function inventTaste(snapshot: Snapshot, universe: Universe, seed: string): Taste {
  const random = randomFrom(seed);
  const base = leanings(random, colourCodes.list.length + 1, 32);
  return {
    universe,
    styles: inventStyles(snapshot, universe, random),
    colours: Float64Array.from({ length: 8 * 32 }, (_, at) => (base[at % 32] ?? 0) + 0.3 * bell(random)),
    materials: leanings(random, materialCodes.list.length + 1, 32),
    patterns: leanings(random, patternCodes.list.length + 1, 32),
    brands: inventBrands(snapshot, random),
    kinds: inventKinds(universe, random),
    purse: inventPurse(random),
    formality: 1.5 + 2.5 * random() + bell(random) * 0.3,
    cares: Object.fromEntries(
      cares.map((care) => [care, careMeans[care] * Math.exp(0.45 * bell(random))]),
    ) as Record<Care, number>,
    share: random.between(0.05, 0.12),
    seed,
  };
}

/** A few that they love, a few that they will not have, the rest nearly all one to them. */
function leanings(random: Random, words: number, length: number): Float64Array {
  const all = Float64Array.from({ length }, () => 0.25 * bell(random));
  const some = () => 1 + Math.floor(random() * (words - 1));
  for (let i = random.pick([2, 3, 4, 5]); i > 0; i--) all[some()] = -random.between(0.8, 2.2);
  for (let i = random.pick([2, 3, 4, 5]); i > 0; i--) all[some()] = random.between(0.8, 2.2);
  return all;
}

function inventBrands({ brands }: Snapshot, random: Random): ReadonlyMap<number, number> {
  const ids = [...brands.keys()];
  const values = leanings(random, ids.length, ids.length + 1);
  for (let i = random.pick([2, 4, 6]); i > 0; i--)
    values[1 + Math.floor(random() * (ids.length - 1))] = random.between(0.8, 2.2);
  return new Map(ids.map((id, i) => [id, values[i + 1] ?? 0]));
}

/** Two to four tastes in unequal parts and one or two that they cannot bear. */
function inventStyles(snapshot: Snapshot, universe: Universe, random: Random): Float64Array {
  const rows = rowsOffered(snapshot)[universe];
  const styles = new Float64Array(axisCount);
  const anyAxis = (): number => {
    // From pieces that exist: nobody longs for what nobody makes.
    const row = rows[Math.floor(random() * rows.length)] ?? 0;
    const scores = snapshot.styles.subarray(row * axisCount, (row + 1) * axisCount);
    return random.chance(0.3) ? Math.floor(random() * axisCount) : scores.indexOf(Math.max(...scores));
  };
  for (let i = random.pick([1, 2]); i > 0; i--) styles[anyAxis()] = -random.between(0.3, 0.9);
  for (let i = random.pick([2, 3, 3, 4]); i > 0; i--) styles[anyAxis()] = random.between(0.35, 1);
  return styles;
}

function inventKinds(universe: Universe, random: Random): Float64Array {
  const kinds = Float64Array.from({ length: 256 }, () => 0.35 * bell(random));
  const wishes = wishesOf(universe);
  for (let i = random.pick([5, 6, 8, 10, 12]); i > 0; i--)
    for (const leaf of wishes[Math.floor(random() * wishes.length)]?.leaves ?? [])
      kinds[leafCodes.codeOf(leaf)] = random.between(0.8, 2);
  return kinds;
}

function inventPurse(random: Random): Float64Array {
  const centre = random.between(0.1, 0.9);
  return Float64Array.from({ length: 256 }, () =>
    Math.max(0.02, Math.min(0.98, centre + 0.13 * bell(random))),
  );
}

/** The same person after their taste has moved: styles, colours, cloths, brands; half of what they look for. */
export function drift(snapshot: Snapshot, taste: Taste, part: number): Taste {
  const other = inventTaste(snapshot, taste.universe, `${taste.seed} later`);
  const random = randomFrom(`${taste.seed} drift`);
  const mix = (one: Float64Array, two: Float64Array, share: number) => {
    const moved = Float64Array.from({ length: 512 }, () => (random.chance(share) ? 1 : 0));
    return one.map((value, i) => (moved[i] ? (two[i] ?? 0) : value));
  };
  return {
    ...taste,
    styles: mix(taste.styles, other.styles, part),
    colours: mix(taste.colours, other.colours, part),
    materials: mix(taste.materials, other.materials, part),
    patterns: mix(taste.patterns, other.patterns, part),
    brands: new Map(
      [...taste.brands].map(([id, one]) => [id, random.chance(part) ? (other.brands.get(id) ?? 0) : one]),
    ),
    kinds: mix(taste.kinds, other.kinds, part / 2),
    seed: `${taste.seed} later`,
  };
}

export interface Judgement {
  /** By row; only what can be had in the universe is judged. */
  readonly drawn: Float64Array;
  /** The same without what no trait explains: nobody can know more than this. */
  readonly knowable: Float64Array;
  readonly likesFrom: number;
  readonly halfFrom: number;
}

/** How much every piece draws somebody. */
export function judge(snapshot: Snapshot, taste: Taste, ranks: Float32Array, season: number): Judgement {
  const rows = rowsOffered(snapshot)[taste.universe];
  const parts = new Map<Care, Float64Array>(
    cares.map((care) => [care, standard(rows, (row) => measure[care](snapshot, taste, row, ranks, season))]),
  );
  const [drawn, knowable] = [
    new Float64Array(snapshot.size).fill(Number.NEGATIVE_INFINITY),
    new Float64Array(snapshot.size),
  ];
  for (const [i, row] of rows.entries()) {
    let sum = 0;
    for (const care of cares) if (care !== "chance") sum += taste.cares[care] * (parts.get(care)?.[i] ?? 0);
    knowable[row] = sum;
    drawn[row] = sum + taste.cares.chance * (parts.get("chance")?.[i] ?? 0);
  }
  const sorted = Float64Array.from(rows, (row) => drawn[row] ?? 0).sort();
  const at = (share: number) => sorted[Math.floor((1 - share) * (sorted.length - 1))] ?? 0;
  return { drawn, knowable, likesFrom: at(taste.share), halfFrom: at(0.5) };
}

type Measure = (snapshot: Snapshot, taste: Taste, row: number, ranks: Float32Array, season: number) => number;

const measure: Readonly<Record<Care, Measure>> = {
  style({ styles }, taste, row) {
    let [dot, norm] = [0, 1e-9];
    for (let axis = 0; axis < axisCount; axis++) {
      const score = (styles[row * axisCount + axis] ?? 0) / 255;
      dot += score * (taste.styles[axis] ?? 0);
      norm += score * score;
    }
    return dot / Math.sqrt(norm);
  },
  kind: ({ leaves }, { kinds }, row) => kinds[leaves[row] ?? 0] ?? 0,
  /** Too dear hurts more than too cheap. */
  price({ leaves }, { purse }, row, ranks) {
    const off = (ranks[row] ?? 0.5) - (purse[families[leaves[row] ?? 0] ?? 0] ?? 0.5);
    return -((off > 0 ? 1.6 * off : off) ** 2);
  },
  colour: ({ leaves, mainColour }, { colours }, row) =>
    colours[((leafCodes.wordOf(leaves[row] ?? 0) ?? "A").charCodeAt(0) - 65) * 32 + (mainColour[row] ?? 0)] ??
    0,
  brand: ({ brandIds }, { brands }, row) => brands.get(brandIds[row] ?? 0) ?? 0,
  material: ({ mainMaterial }, { materials }, row) => materials[mainMaterial[row] ?? 0] ?? 0,
  pattern: ({ pattern }, { patterns }, row) => patterns[pattern[row] ?? 0] ?? 0,
  formality: ({ formality: column }, { formality }, row) => -Math.abs((column[row] ?? 3) - formality),
  season: ({ seasons }, _, row, __, season) => ((seasons[row] ?? 0) >>> season) & 1,
  chance: ({ ids }, { seed }, row) => bell(randomFrom(`${hash(seed)} ${ids[row]}`)),
};

function standard(rows: Uint32Array, measured: (row: number) => number): Float64Array {
  const values = Float64Array.from(rows, measured);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const spread = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
  return values.map((value) => (value - mean) / spread);
}

/** A normal deviate, nearly. */
export const bell = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Where each price lies among those of its leaf: 0 cheapest, 1 dearest. */
export function priceRanks({ size, leaves, universes, prices }: Snapshot): Float32Array {
  const groups = Map.groupBy(
    Array.from({ length: size }, (_, row) => row).filter((row) => (prices[row] ?? 0) > 0),
    (row) => (leaves[row] ?? 0) * 2 + (universes[row] ?? 0),
  );
  const ranks = new Float32Array(size).fill(0.5);
  for (const group of groups.values()) {
    group.sort((a, b) => (prices[a] ?? 0) - (prices[b] ?? 0));
    for (const [i, row] of group.entries()) ranks[row] = group.length > 1 ? i / (group.length - 1) : 0.5;
  }
  return ranks;
}
