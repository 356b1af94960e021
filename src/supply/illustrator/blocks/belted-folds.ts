import { bow } from "../geometry/along.ts";
import type { Fold } from "../model/part.ts";
import type { Random } from "../random.ts";
import type { Torso } from "./torso.ts";

/** Flutes that fall from the belt, uneven, with short gathers above it. */
export function beltedFolds(t: Torso, beltY: number, random: Random): Fold[] {
  const falls = [-0.78, -0.46, -0.1, 0.34, 0.68].map((at, i): Fold => {
    const x = at + random.sway(0.07);
    return {
      spine: bow(
        [x * t.waist, beltY + 2],
        [x * t.hem * 1.02, beltY + (t.length - beltY) * random.between(0.75, 1.02)],
        random.sway(0.03),
      ),
      width: random.between(0.9, 1.7),
      depth: i % 2 === 0 ? -random.between(0.45, 0.6) : -random.between(0.25, 0.4),
      swell: i % 2 === 0 ? "end" : "both",
    };
  });
  const ridges = [-0.6, 0.2, 0.52].map(
    (at): Fold => ({
      spine: bow([at * t.waist, beltY + 5], [at * t.hem, t.length - 2], random.sway(0.02)),
      width: 2.2,
      depth: 0.45,
      swell: "end",
    }),
  );
  const gathers = [-0.7, -0.35, 0.3, 0.62].map(
    (at): Fold => ({
      spine: bow(
        [at * t.waist + random.sway(0.8), beltY - 1],
        [at * t.waist * 1.05 + random.sway(1), beltY - random.between(6, 10)],
        random.sway(0.1),
      ),
      width: 0.7,
      depth: -0.45,
      swell: "start",
    }),
  );
  return [...falls, ...ridges, ...gathers];
}
