import { clamp, type Point } from "../../geometry/point.ts";
import type { Part } from "../../model/part.ts";
import { movePart } from "../../model/place.ts";

/** How the legs of a one-piece stand: hung side by side they look like a pair of pipes. */
export interface Stance {
  readonly waistY: number;
  /** From the waist to the hem. */
  readonly length: number;
  /** Centimetres each foot stands out, so that air shows between the legs. */
  readonly apart: number;
  /** Share the hips and legs are wider by, the waist staying as it is. */
  readonly fuller: number;
  /** Share the middle of the leg swells by, as in a barrel leg. */
  readonly barrel?: number;
}

/** Below the waist, where the legs part. */
const crotch = 30;
/** Centimetres below the waist to their full width: reached sooner, it pads the hips. */
const hipDepth = 40;

export function stood(parts: readonly Part[], of: Stance): Part[] {
  const { waistY, length, apart, fuller, barrel = 0 } = of;
  const at = ([x, y]: Point): Point => {
    const hip = clamp((y - waistY) / hipDepth, 0, 1);
    const down = clamp((y - waistY - crotch) / (length - crotch), 0, 1.1);
    const thigh = clamp((y - waistY - 8) / (length - 8), 0, 1);
    const wide = 1 + fuller * hip * hip * (3 - 2 * hip) + barrel * Math.sin(Math.PI * thigh) ** 1.5;
    // A leg that swings out lifts its outer hem.
    const lift = (Math.abs(x) * apart * down * 0.8) / (length - crotch);
    return [x * wide + Math.sign(x) * apart * down, y - lift];
  };
  return parts.map((part) => movePart(part, { at, scale: 1 }));
}
