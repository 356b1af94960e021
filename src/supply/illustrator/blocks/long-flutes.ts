import { bow } from "../geometry/along.ts";
import type { Fold } from "../model/part.ts";
import type { Random } from "../random.ts";
import type { Torso } from "./torso.ts";

/** The skirt of a coat falls in long, uneven flutes from below the arm to the hem. */
export function longFlutes(torso: Torso, random: Random, amount = 1): Fold[] {
  return [-0.82, -0.52, -0.26, 0.24, 0.5, 0.8].map((share, i) => ({
    spine: bow(
      [torso.waist * share * 0.92, torso.underarmY + random.between(10, 24)],
      [torso.hem * share + random.sway(1.2), torso.length + 0.6],
      random.sway(0.025),
    ),
    width: random.between(1.1, 2),
    depth: (i % 2 === 0 ? -0.46 : 0.44) * amount,
    swell: "end",
  }));
}
