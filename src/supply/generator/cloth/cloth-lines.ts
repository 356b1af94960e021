import type { MotifName } from "../../illustrator/cloth/motifs.ts";
import type { ClothKind } from "../../illustrator/cloth/optics.ts";
import type { Piece } from "../piece.ts";
import type { Line } from "../prose/line.ts";
import { checkLines } from "./lines/check-lines.ts";
import { cottonLines } from "./lines/cotton-lines.ts";
import { fluidLines } from "./lines/fluid-lines.ts";
import { hardLines } from "./lines/hard-lines.ts";
import { hideLines } from "./lines/hide-lines.ts";
import { knitLines } from "./lines/knit-lines.ts";
import { printLines } from "./lines/print-lines.ts";
import { stoneLines } from "./lines/stone-lines.ts";
import { stripeLines } from "./lines/stripe-lines.ts";
import { technicalLines } from "./lines/technical-lines.ts";
import { textureLines } from "./lines/texture-lines.ts";

/** What can be said of each cloth: how it looks, feels, moves and ages, whatever is made of it. */
export const clothLines: Readonly<Record<ClothKind, readonly Line[]>> = {
  ...cottonLines,
  ...knitLines,
  ...fluidLines,
  ...technicalLines,
  ...hideLines,
  ...hardLines,
  metal: [...hardLines.metal, ...stoneLines],
};

/** What can be said of each motif one sees. */
export const motifLines: Partial<Readonly<Record<MotifName, readonly Line[]>>> = {
  ...stripeLines,
  ...checkLines,
  ...textureLines,
  ...printLines,
};

/** Every sentence about its cloth that is true of this piece. */
export const clothLinesFor = (piece: Piece): readonly Line[] =>
  clothLines[piece.cloth].filter(isTrueOf(piece));

/** Every sentence about its motif that is true of this piece; none when it has no motif. */
export const motifLinesFor = (piece: Piece): readonly Line[] =>
  ((piece.motif && motifLines[piece.motif]) ?? []).filter(isTrueOf(piece));

const isTrueOf =
  (piece: Piece) =>
  ({ when }: Line): boolean =>
    when?.(piece) ?? true;
