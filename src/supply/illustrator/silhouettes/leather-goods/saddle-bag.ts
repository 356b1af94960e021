import { flap } from "../../blocks/bag-flap.ts";
import { arch, inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { strap, tab } from "../../blocks/bag-straps.ts";
import { dRing, ring, strapBuckle, stud } from "../../blocks/metal.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, softHides } from "./leathers.ts";

export interface SaddleBagCut {
  readonly width: number;
  readonly height: number;
  /** Half-moon is round below, saddle hangs deeper at the middle. */
  readonly shape: "half-moon" | "saddle";
  readonly drop: number;
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
    drop: random.between(16, 25),
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
  const waist = height * (moon ? 0.56 : 0.42);
  const body = roundedShape(
    [-half, -height, 1.6, 0.1],
    [half, -height, 1.6, 0.4],
    [half * (moon ? 0.98 : 0.92), -height + waist, height * 0.36, moon ? 1.2 : 0.6],
    [half * 0.42, 0, height * 0.3, 0.1],
    [-half * 0.42, 0, height * 0.3, moon ? 1.2 : 0.6],
    [-half * (moon ? 0.98 : 0.92), -height + waist, height * 0.36, 0.4],
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
      strap(arch(hold, -height - 0.5, cut.drop, 0.8, 0.7), 1.5, contrast, { nodes: 18 }),
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
