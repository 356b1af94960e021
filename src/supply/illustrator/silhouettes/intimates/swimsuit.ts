import { strapBuckle } from "../../blocks/hardware.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { type OnePiecePlan, onePieceParts } from "./one-piece-parts.ts";
import { swimFabrics, swimFinish } from "./swim-cloths.ts";

/** Straps go with an open upper edge; cups may do without. */
type SwimsuitTop =
  | { readonly top: "scoop" | "square"; readonly straps: "slim" | "broad" }
  | { readonly top: "plunge"; readonly straps: "slim" | "halter" }
  | { readonly top: "cups"; readonly straps: "slim" | "halter" | "none" }
  | { readonly top: "tank" | "tank-v" | "one-shoulder"; readonly straps: "none" };
export type SwimsuitCut = SwimsuitTop & {
  /** How high the leg is cut, 0 low … 1 high. */
  readonly leg: number;
  readonly waist: "plain" | "belt" | "ruched" | "seamed";
};

export const swimsuit = silhouette<"swimsuit", SwimsuitCut>({
  kind: "swimsuit",
  family: "one-piece",
  leaves: { women: ["F.4.1"] },
  fabrics: swimFabrics,
  cut: (random) => ({
    ...random.pick<SwimsuitTop>([
      { top: "scoop", straps: "slim" },
      { top: "square", straps: "broad" },
      { top: "plunge", straps: "slim" },
      { top: "plunge", straps: "halter" },
      { top: "cups", straps: "slim" },
      { top: "cups", straps: "none" },
      { top: "tank", straps: "none" },
      { top: "tank-v", straps: "none" },
      { top: "one-shoulder", straps: "none" },
      { top: "one-shoulder", straps: "none" },
    ]),
    leg: random.pick([0, 0.4, 0.7, 1]),
    waist: random.pick(["plain", "plain", "belt", "ruched", "seamed"]),
  }),
  finish: swimFinish,
  draw: (cut, fabric, { random }) => {
    const { main, contrast = main, metal = "gold" } = fabric;
    const plan: OnePiecePlan = {
      shape: { top: cut.top, leg: cut.leg, cover: 0.2 + 0.25 * (1 - cut.leg) },
      cup: cut.straps === "none" ? "strapless" : "balconette",
      straps: cut.straps,
      base: main,
      trim: main,
      seams: cut.waist === "seamed" ? "princess" : "none",
      ruched: cut.waist === "ruched",
    };
    return {
      parts: [...onePieceParts(plan, random), ...(cut.waist === "belt" ? [belt(contrast, metal)] : [])],
      main,
      ground: "wall",
      detail: { of: "neckline", box: [-12, 6, 12, 36] },
    };
  },
  words: ({ top, straps }) => ({
    neckline:
      straps === "halter"
        ? "halter"
        : top === "plunge" || top === "tank-v"
          ? "v-neck"
          : top === "square"
            ? "square"
            : "round",
  }),
});

/** A narrow belt with a square buckle, as in the fifties. */
function belt(cloth: Cloth, metal: Parameters<typeof strapBuckle>[3]): Part {
  const edge = (y: number, half: number) =>
    spline([-half, y], [-half * 0.5, y + 0.7], [0, y + 0.95], [half * 0.5, y + 0.7], [half, y]);
  return {
    outline: edge(37, 11.75).to(edge(39.6, 11.85).reverse()).close(),
    cloth,
    role: "belt",
    grain: 90,
    lift: 0.25,
    trims: strapBuckle([0, 39.25], 2.6, 0, metal),
  };
}
