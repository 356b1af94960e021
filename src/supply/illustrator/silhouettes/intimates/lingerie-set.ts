import { laid as laidDown } from "../../blocks/laid.ts";
import type { Point } from "../../geometry/point.ts";
import { movePart } from "../../model/place.ts";
import { silhouette } from "../silhouette.ts";
import { type BraPlan, braParts } from "./bra-parts.ts";
import { briefParts, briefShapes } from "./brief-parts.ts";
import { laceFabric, lingerieFinish, satinFabric, smoothFabric } from "./cloths.ts";

export interface LingerieSetCut {
  readonly bra: "balconette" | "plunge" | "triangle" | "longline";
  readonly brief: "classic" | "high" | "brazilian" | "thong" | "hipster";
  /** One above the other, or each shifted and turned a little, as laid on a table. */
  readonly laid: "straight" | "loose";
  readonly bows: boolean;
}

/** What each piece is turned around. */
const middle: Point = [0, 8];

/** Bra and brief of one cloth, laid together. */
export const lingerieSet = silhouette<"lingerie-set", LingerieSetCut>({
  kind: "lingerie-set",
  family: "lingerie-set",
  leaves: { women: ["F.1.3"] },
  fabrics: [laceFabric(5), satinFabric(3), smoothFabric(1)],
  cut: (random) => ({
    bra: random.pick(["balconette", "plunge", "triangle", "longline"]),
    brief: random.pick(["classic", "high", "brazilian", "brazilian", "thong", "hipster"]),
    laid: random.pick(["straight", "loose"]),
    bows: random.chance(0.5),
  }),
  finish: lingerieFinish,
  draw: ({ bra, brief, laid, bows }, fabric, { random }) => {
    const all = fabric.main.kind === "lace";
    const plan: BraPlan = {
      cup: bra === "longline" ? "balconette" : bra,
      seams: bra === "plunge" ? "moulded" : 1,
      lace: all ? "all" : bra === "triangle" || bra === "plunge" ? "edge" : "upper",
      band: bra === "longline" ? 7 : 1.6,
      straps: "slim",
      bow: bows,
      closure: "hooks",
      wired: bra !== "triangle",
    };
    const below = (bra === "longline" ? 23 : 18) + 4.6;
    const [upper, lower] =
      laid === "straight"
        ? [laidDown(0, 0, 0, middle), laidDown(0, below, 0, middle)]
        : [laidDown(-4.6, 0, -4, middle), laidDown(5.4, below - 1.4, 6, middle)];
    return {
      parts: [
        ...briefParts(
          {
            shape: briefShapes[brief],
            waist: "elastic",
            leg: "lace",
            lace: all ? "none" : "front",
            bow: bows,
          },
          fabric,
          random,
        ).map((part) => movePart(part, lower)),
        ...braParts(plan, fabric).map((part) => movePart(part, upper)),
      ],
      main: fabric.main,
      ground: "wall",
      detail: { of: "neckline", box: [-13, -2, 11, 20] },
    };
  },
  words: ({ brief }) => ({ rise: brief === "high" ? "high" : brief === "classic" ? "mid" : "low" }),
});
