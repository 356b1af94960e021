import { drawcord } from "../../blocks/drawcord.ts";
import { leg, legDrapes, legPair } from "../../blocks/leg.ts";
import { slantPocket } from "../../blocks/trouser-front.ts";
import {
  elasticBand,
  type Waist,
  waistband,
  waistEdges,
  waistGathers,
  waistInside,
} from "../../blocks/waistband.ts";
import { shadow } from "../../colour/oklab.ts";
import { mix } from "../../geometry/point.ts";
import { smooth } from "../../geometry/spline.ts";
import type { Fold, Model } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface PalazzoCut {
  readonly waist: "elastic" | "drawstring" | "smooth";
  /** 0 straight and fluid … 1 as wide as a skirt. */
  readonly volume: number;
  readonly length: number;
}

export const palazzo = silhouette<"palazzo", PalazzoCut>({
  kind: "palazzo",
  family: "trousers",
  leaves: { women: ["A.3.3"] },
  fabrics: [
    {
      kind: "satin",
      weight: 3,
      material: "satin",
      dyes: ["neutral", "classic", "jewel", "pastel"],
    },
    {
      kind: "viscose",
      weight: 3,
      material: "viscose",
      dyes: ["classic", "neutral", "earth", "jewel"],
      motifs: [
        ["plain", 4],
        ["floral", 0.8],
        ["geometric", 0.6],
        ["paisley", 0.6],
        ["polka-dot", 0.6],
        ["vertical-stripe", 0.8],
      ],
    },
    { kind: "linen", weight: 2, material: "linen", dyes: ["neutral", "earth", "pastel"] },
    { kind: "silk", weight: 1.4, material: "silk", dyes: ["neutral", "jewel", "classic"] },
    { kind: "crepe", weight: 1.4, material: "viscose", dyes: ["classic", "neutral", "jewel"] },
  ],
  cut: (random) => ({
    waist: random.pick(["elastic", "drawstring", "smooth", "smooth"]),
    volume: Math.round(random.between(0.1, 1) * 10) / 10,
    length: random.pick([103, 106, 94]),
  }),
  draw: drawPalazzo,
  words: ({ waist, length }) => ({
    rise: "high",
    length: length < 96 ? "cropped" : "regular",
    closure: waist === "smooth" ? "zip" : "pull-on",
  }),
});

function drawPalazzo(cut: PalazzoCut, { main }: Fabric, { random, leftRandom }: Hand): Model {
  const waist: Waist = { half: 13.5, height: cut.waist === "smooth" ? 4.6 : 4, spread: 0.7, dip: 1.7 };
  const { seamY, topY, seamHalf } = waistEdges(waist);
  const gathered = cut.waist !== "smooth";
  const of = leg({
    waist,
    hip: 19.8 + cut.volume + (gathered ? 0.5 : 0),
    hipY: 22,
    crotch: 32,
    kneeY: 61,
    knee: [21 + cut.volume * 3.4, 1.5 - cut.volume * 0.5],
    hem: [21.6 + cut.volume * 7.2, 1.6 - cut.volume * 0.9],
    length: cut.length,
    sag: 1.1,
  });
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.fluid, falls: 2, drags: 1, stack: 0 },
    folds: (chance) => [
      ...flutes(of, chance, 3 + Math.round(cut.volume * 2)),
      ...(gathered
        ? waistGathers(chance, { half: seamHalf * 0.48, y: seamY, count: 6, depth: 0.7, reach: 14 }).map(
            (fold) => ({
              ...fold,
              spine: fold.spine.shift(seamHalf * 0.5, 0),
            }),
          )
        : []),
    ],
    lines: slantPocket(of, { from: 2, depth: 16 }),
    front: [{ path: of.rise, kind: "seam", strength: 0.7 }],
  });
  return {
    parts: [
      waistInside(waist, main),
      under,
      upper,
      gathered ? elasticBand(waist, main, random, 3) : waistband(waist, main),
      ...(cut.waist === "drawstring"
        ? drawcord([0, topY(0) + 2], shadow(main.colour, 0.12), random, { length: 19, width: 0.7 })
        : []),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-13, -3, 13, 26] },
  };
}

/** Wide cloth opens to the hem in flutes, big and small by turns, each with its lit side. */
function flutes(of: ReturnType<typeof leg>, random: Random, count: number): Fold[] {
  const { crotch, length } = of.shape;
  return Array.from({ length: count }).flatMap((_, i): Fold[] => {
    const u = mix(0.12, 0.9, count > 1 ? i / (count - 1) : 0.5) + random.sway(0.05);
    const from = mix(crotch - 4, length, random.between(0, 0.45));
    const line = (shift: number) =>
      smooth(
        [0, 0.4, 0.75, 1].map((t) =>
          of.at(mix(mix(0.5, u, 0.8), u, t) + shift + random.sway(0.012), mix(from, length + 0.8, t)),
        ),
      );
    const big = i % 2 === 0;
    return [
      {
        spine: line(0),
        width: big ? random.between(1, 1.5) : random.between(0.6, 0.9),
        depth: big ? -0.62 : -0.45,
        swell: "end",
      },
      { spine: line(0.085), width: random.between(0.9, 1.4), depth: random.between(0.5, 0.75), swell: "end" },
    ];
  });
}
