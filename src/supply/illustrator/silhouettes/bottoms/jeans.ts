import {
  type Across,
  aboveHem,
  besideSeam,
  type Leg,
  leg,
  legDrapes,
  legFolds,
  turnUp,
} from "../../blocks/leg.ts";
import { fly, scoopPocket } from "../../blocks/trouser-front.ts";
import {
  bandStitches,
  beltLoop,
  type Waist,
  waistband,
  waistEdges,
  waistInside,
} from "../../blocks/waistband.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { blend, type Colour, light, lightness } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { closedSpline, polyline, smooth, spline } from "../../geometry/spline.ts";
import type { Fold, Line, Model, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

const fits = [
  "skinny",
  "slim",
  "straight",
  "tapered",
  "relaxed",
  "mom",
  "bootcut",
  "flare",
  "wide",
  "barrel",
] as const;
type Fit = (typeof fits)[number];

export interface JeansCut {
  readonly fit: Fit;
  readonly rise: "low" | "mid" | "high";
  /** From the waist to the hem, in centimetres. */
  readonly length: number;
  readonly hem: "sewn" | "raw" | "turned-up";
  /** How much the thighs are faded: raw denim is not. */
  readonly wash: "raw" | "stone" | "faded";
  readonly thread: "tobacco" | "ecru" | "tonal";
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
  barrel: { knee: [24.2, 2.7], hem: [17.2, 4.2], hip: 1.3 },
};

const rises = { low: 22.5, mid: 27, high: 30.5 } as const;
const copper: Colour = "#b07a48";

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

/** Thread that is seen on this denim. */
function threadOf({ thread }: JeansCut, { colour }: Cloth): Colour {
  if (thread === "tobacco") return lightness(colour) > 0.75 ? "#b98d55" : "#c08a4a";
  if (thread === "ecru") return lightness(colour) > 0.75 ? "#c9bfa8" : "#d8cfba";
  return light(colour, lightness(colour) > 0.6 ? 0 : 0.2);
}

function drawJeans(cut: JeansCut, fabric: Fabric, { random, leftRandom, universe }: Hand): Model {
  const { main } = fabric;
  const of = jeansLeg(cut, universe === "women");
  const { waist, crotch, length } = of.shape;
  const { seamY, topY, seamHalf } = waistEdges(waist);
  const thread = threadOf(cut, main);
  const metal = copper;
  const stitch = (path: Path, strength = 1): Line => ({ path, kind: "stitch", colour: thread, strength });
  const [pocket, coinPocket] = [false, true].map((coin) => scoopPocket(of, main, { thread, metal, coin }));
  const sewn = cut.hem === "sewn";
  const legPart = (chance: Random): Part => ({
    outline: of.outline,
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: [...legFolds(of, chance, legDrapes.firm), ...fades(of, cut, main, chance)],
    lines: [
      { path: besideSeam(of, "inner", 0.55, length - 2, crotch + 2), kind: "seam", strength: 0.5 },
      stitch(besideSeam(of, "inner", 1.05, length - 2, crotch + 2), 0.7),
      ...(sewn
        ? [stitch(aboveHem(of, 1.5)), { path: aboveHem(of, 1.8), kind: "seam" as const, strength: 0.4 }]
        : []),
      ...(pocket?.lines ?? []),
    ],
  });
  const right = legPart(random);
  const left = mirrorPart(legPart(leftRandom));
  const band = waistband(waist, main, {
    lines: [
      ...bandStitches(waist, thread),
      { path: polyline([-0.5, topY(0)], [-0.5, seamY(0)]), kind: "edge" },
    ],
    trims: [
      { kind: "button", at: [1.4, topY(1.4) + waist.height / 2], radius: 0.9, colour: metal, style: "shank" },
    ],
  });
  const parts: Part[] = [
    waistInside(waist, main, "#b98a5a"),
    left,
    { ...right, lines: [...(right.lines ?? []), ...fly(of, { side: 1, thread, rows: 2 })] },
    ...(pocket ? [pocket.bag] : []),
    ...(coinPocket ? [mirrorPart(coinPocket.bag)] : []),
    ...(cut.ripped ? [rip(of, main, random), mirrorPart(rip(of, main, leftRandom))] : []),
    ...[random, leftRandom].flatMap((chance, i) =>
      hemParts(of, cut, main, chance).map((part) => (i === 0 ? part : mirrorPart(part))),
    ),
    band,
    ...[-1, 1].map((way) => beltLoop(waist, way * waist.half * 0.66, main, { width: 1.35, thread })),
  ];
  return { parts, main, ground: "wall", detail: { of: "waist", box: [-9, -3, seamHalf + 4, 26] } };
}

/** Worn denim is light on the thigh and the shin, and creased at the hip. */
function fades(of: Leg, { wash }: JeansCut, { colour }: Cloth, random: Random): Fold[] {
  const { crotch, kneeY, length } = of.shape;
  // Black and ecru are dyed through: they hardly fade.
  const value = lightness(colour);
  const strength =
    (wash === "raw" ? 0.12 : wash === "stone" ? 0.62 : 1) * (value > 0.8 ? 0.3 : value < 0.3 ? 0.5 : 1);
  const down = (from: number, until: number) =>
    smooth([0, 0.5, 1].map((t) => of.at(0.5 + random.sway(0.03), mix(from, until, t))));
  const whiskers = [0, 1, 2, 3].map((i): Fold => {
    const y = crotch - 4 + i * 2.8 + random.sway(0.5);
    const reach = random.between(11, 14.5) - i * 0.7;
    return {
      spine: bow([2.6 + i * 0.7, y + 0.6], [reach, y + random.between(-2.4, -0.4)], 0.05),
      width: random.between(0.38, 0.55),
      depth: 0.6 * strength,
    };
  });
  return [
    { spine: down(crotch, kneeY + 4), width: 4.3, depth: 0.95 * strength },
    { spine: down(kneeY + 2, length - 14), width: 3, depth: 0.5 * strength },
    ...(strength > 0.2 ? whiskers : []),
  ];
}

/** A turn-up shows the pale back of the twill; a raw hem has a fringe. */
function hemParts(of: Leg, { hem, length }: JeansCut, main: Cloth, random: Random): Part[] {
  if (hem === "turned-up") {
    const back: Cloth = {
      ...main,
      colour: blend(main.colour, "#c9cfd4", lightness(main.colour) > 0.75 ? 0.2 : 0.68),
    };
    const cuff = turnUp(of, back, 4.4);
    return [{ ...cuff, lines: [{ path: aboveHem(of, 0.2), kind: "stitch", strength: 0.7 }] }];
  }
  if (hem !== "raw") return [];
  const [outer, inner] = of.shape.hem;
  const count = 56;
  const edge = of.hem;
  const teeth = Array.from({ length: count + 1 }, (_, i): Point => {
    const [x, y] = edge.at(i / count);
    return [x, y + (i % 2 === 0 ? 0.1 : random.between(0.25, 0.85))];
  });
  return [
    {
      outline: polyline(...teeth)
        .to(polyline([inner, length - 0.4], [outer, length - 0.4]))
        .close(),
      cloth: { ...main, colour: blend(main.colour, "#e4e4e0", 0.42) },
      role: "cuff",
      flat: true,
      edge: 0.25,
    },
  ];
}

/** A worn-through knee: pale weft threads across a darker hole. */
function rip(of: Leg, main: Cloth, random: Random): Part {
  const y = of.shape.kneeY - random.between(2, 7);
  const [x] = of.at(0.5, y);
  const [half, height] = [random.between(3, 4.4), random.between(0.9, 1.6)];
  const pale = blend(main.colour, "#eeece6", 0.72);
  const thread = (dy: number): Line => ({
    path: spline([x - half, y + dy * 0.6], [x, y + dy + random.between(0.1, 0.4)], [x + half, y + dy * 0.6]),
    kind: "stitch",
    colour: pale,
  });
  return {
    outline: closedSpline(
      [x - half, y, "*"],
      [x - half * 0.4, y - height * random.between(0.8, 1)],
      [x + half * 0.5, y - height * 0.7],
      [x + half, y + 0.2, "*"],
      [x + half * 0.3, y + height],
      [x - half * 0.5, y + height * 0.8],
    ),
    cloth: { ...main, colour: blend(main.colour, "#e6e3dc", 0.4) },
    flat: true,
    inside: 0.25,
    edge: 0.5,
    lines: [-0.7, -0.35, 0, 0.35, 0.7].map((share) => thread(share * height)),
  };
}
