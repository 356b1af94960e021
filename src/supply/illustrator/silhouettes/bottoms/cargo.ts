import { bellowsPocket } from "../../blocks/bellows-pocket.ts";
import { drawcord } from "../../blocks/drawcord.ts";
import { type Across, aboveHem, leg, legDrapes, legPair, onBothLegs } from "../../blocks/leg.ts";
import { cuffGathers, legCuff } from "../../blocks/leg-cuff.ts";
import { fly, slantPocket } from "../../blocks/trouser-front.ts";
import {
  bandStitches,
  beltLoop,
  elasticBand,
  waistband,
  waistEdges,
  waistInside,
} from "../../blocks/waistband.ts";
import { blend, lightness, shadow } from "../../colour/oklab.ts";
import { bow, ribbon } from "../../geometry/along.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Model, Part } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

type Fit = "tapered" | "straight" | "loose" | "parachute";

export interface CargoCut {
  readonly fit: Fit;
  readonly rise: "low" | "mid" | "high";
  readonly length: number;
  readonly hem: "plain" | "drawcord" | "cuffed";
  readonly waist: "buttoned" | "elastic";
  readonly pocket: "large" | "slim" | "low";
  /** Darts sewn across the knee. */
  readonly knee: boolean;
}

const legLines: Record<Fit, { readonly knee: Across; readonly hem: Across; readonly hip: number }> = {
  tapered: { knee: [18.8, 2.7], hem: [14.8, 3.9], hip: 0.2 },
  straight: { knee: [19.8, 2.2], hem: [18.6, 2.5], hip: 0.5 },
  loose: { knee: [22, 1.6], hem: [21.2, 1.8], hip: 1.3 },
  parachute: { knee: [24, 1.4], hem: [20.4, 3.2], hip: 2 },
};

export const cargo = silhouette<"cargo", CargoCut>({
  kind: "cargo",
  family: "trousers",
  leaves: { men: ["A.3.6"], women: ["A.3.6"] },
  fabrics: [
    {
      kind: "twill",
      weight: 5,
      material: "cotton",
      dyes: ["earth", "neutral", "suiting"],
    },
    { kind: "twill", weight: 0.3, material: "cotton", dyes: ["earth"], motifs: [["camouflage", 1]] },
    { kind: "ripstop", weight: 2.5, material: "cotton", dyes: ["earth", "suiting", "neutral"] },
    { kind: "nylon", weight: 1.8, material: "nylon", dyes: ["suiting", "neutral", "earth"] },
    { kind: "nylon", weight: 0.6, material: "nylon", universe: "women", dyes: ["pastel", "classic"] },
    { kind: "canvas", weight: 1.2, material: "canvas", dyes: ["earth", "neutral", "suiting"] },
    { kind: "denim", weight: 0.8, material: "denim", dyes: ["denim"] },
  ],
  cut: (random, universe) => {
    const womens = universe === "women";
    const fit = random.pick<Fit>(
      womens
        ? ["tapered", "straight", "loose", "loose", "parachute"]
        : ["tapered", "straight", "straight", "loose"],
    );
    return {
      fit,
      rise: womens ? random.pick<CargoCut["rise"]>(["low", "mid", "high"]) : "mid",
      length: random.pick([100, 102, 104]),
      hem:
        fit === "parachute"
          ? "drawcord"
          : random.pick<CargoCut["hem"]>(
              fit === "tapered" ? ["plain", "cuffed", "drawcord"] : ["plain", "plain", "drawcord"],
            ),
      waist: fit === "parachute" || random.chance(0.15) ? "elastic" : "buttoned",
      pocket: random.pick(["large", "large", "slim", "low"]),
      knee: random.chance(0.5),
    };
  },
  finish: (main) => ({
    lining: { kind: "poplin", colour: shadow(main.colour, 0.1) },
    button: lightness(main.colour) > 0.55 ? shadow(main.colour, 0.42) : blend(main.colour, "#8d8a84", 0.35),
  }),
  draw: drawCargo,
  words: ({ rise, waist }) => ({
    rise,
    length: "regular",
    closure: waist === "elastic" ? "pull-on" : "button",
  }),
});

/** How far below the crotch it begins. */
const pocketSizes = {
  large: { down: 12, width: 12.4, height: 17 },
  slim: { down: 9, width: 8.6, height: 18.5 },
  low: { down: 19, width: 12.4, height: 15 },
} as const;

const crotches = { low: 24, mid: 28, high: 31 } as const;

function drawCargo(cut: CargoCut, fabric: Fabric, { random, leftRandom, universe }: Hand): Model {
  const { main, lining = main, button = "#6b675f" } = fabric;
  const womens = universe === "women";
  const { knee, hem, hip } = legLines[cut.fit];
  const crotch = crotches[cut.rise];
  const half = womens ? { low: 15.8, mid: 14.9, high: 13.9 }[cut.rise] : 16.5;
  const waist = { half, height: 4.1, spread: womens ? 0.9 : 0.6 };
  const cuff = cut.hem === "cuffed" ? 4.4 : 0;
  const drawn = cut.hem !== "plain";
  const of = leg({
    waist,
    hip: (womens ? 19.4 : 20) + hip,
    hipY: crotch - 8,
    crotch,
    kneeY: crotch + 29,
    knee,
    hem,
    length: cut.length - cuff,
    sag: cuff ? 0.5 : 0.9,
  });
  const kneeY = crotch + 29;
  const darts: Line[] = cut.knee
    ? [-4.6, 4.6].map((dy) => ({
        path: spline(of.at(0.01, kneeY + dy), of.at(0.5, kneeY + dy + 0.9), of.at(0.99, kneeY + dy)),
        kind: "seam",
        strength: 0.8,
      }))
    : [];
  const crisp = main.kind === "nylon" || main.kind === "ripstop";
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: crisp ? legDrapes.crisp : legDrapes.firm,
    folds: (chance) => (drawn ? cuffGathers(of, chance, 5, cut.fit === "parachute" ? 15 : 9) : []),
    lines: [
      ...slantPocket(of, { from: 3.4, depth: 14 }),
      ...darts,
      ...(cut.hem === "plain" ? [{ path: aboveHem(of, 2), kind: "stitch" as const }] : []),
      ...(cut.hem === "drawcord"
        ? [1.5, 0.4].map((up) => ({ path: aboveHem(of, up), kind: "stitch" as const, strength: 0.9 }))
        : []),
    ],
    front: cut.waist === "elastic" ? [{ path: of.rise, kind: "seam" }] : fly(of, { side: 1 }),
  });
  const { topY, seamHalf } = waistEdges(waist);
  const { down, width, height } = pocketSizes[cut.pocket];
  const pocketY = crotch + down;
  const pockets = bellowsPocket(of, main, {
    y: pocketY,
    width: Math.min(width, of.at(1, pocketY)[0] * 0.6),
    height,
    button,
  });
  const top: Part[] =
    cut.waist === "elastic"
      ? [
          elasticBand(waist, main, random),
          ...drawcord([0, topY(0) + 2.1], shadow(main.colour, 0.3), random, { length: 13 }),
        ]
      : [
          waistband(waist, main, {
            lines: bandStitches(waist, undefined, 0.45, 0.7),
            trims: [{ kind: "button", at: [1.4, topY(1.4) + waist.height / 2], radius: 0.8, colour: button }],
          }),
          ...[-1, 1].map((side) => beltLoop(waist, side * waist.half * 0.66, main, { width: 1.3 })),
        ];
  return {
    parts: [
      waistInside(waist, lining),
      under,
      upper,
      ...onBothLegs(...pockets),
      ...(cuff ? onBothLegs(legCuff(of, main, cuff, 0.9)) : []),
      ...(cut.hem === "drawcord" ? hemCords(of.at(0.86, of.shape.length - 0.9), main) : []),
      ...top,
    ],
    main,
    ground: "wall",
    detail: { of: "pocket", box: [2, pocketY - 6, seamHalf + 11, pocketY + 22] },
  };
}

/** The cord's loop and its stopper, at the outer side of each hem. */
function hemCords([x, y]: readonly [number, number], main: Fabric["main"]): Part[] {
  const colour = lightness(main.colour) > 0.4 ? shadow(main.colour, 0.55) : "#5a5854";
  const cord: Part = {
    outline: ribbon(bow([x, y], [x + 1.1, y + 4.6], -0.12), 0.4, 4),
    cloth: { kind: "nylon", colour },
    role: "cuff",
    lift: 0.3,
    trims: [{ kind: "button", at: [x + 0.9, y + 2.4], radius: 0.5, colour, style: "snap" }],
  };
  return [cord, mirrorPart(cord)];
}
