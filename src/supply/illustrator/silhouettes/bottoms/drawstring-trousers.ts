import { drawcord } from "../../blocks/drawcord.ts";
import { type Across, aboveHem, leg, legDrapes, legPair, onBothLegs, turnUp } from "../../blocks/leg.ts";
import { fly, pressedCrease, slantPocket } from "../../blocks/trouser-front.ts";
import { elasticBand, waistEdges, waistGathers, waistInside } from "../../blocks/waistband.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import type { Model } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

type Fit = "tapered" | "straight" | "wide";

export interface DrawstringTrousersCut {
  readonly fit: Fit;
  readonly length: number;
  readonly hem: "plain" | "turned-up";
  /** A false fly, or only a seam. */
  readonly front: "fly" | "seam";
  readonly crease: boolean;
}

const legLines: Record<Fit, { readonly knee: Across; readonly hem: Across; readonly hip: number }> = {
  tapered: { knee: [18.8, 2.7], hem: [15.2, 3.8], hip: 0.2 },
  straight: { knee: [20, 2.1], hem: [18.8, 2.4], hip: 0.6 },
  wide: { knee: [22.8, 1.3], hem: [23.6, 1.2], hip: 1.3 },
};

export const drawstringTrousers = silhouette<"drawstring-trousers", DrawstringTrousersCut>({
  kind: "drawstring-trousers",
  family: "trousers",
  leaves: { men: ["A.3.2"], women: ["A.3.2"] },
  fabrics: [
    { kind: "linen", weight: 5, material: "linen", dyes: ["neutral", "earth", "pastel"] },
    {
      kind: "poplin",
      weight: 2,
      material: "cotton",
      dyes: ["neutral", "classic", "pastel"],
      motifs: [
        ["plain", 2],
        ["bengal", 1],
        ["vertical-stripe", 0.8],
      ],
    },
    { kind: "twill", weight: 2, material: "cotton", dyes: ["neutral", "earth", "classic"] },
    { kind: "seersucker", weight: 0.6, material: "cotton", dyes: ["neutral", "pastel"] },
    { kind: "viscose", weight: 1, material: "viscose", dyes: ["classic", "earth", "neutral"] },
  ],
  cut: (random, universe) => {
    const womens = universe === "women";
    const fit = random.pick<Fit>(womens ? ["straight", "wide", "wide"] : ["tapered", "straight", "wide"]);
    const cropped = random.chance(womens ? 0.4 : 0.2);
    return {
      fit,
      length: cropped ? random.pick([87, 91]) : random.pick([100, 102, 104]),
      hem: fit === "tapered" && random.chance(0.4) ? "turned-up" : "plain",
      front: random.chance(womens ? 0.2 : 0.5) ? "fly" : "seam",
      crease: random.chance(0.25),
    };
  },
  finish: (main) => ({
    lining: { ...main, colour: shadow(main.colour, 0.08) },
    button: lightness(main.colour) > 0.55 ? "#f3efe6" : light(main.colour, 0.5),
  }),
  draw: drawDrawstring,
  words: ({ length }) => ({ rise: "mid", length: length < 95 ? "cropped" : "regular", closure: "pull-on" }),
});

function drawDrawstring(cut: DrawstringTrousersCut, fabric: Fabric, hand: Hand): Model {
  const { main, lining = main, button = "#f3efe6" } = fabric;
  const { random, leftRandom, universe } = hand;
  const womens = universe === "women";
  const { knee, hem, hip } = legLines[cut.fit];
  const crotch = womens ? 31 : 29.5;
  const waist = { half: womens ? 13.9 : 16, height: 4, spread: 0.6, dip: 1.7 };
  const { seamY, topY, seamHalf } = waistEdges(waist);
  const of = leg({
    waist,
    hip: (womens ? 19.3 : 20.1) + hip,
    hipY: crotch - 9.5,
    crotch,
    kneeY: crotch + 29,
    knee,
    hem,
    length: cut.length,
  });
  const crease = cut.crease ? pressedCrease(of, crotch) : undefined;
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.crisp, stack: 3, knee: 2 },
    folds: (chance) => [
      ...waistGathers(chance, { half: seamHalf * 0.48, y: seamY, count: 6, depth: 0.6, reach: 12 }).map(
        (fold) => ({
          ...fold,
          spine: fold.spine.shift(seamHalf * 0.5, 0),
        }),
      ),
      ...(crease?.folds ?? []),
    ],
    lines: [
      ...slantPocket(of, { from: 2.4, depth: 16 }),
      ...(crease ? [crease.line] : []),
      ...(cut.hem === "plain" ? [{ path: aboveHem(of, 2.4), kind: "stitch" as const, strength: 0.6 }] : []),
    ],
    front: cut.front === "fly" ? fly(of, { side: 1 }) : [{ path: of.rise, kind: "seam", strength: 0.8 }],
  });
  return {
    parts: [
      waistInside(waist, lining),
      under,
      upper,
      ...(cut.hem === "turned-up" ? onBothLegs(turnUp(of, main, 4)) : []),
      elasticBand(waist, main, random),
      ...drawcord([0, topY(0) + waist.height * 0.52], button, random, { length: 16 }),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-13, -3, 13, 26] },
  };
}
