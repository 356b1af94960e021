import { type BustEdge, strapTop } from "../../blocks/bare-top.ts";
import { cowlFolds } from "../../blocks/dress-folds.ts";
import { backHem, dressSkirt, falls } from "../../blocks/dress-skirt.ts";

import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { crepe, printedViscose, satin, silk, velvet } from "./cloths.ts";
import { dressFamily, dressLength, lengthWord } from "./lengths.ts";
import { slit } from "./slit.ts";

export interface SlipDressCut {
  readonly neck: Exclude<BustEdge, "scooped">;
  readonly straps: "thin" | "double" | "wide";
  readonly length: number;
  /** 0 a column … 1 a swinging hem. */
  readonly flare: number;
  readonly slit: "none" | "left" | "right";
}

export const slipDress = silhouette<"slip-dress", SlipDressCut>({
  kind: "slip-dress",
  family: dressFamily,
  leaves: { women: ["A.7.2", "A.7.3", "A.7.1", "A.7.4"] },
  fabrics: [
    {
      ...satin,
      weight: 5,
      motifs: [
        ["plain", 8],
        ["leopard", 0.8],
        ["bloom", 0.6],
        ["pin-dot", 0.4],
      ],
    },
    { ...silk, weight: 4 },
    { ...velvet, weight: 0.8 },
    crepe,
    { ...printedViscose, weight: 1.4 },
  ],
  cut: (random, _universe, leaf) => {
    const length = dressLength(leaf, random);
    return {
      neck: random.pick(["cowl", "cowl", "v", "straight", "sweetheart"]),
      straps: random.pick(["thin", "thin", "double", "wide"]),
      length,
      flare: random.pick([0, 0.35, 0.7, 1]),
      slit: length > 100 ? random.pick(["none", "none", "left", "right"]) : "none",
    };
  },
  draw: drawSlipDress,
  words: ({ neck, length }) => ({
    neckline: neck === "v" ? "v-neck" : neck === "straight" ? "square" : "round",
    sleeve: "sleeveless",
    length: lengthWord(length),
    closure: "pull-on",
  }),
});

function drawSlipDress(cut: SlipDressCut, { main }: Fabric, { random }: Hand) {
  const { length, flare } = cut;
  const top = strapTop(cut.neck, main, {
    width: cut.straps === "wide" ? 1.5 : 0.62,
    ...(cut.straps === "double" && { second: 1.6 }),
  });
  const [x, y] = top.underarm;
  const hem = mix(18.4, 21.5, Math.min(1, (length - 80) / 50)) + flare * mix(3.5, 8, (length - 80) / 54);
  // The bias clings to the waist and the hip, then leaves the body at the thigh.
  const skirt = dressSkirt(
    {
      side: [
        [x, y],
        [14, 30],
        [13.1, 38.5],
        [14.8, 47],
        [17.3, 57],
        [18.2, 64],
        [mix(18.4, hem, 0.4), mix(64, length, 0.5)],
        [hem, length],
      ],
      waves: 6,
      swing: 0.5 + flare * 0.8,
      dip: 1.8,
    },
    random,
  );
  const body: Part = {
    outline: top.edge.to(skirt.side).to(skirt.hem).to(skirt.side.mirror().reverse()).close(),
    cloth: main,
    role: "body",
    lift: 0.35,
    folds: [
      ...(cut.neck === "cowl" ? cowlFolds(24.8, 7.4, 16.8, random) : bustFolds(random)),
      ...biasFolds(length, random),
      ...falls(skirt, random, {
        from: [56, Math.min(84, length - 16)],
        depth: 0.5 + flare * 0.2,
        gather: 0.92,
      }),
    ],
    lines: [...top.lines, { path: skirt.hem.shift(0, -0.9), kind: "stitch", strength: 0.5 }],
  };
  return {
    parts: [
      ...top.back,
      ...backHem(skirt, main),
      body,
      ...(cut.slit === "none"
        ? []
        : slit(skirt, cut.slit === "left" ? -0.5 : 0.5, length - 42, main, random)),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, 6, 13, 38] as const },
  };
}

const bustFolds = (random: Random): Fold[] =>
  [-1, 1].flatMap((s): Fold[] => [
    { spine: spline([s * 1.4, 26], [s * 5.4, 28.8], [s * 9.8, 28.4]), width: 0.7, depth: -0.32 },
    {
      spine: spline([s * 8.6, 17], [s * 8.6, 23], [s * 7.4, 31 + random.sway(1)]),
      width: 2,
      depth: s < 0 ? 0.6 : 0.42,
    },
  ]);

/** Long curves on the bias, never the same on both sides, and one broad light down the thigh. */
function biasFolds(length: number, random: Random): Fold[] {
  const low = Math.min(length - 14, 96);
  const s = random.pick([-1, 1]);
  const drift = random.sway(1);
  return [
    // One drape crosses the whole body from the waist to the other hip.
    {
      spine: spline([s * 13.2, 35], [s * 7.6, 42 + drift], [s * -1.5, 50 + drift], [s * -9, 62]),
      width: 0.9,
      depth: -0.42,
      swell: "start",
    },
    {
      spine: spline([s * 13.6, 31], [s * 10.6, 38], [s * 7.8 + drift, 48], [s * 7.4, 62]),
      width: 0.9,
      depth: -0.48,
      swell: "start",
    },
    {
      spine: spline([s * -13.8, 28.5], [s * -11.6, 35], [s * -9.8 + drift, 43], [s * -9.4, 52]),
      width: 0.8,
      depth: -0.42,
      swell: "start",
    },
    { spine: spline([s * 9, 40], [s * 3.4, 47 + drift], [s * -4, 55]), width: 1.2, depth: 0.55 },
    { spine: spline([-7.4, 43], [-8.4, 56], [-10, mix(56, low, 0.5)], [-10.6, low]), width: 2.6, depth: 0.9 },
    { spine: spline([6.4, 47], [8.4, 60], [7.2, Math.max(66, low - 8)]), width: 1.8, depth: 0.6 },
  ];
}
