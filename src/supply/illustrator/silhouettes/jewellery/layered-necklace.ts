import { type ChainKind, chainPart, springRing } from "../../blocks/chains.ts";
import { gem } from "../../blocks/gem.ts";
import { metalPart, toned } from "../../blocks/lustre.ts";
import type { Point } from "../../geometry/point.ts";
import { ellipse } from "../../geometry/shapes.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, silhouette } from "../silhouette.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";
import { claspHeight, necklaceBack, necklaceFront } from "./necklace-line.ts";

export interface LayeredNecklaceCut {
  readonly count: 2 | 3;
  readonly first: ChainKind;
  readonly last: ChainKind;
  readonly hung: "disc" | "stone" | "nothing";
}

export const layeredNecklace = silhouette<"layered-necklace", LayeredNecklaceCut>({
  kind: "layered-necklace",
  family: "necklace",
  leaves: { women: ["E.2.2"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    count: random.pick([2, 3, 3]),
    first: random.pick(["snake", "ball", "rope"]),
    last: random.pick(["paperclip", "cable", "curb"]),
    hung: random.pick(["disc", "stone", "nothing"]),
  }),
  finish: withGem(clearStones),
  draw: ({ count, first, last, hung }, fabric) => {
    const gold = metalOf(fabric.main);
    const chains: readonly ChainKind[] = [first, "cable", last];
    const drops = count === 3 ? [10, 14, 19] : [11, 18];
    const rows = drops.map((drop, i) => {
      const chain = chains[count === 3 ? i : i * 2] ?? "cable";
      const width = chain === "paperclip" ? 0.48 : chain === "snake" ? 0.5 : 0.42;
      return chainPart(necklaceFront(drop, i === 0 ? "u" : "v", 6.9 - i * 0.25), chain, width, gold);
    });
    return {
      parts: [
        chainPart(necklaceBack(12), first, first === "snake" ? 0.5 : 0.42, toned(gold, -0.22), [
          springRing([0, claspHeight(12)], 0.32, gold),
        ]),
        ...rows,
        ...(hung === "nothing" ? [] : [ornament([0, (drops.at(-1) ?? 16) + 0.95], hung, fabric)]),
        ornament([0, (drops[count === 3 ? 1 : 0] ?? 12) + 0.55], "small", fabric),
      ],
      main: fabric.main,
      ground: "wall",
      detail: { of: "stone", box: [-4.8, 9, 4.8, 21] as const },
    };
  },
  words: () => ({}),
});

function ornament(
  at: Point,
  what: "disc" | "stone" | "small",
  { main, gem: stone = "#dde6ec" }: Fabric,
): Part {
  if (what === "small") {
    return metalPart(ellipse(at, 0.42), metalOf(main), {
      raised: 0.6,
      trims: [gem(at, 0.34, stone, "round")],
    });
  }
  return metalPart(ellipse(at, what === "disc" ? 1.05 : 0.8, what === "disc" ? 1.05 : 1), metalOf(main), {
    how: "satin",
    raised: 0.7,
    trims: what === "stone" ? [gem(at, 0.9, stone, "oval")] : [gem(at, 0.3, stone, "round")],
  });
}
