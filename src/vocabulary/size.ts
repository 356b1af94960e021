import type { Leaf } from "./category.ts";
import type { Universe } from "./universe.ts";

/** How a size is counted. `letter` is S, M, L; `neck` and `cm` are centimetres; `waist` is inches. */
export const sizeSystems = [
  "letter",
  "fr",
  "eu",
  "it",
  "de",
  "uk",
  "us",
  "jp",
  "waist",
  "neck",
  "cm",
  "bra",
  "ring",
  "one",
] as const;
export type SizeSystem = (typeof sizeSystems)[number];

export interface Size {
  readonly label: string;
  readonly system: SizeSystem;
}

/** The sizes a kind of garment comes in, smallest first. */
export interface SizeScale {
  readonly system: SizeSystem;
  readonly labels: readonly string[];
}

const scale = (system: SizeSystem, labels: readonly string[]): SizeScale => ({ system, labels });
const steps = (from: number, until: number, by = 1): string[] =>
  Array.from({ length: Math.round((until - from) / by) + 1 }, (_, i) => String(from + i * by));

export const oneSize: SizeScale = scale("one", ["one"]);

/** The scales of both universes, by the name preferences have for them. */
export const sizeScales = {
  men: {
    tshirts: scale("letter", ["XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL"]),
    tops: scale("letter", ["XS", "S", "M", "L", "XL", "XXL", "3XL", "4XL"]),
    shirts: scale("neck", steps(36, 47)),
    jackets: scale("fr", steps(42, 64, 2)),
    pants_waist: scale(
      "waist",
      [...steps(26, 36), "38", "40", "42", "44", "46"].map((inches) => `W${inches}`),
    ),
    pants: scale("fr", steps(36, 56, 2)),
    shoes: scale("eu", steps(38, 50, 0.5)),
  },
  women: {
    tshirts: scale("letter", ["XXS", "XS", "S", "M", "L", "XL", "XXL", "3XL"]),
    tops: scale("fr", steps(32, 52, 2)),
    shirts: scale("fr", steps(32, 52, 2)),
    jackets: scale("fr", steps(32, 52, 2)),
    pants_waist: scale(
      "waist",
      [...steps(23, 34), "36", "38"].map((inches) => `W${inches}`),
    ),
    pants: scale("fr", steps(32, 52, 2)),
    shoes: scale("eu", steps(34, 44, 0.5)),
  },
} as const satisfies Record<Universe, Record<string, SizeScale>>;

export type SizeField = keyof (typeof sizeScales)[Universe];
export const sizeFields = Object.keys(sizeScales.men) as readonly SizeField[];

/** The size with its system; nothing when the scale has no such label. */
export function sizeOf(universe: Universe, field: SizeField, label: string): Size | undefined {
  const { system, labels }: SizeScale = sizeScales[universe][field];
  return labels.includes(label) ? { label, system } : undefined;
}

/** As a label says it: FR 38, EU 42½, 39 cm, W32, M. */
export function sizeText({ label, system }: Size): string {
  const number = label.replace(/\.5$/, "½");
  if (system === "neck" || system === "cm") return `${number}\u00a0cm`;
  return /^(fr|eu|it|de|uk|us|jp)$/.test(system) ? `${system.toUpperCase()}\u00a0${number}` : number;
}

/** The field of the preferences a leaf is sized by; nothing where people have no size on record. */
export function sizeFieldOf(universe: Universe, leaf: Leaf): SizeField | undefined {
  const own = leafFields[leaf];
  if (own) return typeof own === "string" ? own : own[universe];
  const family = leaf.slice(0, leaf.lastIndexOf("."));
  const shared = familyFields[family];
  return typeof shared === "string" ? shared : shared?.[universe];
}

/** The sizes a shop offers a leaf in. */
export function sizeScaleOf(universe: Universe, leaf: Leaf): SizeScale {
  const own = ownScales[leaf];
  if (own) return "system" in own ? own : (own[universe] ?? oneSize);
  const field = sizeFieldOf(universe, leaf);
  return field ? sizeScales[universe][field] : oneSize;
}

type FieldByUniverse = SizeField | Readonly<Record<Universe, SizeField>>;

const familyFields: Readonly<Record<string, FieldByUniverse>> = {
  "A.1": "tshirts",
  "A.2": "tops",
  "A.3": "pants",
  "A.4": "jackets",
  "A.5": "jackets",
  "A.6": "jackets",
  "A.7": "tops",
  "A.8": "pants",
  "A.9": "tops",
  "B.1": "shoes",
  "B.2": "shoes",
  "B.3": "shoes",
  "B.4": "shoes",
  "B.5": "shoes",
  "G.1": "tshirts",
};

const leafFields: Readonly<Partial<Record<Leaf, FieldByUniverse>>> = {
  "A.1.3": "shirts",
  "A.1.4": { men: "tops", women: "tops" },
  "A.2.3": "tshirts",
  "A.2.4": "tshirts",
  "A.3.1": "pants_waist",
  "A.3.2": { men: "pants_waist", women: "pants" },
  "A.3.4": "tshirts",
  "A.3.5": { men: "pants_waist", women: "pants" },
  "A.3.6": { men: "pants_waist", women: "pants" },
  "F.3.1": "tshirts",
};

const letters = {
  men: scale("letter", ["S", "M", "L", "XL", "XXL"]),
  women: scale("letter", ["XS", "S", "M", "L", "XL"]),
};

/** What is sized in a way preferences do not ask for. */
const ownScales: Readonly<Partial<Record<Leaf, SizeScale | Partial<Record<Universe, SizeScale>>>>> = {
  "D.1.1": scale("cm", steps(75, 110, 5)),
  "D.2.1": letters,
  "D.4.1": letters,
  "E.2.3": {
    men: scale("ring", steps(58, 68, 2)),
    women: scale("ring", steps(48, 60, 2)),
  },
  "F.1.1": {
    men: letters.men,
    women: scale(
      "bra",
      steps(80, 100, 5).flatMap((band) => ["A", "B", "C", "D"].map((cup) => `${band}${cup}`)),
    ),
  },
  "F.1.2": letters,
  "F.1.3": letters,
  "F.2.1": {
    men: scale("eu", ["39-41", "42-44", "45-47"]),
    women: scale("eu", ["35-37", "38-40", "41-43"]),
  },
  "F.2.2": letters,
  "F.4.1": { men: letters.men, women: sizeScales.women.tops },
};
