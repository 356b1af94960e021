import { laid } from "../../blocks/bag-laid.ts";
import { type TieEnd, tieBlade } from "../../blocks/tie-blade.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { light, shadow } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface TieCut {
  /** Knotted as it is worn, or folded over a bar with both ends hanging. */
  readonly shown: "knotted" | "hung";
  readonly width: number;
  readonly end: TieEnd;
  readonly length: number;
}

export const tie = silhouette<"tie", TieCut>({
  kind: "tie",
  family: "tie",
  leaves: { men: ["D.5.1"] },
  fabrics: [
    {
      kind: "silk",
      weight: 60,
      material: "silk",
      dyes: ["classic", "jewel", "neutral"],
      motifs: [
        ["plain", 5],
        ["regimental", 4],
        ["pin-dot", 3],
        ["polka-dot", 2],
        ["paisley", 2],
        ["geometric", 2],
        ["deco", 1],
      ],
    },
    {
      kind: "satin",
      weight: 10,
      material: "satin",
      dyes: ["classic", "jewel"],
    },
    {
      kind: "wool",
      weight: 14,
      material: "wool",
      dyes: ["classic", "earth", "neutral"],
      motifs: [
        ["plain", 3],
        ["herringbone", 1],
        ["glen", 1],
        ["windowpane", 1],
      ],
    },
    { kind: "linen", weight: 6, material: "linen", dyes: ["neutral", "earth"] },
  ],
  cut: (random) => ({
    shown: random.pick(["knotted", "hung"]),
    width: random.pick([6, 7.5, 8.5, 9.4]),
    end: "point",
    length: random.between(50, 55),
  }),
  draw: drawTie,
  words: () => ({ closure: "tie" }),
});

export function drawTie(cut: TieCut, { main }: Fabric, hand: Hand) {
  const parts = cut.shown === "knotted" ? knotted(cut, main, hand) : hung(cut, main, hand);
  return {
    parts,
    main,
    ground: "wall" as const,
    detail: { of: "weave" as const, box: [-9, cut.length - 17, 9, cut.length + 5] as const },
  };
}

function knotted({ width, length, end }: TieCut, main: Cloth, { random, leftRandom }: Hand): Part[] {
  // The collar part: a round that narrows into the knot.
  const ring = closedSpline(
    [-2.4, 0.4, "*"],
    [-6.6, -3.4],
    [-8, -8.6],
    [-5.6, -12.6],
    [0, -14],
    [5.6, -12.6],
    [8, -8.6],
    [6.6, -3.4],
    [2.4, 0.4, "*"],
    [0, -1.6],
  );
  const hole = closedSpline(
    [0, -2.7, "*"],
    [-4.5, -5.2],
    [-6.2, -8.7],
    [-4.3, -11.3],
    [0, -12.5],
    [4.3, -11.3],
    [6.2, -8.7],
    [4.5, -5.2],
  );
  const round: Part = {
    outline: ring,
    holes: [hole],
    cloth: main,
    role: "back",
    lift: 0.2,
    grain: 40,
    lines: [
      { path: spline([-6.8, -5.6], [-4.4, -3.2], [-1.4, -1]), kind: "crease", strength: 0.6 },
      { path: spline([6.8, -5.6], [4.4, -3.2], [1.4, -1]), kind: "crease", strength: 0.6 },
    ],
  };
  const knot: Part = {
    outline: closedSpline(
      [-2.7, -1.2, "*"],
      [0, -1.75],
      [2.7, -1.2, "*"],
      [2.4, 0.9],
      [1.75, 3, "*"],
      [0, 3.35],
      [-1.7, 3, "*"],
      [-2.35, 0.9],
    ),
    cloth: main,
    role: "front",
    lift: 0.45,
    grain: -34,
    folds: [
      { spine: bow([-1.2, -1], [-0.9, 2.7], 0.06), width: 0.5, depth: 0.7 },
      { spine: bow([1.7, -0.8], [1.2, 2.8], 0.05), width: 0.36, depth: -0.5 },
    ],
  };
  return [
    ...laid(
      [tieBlade(0, 2, 2.6, width * 0.44, length * 0.84, end, main, leftRandom, { light: -0.12, lift: 0.2 })],
      -3.5,
      [0, 2],
    ),
    round,
    tieBlade(0, 2.6, 3.5, width, length, end, main, random, { lift: 0.5 }),
    knot,
  ];
}

/** Folded in half over a bar: the narrow end hangs behind, its lining seen at the fold. */
function hung({ width, length, end }: TieCut, main: Cloth, { random, leftRandom }: Hand): Part[] {
  const long = length + 8;
  const top = 3.6;
  const loop: Part = {
    outline: closedSpline(
      [-top / 2, 1.2, "*"],
      [-top / 2 - 0.2, -0.9],
      [0, -1.5],
      [top / 2 + 0.3, -0.9],
      [top / 2, 1.2, "*"],
    ),
    cloth: main,
    role: "front",
    lift: 0.2,
    lines: [
      { path: spline([-top / 2 + 0.2, -0.5], [0, -1], [top / 2 - 0.2, -0.5]), kind: "crease", strength: 0.7 },
    ],
  };
  const narrow = tieBlade(0, 0, top * 0.8, width * 0.5, long * 0.9, end, main, leftRandom, {
    light: -0.1,
    lift: 0.2,
  });
  const keeper: Part = {
    outline: spline([-width * 0.2, long * 0.62], [0, long * 0.625], [width * 0.2, long * 0.62])
      .lineTo([width * 0.2, long * 0.62 + 0.9], [-width * 0.2, long * 0.62 + 0.9])
      .close(),
    cloth: { kind: main.kind, colour: light(shadow(main.colour, 0.2), 0.04) },
    edge: 0.7,
  };
  return [
    ...laid([narrow, keeper], -8.5, [0, 0], [0.4, 0]),
    ...laid([tieBlade(0, 0, top, width, long, end, main, random, { lift: 0.5 })], 4, [0, 0]),
    loop,
  ];
}
