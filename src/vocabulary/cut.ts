import type { Fit } from "./attribute.ts";
import type { Leaf } from "./category.ts";
import type { Language } from "./language.ts";
import { type SizeField, sizeFieldOf } from "./size.ts";
import type { Universe } from "./universe.ts";

export const cutFields = ["tshirts_cut", "tops_cut", "shirts_cut", "jackets_cut", "pants_cut"] as const;
export type CutField = (typeof cutFields)[number];

/** The cuts people choose among, by the name preferences have for the garment. */
export const cuts = {
  men: {
    tshirts_cut: ["slim", "regular", "oversized", "boxy"],
    tops_cut: ["slim", "regular", "oversized"],
    shirts_cut: ["super-slim", "slim", "regular", "comfort"],
    jackets_cut: ["slim", "regular", "oversized", "short", "long"],
    pants_cut: ["skinny", "slim", "straight", "tapered", "relaxed", "wide"],
  },
  women: {
    tshirts_cut: ["fitted", "regular", "oversized", "cropped"],
    tops_cut: ["fitted", "straight", "loose", "cropped", "long"],
    shirts_cut: ["fitted", "straight", "loose"],
    jackets_cut: ["fitted", "straight", "oversized", "cropped", "long"],
    pants_cut: ["skinny", "slim", "straight", "mom", "flare", "wide", "cropped"],
  },
} as const satisfies Record<Universe, Record<CutField, readonly Fit[]>>;

/** The field that says how someone likes a leaf to be cut; nothing where nobody is asked. */
export function cutFieldOf(universe: Universe, leaf: Leaf): CutField | undefined {
  const field = sizeFieldOf(universe, leaf);
  return field && fieldCuts[field];
}

const fieldCuts: Readonly<Partial<Record<SizeField, CutField>>> = {
  tshirts: "tshirts_cut",
  tops: "tops_cut",
  shirts: "shirts_cut",
  jackets: "jackets_cut",
  pants: "pants_cut",
  pants_waist: "pants_cut",
};

/** As an adjective of « coupe »: trousers that end above the ankle have a word of their own. */
export const cutLabel = (field: CutField, cut: Fit): Readonly<Record<Language, string>> =>
  field === "pants_cut" && cut === "cropped" ? croppedLeg : cutLabels[cut];

const label = (en: string, fr: string) => ({ en, fr });

const croppedLeg = label("Cropped", "7/8");

const cutLabels: Readonly<Record<Fit, Readonly<Record<Language, string>>>> = {
  "super-slim": label("Super slim", "Très ajustée"),
  slim: label("Slim", "Slim"),
  fitted: label("Fitted", "Ajustée"),
  regular: label("Regular", "Classique"),
  straight: label("Straight", "Droite"),
  comfort: label("Comfort", "Confort"),
  relaxed: label("Relaxed", "Décontractée"),
  loose: label("Loose", "Ample"),
  oversized: label("Oversized", "Oversize"),
  boxy: label("Boxy", "Carrée"),
  cropped: label("Cropped", "Courte"),
  short: label("Short", "Courte"),
  long: label("Long", "Longue"),
  skinny: label("Skinny", "Skinny"),
  tapered: label("Tapered", "Fuselée"),
  mom: label("Mom", "Mom"),
  flare: label("Flared", "Évasée"),
  wide: label("Wide", "Large"),
};
