import type { Cloth } from "../cloth/cloth.ts";
import { ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import type { Part } from "../model/part.ts";
import { mirrorPart } from "../model/place.ts";
import type { Hands } from "./both-sides.ts";
import { furry } from "./fur.ts";

/** Fur sewn around the face of a hood, whose right half this edge is. */
export function furTrim(opening: Path, width: number, cloth: Cloth, { random, leftRandom }: Hands): Part[] {
  const strip = (chance: Hands["random"]): Part => ({
    outline: furry(
      ribbon(opening, (share) => width * (0.86 + 0.3 * Math.sin(share * 9)), 12, 0.0, 0.93),
      chance,
      1,
      1,
    ),
    cloth,
    role: "collar",
    lift: 0.6,
    edge: 0.5,
  });
  return [mirrorPart(strip(leftRandom)), strip(random)];
}
