import type { Model, Part } from "../model/part.ts";
import { boxOf, movePart } from "../model/place.ts";

const under = new Set(["lining", "back"]);

/** The outer garment worn over the inner one: what is inside the outer, the inner's front, the outer's rest. */
export function wornOver(outer: Model, inner: Model): Model {
  const behind = outer.parts.filter(({ role }) => role && under.has(role));
  const before = outer.parts.filter(({ role }) => !role || !under.has(role));
  const seen = inner.parts.filter(({ role }) => role !== "sleeve" && role !== "cuff");
  const fitted = narrowed(seen, before);
  return { ...outer, parts: [...behind, ...fitted, ...before] };
}

/** What is worn below never stands out at the sides. */
function narrowed(inner: readonly Part[], outer: readonly Part[]): readonly Part[] {
  const bodies = (parts: readonly Part[]) => parts.filter(({ role }) => role === "body" || role === "front");
  const [below, above] = [bodies(inner), bodies(outer)];
  if (below.length === 0 || above.length === 0) return inner;
  const width = (parts: readonly Part[]) => {
    const [left, , right] = boxOf(parts);
    return right - left;
  };
  const factor = Math.min(1, (width(above) * 0.93) / width(below));
  if (factor === 1) return inner;
  // Collars keep their width: only what lies below the shoulder is drawn in.
  const at = ([x, y]: readonly [number, number]) => {
    const share = Math.max(0, Math.min(1, (y - 4) / 16));
    return [x * (1 + (factor - 1) * share), y] as const;
  };
  return inner.map((part) => movePart(part, { at, scale: 1 }));
}

/** Trousers or a skirt below a top, on one figure: hips that show beside a jacket look wrong. */
export function wornBelow(bottom: Model, top: Model, waist: number): Model {
  const move = {
    at: ([x, y]: readonly [number, number]) => [x * 0.93, waist + y * 0.97] as const,
    scale: 0.95,
  };
  const parts = bottom.parts.map((part) => movePart(part, move));
  return { ...top, parts: [...parts, ...top.parts] };
}
