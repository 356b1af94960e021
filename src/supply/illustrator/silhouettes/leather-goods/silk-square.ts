import { bordered, waved } from "../../blocks/scarf-border.ts";
import { type Cloth, isPatterned } from "../../cloth/cloth.ts";
import { light, shadow } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { type Point, turn } from "../../geometry/point.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface SilkSquareCut {
  /** Laid out whole, hung as a triangle, or folded twice. */
  readonly shown: "whole" | "triangle" | "folded";
  readonly size: number;
  readonly border: "none" | "single" | "double";
  readonly tilt: number;
}

export const silkSquare = silhouette<"silk-square", SilkSquareCut>({
  kind: "silk-square",
  family: "scarf",
  leaves: { women: ["D.3.1"] },
  fabrics: [
    {
      kind: "silk",
      weight: 60,
      material: "silk",
      dyes: ["neutral", "classic", "pastel", "jewel", "bright"],
      motifs: [
        ["paisley", 3],
        ["floral", 2],
        ["bloom", 2],
        ["polka-dot", 2],
        ["geometric", 2],
        ["deco", 2],
        ["toile", 1],
        ["leopard", 1],
        ["plain", 1],
      ],
    },
    {
      kind: "satin",
      weight: 26,
      material: "satin",
      dyes: ["pastel", "jewel", "neutral"],
      motifs: [
        ["plain", 1],
        ["pin-dot", 2],
        ["ditsy", 1],
      ],
    },
    {
      kind: "viscose",
      weight: 14,
      material: "viscose",
      dyes: ["neutral", "earth"],
      motifs: [
        ["tropical", 1],
        ["ditsy", 1],
        ["brush", 1],
      ],
    },
  ],
  cut: (random) => ({
    shown: random.pick(["whole", "triangle", "folded"]),
    size: random.pick([70, 80]),
    border: random.pick(["none", "single", "double", "double"]),
    tilt: random.pick([-4, 3, 45]),
  }),
  finish: (main, _, random) => ({
    contrast: {
      kind: main.kind,
      colour: isPatterned(main)
        ? (main.second ?? main.colour)
        : random.pick([shadow(main.colour, 0.4), light(main.colour, 0.6), "#2b3652", "#8f4a30"]),
    },
  }),
  draw: drawSquare,
  words: () => ({}),
});

function drawSquare(cut: SilkSquareCut, { main, contrast = main }: Fabric, hand: Hand) {
  const { random } = hand;
  const half = cut.size / 2;
  switch (cut.shown) {
    case "whole": {
      const side = cut.tilt === 45 ? half * 0.86 : half;
      const corners = [
        [-side, -side],
        [side, -side],
        [side, side],
        [-side, side],
      ].map(([x = 0, y = 0]) => turn([x, y], cut.tilt));
      const outline = waved(corners, random, 0.02);
      return model(bordered(outline, [0, 0], cut, main, contrast, lazyFolds(side, random)), main, half);
    }
    case "triangle": {
      const top: Point[] = [
        [-half * 1.16, -half * 0.52],
        [half * 1.16, -half * 0.52],
        [half * 0.06, half * 0.8],
      ];
      const under = waved(
        top.map(([x, y]): Point => [x * 0.985 + 2.4, y + 2.2]),
        hand.leftRandom,
        0.012,
      );
      const outline = waved(top, random, 0.02);
      const folds = [-0.6, -0.25, 0.2, 0.55].map(
        (u): Fold => ({
          spine: bow(
            [u * half, -half * 0.46],
            [u * half * 0.3 + random.sway(3), half * (0.5 - Math.abs(u) * 0.4)],
            u * 0.12,
          ),
          width: 1.5,
          depth: u > 0 ? -0.5 : 0.6,
          swell: "start",
        }),
      );
      const parts = [
        ...bordered(under, [2.4, -3], cut, main, contrast, [], { light: -0.12, lift: 0.3 }),
        ...bordered(outline, [0, -half * 0.08], cut, main, contrast, folds),
      ];
      return model(parts, main, half);
    }
    case "folded":
      return model(foldedTwice(cut, main, contrast, hand), main, half * 0.7);
  }
}

/** Folded in four and pressed lightly: three layers seen at the open corner. */
function foldedTwice(cut: SilkSquareCut, main: Cloth, trim: Cloth, { random }: Hand): Part[] {
  const side = cut.size * 0.4;
  const layer = (by: number): Path =>
    waved(
      [
        [-side, -side],
        [side + by, -side + by * 0.3],
        [side + by, side + by],
        [-side + by * 0.3, side + by],
      ],
      random,
      0.012,
    );
  const folds: Fold[] = [
    { spine: bow([-side * 0.94, -side * 0.9], [-side * 0.95, side * 0.9], 0.01), width: 1.3, depth: 0.7 },
    { spine: bow([-side * 0.9, -side * 0.95], [side * 0.9, -side * 0.95], 0.01), width: 1.1, depth: 0.6 },
    ...lazyFolds(side, random),
  ];
  return [
    ...bordered(layer(3), [0.6, 0.6], cut, main, trim, [], { light: -0.12, lift: 0.4 }),
    ...bordered(layer(1.4), [0.3, 0.3], cut, main, trim, [], { light: -0.05, lift: 0.3 }),
    ...bordered(layer(0), [0, 0], cut, main, trim, folds, { lift: 0.34 }),
  ];
}

/** Long soft waves from edge to edge of silk that was laid down. */
function lazyFolds(half: number, random: Random): Fold[] {
  const wave = (from: number, until: number, width: number, depth: number): Fold => ({
    spine: bow(
      [half * from, -half * 0.98],
      [half * (until + random.sway(0.08)), half * 0.98],
      random.sway(0.05),
    ),
    width: half * width,
    depth,
    swell: "both",
  });
  return [
    wave(-0.62, -0.42, 0.09, 0.42),
    wave(-0.36, -0.2, 0.07, -0.28),
    wave(0.08, 0.3, 0.08, 0.34),
    wave(0.34, 0.56, 0.07, -0.3),
    wave(0.72, 0.8, 0.07, 0.3),
  ];
}

const model = (parts: Part[], main: Cloth, half: number) => ({
  parts,
  main,
  ground: "wall" as const,
  detail: { of: "weave" as const, box: [half * 0.1, half * 0.1, half * 0.9, half * 1.05] as const },
});
