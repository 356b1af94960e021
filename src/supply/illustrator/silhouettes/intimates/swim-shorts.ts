import { drawcord } from "../../blocks/drawcord.ts";
import { aboveHem, besideSeam, leg, legDrapes, legPair } from "../../blocks/leg.ts";
import { slantPocket } from "../../blocks/trouser-front.ts";
import { elasticBand, waistEdges, waistGathers, waistInside } from "../../blocks/waistband.ts";
import { isPatterned } from "../../cloth/cloth.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import type { Line, Model } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { swimShortFabrics } from "./swim-cloths.ts";

export interface SwimShortsCut {
  readonly inseam: number;
  readonly volume: number;
  readonly hem: "straight" | "curved";
  /** Piping down the side in the second colour. */
  readonly side: "plain" | "piped";
}

/** Elastic waist, drawcord, quick-drying cloth. */
export const swimShorts = silhouette<"swim-shorts", SwimShortsCut>({
  kind: "swim-shorts",
  family: "shorts",
  leaves: { men: ["F.4.1"] },
  fabrics: swimShortFabrics,
  cut: (random) => ({
    inseam: random.pick([6, 10, 14, 18]),
    volume: random.pick([0.2, 0.5, 0.9]),
    hem: random.pick(["straight", "curved"]),
    side: random.pick(["plain", "plain", "piped"]),
  }),
  finish: (main) => {
    const dark = lightness(main.colour) < 0.5;
    return {
      button: isPatterned(main) ? "#f1ece1" : dark ? "#e9e4d8" : shadow(main.colour, 0.5),
      contrast: { kind: "cotton", colour: main.second ?? (dark ? "#e9e4d8" : light(main.colour, 0.6)) },
    };
  },
  draw: drawSwimShorts,
  words: ({ inseam }) => ({ rise: "mid", length: inseam < 12 ? "short" : "regular", closure: "tie" }),
});

function drawSwimShorts(cut: SwimShortsCut, fabric: Fabric, { random, leftRandom }: Hand): Model {
  const { main, contrast = main, button = "#f1ece1" } = fabric;
  const crotch = 28;
  const waist = { half: 15.8, height: 4, spread: 0.6, dip: 1.7 };
  const { seamY, topY, seamHalf } = waistEdges(waist);
  const of = leg({
    waist,
    hip: 19.8 + cut.volume,
    hipY: crotch - 9,
    crotch,
    kneeY: crotch + 29,
    knee: [20, 2],
    hem: [20.2 + cut.volume * (1 + 0.12 * cut.inseam), 1.1 - cut.volume * 0.4],
    length: crotch + cut.inseam,
    sag: 1.1,
    lift: cut.hem === "curved" ? 4.2 : 0.7,
  });
  const piping: Line[] =
    cut.side === "piped"
      ? [
          {
            path: besideSeam(
              of,
              "outer",
              1.5,
              waist.height + 4,
              of.shape.length - (of.shape.lift ?? 0) - 0.2,
            ),
            kind: "stitch",
            colour: contrast.colour,
          },
        ]
      : [];
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.crisp, falls: 3, drags: 2, amount: 0.9 },
    folds: (chance) =>
      waistGathers(chance, { half: seamHalf * 0.48, y: seamY, count: 5, depth: 0.5, reach: 10 }).map(
        (fold) => ({
          ...fold,
          spine: fold.spine.shift(seamHalf * 0.5, 0),
        }),
      ),
    lines: [
      ...slantPocket(of, { from: 2.4, depth: 13 }),
      { path: aboveHem(of, 1.6), kind: "stitch" },
      ...piping,
    ],
    front: [{ path: of.rise, kind: "seam", strength: 0.9 }],
  });
  return {
    parts: [
      waistInside(waist, { kind: "mesh", colour: "#e6e3dc" }),
      under,
      upper,
      elasticBand(waist, main, random, 2),
      ...drawcord([0, topY(0) + waist.height * 0.52], button, random, { length: 11 }),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-12, -3, 12, 22] },
  };
}
