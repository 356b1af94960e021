import { chainPart, springRing } from "../../blocks/chains.ts";
import { claws, gem } from "../../blocks/gem.ts";
import { metal, metalPart, toned } from "../../blocks/lustre.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import { closedSpline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, silhouette } from "../silhouette.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";
import { claspHeight, necklaceBack, necklaceFront } from "./necklace-line.ts";

export interface PendantNecklaceCut {
  readonly pendant: "stone" | "drop" | "bar" | "disc" | "heart" | "ring" | "tag";
  readonly drop: number;
  readonly chain: "cable" | "box" | "ball" | "paperclip";
}

export const pendantNecklace = silhouette<"pendant-necklace", PendantNecklaceCut>({
  kind: "pendant-necklace",
  family: "necklace",
  leaves: { men: ["E.2.2"], women: ["E.2.2"] },
  fabrics: preciousMetal,
  cut: (random, universe) =>
    universe === "men"
      ? {
          pendant: random.pick(["tag", "bar", "disc", "ring"]),
          drop: random.pick([17, 20]),
          chain: random.pick(["cable", "box", "ball"]),
        }
      : {
          pendant: random.pick(["stone", "drop", "disc", "heart", "ring", "bar"]),
          drop: random.pick([12, 15, 18]),
          chain: random.pick(["cable", "cable", "box", "paperclip"]),
        },
  finish: withGem(clearStones),
  draw: (cut, fabric, { universe }) => {
    const { main } = fabric;
    const width = (universe === "men" ? 0.46 : 0.4) * (cut.chain === "paperclip" ? 1.2 : 1);
    const front = necklaceFront(cut.drop, "v");
    return {
      parts: [
        chainPart(necklaceBack(cut.drop), cut.chain, width, toned(metalOf(main), -0.22), [
          springRing([0, claspHeight(cut.drop)], 0.3, metalOf(main)),
        ]),
        chainPart(front, cut.chain, width, metalOf(main)),
        ...pendantOf(cut.pendant, cut.drop, fabric),
      ],
      main,
      ground: "wall",
      detail: { of: "stone", box: [-4, cut.drop - 3.4, 4, cut.drop + 5] as const },
    };
  },
  words: ({ drop }) => ({ length: drop < 14 ? "short" : drop > 17 ? "long" : "regular" }),
});

function pendantOf(pendant: PendantNecklaceCut["pendant"], y: number, fabric: Fabric): Part[] {
  const gold = metalOf(fabric.main);
  const stone = fabric.gem ?? "#dde6ec";
  const bail = metal(ellipse([0, y + 0.12], 0.16, 0.3), gold, { raised: 0.4 });
  switch (pendant) {
    case "stone":
      return [
        metalPart(ellipse([0, y + 1.15], 0.82), gold, {
          raised: 0.8,
          trims: [
            gem([0, y + 1.15], 0.74, stone, "round"),
            claws([0, y + 1.15], [0.74, 0.74], gold, 4),
            bail,
          ],
        }),
      ];
    case "drop":
      return [
        metalPart(ellipse([0, y + 1.55], 0.88, 1.05), gold, {
          raised: 0.8,
          trims: [gem([0, y + 1.55], 0.95, stone, "oval"), claws([0, y + 1.55], [0.74, 0.95], gold, 4), bail],
        }),
      ];
    case "bar":
      return [metalPart(rectangle(-0.3, y + 0.3, 0.6, 3.6, 0.14), gold, { angle: 60, trims: [bail] })];
    case "disc":
      return [
        metalPart(ellipse([0, y + 1.5], 1.25), gold, {
          how: "satin",
          angle: 40,
          trims: [
            metal(ellipse([0, y + 1.5], 1.02), gold, { raised: 0, angle: 225, how: "satin" }),
            gem([0, y + 1.5], 0.34, stone, "round"),
            bail,
          ],
        }),
      ];
    case "heart":
      return [
        metalPart(
          closedSpline(
            [0, y + 0.72, "*"],
            [0.6, y + 0.3],
            [1.2, y + 0.75],
            [0.95, y + 1.5],
            [0, y + 2.5, "*"],
            [-0.95, y + 1.5],
            [-1.2, y + 0.75],
            [-0.6, y + 0.3],
          ),
          gold,
          { angle: 30, trims: [bail] },
        ),
      ];
    case "ring":
      return [
        metalPart(ellipse([0, y + 1.35], 1.2), gold, {
          holes: [ellipse([0, y + 1.35], 0.92)],
          trims: [bail],
        }),
      ];
    case "tag":
      return [
        metalPart(rectangle(-0.95, y + 0.3, 1.9, 3.3, 0.7), gold, {
          how: "satin",
          angle: 50,
          trims: [
            metal(rectangle(-0.78, y + 0.47, 1.56, 2.96, 0.58), gold, {
              how: "satin",
              angle: 230,
              raised: 0,
            }),
            bail,
          ],
        }),
      ];
  }
}
