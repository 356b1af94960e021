import { plate } from "../../blocks/bag-locks.ts";
import { arch, type Corner, inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { mouth, strap, tab } from "../../blocks/bag-straps.ts";
import { stud } from "../../blocks/hardware.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import type { Box } from "../../geometry/path.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, hides } from "./leathers.ts";

export interface ToteCut {
  /** Trapezoid opens upwards, box stands straight, bucket narrows little and has round corners. */
  readonly shape: "trapezoid" | "box" | "bucket" | "winged";
  /** Along the top edge, in centimetres. */
  readonly width: number;
  readonly height: number;
  /** How far the handles rise above the edge. */
  readonly drop: number;
  readonly handle: "flat" | "rolled";
  readonly front: "plain" | "seamed" | "belted" | "plate";
}

export const tote = silhouette<"tote", ToteCut>({
  kind: "tote",
  family: "bag",
  leaves: { men: ["C.1.2"], women: ["C.1.2"] },
  fabrics: hides,
  cut: (random, universe) => (universe === "men" ? mens(random) : womens(random)),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawTote,
  words: () => ({}),
});

function mens(random: Random): ToteCut {
  return {
    shape: random.pick(["box", "box", "trapezoid"]),
    ...random.pick([
      { width: 38, height: 36, drop: 15 },
      { width: 42, height: 31, drop: 17 },
      { width: 36, height: 40, drop: 12 },
    ]),
    handle: "flat",
    front: random.pick(["plain", "seamed", "plate"]),
  };
}

function womens(random: Random): ToteCut {
  return {
    shape: random.pick(["trapezoid", "box", "bucket", "winged"]),
    ...random.pick([
      { width: 40, height: 28, drop: 20 },
      { width: 33, height: 27, drop: 13 },
      { width: 44, height: 32, drop: 16 },
      { width: 34, height: 34, drop: 17 },
    ]),
    handle: random.pick(["flat", "rolled"]),
    front: random.pick(["plain", "seamed", "belted", "plate"]),
  };
}

/** Clockwise from the top left; y = 0 is the floor. */
function bodyCorners({ shape, width, height }: ToteCut): readonly Corner[] {
  const top = width / 2;
  const base = { trapezoid: 0.86, box: 0.98, bucket: 0.9, winged: 0.74 }[shape] * top;
  const foot = { trapezoid: 2.4, box: 1.2, bucket: 6.5, winged: 3 }[shape];
  const side = { trapezoid: 0.25, box: 0.1, bucket: 0.9, winged: -0.9 }[shape];
  return [
    [-top, -height, 0.5, -0.7],
    [top, -height, 0.5, side],
    [base, 0, foot, 0],
    [-base, 0, foot, side],
  ];
}

function drawTote(cut: ToteCut, { main, contrast, lining = main, metal = "gold" }: Fabric, hand: Hand) {
  const { width, height, drop, handle } = cut;
  const trim: Cloth = contrast ?? main;
  const outline = roundedShape(...bodyCorners(cut));
  const half = width / 2;
  const feet = half * (width > 38 ? 0.42 : 0.46);
  const strapWidth = handle === "rolled" ? 1.4 : 1.9;
  const rolled = handle === "rolled";
  const holding = rolled ? 6.4 : 7.5;
  const front = arch(feet, -height + holding * 0.6, drop + holding * 0.6, 0.74, 0.4);
  const behind = arch(feet * 0.97, -height + 0.4, drop + 1.5, 0.74, 1.7);
  const edgeThread: Line = {
    path: spline([-half + 0.9, -height + 1.35], [0, -height + 2.05], [half - 0.9, -height + 1.35]),
    kind: "stitch",
    ...(trim.thread && { colour: trim.thread }),
  };
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: standingFolds(outline.box(), hand.random, cut.shape === "box" ? 0.35 : 0.75),
    lines: [edgeThread, ...frontLines(cut, trim)],
    ...(cut.front === "plate" && { trims: plate([0, -height + 6], 4.6, 1.1, metal) }),
  };
  const tabs = [-1, 1].map((side) =>
    tab([side * feet, -height + 2.4], rolled ? 2.7 : 2.6, holding, trim, {
      metal,
      end: rolled ? "point" : "round",
    }),
  );
  const detail: Box = [-feet - 10, -height - 5, -feet + 12, -height + 17];
  return {
    parts: [
      strap(behind, strapWidth, main, { rolled, behind: true }),
      mouth(half - 0.35, -height + 0.45, 1.35, lining),
      body,
      ...(cut.front === "belted" ? frontBelt(cut, trim, metal) : []),
      ...tabs,
      strap(front, strapWidth, trim, { rolled, lift: 0.34 }),
    ],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: detail },
  };
}

function frontLines(cut: ToteCut, trim: Cloth): Line[] {
  const { width, height, front, shape } = cut;
  const half = width / 2;
  const base: Line = {
    path: inset(roundedShape(...bodyCorners(cut)), 0.7),
    kind: "stitch",
    strength: shape === "winged" ? 0 : 0.5,
  };
  if (front === "plain") return [base];
  if (front === "seamed") {
    const y = -height * 0.36;
    return [
      { path: spline([-half, y - 0.6], [0, y + 0.5], [half, y - 0.6]), kind: "seam" },
      {
        path: spline([-half, y], [0, y + 1.1], [half, y]),
        kind: "stitch",
        ...(trim.thread && { colour: trim.thread }),
      },
    ];
  }
  // A gusset folded in at both sides.
  return shape === "winged"
    ? [-1, 1].map((side) => ({
        path: spline(
          [side * (half - 4.4), -height + 0.9],
          [side * half * 0.72, -height * 0.5],
          [side * half * 0.68, -1],
        ),
        kind: "seam" as const,
      }))
    : [base];
}

/** A narrow belt below the edge, passed through a loop. */
function frontBelt(
  { width, height, shape }: ToteCut,
  trim: Cloth,
  metal: NonNullable<Fabric["metal"]>,
): Part[] {
  const share = shape === "winged" ? 0.93 : 0.985;
  const y = -height + 5.2;
  const line = spline([(-width / 2) * share, y], [0, y + 0.8], [(width / 2) * share, y]);
  return [
    strap(line, 2, trim, { lift: 0.2, nodes: 8 }),
    {
      ...tab([0, y - 1.1], 2.4, 7.2, trim, { end: "point" }),
      trims: [stud([0, y + 4.6], 0.42, metal)],
    },
  ];
}
