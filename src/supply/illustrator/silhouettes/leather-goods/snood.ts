import { bow } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { closedSpline, type Node } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
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
  weight: 0.6,
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
  const { random, leftRandom } = hand;
  /** Nodes as shares of half the width and of the height. */
  const shape = (...nodes: readonly (readonly [number, number, "*"?])[]): Path =>
    closedSpline(
      ...nodes.map(
        ([u, v, corner]): Node => (corner ? [u * half, v * height, corner] : [u * half, v * height]),
      ),
    );
  const swag = (
    y: number,
    sag: number,
    size: number,
    depth: number,
    from: number,
    until: number,
    chance: Random,
  ): Fold => ({
    spine: bow(
      [from * half, y * height + chance.sway(0.5)],
      [until * half, y * height + chance.sway(0.8)],
      -sag,
    ),
    width: size,
    depth,
  });
  // Behind the neck the roll stands up; before it the knitting falls in swags.
  const back: Part = {
    outline: shape(
      [-0.9, -0.28],
      [-0.76, -0.46],
      [-0.36, -0.55],
      [0.04, -0.57],
      [0.42, -0.54],
      [0.78, -0.45],
      [0.9, -0.26],
      [0.5, 0.02],
      [-0.5, 0.02],
    ),
    cloth: main,
    role: "back",
    lift: 0.2,
    folds: [
      swag(-0.42, -0.12, 1.3, 0.5, -0.7, 0.6, leftRandom),
      swag(-0.34, -0.1, 1, -0.5, -0.5, 0.76, leftRandom),
    ],
  };
  const inside: Part = {
    outline: shape(
      [-0.74, -0.28],
      [-0.36, -0.38],
      [0.06, -0.4],
      [0.44, -0.37],
      [0.74, -0.27],
      [0.4, 0.02],
      [-0.4, 0.02],
    ),
    cloth: main,
    role: "lining",
    inside: 0.5,
    flat: true,
  };
  const front: Part = {
    outline: shape(
      [-0.9, -0.33],
      [-0.66, -0.25],
      [-0.34, -0.12],
      [0.02, -0.07],
      [0.38, -0.13],
      [0.68, -0.26],
      [0.9, -0.32],
      [1.02, -0.1],
      [1.0, 0.2],
      [0.86, 0.4],
      [0.42, 0.5],
      [0.02, 0.48],
      [-0.4, 0.51],
      [-0.86, 0.41],
      [-1.01, 0.18],
      [-1.02, -0.12],
    ),
    cloth: main,
    role: "body",
    lift: 0.55,
    folds: [
      swag(-0.2, 0.17, 1.2, 0.6, -0.84, 0.82, random),
      swag(-0.08, 0.16, 1.3, -0.6, -0.95, 0.7, random),
      swag(0.06, 0.13, 1.5, 0.5, -0.8, 0.92, random),
      swag(0.16, 0.11, 1.2, -0.55, -0.5, 0.97, random),
      swag(0.28, 0.1, 1.4, 0.4, -0.86, 0.5, random),
    ],
  };
  const second: Part = {
    outline: shape(
      [-1.0, -0.2],
      [-0.6, 0.04],
      [-0.06, 0.12],
      [0.5, 0.03],
      [0.98, -0.2],
      [1.06, 0.06],
      [0.8, 0.3],
      [0.16, 0.42],
      [-0.5, 0.35],
      [-1.05, 0.06],
    ),
    cloth: main,
    role: "front",
    lift: 0.55,
    grain: 5,
    folds: [
      swag(0.04, 0.16, 1.3, 0.6, -0.86, 0.84, leftRandom),
      swag(-0.02, 0.15, 1, -0.5, -0.94, 0.3, leftRandom),
      swag(0.14, 0.13, 1.1, -0.55, -0.3, 0.94, leftRandom),
    ],
  };
  return {
    parts: [back, inside, front, ...(rounds === 2 ? [second] : [])],
    main,
    ground: "wall" as const,
    detail: { of: "weave" as const, box: [-half * 0.6, -height * 0.2, half * 0.3, height * 0.5] as const },
  };
}
