import type { CutWords, Fit } from "#vocabulary/attribute.ts";
import type { Piece } from "../piece.ts";
import { clothFeature } from "./cloth-features.ts";
import { cutFeatures } from "./cut-features.ts";
import { type Feature, hem, short, volume } from "./feature.ts";
import { kindFeatures } from "./kind-features.ts";
import { motifFeatures } from "./motif-features.ts";

/** Everything true of a piece that its name could say. */
export function featuresOf(piece: Piece): readonly Feature[] {
  const { garment, motif, traits } = piece;
  const cut = Object.entries(garment.cut)
    .flatMap(([field, value]) => cutFeature(piece, field, value) ?? [])
    .map((one) => (one.topic === "neck" && namedByNeck.has(garment.kind) ? { ...one, weight: 99 } : one));
  const known = cut.some(({ topic }) => topic === "fit");
  const others = [
    clothFeature(piece),
    motif && motifFeatures[motif],
    known ? undefined : fitFeature(piece),
    lengthFeature(piece, traits.cut),
  ];
  return [...cut, ...others.filter((one) => one !== undefined)];
}

/** Knitwear that is bought for its collar says so. */
const namedByNeck: ReadonlySet<Piece["kind"]> = new Set(["roll-neck", "collared-pullover"]);

function cutFeature({ garment, leaf }: Piece, field: string, value: unknown): Feature | undefined {
  const word = String(value);
  const own = kindFeatures[`${garment.kind}.${field}`];
  if (own && (own[word] || field !== "fit")) return own[word];
  // A long sleeve is news on a T-shirt, not on a jacket or a shirt.
  if (field === "sleeve" && word === "long" && (/^A\.[45]/.test(leaf) || leaf === "A.1.3")) return undefined;
  if (field === "sleeve" && word === "none" && "top" in garment.cut) return undefined;
  return cutFeatures[field]?.[word];
}

function fitFeature({ fit: word, leaf }: Piece): Feature | undefined {
  if (!word || !/^[AG]/.test(leaf)) return undefined;
  if (leaf.startsWith("A.3") && word === "wide") return volume("wide-leg", "large|large", 2);
  return fits[word];
}

const fits: Partial<Readonly<Record<Fit, Feature>>> = {
  "super-slim": volume("super-slim", "extra-slim"),
  slim: volume("slim-fit", "slim"),
  fitted: volume("fitted", "ajusté|ajustée"),
  comfort: volume("comfort-fit", "coupe confort"),
  relaxed: volume("relaxed", "coupe décontractée"),
  loose: volume("loose", "ample|ample"),
  oversized: volume("oversized", "oversize", 2),
  boxy: volume("boxy", "coupe carrée", 2),
  cropped: { ...volume("cropped", "court|courte", 2), topic: "length" },
  tapered: volume("tapered", "fuselé|fuselée"),
  skinny: volume("skinny", "skinny"),
  wide: volume("wide", "large|large"),
};

function lengthFeature({ leaf, garment }: Piece, { length }: CutWords): Feature | undefined {
  if (!length || /^([BCDE]|A\.8|A\.9|F\.[124]|G\.1\.2|A\.3\.5)/.test(leaf)) return undefined;
  if (leaf.startsWith("A.7") || garment.kind === "nightdress") return gowns[length];
  if (length === "cropped")
    return leaf.startsWith("A.3")
      ? short("cropped", "raccourci|raccourcie", 2)
      : short("cropped", "court|courte", 2);
  if (leaf.startsWith("A.5") && length === "maxi") return short("long", "long|longue", 2);
  return undefined;
}
const gowns: Partial<Readonly<Record<NonNullable<CutWords["length"]>, Feature>>> = {
  short: hem("mini", "court|courte", 2),
  midi: hem("midi", "midi", 2),
  maxi: hem("maxi", "long|longue", 2),
};
