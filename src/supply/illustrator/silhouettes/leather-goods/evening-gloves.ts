import { laid } from "../../blocks/bag-laid.ts";
import { backPoints, type HandShape, handFolds, handOutline } from "../../blocks/glove-hand.ts";
import { bow } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface EveningGlovesCut {
  /** From the wrist to the upper edge, in centimetres. */
  readonly arm: number;
  readonly edge: "plain" | "ruched";
}

export const eveningGloves = silhouette<"evening-gloves", EveningGlovesCut>({
  kind: "evening-gloves",
  family: "glove",
  leaves: { women: ["D.4.1"] },
  fabrics: [
    { kind: "satin", weight: 40, material: "satin", dyes: ["classic", "neutral", "jewel", "pastel"] },
    { kind: "velvet", weight: 22, material: "velvet", dyes: ["jewel", "classic"] },
    { kind: "leather", weight: 26, material: "leather", dyes: ["leather", "classic"] },
    { kind: "lace", weight: 12, material: "lace", dyes: ["neutral", "classic"] },
  ],
  cut: (random) => ({ arm: random.pick([15, 22, 28]), edge: random.pick(["plain", "ruched"]) }),
  draw: drawGloves,
  words: () => ({ closure: "pull-on", length: "long" }),
});

const shape: HandShape = { size: 0.88, stout: 1.04, covered: 1 };

function drawGloves(cut: EveningGlovesCut, fabric: Fabric, hand: Hand) {
  const left = glove(cut, fabric, hand.random);
  const right = glove(cut, fabric, hand.leftRandom).map((part) => mirrorPart(part));
  return {
    parts: [...laid(right, -6, [0, 0], [-4.8, -1]), ...laid(left, 5, [0, 0], [4.2, 1])],
    main: fabric.main,
    ground: "wall" as const,
    detail: { of: "cuff" as const, box: [-3, -8, 12, 10] as const },
  };
}

function glove({ arm, edge }: EveningGlovesCut, { main }: Fabric, random: Random): Part[] {
  const wide = 2.95 + arm * 0.03;
  const wrinkles = Array.from({ length: Math.round(arm / 5) }, (_, i): Fold => {
    const y = 1.8 + i * 4.6 + random.sway(0.9);
    const side = i % 2 ? 1 : -1;
    return {
      spine: bow(
        [side * wide * 0.96, y],
        [-side * wide * random.between(0.1, 0.5), y + random.between(0.3, 1.3)],
        side * 0.12,
      ),
      width: 0.5,
      depth: -0.32,
      swell: "start",
    };
  });
  const ruches =
    edge === "ruched"
      ? Array.from(
          { length: 6 },
          (_, i): Fold => ({
            spine: bow(
              [wide * (0.2 + (i % 2) * 0.1), 2 + i * arm * 0.14],
              [wide * 0.95, 1.4 + i * arm * 0.14],
              0.14,
            ),
            width: 0.36,
            depth: -0.6,
            swell: "start",
          }),
        )
      : [];
  const mouth: Part = {
    outline: spline(
      [-wide - 0.35, arm, "*"],
      [0, arm + 0.8],
      [wide + 0.35, arm, "*"],
      [0, arm - 0.5],
      [-wide - 0.35, arm, "*"],
    ).close(),
    cloth: main,
    role: "lining",
    inside: 0.5,
    flat: true,
  };
  const body: Part = {
    outline: handOutline(shape, arm, wide - 2.75),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: [
      ...handFolds(shape, 3, random),
      ...wrinkles,
      ...ruches,
      { spine: bow([-wide * 0.34, 1.5], [-wide * 0.4, arm - 1], 0.01), width: 0.8, depth: 0.6 },
    ],
    lines: [
      ...backPoints(shape).map((path) => ({ path, kind: "seam" as const, strength: 0.7 })),
      {
        path: spline([-wide - 0.1, arm - 0.6], [0, arm - 0.4], [wide + 0.1, arm - 0.6]),
        kind: "stitch",
        strength: 0.8,
      },
      ...(edge === "ruched"
        ? [{ path: spline([2.4, 0.6], [wide * 0.9, arm * 0.5], [wide + 0.5, arm]), kind: "seam" as const }]
        : []),
    ],
  };
  return [mouth, body];
}
