import {
  fingerMouths,
  fingertip,
  type HandShape,
  handFolds,
  handOutline,
  mittenOutline,
} from "../../blocks/glove-hand.ts";
import { trimColour } from "../../blocks/trim-colours.ts";
import { type Cloth, isPatterned } from "../../cloth/cloth.ts";
import { shadow } from "../../colour/oklab.ts";
import { polyline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { pair } from "./glove-pair.ts";

/** Fingertips of another yarn only where there are fingers. */
export type KnitGlovesCut =
  | { readonly shape: "fingers"; readonly cuff: number; readonly tips: "same" | "touch" }
  | { readonly shape: "mitten"; readonly cuff: number }
  | { readonly shape: "fingerless"; readonly cuff: number };

export const knitGloves = silhouette<"knit-gloves", KnitGlovesCut>({
  kind: "knit-gloves",
  family: "glove",
  leaves: { men: ["D.4.1"], women: ["D.4.1"] },
  fabrics: [
    {
      kind: "knit",
      weight: 40,
      material: "wool",
      dyes: ["neutral", "classic", "earth", "jewel"],
      motifs: [
        ["plain", 5],
        ["stripe", 1],
        ["nordic", 1],
        ["fair-isle", 1],
        ["cable", 2],
      ],
    },
    { kind: "cashmere", weight: 26, material: "cashmere", dyes: ["neutral", "pastel", "classic"] },
    { kind: "mohair", weight: 10, material: "mohair", dyes: ["pastel", "jewel"] },
    { kind: "fleece", weight: 8, material: "fleece", dyes: ["neutral", "classic"] },
  ],
  cut: (random) => {
    const cuff = random.pick([5.5, 7, 8.5]);
    const roll = random();
    if (roll < 0.45) return { shape: "fingers", cuff, tips: random.chance(0.4) ? "touch" : "same" };
    return roll < 0.75 ? { shape: "mitten", cuff } : { shape: "fingerless", cuff };
  },
  finish: (main, _, random) => ({
    contrast: {
      kind: "rib",
      colour: !isPatterned(main) && random.chance(0.25) ? trimColour(main, random) : main.colour,
    },
  }),
  draw: drawGloves,
  words: () => ({ closure: "pull-on" }),
});

function drawGloves(cut: KnitGlovesCut, fabric: Fabric, hand: Hand) {
  const shape: HandShape = {
    size: hand.universe === "men" ? 1 : 0.9,
    stout: 1.14,
    covered: cut.shape === "fingerless" ? 0.42 : 1,
  };
  return {
    parts: pair(glove(cut, fabric, shape, hand.random), glove(cut, fabric, shape, hand.leftRandom), 5.7),
    main: fabric.main,
    ground: "wall" as const,
    detail: { of: "cuff" as const, box: [-4, -7, 11, 10] as const },
  };
}

function glove(
  cut: KnitGlovesCut,
  { main, contrast = main }: Fabric,
  shape: HandShape,
  random: Random,
): Part[] {
  const mitten = cut.shape === "mitten";
  const s = shape.size;
  const wrist = (mitten ? 3.6 : 3.45) * s;
  const low = cut.cuff;
  const rib: Cloth = { kind: "rib", colour: contrast.colour };
  const body: Part = {
    outline: mitten ? mittenOutline(shape, 1.2) : handOutline(shape, 1.2),
    cloth: main,
    role: "body",
    lift: 0.5,
    folds: handFolds(shape, 1.2, random, mitten),
    ...(cut.shape === "fingerless" && {
      lines: fingerMouths(shape).map(([a, b]) => ({
        path: polyline(a, b),
        kind: "groove" as const,
        strength: 1,
      })),
    }),
  };
  const cuff: Part = {
    outline: spline([-wrist - 0.15, 0.5, "*"], [0, 0.9], [wrist + 0.15, 0.5, "*"])
      .to(spline([wrist + 0.15, 0.5], [wrist + 0.05, low * 0.5], [wrist + 0.3, low]))
      .to(spline([wrist + 0.3, low], [0, low + 0.5], [-wrist - 0.3, low]))
      .to(spline([-wrist - 0.3, low], [-wrist - 0.05, low * 0.5], [-wrist - 0.15, 0.5]))
      .close(),
    cloth: rib,
    role: "cuff",
    lift: 0.25,
  };
  const mouth: Part = {
    outline: spline(
      [-wrist - 0.25, low, "*"],
      [0, low + 1],
      [wrist + 0.25, low, "*"],
      [0, low - 0.2],
      [-wrist - 0.25, low, "*"],
    ).close(),
    cloth: rib,
    role: "lining",
    inside: 0.5,
    flat: true,
  };
  const caps: Part[] =
    cut.shape === "fingers" && cut.tips === "touch"
      ? (["index", "thumb"] as const).map((which) => ({
          outline: fingertip(shape, which),
          cloth: { kind: "fine-knit", colour: shadow(main.colour, 0.35) },
          role: "body",
          edge: 0.7,
        }))
      : [];
  return [mouth, body, ...caps, cuff];
}
