import { flap } from "../../blocks/bag-flap.ts";
import { arch, hung, inset, standingFolds } from "../../blocks/bag-shape.ts";
import { strap, tab } from "../../blocks/bag-straps.ts";
import { dRing, ring, strapBuckle, stud } from "../../blocks/hardware.ts";
import { closedSpline, type Node } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, softHides, strapPose } from "./leathers.ts";

export interface SaddleBagCut {
  readonly width: number;
  readonly height: number;
  /** Half-moon is round below, saddle hangs deeper at the middle. */
  readonly shape: "half-moon" | "saddle";
  readonly drop: number;
  readonly pose: "arch" | "hung";
  readonly closing: "tab" | "buckle" | "ring";
}

export const saddleBag = silhouette<"saddle-bag", SaddleBagCut>({
  kind: "saddle-bag",
  family: "small-bag",
  leaves: { women: ["C.1.3"] },
  fabrics: softHides,
  cut: (random) => ({
    ...random.pick([
      { width: 25, height: 17 },
      { width: 22, height: 18 },
      { width: 28, height: 16 },
    ]),
    shape: random.pick(["half-moon", "saddle"]),
    ...strapPose(random),
    closing: random.pick(["tab", "buckle", "ring"]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawSaddleBag,
  words: ({ closing }) => (closing === "buckle" ? { closure: "buckle" } : {}),
});

function drawSaddleBag(cut: SaddleBagCut, { main, contrast = main, metal = "gold" }: Fabric, hand: Hand) {
  const { width, height } = cut;
  const half = width / 2;
  const moon = cut.shape === "half-moon";
  // Nodes of the right half, from the shoulder down to the middle of the base.
  const right: readonly (readonly [number, number])[] = moon
    ? [
        [1, 0.08],
        [0.99, 0.36],
        [0.88, 0.68],
        [0.6, 0.92],
        [0.28, 0.995],
      ]
    : [
        [1, 0.08],
        [0.97, 0.34],
        [0.86, 0.62],
        [0.66, 0.86],
        [0.36, 0.985],
      ];
  const place = (side: number) => right.map(([u, v]): Node => [side * u * half, -height + v * height]);
  const body = closedSpline(
    [-half + 1.2, -height, "*"],
    [half - 1.2, -height, "*"],
    ...place(1),
    [0, 0],
    ...place(-1).reverse(),
  );
  const side: Part = {
    outline: body.map(([x, y]) => [x * 1.035, y * 0.985 + 0.1]),
    cloth: main,
    role: "body",
    light: -0.2,
  };
  const front: Part = {
    outline: body,
    cloth: main,
    role: "body",
    lift: 0.26,
    folds: standingFolds(body.box(), hand.random, 0.2),
    lines: [{ path: inset(body, 0.55), kind: "stitch", ...(contrast.thread && { colour: contrast.thread }) }],
  };
  const over = {
    half: half * 0.985,
    low: half * 0.9,
    top: -height - 0.1,
    drop: height * (moon ? 0.66 : 0.6),
    edge: "deep-curve" as const,
    shoulder: 1.6,
    corner: 3.2,
  };
  const lip = over.top + over.drop;
  const hold = half - 1;
  return {
    parts: [
      strap((cut.pose === "hung" ? hung : arch)(hold, -height - 0.5, cut.drop), 1.15, contrast, {
        nodes: 18,
      }),
      ...[-hold, hold].map(
        (x): Part => ({
          ...tab([x, -height - 0.8], 1.7, 3, contrast),
          trims: [dRing([x, -height - 0.6], 2, 180, metal)],
        }),
      ),
      side,
      front,
      flap(over, main, hand.random, 0.5),
      closing(cut, contrast, lip, metal),
    ],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [-10, lip - 14, 10, lip + 11] as const },
  };
}

function closing(
  { closing: how }: SaddleBagCut,
  cloth: Part["cloth"],
  lip: number,
  metal: NonNullable<Fabric["metal"]>,
): Part {
  const tongue = tab([0, lip - 3.4], how === "ring" ? 1.7 : 2.2, 6.2, cloth, {
    end: how === "tab" ? "point" : "round",
  });
  switch (how) {
    case "tab":
      return { ...tongue, trims: [stud([0, lip + 1.2], 0.5, metal)] };
    case "buckle":
      return { ...tongue, trims: strapBuckle([0, lip + 0.1], 2.1, 90, metal) };
    case "ring":
      return {
        ...tongue,
        trims: [ring([0, lip - 2.8], 1.35, 0.32, metal), stud([0, lip + 1.5], 0.34, metal)],
      };
  }
}
