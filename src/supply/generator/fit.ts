import type { CutWords, Fit } from "#vocabulary/attribute.ts";
import type { Leaf } from "#vocabulary/category.ts";
import { type SizeField, sizeFieldOf } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Garment } from "../illustrator/garment.ts";

/** How close to the body it is drawn, in the words its kind of garment has for that. */
export function fitOf(garment: Garment, universe: Universe, leaf: Leaf, cut: CutWords): Fit | undefined {
  const field = sizeFieldOf(universe, leaf);
  if (!field || field === "shoes") return undefined;
  if (leaf.startsWith("A.8")) return undefined;
  const drawn: object = garment.cut;
  if (field === "pants" || field === "pants_waist" || /^(A\.3|G\.1\.2)/.test(leaf))
    return legFit(drawn, universe);
  const ease = "fit" in drawn && typeof drawn.fit === "number" ? drawn.fit : undefined;
  return ease === undefined ? undefined : bodyFit(ease, universe, field, cut, leaf);
}

const tight = -0.28;
const wide = 0.48;

function bodyFit(ease: number, universe: Universe, field: SizeField, cut: CutWords, leaf: Leaf): Fit {
  if (universe === "men") {
    if (ease < tight) return field === "shirts" && ease < -0.5 ? "super-slim" : "slim";
    if (ease <= wide) return "regular";
    return field === "shirts" ? "comfort" : leaf === "A.1.1" && ease < 0.75 ? "boxy" : "oversized";
  }
  if (cut.length === "cropped" && field !== "shirts") return "cropped";
  if (ease < tight) return "fitted";
  if (ease <= wide) return field === "tshirts" ? "regular" : "straight";
  return field === "tshirts" || field === "jackets" ? "oversized" : "loose";
}

const legs: Readonly<Record<string, readonly [men: Fit, women: Fit]>> = {
  skinny: ["skinny", "skinny"],
  slim: ["slim", "slim"],
  cigarette: ["slim", "slim"],
  straight: ["straight", "straight"],
  regular: ["straight", "straight"],
  tapered: ["tapered", "slim"],
  taper: ["tapered", "slim"],
  relaxed: ["relaxed", "straight"],
  loose: ["relaxed", "wide"],
  mom: ["relaxed", "mom"],
  bootcut: ["straight", "flare"],
  flare: ["wide", "flare"],
  flared: ["wide", "flare"],
  wide: ["wide", "wide"],
  barrel: ["wide", "wide"],
  parachute: ["wide", "wide"],
  ankle: ["slim", "skinny"],
  cropped: ["slim", "cropped"],
  stirrup: ["slim", "skinny"],
};

function legFit(drawn: object, universe: Universe): Fit | undefined {
  const word = "fit" in drawn ? drawn.fit : "leg" in drawn ? drawn.leg : undefined;
  const known = typeof word === "string" ? legs[word] : undefined;
  if (known) return known[universe === "men" ? 0 : 1];
  const volume = "volume" in drawn && typeof drawn.volume === "number" ? drawn.volume : undefined;
  if (volume === undefined) return undefined;
  return volume > 0.6 ? "wide" : "straight";
}
