import { arch, pocketBelow, roundedShape, standingFolds } from "../../blocks/bag-shape.ts";
import { mouth, strap } from "../../blocks/bag-straps.ts";
import { stud } from "../../blocks/hardware.ts";
import { shadow } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { bagFinish } from "./leathers.ts";

export interface ShopperCut {
  readonly width: number;
  readonly height: number;
  readonly drop: number;
  /** Leather handles riveted on, or webbing that runs down the whole front. */
  readonly handle: "leather" | "webbing";
  readonly base: "plain" | "leather";
  readonly pocket: boolean;
}

export const shopper = silhouette<"shopper", ShopperCut>({
  kind: "shopper",
  family: "bag",
  leaves: { men: ["C.1.2"], women: ["C.1.2"] },
  fabrics: [
    { kind: "canvas", weight: 56, material: "canvas", dyes: ["neutral", "classic", "earth"] },
    {
      kind: "canvas",
      weight: 24,
      material: "cotton",
      dyes: ["neutral", "pastel", "classic"],
      motifs: [
        ["wide-stripe", 3],
        ["stripe", 2],
        ["vertical-stripe", 2],
        ["gingham", 1],
        ["bloom", 1],
        ["brush", 1],
      ],
    },
    { kind: "denim", weight: 10, material: "denim", dyes: ["denim"] },
    { kind: "nylon", weight: 10, material: "nylon", dyes: ["classic", "earth"] },
  ],
  cut: (random) => ({
    ...random.pick([
      { width: 38, height: 38, drop: 18 },
      { width: 46, height: 33, drop: 16 },
      { width: 34, height: 40, drop: 22 },
    ]),
    handle: random.pick(["leather", "leather", "webbing"]),
    base: random.pick(["plain", "plain", "leather"]),
    pocket: random.chance(0.35),
  }),
  finish: (main, _, random) => bagFinish(main, random),
  draw: drawShopper,
  words: () => ({}),
});

function drawShopper(
  cut: ShopperCut,
  { main, contrast = main, lining = main, metal = "brass" }: Fabric,
  hand: Hand,
) {
  const { width, height, drop } = cut;
  const half = width / 2;
  const low = half * 0.95;
  const outline = roundedShape(
    [-half, -height, 0.4, -1],
    [half, -height, 0.4, -0.3],
    [low, 0, 2.2],
    [-low, 0, 2.2, -0.3],
  );
  const feet = half * 0.44;
  const webbing = cut.handle === "webbing";
  const strapWidth = webbing ? 2.3 : 1.7;
  const cloth = webbing ? { kind: "canvas" as const, colour: contrast.colour } : contrast;
  const runsTo = webbing ? (cut.base === "leather" ? -height * 0.27 : -0.4) : -height + 6;
  const over = arch(feet, -height + 1, drop + 1, 0.78, 0.5);
  // The handle's legs go on over the front of the bag.
  const front = polyline([-feet, runsTo], over.start)
    .to(over)
    .to(polyline(over.end, [feet, runsTo]));
  const hem = (by: number) =>
    spline([-half + 0.2, -height + by], [0, -height + by + 0.75], [half - 0.2, -height + by]);
  const body: Part = {
    outline,
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: [...standingFolds(outline.box(), hand.random, 0.9), ...hang(cut, hand)],
    lines: [
      { path: hem(2.6), kind: "stitch" },
      { path: hem(3.1), kind: "seam", strength: 0.7 },
    ],
  };
  return {
    parts: [
      strap(arch(feet * 0.98, -height + 0.5, drop - 0.4, 0.78, 1.8), strapWidth, cloth, { behind: true }),
      mouth(half - 0.3, -height + 0.5, 1.5, lining),
      body,
      ...(cut.base === "leather" ? [base(cut, contrast)] : []),
      ...(cut.pocket ? [pocket(cut, main)] : []),
      {
        ...strap(front, strapWidth, cloth, { lift: 0.28, nodes: 26 }),
        trims: webbing
          ? []
          : [-feet, feet].flatMap((x) => [
              stud([x, runsTo - 1], 0.28, metal),
              stud([x, runsTo - 3.6], 0.28, metal),
            ]),
      },
    ],
    main,
    ground: "floor" as const,
    detail: { of: "clasp" as const, box: [-feet - 10, -height - 6, -feet + 13, -height + 17] as const },
  };
}

/** Unlined canvas hangs in long falls from the handles. */
function hang({ width, height }: ShopperCut, { random }: Hand): Fold[] {
  return [-0.3, 0.06, 0.36].map((x) => ({
    spine: bow(
      [width * x + random.sway(1), -height + 4],
      [width * (x + random.sway(0.05)), -height * random.between(0.16, 0.34)],
      random.sway(0.05),
    ),
    width: width * 0.024,
    depth: -0.34,
  }));
}

function base({ width, height }: ShopperCut, cloth: Part["cloth"]): Part {
  const half = width / 2;
  const at = (y: number) => half * (0.95 + (0.05 * -y) / height) + 0.05;
  const top = -height * 0.24;
  const edge = spline([-at(top), top], [0, top + 0.5], [at(top), top]);
  return {
    outline: pocketBelow(edge, 0.05, 2.2),
    cloth,
    role: "body",
    lift: 0.12,
    lines: [{ path: edge.shift(0, 0.5), kind: "stitch" }],
  };
}

function pocket({ height }: ShopperCut, main: Part["cloth"]): Part {
  const [w, top] = [8.4, -height * 0.66];
  return {
    outline: roundedShape([-w, top, 0.2, -0.2], [w, top, 0.2], [w, top + 15, 1], [-w, top + 15, 1]),
    cloth: main.motif ? { kind: main.kind, colour: shadow(main.colour, 0.06) } : main,
    role: "body",
    lift: 0.12,
    flat: true,
    lines: [
      { path: polyline([-w, top + 1.4], [w, top + 1.4]), kind: "stitch" },
      {
        path: roundedShape(
          [-w + 0.4, top, 0],
          [w - 0.4, top, 0],
          [w - 0.4, top + 14.6, 0.9],
          [-w + 0.4, top + 14.6, 0.9],
        ),
        kind: "stitch",
      },
    ],
  };
}
