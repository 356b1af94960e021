import {
  type Across,
  aboveHem,
  besideSeam,
  leg,
  legDrapes,
  legPair,
  onBothLegs,
  turnUp,
} from "../../blocks/leg.ts";
import { fly, frontPleats, slantPocket } from "../../blocks/trouser-front.ts";
import { bandStitches, beltLoop, waistband, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { lightness, shadow } from "../../colour/oklab.ts";
import { polyline } from "../../geometry/spline.ts";
import type { Model } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

type Fit = "slim" | "tapered" | "straight" | "wide";

export interface ChinosCut {
  readonly fit: Fit;
  readonly rise: "mid" | "high";
  readonly length: number;
  readonly front: "flat" | "pleated";
  readonly hem: "plain" | "turned-up";
}

const legLines: Record<Fit, { readonly knee: Across; readonly hem: Across; readonly hip: number }> = {
  slim: { knee: [16.7, 3.3], hem: [14.3, 4.1], hip: -0.5 },
  tapered: { knee: [19, 2.7], hem: [15, 3.8], hip: 0.7 },
  straight: { knee: [19, 2.4], hem: [17.8, 2.8], hip: 0.1 },
  wide: { knee: [22.2, 1.5], hem: [22.6, 1.6], hip: 1 },
};

export const chinos = silhouette<"chinos", ChinosCut>({
  kind: "chinos",
  family: "trousers",
  leaves: { men: ["A.3.2"], women: ["A.3.2"] },
  fabrics: [
    { kind: "twill", weight: 3, material: "cotton", dyes: ["beige"] },
    { kind: "twill", weight: 4, material: "cotton", dyes: ["neutral", "earth", "classic"] },
    { kind: "linen", weight: 1.5, material: "linen", dyes: ["neutral", "earth", "pastel"] },
    { kind: "corduroy", weight: 1.2, material: "corduroy", dyes: ["earth", "classic", "neutral"] },
    { kind: "seersucker", weight: 0.5, material: "cotton", dyes: ["neutral", "pastel"] },
  ],
  cut: (random, universe) => {
    const womens = universe === "women";
    const fit = random.pick<Fit>(
      womens ? ["tapered", "straight", "wide", "wide"] : ["slim", "tapered", "straight", "straight", "wide"],
    );
    const cropped = random.chance(womens ? 0.45 : 0.12);
    return {
      fit,
      rise: womens && random.chance(0.6) ? "high" : "mid",
      length: cropped ? random.pick([88, 91]) : random.pick([101, 103, 99]),
      front: fit !== "slim" && random.chance(0.3) ? "pleated" : "flat",
      hem: random.chance(fit === "wide" ? 0.12 : 0.3) ? "turned-up" : "plain",
    };
  },
  finish: (main) => ({
    lining: { kind: "poplin", colour: lightness(main.colour) > 0.7 ? "#d9d2c4" : "#e4dccd" },
    button: shadow(main.colour, 0.32),
  }),
  draw: drawChinos,
  words: ({ rise, length }) => ({ rise, length: length < 95 ? "cropped" : "regular", closure: "button" }),
});

function drawChinos(cut: ChinosCut, fabric: Fabric, { random, leftRandom, universe }: Hand): Model {
  const { main, lining = main, button = shadow(main.colour, 0.3) } = fabric;
  const womens = universe === "women";
  const { knee, hem, hip } = legLines[cut.fit];
  const crotch = cut.rise === "high" ? 30.5 : 27.5;
  const waist = {
    half: womens ? (cut.rise === "high" ? 13.8 : 14.8) : 16.5,
    height: 3.8,
    spread: womens ? 0.8 : 0.6,
  };
  const of = leg({
    waist,
    hip: (womens ? 19.3 : 19.9) + hip + (cut.front === "pleated" ? 0.4 : 0),
    hipY: crotch - 8.5,
    crotch,
    kneeY: crotch + 29,
    knee,
    hem,
    length: cut.length,
  });
  const over = womens ? -1 : 1;
  const { topY, seamY, seamHalf } = waistEdges(waist);
  const pleats = cut.front === "pleated" ? frontPleats(of, 1) : undefined;
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    over,
    drape: { ...legDrapes.firm, amount: 0.85, stack: 3 },
    folds: () => pleats?.folds ?? [],
    lines: [
      ...slantPocket(of),
      ...(pleats?.lines ?? []),
      { path: besideSeam(of, "inner", 0.5, cut.length - 2, crotch + 2), kind: "seam", strength: 0.35 },
      ...(cut.hem === "plain" ? [{ path: aboveHem(of, 2.6), kind: "stitch" as const, strength: 0.45 }] : []),
    ],
    front: fly(of, { side: 1 }),
  });
  const band = waistband(waist, main, {
    lines: [
      ...bandStitches(waist, undefined, 0.4, 0.6),
      { path: polyline([over * -0.5, topY(0)], [over * -0.5, seamY(0)]), kind: "edge" },
    ],
    trims: [{ kind: "button", at: [over * 1.5, topY(1.5) + waist.height / 2], radius: 0.72, colour: button }],
  });
  const loops = [-1, 1].map((side) => beltLoop(waist, side * waist.half * 0.66, main, { width: 1.05 }));
  return {
    parts: [
      waistInside(waist, lining),
      under,
      upper,
      ...(cut.hem === "turned-up" ? onBothLegs(turnUp(of, main, 4)) : []),
      band,
      ...loops,
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-9, -3, seamHalf + 4, 26] },
  };
}
