import { type SizeField, type SizeSystem, sizeScales, sizeSystems } from "./size.ts";
import { convertSize, systemsOf } from "./size-conversion.ts";
import type { Universe } from "./universe.ts";

/** What is measured on the body, in centimetres. */
export const measures = ["neck", "chest", "waist", "hips", "foot"] as const;
export type Measure = (typeof measures)[number];

/** From this many centimetres up to that many. */
type Span = readonly [from: number, to: number];

/** One size as every system writes it; several labels where one size here is two there. */
export interface ChartRow {
  readonly sizes: Readonly<Partial<Record<SizeSystem, readonly string[]>>>;
  readonly body: Readonly<Partial<Record<Measure, Span>>>;
}

export interface SizeChart {
  /** The one it is kept in comes first. */
  readonly systems: readonly SizeSystem[];
  /** Of these charts disagree. */
  readonly about: readonly SizeSystem[];
  /** What it goes by, the one that decides first. */
  readonly measures: readonly Measure[];
  /** Smallest first. */
  readonly rows: readonly ChartRow[];
}

/** Every size of a garment, in all the systems it is told in, with the body it is cut for. */
export function sizeChart(universe: Universe, field: SizeField): SizeChart {
  const scale = sizeScales[universe][field];
  const ruled = systemsOf(universe, field).filter((system) => system !== scale.system);
  const charted = charts[universe][field];
  const rows = scale.labels.map((label, place): ChartRow => {
    const told = ruled.flatMap((to) => {
      const there = convertSize(universe, field, { label, system: scale.system }, to);
      return there ? [[to, [there.label]] as const] : [];
    });
    const further = Object.entries(charted.sizes).map(([system, of]) => [system, of(label)] as const);
    return {
      sizes: Object.fromEntries([[scale.system, [label]], ...told, ...further]),
      body: Object.fromEntries(
        measures.flatMap((measure) => {
          const span = charted.body[measure]?.[place];
          return span ? [[measure, span]] : [];
        }),
      ),
    };
  });
  const known = new Set<string>([scale.system, ...ruled, ...Object.keys(charted.sizes)]);
  return {
    systems: [scale.system, ...others.filter((one) => one !== scale.system && known.has(one))],
    about: sizeSystems.filter(
      (one) => one in charted.sizes || (ruled.includes(one) && isRough(universe, field, one)),
    ),
    measures: measures.filter((one) => charted.body[one]),
    rows,
  };
}

/** Countries first: a letter says least. */
const others = [...sizeSystems.filter((one) => one !== "letter"), "letter"] as const;

/** As one system writes a size of another. */
export interface ToldSize {
  readonly system: SizeSystem;
  readonly labels: readonly string[];
  readonly about: boolean;
}

/** The rows that a label stands in, smallest first; none when the system has no such label. */
export const rowsOf = ({ rows }: SizeChart, system: SizeSystem, label: string): readonly ChartRow[] =>
  rows.filter(({ sizes }) => sizes[system]?.includes(label));

/** The same size in every other system of the chart, in its order; what a system has no size for is left out. */
export function toldElsewhere(chart: SizeChart, system: SizeSystem, label: string): readonly ToldSize[] {
  const found = rowsOf(chart, system, label);
  return chart.systems.flatMap((other) => {
    const labels = [...new Set(found.flatMap(({ sizes }) => sizes[other] ?? []))];
    if (other === system || labels.length === 0) return [];
    return [{ system: other, labels, about: chart.about.includes(system) || chart.about.includes(other) }];
  });
}

/** Every label of a system once, smallest first. */
export const labelsIn = ({ rows }: SizeChart, system: SizeSystem): readonly string[] => [
  ...new Set(rows.flatMap(({ sizes }) => sizes[system] ?? [])),
];

const isRough = (universe: Universe, field: SizeField, system: SizeSystem): boolean =>
  (system === "uk" || system === "us") && (universe === "women" || field === "shoes");

/** What no rule gives: it is read off charts, and charts disagree. By the label that the size is kept as. */
interface Charted {
  readonly sizes: Readonly<Partial<Record<SizeSystem, (label: string) => readonly string[]>>>;
  /** In the order of the scale. */
  readonly body: Readonly<Partial<Record<Measure, readonly Span[]>>>;
}

/** Half way to the neighbours on both sides. */
function spansAround(middles: readonly number[]): readonly Span[] {
  const between = (place: number): number => {
    const [low, high] = [middles[place - 1], middles[place]];
    const [first = 0, second = 0] = middles;
    const [before = 0, last = 0] = middles.slice(-2);
    if (low === undefined) return first - (second - first) / 2;
    return high === undefined ? last + (last - before) / 2 : (low + high) / 2;
  };
  return middles.map((_, place) => [Math.round(between(place)), Math.round(between(place + 1))]);
}

/** From the first of some spans to the last of them. */
const joined = (spans: readonly Span[]): Span => [spans[0]?.[0] ?? 0, spans.at(-1)?.[1] ?? 0];

/** The spans of what covers several others. */
const spansOver = (groups: readonly (readonly string[])[], labels: readonly string[], of: readonly Span[]) =>
  groups.map((group) => joined(of.filter((_, place) => group.includes(labels[place] ?? ""))));

const inches = (waist: string): number => Number(waist.slice(1)) * 2.54;

/** Where a label is in the groups: the letter that covers a number. */
const letterOver =
  (letters: readonly string[], groups: readonly (readonly string[])[]) =>
  (label: string): readonly string[] =>
    letters.filter((_, place) => groups[place]?.includes(label));

// Women: the usual French chart, bust, waist and hips of each size.
const frenchWomen = sizeScales.women.tops.labels;
const bust = spansAround([76, 80, 84, 88, 92, 96, 100, 106, 112, 118, 124]);
const waist = spansAround([58, 62, 66, 70, 74, 78, 82, 88, 94, 100, 106]);
const hips = spansAround([84, 88, 92, 96, 100, 104, 108, 112, 117, 122, 127]);
const womenLetters = sizeScales.women.tshirts.labels;
const womenGroups = [["32"], ["34"], ["36"], ["38", "40"], ["42"], ["44"], ["46", "48"], ["50", "52"]];
/** The W of jeans whose inches are nearest to the waist of the size. */
const womenInches: Readonly<Record<string, readonly string[]>> = {
  32: ["W23"],
  34: ["W24", "W25"],
  36: ["W26"],
  38: ["W27", "W28"],
  40: ["W29", "W30"],
  42: ["W31"],
  44: ["W32", "W33"],
  46: ["W34"],
  48: ["W36"],
  50: ["W38"],
};
const womenTop: Charted = {
  sizes: { letter: letterOver(womenLetters, womenGroups) },
  body: { chest: bust, waist, hips },
};
const womenRuled = (label: string, to: SizeSystem): readonly string[] =>
  (womenGroups[womenLetters.indexOf(label as never)] ?? []).flatMap(
    (fr) => convertSize("women", "tops", { label: fr, system: "fr" }, to)?.label ?? [],
  );

// Men: a jacket is called by half the chest, and the letters cover these numbers.
const menLetters = sizeScales.men.tshirts.labels;
const menJackets = sizeScales.men.jackets.labels;
const menGroups = [["42", "44"], ["46"], ["48", "50"], ["52"], ["54"], ["56", "58"], ["60"], ["62", "64"]];
const chest = spansAround(menJackets.map((label) => Number(label) * 2));
const menRuled = (label: string, to: SizeSystem): readonly string[] =>
  (menGroups[menLetters.indexOf(label as never)] ?? []).flatMap(
    (eu) => convertSize("men", "jackets", { label: eu, system: "eu" }, to)?.label ?? [],
  );
const menTop: Charted = {
  sizes: {
    eu: (label) => menRuled(label, "eu"),
    uk: (label) => menRuled(label, "uk"),
    us: (label) => menRuled(label, "us"),
  },
  body: { chest: spansOver(menGroups, menJackets, chest) },
};
const collars = sizeScales.men.shirts.labels;
/** As British and American shops label them, which is not always the nearest quarter of an inch. */
const collarInches = [14, 14.5, 15, 15.5, 15.75, 16, 16.5, 17, 17.5, 17.75, 18, 18.5];
const collarLetters = [["36"], ["37", "38"], ["39", "40"], ["41", "42"], ["43", "44"], ["45", "46"], ["47"]];
const collarInch = (label: string) => [String(collarInches[collars.indexOf(label)] ?? "")];
const menTrousers = sizeScales.men.pants.labels;
const shoeSpans = (labels: readonly string[]): readonly Span[] =>
  labels.map((label) => [footOf(Number(label) - 0.5), footOf(Number(label))]);

/** A last is some 15 mm longer than the foot; a Paris point is two thirds of a centimetre. */
const footOf = (eu: number): number => Math.round((eu * 2 * 10) / 3 - 15) / 10;

const charts: Readonly<Record<Universe, Readonly<Record<SizeField, Charted>>>> = {
  women: {
    tshirts: {
      sizes: {
        fr: (label) => womenRuled(label, "fr"),
        uk: (label) => womenRuled(label, "uk"),
        us: (label) => womenRuled(label, "us"),
      },
      body: { chest: spansOver(womenGroups, frenchWomen, bust) },
    },
    tops: womenTop,
    shirts: womenTop,
    jackets: womenTop,
    pants_waist: {
      sizes: {
        fr: (label) => frenchWomen.filter((fr) => womenInches[fr]?.includes(label)),
      },
      body: { waist: spansAround(sizeScales.women.pants_waist.labels.map(inches)) },
    },
    pants: {
      sizes: { waist: (label) => womenInches[label] ?? [], letter: letterOver(womenLetters, womenGroups) },
      body: { waist, hips },
    },
    shoes: { sizes: {}, body: { foot: shoeSpans(sizeScales.women.shoes.labels) } },
  },
  men: {
    tshirts: menTop,
    tops: menTop,
    shirts: {
      sizes: { letter: letterOver(menLetters, collarLetters), uk: collarInch, us: collarInch },
      body: { neck: collars.map((label) => [Number(label) - 1, Number(label)]) },
    },
    jackets: { sizes: { letter: letterOver(menLetters, menGroups) }, body: { chest } },
    pants_waist: {
      sizes: { fr: (label) => menTrousers.filter((fr) => `W${Number(fr) - 10}` === label) },
      body: { waist: spansAround(sizeScales.men.pants_waist.labels.map(inches)) },
    },
    pants: {
      sizes: { waist: (label) => [`W${Number(label) - 10}`] },
      body: {
        waist: spansAround(menTrousers.map((label) => (Number(label) - 10) * 2.54)),
        hips: spansAround(menTrousers.map((label) => 84 + (Number(label) - 36) * 2)),
      },
    },
    shoes: { sizes: {}, body: { foot: shoeSpans(sizeScales.men.shoes.labels) } },
  },
};
