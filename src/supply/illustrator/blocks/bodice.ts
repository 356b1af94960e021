import { clamp, mix } from "../geometry/point.ts";
import type { Torso } from "./torso.ts";

export interface BodiceShape {
  readonly womens: boolean;
  /** -1 slim … 0 regular … 1 oversized */
  readonly fit: number;
  /** From the neck to the side hem. */
  readonly length: number;
  /** Half the width of the neck at the shoulders. */
  readonly neck?: number;
  /** How much wider (or closer) than the body the hem is. */
  readonly flare?: number;
  readonly dip?: number;
}

/** Centimetres from the neck to the waist and to the hip. */
const bodies = {
  men: { waist: 44, hip: 66 },
  women: { waist: 39, hip: 59 },
} as const;

/** A body for tops. Women's are cut narrower at the shoulder, higher at the arm and closer at the waist. */
export function bodice({ womens, fit: f, length, neck = 7.7, flare = 0, dip = 1.3 }: BodiceShape): Torso {
  const heights = womens ? bodies.women : bodies.men;
  const waist = womens ? 13.9 + f * 3.1 : 16.6 + f * 2.7;
  const hip = womens ? 16.9 + f * 2.5 : 18.2 + f * 2.4;
  // A hem between waist and hip is as wide as the body is there.
  const reached = clamp((length - heights.waist) / (heights.hip - heights.waist), 0, 1.15);
  // A wide neck starts further down the slope of the shoulder, which is therefore less steep.
  const spared = Math.max(0, neck - 7.7) * 0.3;
  return {
    neck,
    shoulder: womens ? 18.7 + f * 2.6 : 20.4 + f * 2.4,
    drop: (womens ? 5.2 : 5.5) + f * 1.1 - spared,
    underarm: womens ? 15.6 + f * 2.4 : 17 + f * 2.2,
    underarmY: (womens ? 21.4 : 23) + f * 2.2,
    waist,
    waistY: Math.min(heights.waist, length - 6),
    hem: mix(waist, hip, reached) + flare,
    length,
    dip,
  };
}
