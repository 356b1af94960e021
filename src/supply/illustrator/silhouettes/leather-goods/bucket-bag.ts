import { arch, hung, standingFolds } from "../../blocks/bag-shape.ts";
import { chainStrap, strap, tab } from "../../blocks/bag-straps.ts";
import { dRing, ring } from "../../blocks/hardware.ts";
import { metalCloth } from "../../blocks/shoe-hardware.ts";
import { bow, ribbon } from "../../geometry/along.ts";
import type { Point } from "../../geometry/point.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish, softHides, strapPose } from "./leathers.ts";

export interface BucketBagCut {
  readonly width: number;
  readonly height: number;
  /** How far the drawstring pulls the mouth in, as a share of the width. */
  readonly mouth: number;
  readonly base: "plain" | "band";
  readonly strap: "leather" | "chain";
  readonly pose: "arch" | "hung";
  readonly drop: number;
}

export const bucketBag = silhouette<"bucket-bag", BucketBagCut>({
  kind: "bucket-bag",
  family: "small-bag",
  leaves: { women: ["C.1.3"] },
  fabrics: [
    ...softHides,
    { kind: "raffia", weight: 7, material: "canvas", dyes: ["neutral", "earth"] },
    { kind: "satin", weight: 5, material: "satin", dyes: ["jewel", "pastel", "classic"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 22, height: 24, mouth: 0.82 },
      { width: 19, height: 21, mouth: 0.7 },
      { width: 25, height: 25, mouth: 0.9 },
    ]),
    base: random.pick(["plain", "band"]),
    strap: random.pick(["leather", "leather", "chain"]),
    ...strapPose(random),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawBucket,
  words: () => ({ closure: "tie" }),
});

function drawBucket(
  cut: BucketBagCut,
  { main, contrast = main, lining = main, metal = "gold" }: Fabric,
  hand: Hand,
) {
  const { width, height } = cut;
  const half = width / 2;
  const top = half * cut.mouth;
  const tied = -height + 3.6;
  // Above the drawstring the leather opens again in a frill.
  const frill = Array.from({ length: 9 }, (_, i): Point => {
    const u = i / 4 - 1;
    return [u * top * 1.04, -height + (i % 2 ? 0.55 : -0.25) + (1 - u * u) * 0.5];
  });
  const outline = closedSpline(
    [-top * 1.04, -height - 0.2, "*"],
    ...frill.slice(1, -1),
    [top * 1.04, -height - 0.2, "*"],
    [top * 0.985, tied],
    [half * 0.99, -height * 0.5],
    [half, -height * 0.2],
    [half * 0.95, -1.5],
    [half * 0.8, -0.35],
    [0, 0],
    [-half * 0.8, -0.35],
    [-half * 0.95, -1.5],
    [-half, -height * 0.2],
    [-half * 0.99, -height * 0.5],
    [-top * 0.985, tied],
  );
  const gathers = Array.from({ length: 9 }, (_, i): Fold => {
    const x = (-0.84 + (i / 8) * 1.68) * top;
    return {
      spine: bow(
        [x, tied - 0.2],
        [(x / top) * half * 0.95 + hand.random.sway(0.7), -height * hand.random.between(0.42, 0.66)],
        hand.random.sway(0.05),
      ),
      width: 0.5,
      depth: -0.55,
      swell: "start",
    };
  });
  const frills = Array.from({ length: 6 }, (_, i): Fold => {
    const x = (-0.8 + (i / 5) * 1.6) * top;
    return {
      spine: bow([x, tied], [x * 1.06, -height + 0.6], 0.04),
      width: 0.4,
      depth: -0.5,
      swell: "start",
    };
  });
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: [...standingFolds(outline.box(), hand.random), ...gathers, ...frills],
    lines:
      cut.base === "band"
        ? [
            {
              path: spline([-half, -height * 0.2], [0, -height * 0.2 + 0.9], [half, -height * 0.2]),
              kind: "seam",
            },
            {
              path: spline(
                [-half, -height * 0.2 + 0.5],
                [0, -height * 0.2 + 1.4],
                [half, -height * 0.2 + 0.5],
              ),
              kind: "stitch",
            },
          ]
        : [],
  };
  const hold = top * 0.98;
  const line = (cut.pose === "hung" ? hung : arch)(hold, -height + 2.6, cut.drop + 2);
  return {
    parts: [
      cut.strap === "chain"
        ? chainStrap(line, metal, metalCloth(metal), { link: 1.3 })
        : strap(line, 1.2, contrast, { nodes: 18 }),
      {
        outline: closedSpline(
          [-top * 1.02, -height, "*"],
          [0, -height - 0.9],
          [top * 1.02, -height, "*"],
          [0, -height + 2.4],
        ),
        cloth: lining,
        role: "lining" as const,
        inside: 0.55,
        flat: true,
      },
      body,
      ...drawstring(top, tied, contrast, hand),
      ...[-hold, hold].map(
        (x): Part => ({
          ...tab([x, -height + 1.8], 1.6, 3.4, contrast),
          trims: [dRing([x, -height + 1.8], 1.9, 180, metal)],
        }),
      ),
    ].map((part, i, all) =>
      i === all.length - 1
        ? { ...part, trims: [...(part.trims ?? []), ring([0, tied + 0.5], 0.75, 0.24, metal)] }
        : part,
    ),
    main,
    ground: "floor" as const,
    detail: { of: "closure" as const, box: [-9, -height - 4, 9, -height + 18] as const },
  };
}

/** The cord in and out of its eyelets, its two ends hanging from the ring in the middle. */
function drawstring(half: number, y: number, cloth: Part["cloth"], { random }: Hand): Part[] {
  const cord = (path: Parameters<typeof ribbon>[0], lift = 0.2): Part => ({
    outline: ribbon(path, 0.5, 8),
    cloth: { kind: "leather", colour: cloth.colour },
    lift,
    edge: 1.2,
  });
  const runs = [-0.88, -0.46, 0.14, 0.56].map((from) =>
    cord(
      bow(
        [from * half, y + (1 - from * from) * 0.5],
        [(from + 0.3) * half, y + (1 - (from + 0.3) ** 2) * 0.5],
        0.05,
      ),
    ),
  );
  const ends = [-1, 1].map((side) => {
    const reach = random.between(5.5, 8);
    return cord(
      spline(
        [0, y + 0.6],
        [side * 0.6, y + 2.2],
        [side * (1.3 + random.sway(0.3)), y + reach * 0.6],
        [side * 1.1, y + reach],
      ),
      0.3,
    );
  });
  const tips = ends.map((end): Part => {
    const [left, , right, bottom] = end.outline.box();
    const x = left < -0.6 ? left + 0.75 : right - 0.75;
    return {
      outline: closedSpline(
        [x - 0.42, bottom - 0.8, "*"],
        [x + 0.42, bottom - 0.8, "*"],
        [x + 0.62, bottom + 1.6, "*"],
        [x - 0.62, bottom + 1.6, "*"],
      ),
      cloth,
      lift: 0.25,
    };
  });
  return [...runs, ...ends, ...tips];
}
