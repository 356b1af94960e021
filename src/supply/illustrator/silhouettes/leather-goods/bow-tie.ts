import { metalPiece } from "../../blocks/hardware.ts";
import { bow, ribbon } from "../../geometry/along.ts";
import { turn } from "../../geometry/point.ts";
import { rectangle } from "../../geometry/shapes.ts";
import { closedSpline, type Node, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface BowTieCut {
  readonly shape: "butterfly" | "batwing" | "diamond";
  readonly width: number;
  readonly height: number;
  readonly band: boolean;
}

export const bowTie = silhouette<"bow-tie", BowTieCut>({
  kind: "bow-tie",
  family: "bow-tie",
  leaves: { men: ["D.5.2"] },
  fabrics: [
    {
      kind: "silk",
      weight: 40,
      material: "silk",
      dyes: ["classic", "jewel", "neutral"],
      motifs: [
        ["plain", 4],
        ["polka-dot", 2],
        ["pin-dot", 2],
        ["paisley", 1],
        ["regimental", 1],
      ],
    },
    { kind: "satin", weight: 24, material: "satin", dyes: ["classic"] },
    { kind: "velvet", weight: 20, material: "velvet", dyes: ["classic", "jewel"] },
    {
      kind: "wool",
      weight: 10,
      material: "wool",
      dyes: ["earth", "classic"],
      motifs: [
        ["tartan", 1],
        ["houndstooth", 1],
        ["plain", 1],
      ],
    },
  ],
  cut: (random) => ({
    shape: random.pick(["butterfly", "butterfly", "batwing", "diamond"]),
    width: random.pick([11.6, 12.4, 13]),
    height: random.pick([5.6, 6.4, 7]),
    band: random.chance(0.8),
  }),
  draw: drawBowTie,
  words: () => ({ closure: "tie" }),
});

/** Half of a loop, from the knot outwards, above and below its middle. */
function wing({ shape, width, height }: BowTieCut, side: number, grow: number): Node[] {
  const [half, up] = [(width / 2) * grow, (height / 2) * grow];
  const slim = shape === "batwing" ? 0.62 : 1;
  const waist = shape === "batwing" ? 0.92 : 0.62;
  const tip = shape === "diamond" ? 1.1 : shape === "butterfly" ? 0.955 : 1;
  return [
    [side * 0.5, -up * 0.24, "*"],
    [side * half * 0.36, -up * 0.5 * slim],
    [side * half * 0.7, -up * 0.86 * slim],
    [side * half * 0.95, -up * 0.98 * slim],
    [side * half * 1.0, -up * waist * slim * 0.9],
    [side * half * tip, 0],
    [side * half * 1.0, up * waist * slim * 0.9],
    [side * half * 0.95, up * 0.98 * slim],
    [side * half * 0.7, up * 0.86 * slim],
    [side * half * 0.36, up * 0.5 * slim],
    [side * 0.5, up * 0.24, "*"],
  ];
}

function drawBowTie(cut: BowTieCut, { main, metal = "silver" }: Fabric, hand: Hand) {
  const { width, height } = cut;
  const folds = (side: number, random: Random): Fold[] =>
    [-0.55, -0.12, 0.4].map((v, i) => ({
      spine: bow(
        [side * 0.7, v * height * 0.1],
        [side * width * random.between(0.22, 0.34), v * height * 0.5],
        side * v * 0.1,
      ),
      width: 0.24,
      depth: -0.66 + i * 0.06,
      swell: "start" as const,
    }));
  const light = (side: number): Fold => ({
    spine: bow([side * width * 0.16, -height * 0.14], [side * width * 0.43, -height * 0.3], side * 0.06),
    width: 0.42,
    depth: 0.65,
  });
  const behind = [-1, 1].map(
    (side): Part => ({
      outline: closedSpline(...wing(cut, side, 0.97)).map(([x, y]) => [
        x + side * 0.12,
        y * 0.9 + side * 0.34,
      ]),
      cloth: main,
      role: "back",
      light: -0.16,
      lift: 0.2,
      grain: side * 6,
    }),
  );
  const front = [-1, 1].map(
    (side): Part => ({
      outline: closedSpline(...wing(cut, side, 1)),
      cloth: main,
      role: "front",
      lift: 0.42,
      grain: side * -7,
      folds: [...folds(side, side < 0 ? hand.leftRandom : hand.random), light(side)],
    }),
  );
  const knot: Part = {
    outline: closedSpline(
      [-0.95, -1.15],
      [0, -1.34],
      [0.95, -1.15],
      [1.08, 0],
      [0.92, 1.16],
      [0, 1.32],
      [-0.92, 1.16],
      [-1.08, 0],
    ),
    cloth: main,
    role: "front",
    lift: 0.42,
    folds: [
      { spine: bow([-0.45, -1], [-0.4, 1], 0.06), width: 0.2, depth: 0.7 },
      { spine: bow([0.3, -1.05], [0.36, 1.05], -0.08), width: 0.16, depth: -0.6 },
    ],
  };
  return {
    parts: [...(cut.band ? neckband(cut, main, metal) : []), ...behind, ...front, knot],
    main,
    ground: "wall" as const,
    detail: { of: "weave" as const, box: [-4, -4.5, 4, 4.5] as const },
  };
}

/** The band round the neck, seen above the bow, which hides its ends. */
function neckband({ width }: BowTieCut, cloth: Part["cloth"], metal: NonNullable<Fabric["metal"]>): Part[] {
  const half = width * 0.43;
  const round = spline(
    [-half * 0.7, -0.6],
    [-half, -3.2],
    [-half * 0.84, -6.8],
    [0, -8.6],
    [half * 0.84, -6.8],
    [half, -3.2],
    [half * 0.7, -0.6],
  );
  const at = round.at(0.64);
  const slide = rectangle(at[0] - 0.45, at[1] - 0.85, 0.9, 1.7, 0.2).map((point) => turn(point, 22, at));
  const slot = rectangle(at[0] - 0.2, at[1] - 0.6, 0.4, 1.2, 0.1).map((point) => turn(point, 22, at));
  return [
    {
      outline: ribbon(round, 1.25, 16),
      cloth,
      role: "back",
      lift: 0.2,
      light: -0.12,
      trims: [metalPiece(slide, metal, { holes: [slot], raised: 0.4 })],
    },
  ];
}
