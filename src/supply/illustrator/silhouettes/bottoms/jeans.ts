import {
  denimBack,
  denimFades,
  denimThread,
  fadeStrength,
  fivePocketTop,
  rawHem,
  ripped,
  type Thread,
  type Wash,
} from "../../blocks/denim.ts";
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
import { fly } from "../../blocks/trouser-front.ts";
import { type Waist, waistEdges, waistInside } from "../../blocks/waistband.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import type { Path } from "../../geometry/path.ts";
import type { Line, Model, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

type Fit =
  | "skinny"
  | "slim"
  | "straight"
  | "tapered"
  | "relaxed"
  | "mom"
  | "bootcut"
  | "flare"
  | "wide"
  | "barrel";

export interface JeansCut {
  readonly fit: Fit;
  readonly rise: "low" | "mid" | "high";
  /** From the waist to the hem, in centimetres. */
  readonly length: number;
  readonly hem: "sewn" | "raw" | "turned-up";
  readonly wash: Wash;
  readonly thread: Thread;
  readonly ripped: boolean;
}

/** Outer and inner edge at the knee and at the hem, and what the hip gains. */
const legLines: Record<Fit, { readonly knee: Across; readonly hem: Across; readonly hip: number }> = {
  skinny: { knee: [14.9, 4.1], hem: [12.5, 5], hip: -1 },
  slim: { knee: [16.3, 3.5], hem: [14.3, 4.3], hip: -0.5 },
  tapered: { knee: [18.4, 3], hem: [14.8, 4], hip: 0.5 },
  straight: { knee: [18.5, 2.6], hem: [17.4, 2.9], hip: 0 },
  relaxed: { knee: [20.6, 2], hem: [19.2, 2.4], hip: 0.9 },
  mom: { knee: [18.7, 2.8], hem: [15, 4], hip: 1 },
  bootcut: { knee: [17, 3.2], hem: [19.2, 1.9], hip: -0.3 },
  flare: { knee: [16.2, 3.5], hem: [22.8, 0.7], hip: -0.6 },
  wide: { knee: [22.4, 1.5], hem: [24.4, 1.1], hip: 0.7 },
  barrel: { knee: [23, 2.7], hem: [17.2, 4.2], hip: 1.3 },
};

const rises = { low: 22.5, mid: 27, high: 30.5 } as const;

export const jeans = silhouette<"jeans", JeansCut>({
  kind: "jeans",
  family: "trousers",
  leaves: { men: ["A.3.1"], women: ["A.3.1"] },
  fabrics: [
    { kind: "denim", weight: 9, material: "denim", dyes: ["denim"] },
    { kind: "denim", weight: 1, material: "denim", dyes: ["neutral"] },
  ],
  cut: (random, universe) => (universe === "men" ? mensCut(random) : womensCut(random)),
  draw: drawJeans,
  words: ({ rise, length }) => ({ rise, length: length < 94 ? "cropped" : "regular", closure: "button" }),
});

const mensCut = (random: Random): JeansCut => {
  const fit = random.pick(["slim", "straight", "straight", "tapered", "relaxed", "wide", "bootcut"] as const);
  return {
    fit,
    rise: "mid",
    length: random.pick([102, 103.5, 100] as const),
    hem: random.pick(fit === "bootcut" ? ["sewn"] : ["sewn", "sewn", "sewn", "turned-up", "raw"]),
    wash: random.pick(["raw", "stone", "stone", "faded"]),
    thread: random.pick(["tobacco", "tobacco", "ecru", "tonal"]),
    ripped: fit !== "bootcut" && random.chance(0.08),
  };
};

const womensCut = (random: Random): JeansCut => {
  const fit = random.pick([
    "skinny",
    "slim",
    "straight",
    "mom",
    "flare",
    "wide",
    "barrel",
    "bootcut",
  ] as const);
  const short = fit !== "flare" && fit !== "bootcut" && random.chance(0.4);
  return {
    fit,
    rise: random.pick(fit === "mom" ? ["high"] : ["high", "high", "mid", "low"]),
    length: short ? random.pick([90, 92, 86] as const) : random.pick([101, 103, 105] as const),
    hem: random.pick(short ? ["raw", "sewn", "sewn", "turned-up"] : ["sewn", "sewn", "sewn", "raw"]),
    wash: random.pick(["raw", "stone", "stone", "faded"]),
    thread: random.pick(["tobacco", "tobacco", "ecru", "tonal"]),
    ripped: (fit === "mom" || fit === "straight") && random.chance(0.14),
  };
};

function jeansLeg({ fit, rise, length }: JeansCut, womens: boolean): Leg {
  const { knee, hem, hip } = legLines[fit];
  const crotch = rises[rise] + (womens ? 0.5 : 0);
  const narrow = womens ? { low: 15.9, mid: 14.9, high: 13.7 }[rise] : 16.6;
  const waist: Waist = { half: narrow, height: 3.9, spread: womens ? 0.9 : 0.6, dip: 1.9 };
  return leg({
    waist,
    hip: (womens ? 19.2 : 19.7) + hip,
    hipY: crotch - 8.5,
    crotch,
    kneeY: crotch + 29,
    knee,
    hem,
    length,
  });
}

function drawJeans(cut: JeansCut, fabric: Fabric, { random, leftRandom, universe }: Hand): Model {
  const { main } = fabric;
  const of = jeansLeg(cut, universe === "women");
  const { waist, crotch, length } = of.shape;
  const thread = denimThread(cut.thread, main);
  const stitch = (path: Path, strength = 1): Line => ({ path, kind: "stitch", colour: thread, strength });
  const top = fivePocketTop(of, main, thread);
  const fade = fadeStrength(cut.wash, main);
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: legDrapes.firm,
    folds: (chance) => denimFades(of, fade, chance),
    lines: [
      { path: besideSeam(of, "inner", 0.55, length - 2, crotch + 2), kind: "seam", strength: 0.5 },
      stitch(besideSeam(of, "inner", 1.05, length - 2, crotch + 2), 0.7),
      ...(cut.hem === "sewn" ? [stitch(aboveHem(of, 1.5))] : []),
      ...top.lines,
    ],
    front: fly(of, { side: 1, thread, rows: 2 }),
  });
  const { seamHalf } = waistEdges(waist);
  return {
    parts: [
      waistInside(waist, main, "#b98a5a"),
      under,
      upper,
      ...(cut.ripped ? [ripped(of, main, random), mirrorPart(ripped(of, main, leftRandom))] : []),
      ...hemParts(of, cut, main, random, leftRandom),
      ...top.over,
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-9, -3, seamHalf + 4, 26] },
  };
}

function hemParts(of: Leg, { hem }: JeansCut, main: Cloth, random: Random, leftRandom: Random): Part[] {
  if (hem === "raw") return [rawHem(of.hem, main, random), mirrorPart(rawHem(of.hem, main, leftRandom))];
  return hem === "turned-up" ? onBothLegs(turnUp(of, denimBack(main), 4.4)) : [];
}
