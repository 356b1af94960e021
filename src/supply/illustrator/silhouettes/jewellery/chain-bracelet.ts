import { type ChainKind, chainPart, springRing } from "../../blocks/chains.ts";
import { metal, metalPart } from "../../blocks/metal.ts";
import { rectangle } from "../../geometry/shapes.ts";
import { silhouette } from "../silhouette.ts";
import { laidDown } from "./bracelet-line.ts";
import { metalOf, preciousMetal } from "./materials.ts";

export interface ChainBraceletCut {
  readonly chain: Extract<ChainKind, "curb" | "cable" | "paperclip" | "rope" | "box" | "snake">;
  readonly width: number;
  readonly plate: boolean;
}

export const chainBracelet = silhouette<"chain-bracelet", ChainBraceletCut>({
  kind: "chain-bracelet",
  family: "bracelet",
  leaves: { men: ["E.2.1"], women: ["E.2.1"] },
  fabrics: preciousMetal,
  cut: (random, universe) => ({
    chain:
      universe === "men"
        ? random.pick(["curb", "curb", "box", "rope", "cable"])
        : random.pick(["paperclip", "cable", "snake", "rope", "curb"]),
    width: universe === "men" ? random.pick([0.7, 1.05, 1.5]) : random.pick([0.45, 0.75, 1.2]),
    plate: random.chance(0.25),
  }),
  draw: ({ chain, width, plate }, { main }, { random }) => {
    const colour = metalOf(main);
    const path = laidDown(random);
    const tag = metalPart(rectangle(-1.25, 2.38, 2.5, Math.max(0.62, width), 0.2), colour, {
      how: "satin",
      angle: 30,
      raised: 0.9,
      trims: [
        metal(rectangle(-1.1, 2.5, 2.2, Math.max(0.38, width - 0.24), 0.14), colour, {
          how: "satin",
          angle: 210,
          raised: 0,
        }),
      ],
    });
    return {
      parts: [
        chainPart(path, chain, width, colour, [springRing([0, -2.78], Math.max(0.2, width * 0.36), colour)]),
        ...(plate ? [tag] : []),
      ],
      main,
      ground: "wall",
      detail: { of: "clasp", box: [-1.9, -3.6, 1.9, 0.6] as const },
    };
  },
  words: () => ({}),
});
