/**
 * A drawing on a square of 96, as path data. What `pair` says is drawn again on the other side of the middle,
 * so that both halves of a collar are the same.
 */
export interface LineDrawing {
  readonly ink?: Strokes;
  /** Seams, folds, and the body below the clothes. */
  readonly fine?: Strokes;
  /** What the word is about, in the one colour of the house. */
  readonly accent?: Strokes;
  readonly inkFill?: string;
  readonly accentFill?: Strokes;
  /** Threads of two colours seen from afar. */
  readonly tint?: string;
}

/** Path data as it is, or with what is drawn on both sides. */
export type Strokes = string | { readonly pair: string; readonly alone?: string };

export const both = (pair: string, alone?: string): Strokes => ({
  pair,
  ...(alone !== undefined && { alone }),
});

/** A round spot: a button, an eyelet, a perforation. */
export const spot = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

export const spots = (radius: number, ...places: readonly (readonly [number, number])[]): string =>
  places.map(([x, y]) => spot(x, y, radius)).join("");

/** A number for a path: short, and the same on every machine. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);
