import { drawcord } from "../../blocks/drawcord.ts";
import { aboveHem, leg, legDrapes, legPair } from "../../blocks/leg.ts";
import { slantPocket } from "../../blocks/trouser-front.ts";
import { elasticBand, waistEdges, waistGathers, waistInside } from "../../blocks/waistband.ts";
import { light, lightness } from "../../colour/oklab.ts";
import type { Model } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface DrawstringShortsCut {
  readonly inseam: number;
  readonly volume: number;
  readonly hem: "straight" | "curved";
  readonly rise: "mid" | "high";
}

export const drawstringShorts = silhouette<"drawstring-shorts", DrawstringShortsCut>({
  kind: "drawstring-shorts",
  family: "shorts",
  leaves: { men: ["A.3.5"], women: ["A.3.5"] },
  fabrics: [
    { kind: "linen", weight: 3, material: "linen", dyes: ["neutral", "earth", "pastel"] },
    { kind: "sweat", weight: 2, material: "cotton", dyes: ["neutral", "classic", "earth", "pastel"] },
    { kind: "towelling", weight: 0.8, material: "cotton", dyes: ["neutral", "pastel"] },
    {
      kind: "viscose",
      weight: 2,
      material: "viscose",
      dyes: ["neutral", "jewel", "earth", "pastel"],
      motifs: [
        ["plain", 2],
        ["tropical", 1.4],
        ["ditsy", 1],
        ["paisley", 0.6],
        ["vertical-stripe", 1],
      ],
    },
    { kind: "seersucker", weight: 0.8, material: "cotton", dyes: ["neutral", "pastel"] },
  ],
  cut: (random, universe) => {
    const womens = universe === "women";
    return {
      inseam: Math.round(womens ? random.between(5, 10) : random.between(12, 21)),
      volume: Math.round(random.between(0.3, 1) * 10) / 10,
      hem: random.chance(womens ? 0.4 : 0.12) ? "curved" : "straight",
      rise: womens ? "high" : "mid",
    };
  },
  finish: (main) => ({ button: lightness(main.colour) > 0.6 ? "#f4f0e8" : light(main.colour, 0.5) }),
  draw: drawDrawstring,
  words: ({ rise, inseam }) => ({ rise, length: inseam < 12 ? "short" : "regular", closure: "pull-on" }),
});

function drawDrawstring(
  cut: DrawstringShortsCut,
  fabric: Fabric,
  { random, leftRandom, universe }: Hand,
): Model {
  const { main, button = "#f4f0e8" } = fabric;
  const womens = universe === "women";
  const crotch = womens ? 30 : 29;
  const waist = { half: womens ? 13.6 : 16, height: 4.2, spread: 0.6, dip: 1.7 };
  const { seamY, topY, seamHalf } = waistEdges(waist);
  const of = leg({
    waist,
    hip: (womens ? 19.4 : 20.2) + cut.volume,
    hipY: crotch - 9,
    crotch,
    kneeY: crotch + 29,
    knee: [20, 2],
    hem: [(womens ? 19.6 : 20.4) + cut.volume * (1.2 + 0.13 * cut.inseam), 1.3 - cut.volume * 0.4],
    length: crotch + cut.inseam,
    sag: 1.1,
    lift: cut.hem === "curved" ? 4.5 : 0.6,
  });
  const soft = main.kind === "sweat" || main.kind === "towelling";
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...(soft ? legDrapes.soft : legDrapes.crisp), falls: 3, drags: 2 },
    folds: (chance) =>
      waistGathers(chance, { half: seamHalf * 0.48, y: seamY, count: 6, depth: 0.6, reach: 11 }).map(
        (fold) => ({
          ...fold,
          spine: fold.spine.shift(seamHalf * 0.5, 0),
        }),
      ),
    lines: [
      ...slantPocket(of, { from: 2.4, depth: 14 }),
      ...[1.6, 2.1].slice(soft ? 0 : 1).map((up) => ({ path: aboveHem(of, up), kind: "stitch" as const })),
    ],
    front: [{ path: of.rise, kind: "seam", strength: 0.8 }],
  });
  return {
    parts: [
      waistInside(waist, main),
      under,
      upper,
      elasticBand(waist, main, random),
      ...drawcord([0, topY(0) + waist.height * 0.52], button, random, { length: 13 }),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-13, -3, 13, 24] },
  };
}
