import type { Colour } from "../colour/oklab.ts";
import { bow } from "../geometry/along.ts";
import { mix } from "../geometry/point.ts";
import { spline } from "../geometry/spline.ts";
import type { Fold, Line, Part } from "../model/part.ts";
import type { Random } from "../random.ts";
import { drawcord } from "./hood.ts";
import { strokes } from "./strokes.ts";
import type { Torso } from "./torso.ts";

/** A cord run through a tunnel at the waist: two rows of stitches and gathers above and below. */
export function cordWaist(torso: Torso, random: Random): { lines: Line[]; folds: Fold[] } {
  const { waist, waistY: y, dip } = torso;
  const level = (at: number) => spline([-waist - 1, at], [0, at + dip * 0.8], [waist + 1, at]);
  const count = 11;
  const gathers = Array.from({ length: count }, (_, i): Fold => {
    const x = mix(-waist * 0.92, waist * 0.92, (i + 0.5) / count) + random.sway(0.8);
    const down = i % 2 === 0 ? 1 : -1;
    const from = y + dip * 0.8 * (1 - (x / waist) ** 2) + down * 1.2;
    return {
      spine: bow(
        [x, from],
        [x * 1.04 + random.sway(0.8), from + down * random.between(3.5, 8)],
        random.sway(0.08),
      ),
      width: random.between(0.45, 0.85),
      depth: -random.between(0.4, 0.65),
      swell: "start",
    };
  });
  return {
    lines: [
      { path: strokes([level(y - 1.1), level(y + 1.1)]), kind: "stitch" },
      { path: level(y), kind: "groove", strength: 0.6 },
    ],
    folds: gathers,
  };
}

/** The cord's two ends, which come out beside the front. */
export function waistCords(torso: Torso, colour: Colour, tip: Colour): Part[] {
  const y = torso.waistY + torso.dip * 0.7;
  return [
    ...drawcord([4.6, y], { drop: 9.5, sway: 0.5, colour, tip, thickness: 0.5 }),
    ...drawcord([-4.6, y], { drop: 8.2, sway: -0.4, colour, tip, thickness: 0.5 }),
  ];
}
