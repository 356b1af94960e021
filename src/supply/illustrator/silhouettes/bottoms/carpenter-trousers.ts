import { denimThread, fadeStrength, type Thread, type Wash } from "../../blocks/denim.ts";
import {
  type Across,
  aboveHem,
  besideSeam,
  type Leg,
  leg,
  legDrapes,
  legPair,
  onBothLegs,
  turnUp,
} from "../../blocks/leg.ts";
import { fly, slantPocket } from "../../blocks/trouser-front.ts";
import { bandStitches, beltLoop, waistband, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { type Colour, shadow } from "../../colour/oklab.ts";
import { bow, ribbon } from "../../geometry/along.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { polyline, smooth, spline } from "../../geometry/spline.ts";
import type { Fold, Line, Model, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

type Fit = "straight" | "loose" | "tapered";

export interface CarpenterCut {
  readonly fit: Fit;
  readonly rise: "mid" | "high";
  readonly length: number;
  /** A second layer over thigh and knee. */
  readonly doubled: boolean;
  readonly loop: boolean;
  readonly hem: "sewn" | "turned-up";
  readonly thread: Thread;
  readonly wash: Wash;
}

const legLines: Record<Fit, { readonly knee: Across; readonly hem: Across; readonly hip: number }> = {
  tapered: { knee: [19.4, 2.4], hem: [16, 3.4], hip: 0.6 },
  straight: { knee: [20, 2.1], hem: [19, 2.4], hip: 0.5 },
  loose: { knee: [22.2, 1.5], hem: [21.8, 1.6], hip: 1.2 },
};

export const carpenterTrousers = silhouette<"carpenter-trousers", CarpenterCut>({
  kind: "carpenter-trousers",
  family: "trousers",
  leaves: { men: ["A.3.6"], women: ["A.3.6"] },
  fabrics: [
    { kind: "canvas", weight: 5, material: "canvas", dyes: ["earth", "neutral", "suiting"] },
    { kind: "twill", weight: 2, material: "cotton", dyes: ["earth", "neutral", "suiting"] },
    { kind: "denim", weight: 1.6, material: "denim", dyes: ["denim"] },
    { kind: "corduroy", weight: 1, material: "corduroy", dyes: ["earth", "suiting"] },
  ],
  cut: (random, universe) => ({
    fit: random.pick(["straight", "loose", "tapered"]),
    rise: universe === "women" ? "high" : "mid",
    length: random.pick(universe === "women" ? [92, 99, 101] : [100, 102, 103]),
    doubled: random.chance(0.6),
    loop: random.chance(0.7),
    hem: random.chance(0.2) ? "turned-up" : "sewn",
    thread: random.pick(["tobacco", "ecru", "tonal", "tonal"]),
    wash: random.pick(["raw", "stone"]),
  }),
  finish: (main) => ({ lining: { kind: "poplin", colour: "#d9d2c4" }, button: shadow(main.colour, 0.4) }),
  draw: drawCarpenter,
  words: ({ rise, length }) => ({ rise, length: length < 95 ? "cropped" : "regular", closure: "button" }),
});

function drawCarpenter(cut: CarpenterCut, fabric: Fabric, { random, leftRandom, universe }: Hand): Model {
  const { main, lining = main, button = "#6b675f" } = fabric;
  const womens = universe === "women";
  const { knee, hem, hip } = legLines[cut.fit];
  const crotch = cut.rise === "high" ? 30.5 : 28;
  const waist = { half: womens ? 13.9 : 16.5, height: 4, spread: womens ? 0.9 : 0.6 };
  const of = leg({
    waist,
    hip: (womens ? 19.3 : 20) + hip,
    hipY: crotch - 8.5,
    crotch,
    kneeY: crotch + 29,
    knee,
    hem,
    length: cut.length,
  });
  const thread = denimThread(cut.thread, main);
  const { topY, seamY, seamHalf } = waistEdges(waist);
  const fade = fadeStrength(cut.wash, main) * 0.6;
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.firm, knee: 1 },
    folds: (chance): Fold[] => [
      {
        spine: smooth([0, 0.5, 1].map((t) => of.at(0.5 + chance.sway(0.03), mix(crotch, crotch + 34, t)))),
        width: 4,
        depth: fade,
      },
    ],
    lines: [
      ...slantPocket(of, { from: 4.6, depth: 13, thread }),
      ...seams(of, thread),
      ...(cut.doubled ? kneeLayer(of, thread) : []),
      ...(cut.hem === "sewn" ? [stitch(aboveHem(of, 1.8), thread)] : []),
    ],
    front: fly(of, { side: 1, thread, rows: 2 }),
  });
  return {
    parts: [
      waistInside(waist, lining),
      under,
      upper,
      ...(cut.loop ? [hammerLoop(of, main, thread)] : []),
      ...(cut.hem === "turned-up" ? onBothLegs(turnUp(of, main, 4)) : []),
      waistband(waist, main, {
        lines: [
          ...bandStitches(waist, thread),
          { path: polyline([-0.5, topY(0)], [-0.5, seamY(0)]), kind: "edge" },
        ],
        trims: [{ kind: "button", at: [1.4, topY(1.4) + 2], radius: 0.85, colour: button, style: "shank" }],
      }),
      ...[-1, 1].map((side) => beltLoop(waist, side * waist.half * 0.66, main, { width: 1.4, thread })),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-9, -3, seamHalf + 4, 26] },
  };
}

const stitch = (path: Line["path"], colour: Colour, strength = 1): Line => ({
  path,
  kind: "stitch",
  colour,
  strength,
});

/** Sewn three times along the outer leg, as on workwear. */
function seams(of: Leg, thread: Colour): Line[] {
  const { length, hipY, crotch } = of.shape;
  return [
    stitch(besideSeam(of, "outer", 0.8, hipY + 4, length - 1), thread, 0.8),
    stitch(besideSeam(of, "outer", 1.4, hipY + 4, length - 1), thread, 0.8),
    { path: besideSeam(of, "inner", 0.55, length - 2, crotch + 2), kind: "seam", strength: 0.5 },
  ];
}

/** The edge and the rows of a second layer of cloth from mid-thigh to below the knee. */
function kneeLayer(of: Leg, thread: Colour): Line[] {
  const { crotch, kneeY } = of.shape;
  const across = (y: number): Line["path"] =>
    spline(of.at(0.01, y), of.at(0.3, y + 0.8), of.at(0.7, y + 0.8), of.at(0.93, y));
  const [top, bottom] = [across(crotch + 9), across(kneeY + 13)];
  return [
    { path: top, kind: "edge", strength: 0.8 },
    stitch(top.shift(0, 0.55), thread),
    stitch(top.shift(0, 1.1), thread),
    { path: bottom, kind: "edge", strength: 0.8 },
    stitch(bottom.shift(0, -0.55), thread),
    stitch(bottom.shift(0, -1.1), thread),
  ];
}

/** The strap for a hammer, from the side seam to the thigh. */
function hammerLoop(of: Leg, cloth: Fabric["main"], thread: Colour): Part {
  const { crotch } = of.shape;
  const from: Point = of.at(0.95, crotch + 0.5);
  const to: Point = of.at(0.52, crotch + 3.5);
  const spine = bow(from, to, -0.28);
  return {
    outline: ribbon(spine, 2.1, 8),
    cloth,
    role: "front",
    grain: 40,
    lift: 0.5,
    lines: [0.8, -0.8].map((by) => stitch(spine.shift(by * 0.5, by * 0.7), thread, 0.9)),
  };
}
