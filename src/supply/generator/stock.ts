import type { SizeStock } from "#domain/catalogue/product.ts";
import type { Leaf } from "#vocabulary/category.ts";
import { sizeScaleOf } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";
import type { Random } from "../illustrator/random.ts";

/** The share of a scale that a brand cuts around its middle: nobody cuts every size. */
const usualSpan = { least: 0.45, most: 0.95 } as const;

/**
 * Sizes of one colour. The middle ones sell first, so they are missing first; the older and the cheaper a
 * piece is against its full price, the more is gone.
 */
export function sizesOf(
  universe: Universe,
  leaf: Leaf,
  span: number,
  worn: number,
  random: Random,
): readonly SizeStock[] {
  const { labels, system } = sizeScaleOf(universe, leaf);
  const cut =
    system === "bra"
      ? spanOf(bandsOf(labels), span).flatMap((band) => labels.filter((label) => label.startsWith(band)))
      : spanOf(labels, span);
  const middle = (cut.length - 1) / 2;
  const sizes = cut.map((label, i): SizeStock => {
    const central = 1 - Math.abs(i - middle) / (middle + 1);
    const gone = worn * (0.35 + 0.65 * central);
    return { label, system, inStock: !random.chance(gone) };
  });
  // Nothing left at all is rare: shops take it down.
  if (sizes.some(({ inStock }) => inStock) || random.chance(0.08)) return sizes;
  const kept = Math.floor(random() * sizes.length);
  return sizes.map((size, i) => (i === kept ? { ...size, inStock: true } : size));
}

const bandsOf = (labels: readonly string[]): readonly string[] => [
  ...new Set(labels.map((label) => label.replace(/\D+$/, ""))),
];

/** How much of the scale a brand cuts: the same for all it makes. */
export const brandSpan = (random: Random): number => random.between(usualSpan.least, usualSpan.most);

/** How much of what a brand leaves out lies at the small end: the usual sizes are below the middle of a scale. */
const below = 0.25;

/** Sizes around the usual ones; of a bra every cup of a band, or none. */
function spanOf(labels: readonly string[], span: number): readonly string[] {
  if (labels.length <= 4) return labels;
  const count = Math.max(4, Math.round(labels.length * span));
  const start = Math.max(0, Math.round((labels.length - count) * below));
  return labels.slice(start, start + count);
}
