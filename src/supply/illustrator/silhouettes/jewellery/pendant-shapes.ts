import { claws, gem } from "../../blocks/gem.ts";
import { metal, metalPart } from "../../blocks/metal.ts";
import { type Point, turn } from "../../geometry/point.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import { closedSpline, polygon } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import type { Fabric } from "../silhouette.ts";
import { metalOf } from "./materials.ts";

export type Pendant =
  | "stone"
  | "drop"
  | "bar"
  | "disc"
  | "heart"
  | "ring"
  | "tag"
  | "cross"
  | "crescent"
  | "star"
  | "cameo"
  | "pearl";

/** What hangs below `y`, large enough to be told from another in a small picture. */
export function pendantOf(pendant: Pendant, y: number, fabric: Fabric): Part[] {
  const gold = metalOf(fabric.main);
  const stone = fabric.gem ?? "#dde6ec";
  const bail = metal(ellipse([0, y + 0.16], 0.22, 0.4), gold, { raised: 0.4 });
  switch (pendant) {
    case "stone":
      return [
        metalPart(ellipse([0, y + 1.6], 1.28), gold, {
          raised: 0.8,
          trims: [gem([0, y + 1.6], 1.16, stone, "round"), claws([0, y + 1.6], [1.16, 1.16], gold, 4), bail],
        }),
      ];
    case "drop":
      return [
        metalPart(ellipse([0, y + 2.2], 1.3, 1.62), gold, {
          raised: 0.8,
          trims: [gem([0, y + 2.2], 1.5, stone, "oval"), claws([0, y + 2.2], [1.17, 1.5], gold, 4), bail],
        }),
      ];
    case "cameo":
      return [
        metalPart(ellipse([0, y + 2.35], 1.62, 2), gold, {
          raised: 0.9,
          trims: [gem([0, y + 2.35], 1.78, stone, "cabochon"), bail],
        }),
      ];
    case "pearl":
      return [
        metalPart(ellipse([0, y + 1.75], 1.3), "#e9dccf", {
          raised: 0.8,
          rim: 0,
          trims: [
            gem([0, y + 1.75], 1.32, "#ece4da", "pearl"),
            metal(ellipse([0, y + 0.52], 0.5, 0.3), gold, { raised: 0.2 }),
            bail,
          ],
        }),
      ];
    case "bar":
      return [metalPart(rectangle(-0.42, y + 0.4, 0.84, 5, 0.18), gold, { angle: 60, trims: [bail] })];
    case "disc":
      return [
        metalPart(ellipse([0, y + 2.15], 1.9), gold, {
          how: "satin",
          angle: 40,
          trims: [
            metal(ellipse([0, y + 2.15], 1.58), gold, { raised: 0, angle: 225, how: "satin" }),
            gem([0, y + 2.15], 0.5, stone, "round"),
            bail,
          ],
        }),
      ];
    case "heart":
      return [
        metalPart(
          closedSpline(
            [0, y + 1, "*"],
            [0.95, y + 0.4],
            [1.85, y + 1.1],
            [1.45, y + 2.3],
            [0, y + 3.9, "*"],
            [-1.45, y + 2.3],
            [-1.85, y + 1.1],
            [-0.95, y + 0.4],
          ),
          gold,
          { angle: 30, trims: [bail] },
        ),
      ];
    case "ring":
      return [
        metalPart(ellipse([0, y + 2], 1.85), gold, {
          holes: [ellipse([0, y + 2], 1.4)],
          trims: [bail],
        }),
      ];
    case "tag":
      return [
        metalPart(rectangle(-1.2, y + 0.4, 2.4, 4.3, 0.9), gold, {
          how: "satin",
          angle: 50,
          trims: [
            metal(rectangle(-1, y + 0.6, 2, 3.9, 0.75), gold, { how: "satin", angle: 230, raised: 0 }),
            bail,
          ],
        }),
      ];
    case "cross":
      return [
        metalPart(
          polygon(
            [-0.42, y + 0.4],
            [0.42, y + 0.4],
            [0.42, y + 1.6],
            [1.55, y + 1.6],
            [1.55, y + 2.44],
            [0.42, y + 2.44],
            [0.42, y + 4.9],
            [-0.42, y + 4.9],
            [-0.42, y + 2.44],
            [-1.55, y + 2.44],
            [-1.55, y + 1.6],
            [-0.42, y + 1.6],
          ),
          gold,
          { angle: 40, trims: [bail] },
        ),
      ];
    case "crescent":
      return [
        metalPart(
          closedSpline(
            [-1.7, y - 1.25, "*"],
            [-1.8, y + 0.45],
            [-0.9, y + 1.75],
            [0.4, y + 1.95],
            [1.5, y + 1.25],
            [2, y + 0.15, "*"],
            [1, y + 0.65],
            [-0.2, y + 0.45],
            [-1.1, y - 0.25],
          ),
          gold,
          { angle: 20, trims: [bail] },
        ),
      ];
    case "star": {
      const middle: Point = [0, y + 2.1];
      const points = Array.from(
        { length: 16 },
        (_, i): Point =>
          turn([0, middle[1] - (i % 4 === 0 ? 2.1 : i % 2 === 0 ? 1.3 : 0.62)], i * 22.5, middle),
      );
      return [
        metalPart(polygon(...points), gold, { angle: 30, trims: [gem(middle, 0.42, stone, "round"), bail] }),
      ];
    }
  }
}
