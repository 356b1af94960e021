import { zipPull } from "../../blocks/bag-locks.ts";
import { arch, hung, inset, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { strap, tab } from "../../blocks/bag-straps.ts";
import { dRing } from "../../blocks/hardware.ts";
import { metalColours } from "../../blocks/metal.ts";
import { zipTeeth } from "../../blocks/zip-front.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { shadow } from "../../colour/oklab.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";
import { bagFinish, hides, strapPose } from "./leathers.ts";

export interface CameraBagCut {
  readonly width: number;
  readonly height: number;
  readonly round: number;
  readonly pocket: "none" | "zip" | "patch";
  readonly strap: "leather" | "webbing";
  readonly drop: number;
  readonly pose: "arch" | "hung";
  readonly pull: "metal" | "leather";
}

export const cameraBag = silhouette<"camera-bag", CameraBagCut>({
  kind: "camera-bag",
  family: "small-bag",
  leaves: { men: ["C.1.3"], women: ["C.1.3"] },
  fabrics: [
    ...hides,
    { kind: "nylon", weight: 14, material: "nylon", dyes: ["classic", "earth"] },
    {
      kind: "leather",
      weight: 8,
      material: "leather",
      dyes: ["leather", "neutral"],
      motifs: [["quilt", 1]],
    },
  ],
  cut: (random, universe) => ({
    ...(universe === "men"
      ? random.pick([
          { width: 21, height: 25, round: 2.4 },
          { width: 27, height: 20, round: 3 },
          { width: 17, height: 21, round: 1.6 },
        ])
      : random.pick([
          { width: 22, height: 15, round: 3.4 },
          { width: 19, height: 13, round: 2.4 },
          { width: 25, height: 16, round: 5 },
        ])),
    pocket: random.pick(["none", "zip", "patch"]),
    strap: random.pick(universe === "men" ? ["webbing", "leather"] : ["leather", "leather", "webbing"]),
    ...strapPose(random),
    pull: random.pick(["metal", "leather"]),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawCameraBag,
  words: () => ({ closure: "zip" }),
});

function drawCameraBag(cut: CameraBagCut, { main, contrast = main, metal = "gold" }: Fabric, hand: Hand) {
  const { width, height, round } = cut;
  const half = width / 2;
  const trim: Cloth = main.motif ? { kind: main.kind, colour: main.colour } : contrast;
  const band = 2.2;
  // The zip panel leans back above the front: we look at it slightly from above.
  const top: Part = {
    outline: roundedShape(
      [-half + 0.7, -height - band, round, 0.2],
      [half - 0.7, -height - band, round],
      [half, -height + 4, 1],
      [-half, -height + 4, 1],
    ),
    cloth: { ...trim, colour: shadow(trim.colour, 0.1) },
    role: "body",
    trims: [
      zipTeeth(
        spline([-half + 1.6, -height - 0.6], [0, -height - 1.1], [half - 1.6, -height - 0.6]),
        metalColours[metal],
        0.55,
      ),
    ],
  };
  const outline = roundedShape(
    [-half, -height, round, 0.25],
    [half, -height, round, 0.25],
    [half, 0, round, 0.1],
    [-half, 0, round, 0.25],
  );
  const front: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: standingFolds(outline.box(), hand.random, 0.2),
    lines: [
      { path: inset(outline, 0.5), kind: "stitch", ...(trim.thread && { colour: trim.thread }) },
      { path: inset(outline, 0.16), kind: "cord", strength: 0.55 },
    ],
    trims: zipPull([-half + 2.8, -height - 0.8], [-0.25, 1], metal, {
      size: 0.95,
      ...(cut.pull === "leather" && { tab: trim.colour }),
    }),
  };
  const hold = half - 0.3;
  const webbing = cut.strap === "webbing";
  const strapCloth: Cloth = webbing ? { kind: "canvas", colour: shadow(trim.colour, 0.05) } : trim;
  return {
    parts: [
      strap(
        (cut.pose === "hung" ? hung : arch)(hold, -height - 1.2, cut.drop),
        webbing ? 2.1 : 1.05,
        strapCloth,
        {
          nodes: 18,
          stitch: !webbing,
        },
      ),
      ...[-hold, hold].map(
        (x): Part => ({
          ...tab([x, -height - 1.4], webbing ? 2.2 : 1.5, 3.2, trim),
          trims: [dRing([x, -height - 1.5], webbing ? 2.6 : 1.8, 180, metal)],
        }),
      ),
      top,
      front,
      ...pocketOf(cut, main, trim, metal),
    ],
    main,
    ground: "floor" as const,
    detail: { of: "closure" as const, box: [-half - 2, -height - 6, -half + 16, -height + 14] as const },
  };
}

function pocketOf(
  { width, height, round, pocket }: CameraBagCut,
  main: Cloth,
  trim: Cloth,
  metal: Metal,
): Part[] {
  if (pocket === "none") return [];
  const half = width / 2 - 1.5;
  const top = -height * (pocket === "zip" ? 0.66 : 0.58);
  const corner = Math.max(0.8, round - 1.3);
  const outline = roundedShape(
    [-half, top, pocket === "zip" ? 0.4 : 0.3, -0.2],
    [half, top, 0.4],
    [half, -1.4, corner],
    [-half, -1.4, corner],
  );
  const zipLine = spline([-half + 0.7, top + 0.9], [0, top + 1.05], [half - 0.7, top + 0.9]);
  return [
    {
      outline,
      cloth: main,
      role: "body",
      lift: 0.24,
      lines: [{ path: inset(outline, 0.4), kind: "stitch", ...(trim.thread && { colour: trim.thread }) }],
      ...(pocket === "zip" && {
        trims: [
          zipTeeth(zipLine, metalColours[metal], 0.4),
          ...zipPull(zipLine.start, [0.2, 1], metal, { size: 0.7 }),
        ],
      }),
    },
  ];
}
