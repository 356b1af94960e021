import { type ChainKind, chainPart, springRing } from "../../blocks/chains.ts";
import { gem } from "../../blocks/gem.ts";
import { metalPart, toned } from "../../blocks/metal.ts";
import type { Point } from "../../geometry/point.ts";
import { ellipse } from "../../geometry/shapes.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, silhouette } from "../silhouette.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";
import { claspHeight, necklaceBack, necklaceFront } from "./necklace-line.ts";
import { type Pendant, pendantOf } from "./pendant-shapes.ts";

export interface LayeredNecklaceCut {
  readonly count: 2 | 3;
  readonly first: ChainKind;
  readonly last: ChainKind;
  readonly hung: Extract<Pendant, "disc" | "stone" | "cross" | "star" | "pearl" | "drop"> | "nothing";
}

export const layeredNecklace = silhouette<"layered-necklace", LayeredNecklaceCut>({
  kind: "layered-necklace",
  family: "bracelet",
  leaves: { women: ["E.2.2"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    count: random.pick([2, 3, 3]),
    first: random.pick(["snake", "ball", "rope", "curb"]),
    last: random.pick(["paperclip", "cable", "curb"]),
    hung: random.pick(["disc", "stone", "cross", "star", "pearl", "drop", "nothing"]),
  }),
  finish: withGem(clearStones),
  draw: ({ count, first, last, hung }, fabric) => {
    const gold = metalOf(fabric.main);
    const chains: readonly ChainKind[] = [first, "cable", last];
    const drops = count === 3 ? [7.6, 11, 15.4] : [8.4, 14.2];
    const rows = drops.map((drop, i) => {
      const chain = chains[count === 3 ? i : i * 2] ?? "cable";
      const width = i === 0 ? 0.8 : chain === "paperclip" ? 0.56 : 0.46;
      return chainPart(necklaceFront(drop, i === 0 ? "u" : "v", 6.9 - i * 0.25), chain, width, gold);
    });
    return {
      parts: [
        chainPart(necklaceBack(8), first, 0.7, toned(gold, -0.22), [
          springRing([0, claspHeight(8)], 0.32, gold),
        ]),
        ...rows,
        ...(hung === "nothing" ? [] : pendantOf(hung, (drops.at(-1) ?? 14) - 0.2, fabric)),
        ...(count === 3 ? [bead([0, (drops[1] ?? 11) + 0.6], fabric)] : []),
      ],
      main: fabric.main,
      ground: "wall",
      detail: { of: "stone", box: [-4.8, 7, 4.8, 19] as const },
    };
  },
  words: () => ({}),
});

/** A single stone on the row in the middle. */
const bead = (at: Point, { main, gem: stone = "#dde6ec" }: Fabric): Part =>
  metalPart(ellipse(at, 0.62), metalOf(main), { raised: 0.6, trims: [gem(at, 0.52, stone, "round")] });
