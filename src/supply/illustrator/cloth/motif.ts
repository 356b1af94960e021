import type { Colour } from "../colour/oklab.ts";
import type { Box } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import type { Sheet } from "../sheet.ts";

/** The colours a motif is printed, woven or knitted in. */
export interface Dyes {
  readonly ground: Colour;
  readonly second: Colour;
  readonly third: Colour;
}

/** One repeat, in pixels of an 800 px wide picture; `content` is SVG in the tile's own coordinates. */
export interface Tile {
  readonly width: number;
  readonly height: number;
  readonly content: string;
}

/** Where a drawn motif goes: a part of a garment, in pixels. */
export interface Ground {
  readonly box: Box;
  /** Rotation of the cloth in degrees, and the point it is laid from. */
  readonly grain: number;
  readonly origin: Point;
  /** Size of one reference pixel here, the cloth's own scale included. */
  readonly unit: number;
  /** Whether the part lies flat: else stripes sag with the body. */
  readonly flat: boolean;
}

/** Small motifs are tiles; large ones are drawn across the part, because straight stripes kill volume. */
export type Motif = {
  /** Share of the second colour that the eye averages in; 0 for a texture of one colour. */
  readonly coverage: number;
} & (
  | { readonly tile: (dyes: Dyes, sheet: Sheet) => Tile }
  | { readonly draw: (dyes: Dyes, ground: Ground, sheet: Sheet) => string }
);
