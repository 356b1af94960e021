import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import type { Swell } from "../geometry/along.ts";
import type { Box, Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import type { Sheet } from "../sheet.ts";

/** A fold: a valley when `depth` is negative (-1 … 0), a ridge when positive (0 … 1). */
export interface Fold {
  readonly spine: Path;
  /** Half its width at the widest, in centimetres. */
  readonly width: number;
  readonly depth: number;
  readonly swell?: Swell;
  /** Pressed in: pleats, creases that were ironed. */
  readonly hard?: boolean;
}

type LineKind = "seam" | "stitch" | "edge" | "crease" | "pleat" | "groove" | "cord" | "fine";

/** Something sewn, drawn on top of the cloth. */
export interface Line {
  readonly path: Path;
  readonly kind: LineKind;
  /** Colour of a thread that is meant to be seen. */
  readonly colour?: Colour;
  /** 0 … 1, 1 when left out. */
  readonly strength?: number;
}

/** The pen a trim is drawn with, wherever its garment is placed. */
export interface Pen {
  readonly sheet: Sheet;
  /** Where a point of the model lies on the sheet. */
  readonly at: (point: Point) => Point;
  /** Pixels for one centimetre. */
  readonly scale: number;
  /** Degrees the garment is turned by. */
  readonly turn: number;
}

export type Trim =
  | {
      readonly kind: "button";
      readonly at: Point;
      readonly radius: number;
      readonly colour: Colour;
      readonly style?: "four" | "two" | "shank" | "snap" | "pearl";
    }
  | { readonly kind: "rivet"; readonly at: Point; readonly radius: number; readonly colour: Colour }
  | {
      readonly kind: "label";
      readonly at: Point;
      readonly width: number;
      readonly height: number;
      readonly colour: Colour;
    }
  | { readonly kind: "drawn"; readonly draw: (pen: Pen) => string };

/** What a part is to a look: sleeves and linings disappear under a jacket. */
type PartRole = "lining" | "back" | "sleeve" | "cuff" | "body" | "collar" | "front" | "belt";

/** A pattern piece. Painter's order is the order of the parts. */
export interface Part {
  readonly outline: Path;
  readonly cloth: Cloth;
  readonly role?: PartRole;
  /** Cut out of the outline: a lens, a ring, a key hole. */
  readonly holes?: readonly Path[];
  /** Rotation of the cloth in degrees, and the point it is laid from. */
  readonly grain?: number;
  readonly origin?: Point;
  readonly folds?: readonly Fold[];
  readonly lines?: readonly Line[];
  readonly trims?: readonly Trim[];
  /** 0 … 1: how far it stands off what lies below, which its cast shadow shows. */
  readonly lift?: number;
  /** 0 … 1: darkness of the inside of a garment. */
  readonly inside?: number;
  /** Lies flat: no roundness of a body under it. */
  readonly flat?: boolean;
  /** Sewn on what lies below, whose roundness it takes: a pocket that had its own would look cut out. */
  readonly sewnOn?: boolean;
  /** -1 … 1: the whole part darker or lighter. */
  readonly light?: number;
  /** Weight of the outline, 1 when left out, 0 for none. */
  readonly edge?: number;
  /** 0 opaque … 1 air, over what the cloth itself lets through. */
  readonly sheer?: number;
}

/** A garment in centimetres, before it is placed on a sheet. */
export interface Model {
  readonly parts: readonly Part[];
  /** The cloth most of it is made of: its grain and light lie over the whole. */
  readonly main: Cloth;
  /** Hung before a wall, standing on a floor, or laid flat. */
  readonly ground: "wall" | "floor";
  /** What is worth a closer look, in centimetres. */
  readonly detail: { readonly of: DetailKind; readonly box: Box };
}

export type DetailKind =
  | "collar"
  | "neckline"
  | "cuff"
  | "closure"
  | "pocket"
  | "waist"
  | "hem"
  | "toe"
  | "sole"
  | "heel"
  | "clasp"
  | "dial"
  | "stone"
  | "lens"
  | "weave";
