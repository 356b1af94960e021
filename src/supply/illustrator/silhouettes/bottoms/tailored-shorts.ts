import { aboveHem, leg, legDrapes, legPair, onBothLegs, turnUp } from "../../blocks/leg.ts";
import { fly, frontPleats, pressedCrease, slantPocket } from "../../blocks/trouser-front.ts";
import {
  bandEnd,
  bandStitches,
  beltLoop,
  waistband,
  waistEdges,
  waistInside,
} from "../../blocks/waistband.ts";
import { shadow } from "../../colour/oklab.ts";
import type { Model } from "../../model/part.ts";
import { mirrorPart } from "../../model/place.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface TailoredShortsCut {
  readonly style: "chino" | "pleated" | "bermuda";
  readonly rise: "mid" | "high";
  /** Length of the leg below the crotch, in centimetres. */
  readonly inseam: number;
  /** 0 close to the thigh … 1 full. */
  readonly volume: number;
  readonly hem: "plain" | "turned-up";
}

export const tailoredShorts = silhouette<"tailored-shorts", TailoredShortsCut>({
  kind: "tailored-shorts",
  family: "shorts",
  leaves: { men: ["A.3.5"], women: ["A.3.5"] },
  fabrics: [
    { kind: "twill", weight: 5, material: "cotton", dyes: ["neutral", "earth", "classic", "pastel"] },
    { kind: "linen", weight: 3, material: "linen", dyes: ["neutral", "earth", "pastel"] },
    {
      kind: "wool",
      weight: 1.6,
      material: "wool",
      dyes: ["classic", "neutral"],
      motifs: [
        ["plain", 3],
        ["pinstripe", 1],
        ["glen", 1],
        ["houndstooth", 0.5],
      ],
    },
    { kind: "seersucker", weight: 1, material: "cotton", dyes: ["pastel", "neutral"] },
    {
      kind: "poplin",
      weight: 1.4,
      material: "cotton",
      dyes: ["neutral", "pastel", "classic"],
      motifs: [
        ["madras", 1],
        ["gingham", 1],
        ["bengal", 1],
      ],
    },
  ],
  cut: (random, universe) => {
    const womens = universe === "women";
    const style = random.pick<TailoredShortsCut["style"]>(["chino", "pleated", "bermuda"]);
    const inseam =
      style === "bermuda" ? random.between(23, 27) : womens ? random.between(5, 12) : random.between(14, 20);
    return {
      style,
      rise: womens ? "high" : "mid",
      inseam: Math.round(inseam * 2) / 2,
      volume:
        Math.round(random.between(style === "chino" ? 0.1 : 0.5, style === "chino" ? 0.6 : 1) * 10) / 10,
      hem: random.chance(style === "bermuda" ? 0.15 : 0.35) ? "turned-up" : "plain",
    };
  },
  finish: (main) => ({ lining: { kind: "poplin", colour: "#e4dccd" }, button: shadow(main.colour, 0.3) }),
  draw: drawShorts,
  words: ({ rise, inseam }) => ({ rise, length: inseam < 12 ? "short" : "regular", closure: "button" }),
});

function drawShorts(cut: TailoredShortsCut, fabric: Fabric, { random, leftRandom, universe }: Hand): Model {
  const { main, lining = main, button = "#6b675f" } = fabric;
  const womens = universe === "women";
  const crotch = cut.rise === "high" ? 30 : 27.5;
  const waist = { half: womens ? 13.7 : 16.4, height: 3.9, spread: womens ? 0.8 : 0.6 };
  const long = cut.inseam / 26;
  const of = leg({
    waist,
    hip: (womens ? 19 : 19.8) + cut.volume * 0.9,
    hipY: crotch - 8.5,
    crotch,
    kneeY: crotch + 29,
    knee: [20, 2],
    hem: [
      (womens ? 19.2 : 20) + cut.volume * (0.6 + 0.13 * cut.inseam) - long * 0.6,
      1.2 + long * 0.9 - cut.volume * 0.5,
    ],
    length: crotch + cut.inseam,
    sag: 1,
    lift: 0.7,
  });
  const over = womens ? -1 : 1;
  const pleats = cut.style === "chino" ? undefined : frontPleats(of, cut.style === "pleated" ? 2 : 1);
  const crease = cut.style === "bermuda" ? pressedCrease(of) : undefined;
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    over,
    drape: { ...legDrapes.firm, amount: 0.85, drags: 3, falls: cut.volume > 0.6 ? 3 : 2 },
    folds: () => [...(pleats?.folds ?? []), ...(crease?.folds ?? [])],
    lines: [
      ...slantPocket(of, { depth: 14 }),
      ...(pleats?.lines ?? []),
      ...(crease ? [crease.line] : []),
      ...(cut.hem === "plain" ? [{ path: aboveHem(of, 2.4), kind: "stitch" as const, strength: 0.55 }] : []),
    ],
    front: fly(of, { side: 1, width: 3.6 }),
  });
  const { topY } = waistEdges(waist);
  const end = bandEnd(waist, main, 4.6, {
    kind: "button",
    at: [-3, topY(3) + waist.height / 2],
    radius: 0.66,
    colour: button,
  });
  return {
    parts: [
      waistInside(waist, lining),
      under,
      upper,
      ...(cut.hem === "turned-up" ? onBothLegs(turnUp(of, main, 3.4)) : []),
      waistband(waist, main, { lines: bandStitches(waist, undefined, 0.4, 0.5) }),
      over === 1 ? end : mirrorPart(end),
      ...[-1, 1].map((side) => beltLoop(waist, side * waist.half * 0.7, main, { width: 1 })),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-13, -3, 13, 24] },
  };
}
