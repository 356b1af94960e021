import { clamp, mix, type Point } from "../geometry/point.ts";
import type { Model, Part } from "../model/part.ts";
import { boxOf, movePart } from "../model/place.ts";

const under = new Set<Part["role"]>(["lining", "back"]);
/** Turned-up trousers have cuffs too, far below any sleeve. */
const isArm = ({ role, outline }: Part) => role === "sleeve" || (role === "cuff" && outline.box()[1] < 80);
const body = new Set<Part["role"]>(["body", "front"]);

/** The outer garment worn over the inner one: what is inside the outer, the inner's front, the outer's rest. */
export function wornOver(outer: Model, inner: Model): Model {
  const behind = outer.parts.filter(({ role }) => under.has(role));
  const before = outer.parts.filter(({ role }) => !under.has(role));
  const arms = inner.parts.filter(isArm);
  const rest = inner.parts.filter((part) => !isArm(part));
  // Under a waistcoat or a sleeveless jumper the sleeves show.
  const shown = outer.parts.some(({ role }) => role === "sleeve") ? [] : arms;
  // Beside the bib of dungarees so does all of a top, down to the waist.
  const from = shown.length > 0 && boxOf(before)[3] > 90 ? waist + 4 : chest;
  return { ...outer, parts: [...shown, ...behind, ...keptWithin(rest, before, from), ...before] };
}

/** Trousers or a skirt below a top, on one figure. */
export function wornBelow(bottom: Model, top: Model): Model {
  return { ...top, parts: [...keptWithin(onFigure(bottom), top.parts), ...top.parts] };
}

/** A shirt in its trousers, the way it is worn below a suit; where these lie elsewhere, only what shows of it. */
export function tuckedIn(top: Model, bottom: Model | undefined): Model {
  const at = ([x, y]: Point): Point => [x, Math.min(y, waist + 12)];
  const parts = top.parts.map((part) => movePart(part, { at, scale: 1 }));
  return { ...top, parts: [...parts, ...(bottom ? onFigure(bottom) : [])] };
}

/** Where the waist of trousers lies on the figure. */
const waist = 41;
const onFigure = (bottom: Model): readonly Part[] =>
  bottom.parts.map((part) => movePart(part, { at: ([x, y]) => [x * 0.94, waist + y * 0.97], scale: 0.95 }));

/** The hem of trousers or a skirt on the figure. */
export const hemOnFigure = ({ parts }: Model): number => waist + boxOf(parts)[3] * 0.97;

/** How much narrower than what covers it a garment is worn, and the most it is drawn in for that. */
const narrower = 0.94;
const mostDrawnIn = 0.8;
/** Centimetres between two measures of the outer garment. */
const step = 2;
/** Below the chest the inner garment is drawn in; nearer to the middle than this collars show as they are. */
const chest = 14;
const neck = 8.5;

/** What is worn below never stands out at the sides of what covers it, nor over its shoulders. */
function keptWithin(inner: readonly Part[], outer: readonly Part[], from = chest): readonly Part[] {
  const covers = outer.filter(({ role }) => body.has(role));
  if (covers.length === 0) return inner;
  const [, top, , bottom] = boxOf(covers);
  const widths = widthsOf(covers, top, bottom);
  const shoulders = shouldersOf(outer);
  // Wide shoulders end below those of a narrow jacket, not beside them.
  const reach = halfWidthAbove(covers, top + from) * narrower;
  const widthAt = (y: number) =>
    (widths[clamp(Math.round((y - top) / step), 0, widths.length - 1)] ?? Infinity) * narrower;
  // All of it is drawn in by as much as it is too wide at the hem that covers it: it keeps its own line.
  const drawnIn = clamp(widthAt(bottom - step) / halfWidthAt(inner, bottom), mostDrawnIn, 1);
  const at = ([x, y]: Point): Point => {
    if (y < top + from) {
      if (Math.abs(x) < neck || from > chest) return [x, y];
      const within = clamp(x, -reach, reach);
      const shoulder = shoulders[Math.round(Math.abs(within) / step)];
      return [within, shoulder === undefined ? y : Math.max(y, shoulder + 0.6)];
    }
    const drawn = x * mix(1, drawnIn, clamp((y - top - from) / (bottom - top - from), 0, 1));
    const widest = widthAt(y) + Math.max(0, y - bottom) * 0.5;
    return [clamp(drawn, -widest, widest), y];
  };
  return inner.map((part) => movePart(part, { at, scale: 1 }));
}

/** Half the width of these parts around a height. */
function halfWidthAt(parts: readonly Part[], height: number): number {
  const near = parts
    .filter((part) => !isArm(part))
    .flatMap(({ outline }) => outline.points(160))
    .filter(([, y]) => Math.abs(y - height) < 4);
  return Math.max(1, ...near.map(([x]) => Math.abs(x)));
}

/** The most that these parts reach to a side above a height. */
function halfWidthAbove(parts: readonly Part[], height: number): number {
  const above = parts.flatMap(({ outline }) => outline.points(160)).filter(([, y]) => y < height);
  return Math.max(1, ...above.map(([x]) => Math.abs(x)));
}

/** How far up a garment reaches at each step from the centre. */
function shouldersOf(parts: readonly Part[]): (number | undefined)[] {
  const tops: (number | undefined)[] = [];
  for (const { outline } of parts.filter(({ role }) => !under.has(role))) {
    for (const [x, y] of outline.points(160)) {
      const place = Math.round(Math.abs(x) / step);
      tops[place] = Math.min(tops[place] ?? Infinity, y);
    }
  }
  return tops;
}

/** Half-width of the outer garment at each step down. */
function widthsOf(parts: readonly Part[], top: number, bottom: number): number[] {
  const widths = Array.from({ length: Math.ceil((bottom - top) / step) + 1 }, () => 0);
  for (const part of parts) {
    for (const [x, y] of part.outline.points(160)) {
      const row = Math.round((y - top) / step);
      if (row in widths) widths[row] = Math.max(widths[row] ?? 0, Math.abs(x));
    }
  }
  // A row no point fell on is as wide as those above; so is a hem, which hangs lower at the centre.
  return widths.map((_, row) => Math.max(...widths.slice(Math.max(0, row - 3), row + 1)) || Infinity);
}
