import { laid } from "../../blocks/bag-laid.ts";
import { roundedShape } from "../../blocks/bag-shape.ts";
import { jacketBreast } from "../../blocks/jacket-breast.ts";
import { trimColour } from "../../blocks/trim-colours.ts";
import { type Cloth, isPatterned } from "../../cloth/cloth.ts";
import { bow } from "../../geometry/along.ts";
import { closedSpline, polyline, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface PocketSquareCut {
  /** Three folds in a breast pocket, or the square itself folded flat. */
  readonly fold: "presidential" | "points" | "puff" | "flat";
  readonly border: boolean;
}

export const pocketSquare = silhouette<"pocket-square", PocketSquareCut>({
  kind: "pocket-square",
  family: "bow-tie",
  leaves: { men: ["D.5.2"] },
  fabrics: [
    {
      kind: "silk",
      weight: 54,
      material: "silk",
      dyes: ["classic", "jewel", "neutral", "pastel"],
      motifs: [
        ["plain", 1],
        ["paisley", 3],
        ["polka-dot", 2],
        ["pin-dot", 2],
        ["geometric", 2],
        ["ditsy", 1],
      ],
    },
    { kind: "linen", weight: 30, material: "linen", dyes: ["neutral", "pastel"] },
    {
      kind: "cotton",
      weight: 16,
      material: "cotton",
      dyes: ["neutral", "pastel"],
      motifs: [
        ["gingham", 1],
        ["bengal", 1],
        ["plain", 2],
      ],
    },
  ],
  cut: (random) => ({
    fold: random.pick(["presidential", "points", "puff", "flat", "flat"]),
    border: random.chance(0.6),
  }),
  finish: (main, _, random) => ({
    contrast: {
      kind: main.kind,
      colour: isPatterned(main) ? (main.second ?? main.colour) : trimColour(main, random),
    },
    lining: { kind: "wool", colour: random.pick(["#2b3652", "#3c3f45", "#565b61", "#6b5a48", "#2f3b4c"]) },
  }),
  draw: drawSquare,
  words: () => ({}),
});

function drawSquare(cut: PocketSquareCut, { main, contrast = main, lining = main }: Fabric, hand: Hand) {
  const jacket = jacketBreast(lining);
  const parts =
    cut.fold === "flat"
      ? flat(cut, main, contrast, hand)
      : [
          ...jacket.behind,
          ...laid(folded(cut, main, contrast, hand), -6, [0, 0], [1.1, 0.3]),
          ...jacket.front,
        ];
  return {
    parts,
    main,
    ground: "wall" as const,
    detail: { of: "weave" as const, box: [-4.6, -5.4, 3.4, 4.6] as const },
  };
}

function folded({ fold, border }: PocketSquareCut, main: Cloth, trim: Cloth, { random }: Hand): Part[] {
  const hem = (path: ReturnType<typeof spline>): Part["lines"] => [
    { path, kind: "stitch", ...(border && { colour: trim.colour }) },
  ];
  switch (fold) {
    case "presidential":
      return [0.5, 0].map((up, i) => ({
        outline: roundedShape(
          [-5.2 + up * 0.3, -1.5 - up, 0.1, 0.03],
          [5.2 + up * 0.2, -1.6 - up, 0.1],
          [5.1, 3, 0],
          [-5.2, 3, 0],
        ),
        cloth: main,
        role: "body",
        lift: 0.2,
        light: i === 0 ? -0.08 : 0,
        lines: hem(polyline([-5.1 + up * 0.3, -1.2 - up], [5.1, -1.3 - up])) ?? [],
      }));
    case "points":
      return [
        { x: 2.4, tip: -4.9, lean: 14 },
        { x: -2, tip: -5.2, lean: -13 },
        { x: 0.4, tip: -6.3, lean: 1 },
      ].map(
        ({ x, tip, lean }, i): Part => ({
          outline: closedSpline(
            [x - 3.2, 2.8, "*"],
            [x - 1.8, tip * 0.34],
            [x + lean * 0.08, tip, "*"],
            [x + 2 + lean * 0.03, tip * 0.3],
            [x + 3, 2.4, "*"],
          ),
          cloth: main,
          role: "body",
          lift: 0.34,
          light: i === 2 ? 0 : -0.05,
          grain: lean * 1.6 + 40,
          folds: [{ spine: bow([x + lean * 0.06, tip * 0.8], [x - 0.6, 2], 0.05), width: 0.5, depth: 0.5 }],
          lines:
            hem(
              spline(
                [x - 1.7, tip * 0.28],
                [x + lean * 0.08, tip + 0.42],
                [x + 1.8 + lean * 0.03, tip * 0.24],
              ),
            ) ?? [],
        }),
      );
    case "puff": {
      const creases = [-0.7, -0.35, 0, 0.34, 0.68].map(
        (u): Fold => ({
          spine: bow([u * 2.4, 1.8], [u * 3.9 + random.sway(0.3), -2.6 + Math.abs(u) * 1.4], u * 0.14),
          width: 0.3,
          depth: -0.6,
          swell: "start",
        }),
      );
      return [
        {
          outline: closedSpline(
            [-4.9, 2.6, "*"],
            [-5.3, 0.2],
            [-4.6, -2.2],
            [-3, -3.5],
            [-1.5, -3.2],
            [-0.2, -4.7],
            [1.9, -4.5],
            [3, -3],
            [4.5, -2.4],
            [5.2, -0.2],
            [4.8, 2.4, "*"],
          ),
          cloth: main,
          role: "body",
          lift: 0.45,
          folds: [
            ...creases,
            { spine: bow([-3, -0.6], [-0.8, -3.4], 0.1), width: 0.7, depth: 0.7 },
            { spine: bow([1, -3.4], [3.2, -1.6], 0.1), width: 0.5, depth: 0.5 },
          ],
        },
      ];
    }
    case "flat":
      return [];
  }
}

/** Folded in four: the border shows along two sides, the layers at the open corner. */
function flat({ border }: PocketSquareCut, main: Cloth, trim: Cloth, { random }: Hand): Part[] {
  const half = 6.6;
  const layer = (by: number, last: boolean): Part[] => {
    const outline = roundedShape(
      [-half, -half, 0.25, 0.05],
      [half + by, -half + by * 0.2, 0.1, -0.06],
      [half + by, half + by, 0.1, 0.05],
      [-half + by * 0.2, half + by, 0.1],
    );
    const field = roundedShape(
      [-half, -half, 0.2],
      [half + by - 1.2, -half + by * 0.2, 0.05],
      [half + by - 1.2, half + by - 1.2, 0.05],
      [-half + by * 0.2, half + by - 1.2, 0.05],
    );
    const folds: Fold[] = last
      ? [
          {
            spine: bow([-half + 0.3, -half + 0.6], [-half + 0.35, half - 0.6], 0.005),
            width: 0.3,
            depth: 0.7,
          },
          {
            spine: bow([-half + 0.6, -half + 0.3], [half - 0.6, -half + 0.35], 0.005),
            width: 0.28,
            depth: 0.6,
          },
          {
            spine: bow([-half * 0.4, -half * 0.7], [half * (0.1 + random.sway(0.1)), half * 0.8], 0.06),
            width: 0.9,
            depth: 0.36,
          },
          {
            spine: bow([half * 0.3, -half * 0.8], [half * 0.66, half * 0.6], -0.05),
            width: 0.6,
            depth: -0.26,
          },
        ]
      : [];
    const edgeLine = {
      path: polyline(
        [-half + by * 0.2 + 0.1, half + by - 0.28],
        [half + by - 0.28, half + by - 0.28],
        [half + by - 0.28, -half + by * 0.2 + 0.1],
      ),
      kind: "stitch" as const,
    };
    return border
      ? [
          { outline, cloth: trim, role: "body", lift: 0.3, lines: [edgeLine] },
          { outline: field, cloth: main, role: "body", edge: 0.4, folds },
        ]
      : [{ outline, cloth: main, role: "body", lift: 0.3, folds, lines: [edgeLine] }];
  };
  return laid([...layer(0.7, false), ...layer(0.34, false), ...layer(0, true)], random.pick([0, -6, 45]));
}
