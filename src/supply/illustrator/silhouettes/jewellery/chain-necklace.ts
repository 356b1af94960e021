import { type ChainKind, chainPart, springRing } from "../../blocks/chains.ts";
import { toned } from "../../blocks/lustre.ts";
import { silhouette } from "../silhouette.ts";
import { metalOf, preciousMetal } from "./materials.ts";
import { claspHeight, necklaceBack, necklaceFront } from "./necklace-line.ts";

export interface ChainNecklaceCut {
  readonly chain: Extract<ChainKind, "curb" | "rope" | "box" | "cable" | "snake" | "paperclip">;
  readonly width: number;
  readonly drop: number;
}

/** A chain that is worn for itself. */
export const chainNecklace = silhouette<"chain-necklace", ChainNecklaceCut>({
  kind: "chain-necklace",
  family: "necklace",
  leaves: { men: ["E.2.2"], women: ["E.2.2"] },
  fabrics: preciousMetal,
  cut: (random, universe) =>
    universe === "men"
      ? {
          chain: random.pick(["curb", "curb", "rope", "box", "cable"]),
          width: random.pick([0.75, 1, 1.3]),
          drop: random.pick([13, 16, 19]),
        }
      : {
          chain: random.pick(["snake", "rope", "cable", "curb", "paperclip"]),
          width: random.pick([0.55, 0.8, 1.1]),
          drop: random.pick([12, 14, 17]),
        },
  draw: ({ chain, width, drop }, { main }) => ({
    parts: [
      chainPart(necklaceBack(drop), chain, width * 0.9, toned(metalOf(main), -0.22), [
        springRing([0, claspHeight(drop)], 0.36, metalOf(main)),
      ]),
      chainPart(necklaceFront(drop), chain, width, metalOf(main)),
    ],
    main,
    ground: "wall",
    detail: { of: "clasp", box: [-4.5, drop - 6.5, 4.5, drop + 1.6] as const },
  }),
  words: ({ drop }) => ({ length: drop < 13 ? "short" : drop > 17 ? "long" : "regular" }),
});
