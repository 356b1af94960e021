import { bow } from "../../geometry/along.ts";
import type { Point } from "../../geometry/point.ts";
import { closedSpline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

/** A knitted ring, once or twice round the neck. */
export interface SnoodCut {
  readonly width: number;
  readonly height: number;
  readonly rounds: 1 | 2;
}

export const snood = silhouette<"snood", SnoodCut>({
  kind: "snood",
  family: "snood",
  leaves: { men: ["D.3.1"], women: ["D.3.1"] },
  fabrics: [
    {
      kind: "chunky-knit",
      weight: 40,
      material: "wool",
      dyes: ["neutral", "classic", "earth"],
      motifs: [
        ["plain", 4],
        ["cable", 2],
      ],
    },
    { kind: "rib", weight: 24, material: "wool", dyes: ["neutral", "classic", "earth", "jewel"] },
    { kind: "mohair", weight: 14, material: "mohair", dyes: ["pastel", "neutral", "jewel"] },
    { kind: "cashmere", weight: 14, material: "cashmere", dyes: ["neutral", "pastel"] },
    { kind: "faux-fur", weight: 8, material: "faux-fur", dyes: ["neutral"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 35, height: 27 },
      { width: 32, height: 30 },
      { width: 38, height: 25 },
    ]),
    rounds: random.pick([1, 2]),
  }),
  draw: drawSnood,
  words: () => ({ closure: "pull-on" }),
});

function drawSnood({ width, height, rounds }: SnoodCut, { main }: Fabric, hand: Hand) {
  const half = width / 2;
  const { random } = hand;
  const mouth = height * 0.155;
  const ring = (rx: number, ry: number, y: number, wobble = 0): Point[] =>
    Array.from({ length: 10 }, (_, i): Point => {
      const angle = (i / 10) * Math.PI * 2;
      return [
        Math.cos(angle) * rx * (1 + random.sway(wobble)),
        y + Math.sin(angle) * ry * (1 + random.sway(wobble)),
      ];
    });
  // The opening, seen from above, and the wall of knitting below it.
  const opening = closedSpline(...ring(half * 0.62, mouth, -height * 0.34));
  const inside: Part = {
    outline: closedSpline(...ring(half * 0.76, mouth * 1.2, -height * 0.35)),
    cloth: main,
    role: "lining",
    inside: 0.5,
    flat: true,
    folds: [-0.4, 0.05, 0.45].map((u) => ({
      spine: bow([u * half, -height * 0.46], [u * half * 0.8, -height * 0.2], 0.1),
      width: 0.9,
      depth: -0.5,
    })),
  };
  const wall: Part = {
    outline: closedSpline(
      [-half * 0.8, -height * 0.4],
      [-half * 0.98, -height * 0.14],
      [-half, height * 0.16],
      [-half * 0.84, height * 0.4],
      [-half * 0.4, height * 0.5],
      [0, height * 0.48],
      [half * 0.42, height * 0.51],
      [half * 0.86, height * 0.4],
      [half * 1.01, height * 0.14],
      [half * 0.98, -height * 0.16],
      [half * 0.8, -height * 0.42],
      [half * 0.4, -height * 0.53],
      [0, -height * 0.55],
      [-half * 0.4, -height * 0.53],
    ),
    holes: [opening],
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: [
      ...drapes(half, height, hand),
      {
        spine: closedSpline(...ring(half * 0.74, mouth * 1.36, -height * 0.29)),
        width: 1.1,
        depth: 0.6,
        swell: "full",
      },
    ],
  };
  const second: Part = {
    outline: closedSpline(
      [-half * 0.93, -height * 0.26],
      [-half * 0.62, -height * 0.04],
      [-half * 0.1, height * 0.06],
      [half * 0.5, -height * 0.02],
      [half * 0.92, -height * 0.24],
      [half * 1.03, height * 0.02],
      [half * 0.7, height * 0.25],
      [half * 0.08, height * 0.35],
      [-half * 0.55, height * 0.27],
      [-half * 1.02, height * 0.02],
    ),
    cloth: main,
    role: "front",
    lift: 0.55,
    grain: 6,
    folds: [
      {
        spine: bow([-half * 0.84, height * 0.02], [half * 0.8, height * 0.04], -0.16),
        width: 1.5,
        depth: 0.6,
      },
      {
        spine: bow([-half * 0.9, -height * 0.08], [half * 0.3, height * 0.1], -0.14),
        width: 1.1,
        depth: -0.5,
      },
      {
        spine: bow([-half * 0.3, height * 0.26], [half * 0.86, height * 0.02], -0.12),
        width: 1.1,
        depth: -0.55,
      },
    ],
  };
  return {
    parts: [inside, wall, ...(rounds === 2 ? [second] : [])],
    main,
    ground: "wall" as const,
    detail: { of: "weave" as const, box: [-half * 0.6, -height * 0.2, half * 0.3, height * 0.5] as const },
  };
}

/** Rolls that follow the ring, deeper towards its sides. */
function drapes(half: number, height: number, { random }: Hand): Fold[] {
  const roll = (y: number, sag: number, width: number, depth: number, from = -0.92, until = 0.92): Fold => ({
    spine: bow([from * half, y + random.sway(0.6)], [until * half, y + random.sway(0.8)], -sag),
    width,
    depth,
  });
  return [
    roll(-height * 0.1, 0.2, 1.6, -0.6),
    roll(-height * 0.02, 0.19, 1.7, 0.55),
    roll(height * 0.14, 0.13, 1.4, -0.55, -0.94, 0.5),
    roll(height * 0.2, 0.12, 1.5, -0.5, -0.3, 0.94),
    roll(height * 0.28, 0.1, 1.6, 0.4, -0.7, 0.6),
  ];
}
