import { clamp, type Point } from "../geometry/point.ts";
import type { Model, Part } from "../model/part.ts";
import { boxOf, movePart } from "../model/place.ts";

const under = new Set<Part["role"]>(["lining", "back"]);
const arm = new Set<Part["role"]>(["sleeve", "cuff"]);
const body = new Set<Part["role"]>(["body", "front"]);

/** The outer garment worn over the inner one: what is inside the outer, the inner's front, the outer's rest. */
export function wornOver(outer: Model, inner: Model): Model {
  const behind = outer.parts.filter(({ role }) => under.has(role));
  const before = outer.parts.filter(({ role }) => !under.has(role));
  const arms = inner.parts.filter(({ role }) => arm.has(role));
  const rest = inner.parts.filter(({ role }) => !arm.has(role));
  // Under a waistcoat or a sleeveless jumper the sleeves show.
  const shown = outer.parts.some(({ role }) => arm.has(role)) ? [] : arms;
  return { ...outer, parts: [...shown, ...behind, ...keptWithin(rest, before), ...before] };
}

/** Trousers or a skirt below a top, on one figure. */
export function wornBelow(bottom: Model, top: Model, waist: number): Model {
  const at = ([x, y]: Point): Point => [x * 0.94, waist + y * 0.97];
  const parts = bottom.parts.map((part) => movePart(part, { at, scale: 0.95 }));
  return { ...top, parts: [...keptWithin(parts, top.parts), ...top.parts] };
}

/** How much narrower than what covers it a garment is worn. */
const narrower = 0.94;
/** Centimetres between two measures of the outer garment's width. */
const step = 2;

/** What is worn below never stands out at the sides of what covers it. */
function keptWithin(inner: readonly Part[], outer: readonly Part[]): readonly Part[] {
  const covers = outer.filter(({ role }) => body.has(role));
  if (covers.length === 0) return inner;
  const [, top, , bottom] = boxOf(covers);
  const widths = widthsOf(covers, top, bottom);
  const at = ([x, y]: Point): Point => {
    // Collars and shoulders show above the outer's chest.
    if (y < top + 14) return [x, y];
    const measured = widths[Math.min(widths.length - 1, Math.round((y - top) / step))] ?? Infinity;
    // Below the hem the garment finds its own width again, without a step.
    const widest = measured * narrower + Math.max(0, y - bottom) * 1.1;
    return [clamp(x, -widest, widest), y];
  };
  return inner.map((part) => movePart(part, { at, scale: 1 }));
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
  // A row no point fell on is as wide as the one above.
  return widths.map((width, row) => (width > 6 ? width : (widths[row - 1] ?? Infinity)));
}
