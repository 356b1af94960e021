import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds } from "../../blocks/dress-folds.ts";
import { closeFolds, dressSkirt } from "../../blocks/dress-skirt.ts";
import { type DressNeck, dressTorso, facedNeck, sleevedTop, sleevelessTop } from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { ribbedNeck } from "../../blocks/ribbed-neck.ts";
import { bow } from "../../geometry/along.ts";
import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { dressFamily, dressLength, lengthWord } from "./lengths.ts";
import { slit } from "./slit.ts";

/** A T-shirt that goes on, or a close column. */
export type JerseyDressCut = { readonly length: number; readonly slit: boolean } & (
  | {
      readonly shape: "tee";
      readonly neck: "crew" | "v" | "boat";
      readonly sleeve: "short" | "elbow" | "long";
      readonly fit: number;
    }
  | {
      readonly shape: "column";
      readonly neck: "scoop" | "crew" | "square";
      readonly sleeve: "none" | "short" | "long";
      /** Gathered along one side. */
      readonly ruched: boolean;
    }
);

export const jerseyDress = silhouette<"jersey-dress", JerseyDressCut>({
  kind: "jersey-dress",
  family: dressFamily,
  leaves: { women: ["A.7.1", "A.7.2", "A.7.3"] },
  fabrics: [
    {
      kind: "jersey",
      weight: 6,
      material: "jersey",
      dyes: ["neutral", "neutral", "classic", "earth", "pastel", "bright"],
      motifs: [
        ["plain", 8],
        ["stripe", 1.6],
        ["fine-stripe", 0.8],
        ["wide-stripe", 0.8],
        ["tie-dye", 0.6],
        ["ombre", 0.4],
      ],
    },
    { kind: "viscose", weight: 2, material: "viscose", dyes: ["neutral", "classic", "earth", "jewel"] },
    { kind: "rib", weight: 2, material: "cotton", motifs: [["fine-rib", 1]] },
    { kind: "sweat", weight: 0.8, material: "cotton", dyes: ["neutral", "pastel", "earth"] },
  ],
  cut: (random, _universe, leaf) => {
    const length = dressLength(leaf, random);
    const common = { length, slit: length > 100 && random.chance(0.5) };
    return random.chance(0.45)
      ? {
          ...common,
          shape: "tee",
          neck: random.pick(["crew", "crew", "v", "boat"]),
          sleeve: random.pick(["short", "elbow", "long"]),
          fit: random.pick([0.3, 0.7, 1.1]),
        }
      : {
          ...common,
          shape: "column",
          neck: random.pick(["scoop", "scoop", "crew", "square"]),
          sleeve: random.pick(["none", "none", "short", "long"]),
          ruched: random.chance(0.35),
        };
  },
  draw: drawJerseyDress,
  words: ({ neck, sleeve, length }) => ({
    neckline: neck === "v" ? "v-neck" : neck === "scoop" ? "round" : neck,
    sleeve: sleeve === "none" ? "sleeveless" : sleeve,
    length: lengthWord(length),
    closure: "pull-on",
  }),
});

function drawJerseyDress(cut: JerseyDressCut, { main }: Fabric, hand: Hand) {
  const { random } = hand;
  const { length } = cut;
  const tee = cut.shape === "tee";
  const fit = tee ? cut.fit : -0.4;
  const neck: DressNeck & { half: number } =
    cut.neck === "crew" || cut.neck === "v"
      ? {
          half: 7.8,
          ...ribbedNeck({
            half: 7.8,
            depth: cut.neck === "v" ? 15 : 9,
            height: 1.9,
            shape: cut.neck,
            body: main,
            rib: main,
          }),
        }
      : facedNeck(cut.neck, main);
  const torso = dressTorso(fit, neck.half);
  const top =
    cut.sleeve === "none"
      ? sleevelessTop(torso, neck, cut.neck === "crew" ? 5 : 3.6, main)
      : sleevedTop(torso, neck);
  const [x, y] = top.underarm;
  const waist = tee ? 14.6 + fit * 2.6 : 12.4;
  const hip = tee ? 17.8 + fit * 1.8 : 16.6;
  const hem = tee ? 18.4 + fit * 1.4 : mix(16.2, 17.6, (length - 80) / 50);
  const skirt = dressSkirt(
    {
      side: [
        [x, y],
        [mix(x, waist, 0.55), 29.5],
        [waist, 39],
        [mix(waist, hip, 0.6), 48],
        [hip, 58],
        [mix(hip, hem, 0.5) + 0.3, mix(58, length, 0.5)],
        [hem, length],
      ],
      waves: 4,
      swing: tee ? 0.4 : 0.2,
      dip: 1.5,
    },
    random,
  );
  const ruched = cut.shape === "column" && cut.ruched;
  const body: Part = {
    outline: top.edge.to(skirt.side).to(skirt.hem).to(skirt.side.mirror().reverse()).close(),
    cloth: main,
    role: "body",
    lift: 0.4,
    folds: [
      ...bodiceFolds(top, waist, 39, random),
      ...closeFolds(skirt, 54, random, 1.1),
      ...(tee ? looseBreaks(waist, hip, random) : []),
      ...(ruched ? ruching(skirt.at, random) : []),
    ],
    lines: [
      ...top.lines,
      { path: skirt.hem.shift(0, -1.6), kind: "stitch", strength: 0.7 },
      ...(ruched
        ? [{ path: spline([-11.6, 29], [-10.8, 39], [-14, 54], [-14.4, 66]), kind: "seam" as const }]
        : []),
    ],
  };
  return {
    parts: [
      ...top.back,
      ...(cut.sleeve === "none" ? [] : dressArms({ style: cut.sleeve, torso, fit, cloth: main }, hand)),
      body,
      ...(cut.slit ? slit(skirt, random.pick([-0.7, 0.7]), length - 30, main, random) : []),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-13, -4, 13, 28] as const },
  };
}

/** A loose body breaks at the waist on both sides. */
const looseBreaks = (waist: number, hip: number, random: Random): Fold[] =>
  [-1, 1].flatMap((s): Fold[] => [
    {
      spine: bow([s * waist, random.between(36, 42)], [s * waist * 0.45, random.between(40, 46)], s * 0.1),
      width: 0.8,
      depth: -0.4,
      swell: "start",
    },
    {
      spine: bow([s * hip, random.between(50, 56)], [s * hip * 0.4, random.between(56, 62)], s * 0.1),
      width: 0.9,
      depth: -0.36,
      swell: "start",
    },
  ]);

const ruching = (at: (u: number, y: number) => readonly [number, number], random: Random): Fold[] =>
  gathers(
    spline(at(-0.86, 30), at(-0.86, 40), at(-0.84, 54), at(-0.84, 66)),
    { count: 8, length: 17, inwards: [10, 44], depth: 0.52, width: 0.7 },
    random,
  );
