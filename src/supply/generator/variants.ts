import { dayNumber } from "#domain/catalogue/price-history.ts";
import type { Variant } from "#domain/catalogue/product.ts";
import { dyeNamed } from "../illustrator/cloth/dyes.ts";
import type { Garment } from "../illustrator/garment.ts";
import { type Random, randomFrom } from "../illustrator/random.ts";
import { type Design, recolour } from "./design.ts";
import { shadeOf } from "./naming/shades.ts";
import { otherDyes } from "./palette.ts";
import type { Piece } from "./piece.ts";
import { coloursOf, dyeOf } from "./piece-of.ts";
import { brandSpan, sizesOf } from "./stock.ts";
import type { Timeline } from "./timeline.ts";

/** Basics come in many colours, what is worn once a year in one. */
const many = /^(A\.1\.[15]|A\.2\.[1345]|A\.3\.[24]|F\.[12]|B\.1\.1|D\.2\.2|G)/;

/** The colours of a piece, each in its sizes. */
export function variantsOf(
  piece: Piece,
  design: Design,
  timeline: Timeline,
  today: string,
  random: Random,
): readonly [Variant, ...Variant[]] {
  const first = dyeNamed(piece.dye);
  const others = otherDyes(piece.brand, design.option, first, countOf(piece, random), random);
  const garments = others.map((dye) => recolour(design, dye)).filter((garment) => garment !== undefined);
  const span = brandSpan(randomFrom(`${piece.brand.name} sizes`));
  const variant = (garment: Garment): Variant => {
    const { universe, leaf } = piece;
    return {
      colours: coloursOf(garment),
      shade: shadeOf(dyeOf(garment), random),
      picture: { kind: "drawn", garment: { ...garment } },
      sizes: sizesOf(universe, leaf, span, wornOf(timeline, today, random), random),
    };
  };
  return [variant(design.garment), ...garments.map(variant)];
}

/** How many colours beside the first. */
function countOf({ leaf, motif }: Piece, random: Random): number {
  const most = many.test(leaf) ? 3 : motif ? 1 : 2;
  return Math.floor(random() * (most + 1));
}

/** How much of the stock is gone, 0 to 1. */
function wornOf({ addedOn, was }: Timeline, today: string, random: Random): number {
  const age = dayNumber(today) - dayNumber(addedOn);
  const liked = random() ** 3 * 0.4;
  return Math.min(0.9, 0.06 + (age / 400) * 0.28 + (was === undefined ? 0 : 0.22) + liked);
}
