import { halterTop, straplessTop, strapTop } from "../../blocks/bare-top.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds } from "../../blocks/dress-folds.ts";
import { backHem, dressSkirt, falls } from "../../blocks/dress-skirt.ts";
import { type DressTop, dressTorso, facedNeck, sleevedTop } from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { train } from "../../blocks/gown-skirt.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Line, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { crepe, satin, sequin, velvet } from "./cloths.ts";

export interface MermaidGownCut {
  readonly top: "sweetheart" | "peaked" | "straps" | "halter" | "sleeves";
  /** Where the skirt leaves the legs: above the knee (trumpet) or below it (fishtail). */
  readonly flareAt: number;
  /** Half the width of the hem. */
  readonly hem: number;
  readonly body: "seamed" | "ruched" | "smooth";
  readonly train: boolean;
}

export const mermaidGown = silhouette<"mermaid-gown", MermaidGownCut>({
  kind: "mermaid-gown",
  family: "dress",
  leaves: { women: ["A.7.4"] },
  fabrics: [
    { ...satin, weight: 5, dyes: ["classic", "jewel", "jewel", "neutral"] },
    { ...velvet, weight: 3 },
    { ...sequin, weight: 2.4 },
    { ...crepe, weight: 2, dyes: ["classic", "jewel", "neutral"] },
  ],
  cut: (random) => ({
    top: random.pick(["sweetheart", "peaked", "straps", "halter", "sleeves"]),
    flareAt: random.pick([80, 88, 95]),
    hem: random.pick([27, 31, 35]),
    body: random.pick(["seamed", "ruched", "smooth"]),
    train: random.chance(0.6),
  }),
  draw: drawMermaidGown,
  words: ({ top }) => ({
    ...(top === "halter"
      ? { neckline: "halter" as const }
      : top === "sleeves"
        ? { neckline: "v-neck" as const }
        : {}),
    sleeve: top === "sleeves" ? "long" : "sleeveless",
    length: "maxi",
    closure: "zip",
  }),
});

const length = 135;

function topOf(kind: MermaidGownCut["top"], cloth: Fabric["main"]): { top: DressTop; neck: number } {
  switch (kind) {
    case "sweetheart":
    case "peaked":
      return { top: straplessTop(kind, cloth), neck: 7.7 };
    case "straps":
      return { top: strapTop("sweetheart", cloth, { width: 1.1 }), neck: 7.7 };
    case "halter":
      return { top: halterTop("v", cloth), neck: 7.7 };
    case "sleeves": {
      const neck = facedNeck("v", cloth);
      return { top: sleevedTop(dressTorso(-0.35, neck.half), neck), neck: neck.half };
    }
  }
}

function drawMermaidGown(cut: MermaidGownCut, { main }: Fabric, hand: Hand) {
  const { random } = hand;
  const { top, neck } = topOf(cut.top, main);
  const [x, y] = top.underarm;
  const skirt = dressSkirt(
    {
      side: [
        [x, y],
        [13.2, 30],
        [12, 38],
        [14.2, 47],
        [16.8, 57],
        [16.4, mix(57, cut.flareAt, 0.55)],
        [15.4, cut.flareAt],
        [mix(15.4, cut.hem, 0.3), mix(cut.flareAt, length, 0.45)],
        [mix(15.4, cut.hem, 0.66), mix(cut.flareAt, length, 0.78)],
        [cut.hem, length],
      ],
      waves: 8,
      swing: 1.9,
      dip: 1.6,
    },
    random,
  );
  const body: Part = {
    outline: top.edge.to(skirt.side).to(skirt.hem).to(skirt.side.mirror().reverse()).close(),
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: [
      ...bodiceFolds(top, 12, 38, random),
      ...falls(skirt, random, {
        from: [cut.flareAt - 6, cut.flareAt + 10],
        depth: 0.7,
        width: 1.05,
        gather: 0.8,
      }),
      ...legLights(cut.flareAt),
      ...(cut.body === "ruched" ? ruching(skirt.at, random) : kneeDrags(skirt.at, cut.flareAt, random)),
    ],
    lines: [...top.lines, ...(cut.body === "seamed" ? seams(skirt.at) : [])],
  };
  return {
    parts: [
      ...top.back,
      ...(cut.top === "sleeves"
        ? dressArms(
            {
              style: "long",
              torso: dressTorso(-0.35, neck),
              fit: -0.5,
              cloth: main,
              stitched: false,
            },
            hand,
          )
        : []),
      ...(cut.train ? [train(skirt, main, 8, random)] : []),
      ...backHem(skirt, main),
      body,
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-14, 10, 14, 45] as const },
  };
}

type At = (u: number, y: number) => Point;

/** Tight over the thigh: one broad light on each leg, a soft valley between them. */
const legLights = (until: number): Fold[] => [
  { spine: spline([-5.6, 42], [-8.4, 56], [-7.4, until]), width: 3, depth: 0.8 },
  { spine: spline([5, 44], [7.2, 57], [6.2, until - 4]), width: 2, depth: 0.5 },
  { spine: spline([0.6, 60], [0.2, 74], [0.8, until + 2]), width: 1.6, depth: -0.3 },
];

/** Where the skirt is closest it pulls. */
const kneeDrags = (at: At, y: number, random: Random): Fold[] =>
  [-1, 1].map((s) => ({
    spine: spline(
      at(s * 0.98, y - 4),
      at(s * 0.7, y - 1),
      at(s * random.between(0.2, 0.4), y + random.between(0, 3)),
    ),
    width: 0.7,
    depth: -0.4,
    swell: "start",
  }));

const ruching = (at: At, random: Random): Fold[] => [
  ...gathers(
    spline(at(-0.97, 30), at(-0.97, 44), at(-0.97, 62)),
    { count: 8, length: 20, inwards: [10, 44], depth: 0.5, width: 0.65 },
    random,
  ),
  ...gathers(
    spline(at(0.97, 32), at(0.97, 46), at(0.97, 64)),
    { count: 7, length: 15, inwards: [-8, 52], depth: 0.45, width: 0.6 },
    random,
  ),
];

const seams = (at: At): Line[] =>
  [-1, 1].map((s) => ({
    path: spline(
      [s * 9.4, 19.6],
      [s * 8, 27],
      at(s * 0.52, 38),
      at(s * 0.5, 57),
      at(s * 0.5, 84),
      at(s * 0.5, 112),
      at(s * 0.5, length),
    ),
    kind: "seam",
  }));
