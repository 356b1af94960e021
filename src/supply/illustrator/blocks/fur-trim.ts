import type { Cloth } from "../cloth/cloth.ts";
import { offset, ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import type { Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Hands } from "./both-sides.ts";
import { furry, hairy } from "./fur.ts";

/** Fur sewn around the face of a hood, whose right half this edge is. */
export function furTrim(opening: Path, width: number, cloth: Cloth, { random, leftRandom }: Hands): Part[] {
  // It stands outwards more than over the face.
  const spine = offset(opening, -width * 0.2, 0, 1, 12);
  const strip = (chance: Hands["random"]): Part => ({
    outline: furry(
      ribbon(spine, (share) => width * (0.92 + 0.14 * Math.sin(share * 9)), 12, 0, 0.94),
      chance,
      hairy,
    ),
    cloth,
    role: "collar",
    lift: 0.6,
    edge: 0,
  });
  return [mirrorPart(strip(leftRandom)), strip(random)];
}
