import { buckledBelt } from "../../blocks/coat-belt.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds, drapedAcross } from "../../blocks/dress-folds.ts";
import { closeFolds, dressSkirt } from "../../blocks/dress-skirt.ts";
import { dressHeights, dressTorso, facedNeck, sleevedTop, sleevelessTop } from "../../blocks/dress-top.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { crepe, satin, velvet } from "./cloths.ts";
import { dressFamily, lengthWord } from "./lengths.ts";
import { slit } from "./slit.ts";

export interface SheathDressCut {
  readonly neck: "square" | "v" | "boat" | "round" | "sweetheart";
  readonly sleeve: "none" | "cap" | "three-quarter" | "long" | "puff";
  /** Shaped by seams over the bust, by darts, or draped into one side. */
  readonly shaping: "princess" | "darts" | "draped";
  readonly belt: boolean;
  readonly slit: "none" | "side";
  readonly length: number;
}

export const sheathDress = silhouette<"sheath-dress", SheathDressCut>({
  kind: "sheath-dress",
  family: dressFamily,
  leaves: { women: ["A.7.2", "A.7.4"] },
  fabrics: [
    { ...crepe, weight: 5, dyes: ["classic", "neutral", "jewel"] },
    {
      kind: "wool",
      weight: 3,
      material: "wool",
      dyes: ["classic", "neutral", "earth"],
      motifs: [
        ["plain", 4],
        ["glen", 1],
        ["houndstooth", 0.8],
        ["pinstripe", 0.8],
        ["windowpane", 0.6],
      ],
    },
    { kind: "tweed", weight: 1, material: "tweed", dyes: ["neutral", "classic", "pastel"] },
    { ...satin, weight: 1.4 },
    { ...velvet, weight: 0.8 },
    { kind: "leather", weight: 0.8, material: "leather", dyes: ["leather"] },
  ],
  cut: (random) => ({
    neck: random.pick(["square", "v", "boat", "round", "sweetheart"]),
    sleeve: random.pick(["none", "none", "cap", "three-quarter", "long", "puff"]),
    shaping: random.pick(["princess", "darts", "draped"]),
    belt: random.chance(0.3),
    slit: random.pick(["none", "side"]),
    length: random.pick([96, 102, 108, 112]),
  }),
  finish: (_main, { belt }, random) =>
    belt ? { contrast: { kind: "leather", colour: random.pick(["#24262a", "#3d2c25", "#8a5a34"]) } } : {},
  draw: drawSheathDress,
  words: ({ neck, sleeve, length }) => ({
    neckline: neck === "v" ? "v-neck" : neck === "sweetheart" ? "square" : neck,
    sleeve: sleeve === "none" ? "sleeveless" : sleeve === "cap" ? "short" : sleeve,
    length: lengthWord(length),
    closure: "zip",
  }),
});

const waistY = dressHeights.waist;

function drawSheathDress(cut: SheathDressCut, { main, contrast = main }: Fabric, hand: Hand) {
  const { random } = hand;
  const { length } = cut;
  const neck = facedNeck(cut.neck, main);
  const torso = dressTorso(-0.3, neck.half);
  const top =
    cut.sleeve === "none"
      ? sleevelessTop(torso, neck, cut.neck === "boat" ? 4 : 5, main)
      : sleevedTop(torso, neck);
  const [x, y] = top.underarm;
  const waist = 12.1;
  const hem = mix(15.6, 14.6, (length - 96) / 18);
  const skirt = dressSkirt(
    {
      side: [
        [x, y],
        [13.4, 30],
        [waist, waistY],
        [14.6, 47],
        [16.9, 58],
        [16.6, mix(58, length, 0.4)],
        [hem, length],
      ],
      waves: 0,
      swing: 0,
      dip: 1.3,
    },
    random,
  );
  const draped = cut.shaping === "draped";
  const body: Part = {
    outline: top.edge.to(skirt.side).to(skirt.hem).to(skirt.side.mirror().reverse()).close(),
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: [
      ...bodiceFolds(top, waist, waistY, random, 0.8),
      ...closeFolds(skirt, 56, random, 0.8),
      ...(draped
        ? drapedAcross(
            [-3.4, -0.4, 2.6, 5.8].map((dy, i): Point => [11.7 + Math.max(0, i - 1) * 0.7, waistY + dy]),
            [-9, -2.5, 5, 14].map((dy): Point => [-11 - Math.max(0, dy) * 0.3, waistY + dy]),
            -0.05,
            random,
          )
        : []),
    ],
    lines: [
      ...top.lines,
      ...(draped ? [] : shaping(cut.shaping, length)),
      ...(draped || cut.belt
        ? []
        : [{ path: spline([-waist, waistY], [0, waistY + 0.9], [waist, waistY]), kind: "seam" as const }]),
      { path: skirt.hem.shift(0, -2.4), kind: "stitch", strength: 0.3 },
    ],
  };
  return {
    parts: [
      ...top.back,
      ...(cut.sleeve === "none"
        ? []
        : dressArms(
            {
              style: cut.sleeve,
              torso,
              fit: -0.3,
              cloth: main,
              stitched: false,
              amount: 0.8,
            },
            hand,
          )),
      body,
      ...(cut.slit === "side" ? slit(skirt, random.pick([-0.6, 0.6]), length - 20, main, random) : []),
      ...(cut.belt
        ? buckledBelt(
            { y: waistY + 0.6, half: waist, height: 2.4, stitched: true, at: 0 },
            contrast,
            { kind: "metal", colour: "#c0a062" },
            random,
          ).slice(0, 2)
        : []),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-14, -3, 14, 31] as const },
  };
}

/** Seams that run through from the armhole to the hem, or darts that end above and below the waist. */
function shaping(kind: "princess" | "darts", length: number): Line[] {
  return [-1, 1].flatMap((s): Line[] =>
    kind === "princess"
      ? [
          {
            path: spline(
              [s * 14, 17.6],
              [s * 9, 25],
              [s * 6.4, waistY],
              [s * 8.2, 56],
              [s * 7.8, length + 0.8],
            ),
            kind: "seam",
          },
        ]
      : [
          { path: spline([s * 7.4, 26], [s * 6.6, 32], [s * 6.4, waistY]), kind: "seam", strength: 0.8 },
          {
            path: spline([s * 6.4, waistY + 0.8], [s * 6.9, 45], [s * 7.6, 51]),
            kind: "seam",
            strength: 0.8,
          },
          { path: spline([s * 14.6, 25], [s * 12, 25.4], [s * 9, 24.6]), kind: "seam", strength: 0.7 },
        ],
  );
}
