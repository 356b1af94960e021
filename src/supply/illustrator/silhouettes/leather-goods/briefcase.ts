import { flap } from "../../blocks/bag-flap.ts";
import { pushLock } from "../../blocks/bag-locks.ts";
import { inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { strap, tab } from "../../blocks/bag-straps.ts";
import { dRing, strapBuckle } from "../../blocks/hardware.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, officeHides } from "./leathers.ts";

export interface BriefcaseCut {
  readonly width: number;
  readonly height: number;
  readonly cover: number;
  readonly edge: "straight" | "curved";
  readonly closing: "lock" | "two-locks" | "straps";
  readonly pocket: boolean;
}

export const briefcase = silhouette<"briefcase", BriefcaseCut>({
  kind: "briefcase",
  family: "bag",
  leaves: { men: ["C.1.4"] },
  fabrics: officeHides,
  cut: (random) => ({
    ...random.pick([
      { width: 41, height: 30 },
      { width: 38, height: 28 },
      { width: 43, height: 33 },
    ]),
    cover: random.pick([0.46, 0.58, 0.7]),
    edge: random.pick(["straight", "curved"]),
    closing: random.pick(["lock", "two-locks", "straps"]),
    pocket: random.chance(0.45),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawBriefcase,
  words: ({ closing }) => (closing === "straps" ? { closure: "buckle" } : {}),
});

function drawBriefcase(cut: BriefcaseCut, { main, contrast = main, metal = "brass" }: Fabric, hand: Hand) {
  const { width, height } = cut;
  const half = width / 2;
  const shape = (grow: number) =>
    roundedShape(
      [-half - grow, -height + grow, 1.2],
      [half + grow, -height + grow, 1.2, 0.2],
      [half + grow, 0, 1.8],
      [-half - grow, 0, 1.8, 0.2],
    );
  const outline = shape(0);
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.24,
    folds: standingFolds(outline.box(), hand.random, 0.12),
    lines: [
      { path: inset(outline, 0.6), kind: "stitch", ...(contrast.thread && { colour: contrast.thread }) },
      ...(cut.pocket
        ? [
            {
              path: spline([-half, -height * 0.44], [0, -height * 0.43], [half, -height * 0.44]),
              kind: "groove" as const,
            },
          ]
        : []),
    ],
  };
  const drop = height * cut.cover;
  const over: Part = flap(
    { half: half * 0.99, top: -height - 0.4, drop, edge: cut.edge, shoulder: 1.6, corner: 2.6 },
    main,
    hand.random,
    0.6,
  );
  const lip = -height - 0.4 + drop;
  const x = half * 0.56;
  const closing: Part[] =
    cut.closing === "straps"
      ? [-x, x].map((at) => ({
          ...tab([at, -height + 0.5], 2.5, drop + 4, contrast, { end: "point" }),
          trims: strapBuckle([at, lip - 0.3], 2.4, 90, metal),
        }))
      : (cut.closing === "lock" ? [0] : [-x, x]).map((at) => ({
          ...tab([at, lip - 4.6], 3, 6.4, contrast, { end: "square" }),
          trims: pushLock([at, lip], 2.7, metal),
        }));
  const grip = spline(
    [-7.6, -height - 0.2],
    [-7.4, -height - 2.8],
    [-5, -height - 4.4],
    [0, -height - 4.8],
    [5, -height - 4.4],
    [7.4, -height - 2.8],
    [7.6, -height - 0.2],
  );
  return {
    parts: [
      {
        ...strap(grip, 2, contrast, {
          rolled: true,
          nodes: 16,
          taper: (share) => 0.72 + 0.4 * Math.sin(Math.PI * share),
        }),
      },
      { outline: shape(0.75), cloth: main, role: "body" as const, light: -0.22 },
      body,
      over,
      ...[-7.6, 7.6].map(
        (at): Part => ({
          ...tab([at, -height - 0.5], 2.2, 2.8, contrast),
          trims: [dRing([at, -height - 0.7], 2.5, 180, metal)],
        }),
      ),
      ...closing,
    ],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [-12, lip - 16, 12, lip + 14] as const },
  };
}
