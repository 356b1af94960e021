import { aboveHem, leg, legDrapes, legPair } from "../../blocks/leg.ts";
import { elasticBand, waistEdges, waistGathers, waistInside } from "../../blocks/waistband.ts";
import { light, lightness } from "../../colour/oklab.ts";
import { rectangle } from "../../geometry/shapes.ts";
import { spline } from "../../geometry/spline.ts";
import type { Model, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface BoxerShortsCut {
  readonly inseam: number;
  readonly fly: "one-button" | "two-buttons" | "closed";
  readonly hem: "straight" | "curved";
}

/** Woven cotton, gathered into an elastic, with a buttoned fly. */
export const boxerShorts = silhouette<"boxer-shorts", BoxerShortsCut>({
  kind: "boxer-shorts",
  family: "shorts",
  leaves: { men: ["F.1.1"] },
  fabrics: [
    {
      kind: "poplin",
      weight: 6,
      material: "cotton",
      dyes: ["neutral", "classic", "pastel"],
      motifs: [
        ["plain", 2.4],
        ["bengal", 1.6],
        ["vertical-stripe", 1.2],
        ["gingham", 1.4],
        ["tattersall", 1],
        ["pin-dot", 0.8],
        ["paisley", 0.5],
      ],
    },
    {
      kind: "flannel",
      weight: 2,
      material: "cotton",
      dyes: ["classic", "jewel", "earth"],
      motifs: [
        ["tartan", 2],
        ["buffalo", 1],
        ["plain", 0.6],
      ],
    },
    { kind: "chambray", weight: 1.2, material: "cotton", dyes: ["denim", "classic"] },
  ],
  cut: (random) => ({
    inseam: random.pick([7, 10, 13]),
    fly: random.pick(["one-button", "one-button", "two-buttons", "closed"]),
    hem: random.pick(["straight", "curved"]),
  }),
  finish: (main) => ({ button: lightness(main.colour) > 0.5 ? "#f2efe8" : light(main.colour, 0.55) }),
  draw: drawBoxers,
  words: () => ({ rise: "mid", length: "short", closure: "button" }),
});

function drawBoxers(cut: BoxerShortsCut, fabric: Fabric, { random, leftRandom }: Hand): Model {
  const { main, button = "#f2efe8" } = fabric;
  const crotch = 28;
  const waist = { half: 15, height: 3, spread: 0.7, dip: 1.7 };
  const { seamY, seamHalf } = waistEdges(waist);
  const of = leg({
    waist,
    hip: 19.6,
    hipY: crotch - 9,
    crotch,
    kneeY: crotch + 29,
    knee: [20, 2],
    hem: [20.8 + cut.inseam * 0.12, 0.7],
    length: crotch + cut.inseam,
    sag: 1.1,
    lift: cut.hem === "curved" ? 3.6 : 0.7,
  });
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.crisp, falls: 3, drags: 2, amount: 0.85 },
    folds: (chance) =>
      waistGathers(chance, { half: seamHalf * 0.48, y: seamY, count: 6, depth: 0.55, reach: 9 }).map(
        (fold) => ({
          ...fold,
          spine: fold.spine.shift(seamHalf * 0.5, 0),
        }),
      ),
    lines: [
      { path: aboveHem(of, 1.1), kind: "stitch" },
      {
        path: spline([9.6, crotch - 21], [9.2, crotch - 8], [9.8, crotch + cut.inseam]),
        kind: "seam",
        strength: 0.4,
      },
    ],
    front: [{ path: of.rise, kind: "seam", strength: 0.9 }],
  });
  return {
    parts: [
      waistInside(waist, main),
      under,
      upper,
      ...(cut.fly === "closed" ? [] : [fly(cut.fly, seamY(0), main, button)]),
      elasticBand(waist, main, random, 3),
    ],
    main,
    ground: "wall",
    detail: { of: "closure", box: [-10, -2, 12, 24] },
  };
}

function fly(
  buttons: "one-button" | "two-buttons",
  top: number,
  cloth: Fabric["main"],
  colour: `#${string}`,
): Part {
  const height = 16;
  return {
    outline: rectangle(-0.4, top - 0.2, 3.6, height, 0.2),
    cloth,
    role: "front",
    flat: true,
    lift: 0.18,
    lines: [{ path: rectangle(0, top + 0.2, 2.8, height - 0.9), kind: "stitch", strength: 0.8 }],
    trims: (buttons === "one-button" ? [0.45] : [0.28, 0.66]).map((share) => ({
      kind: "button",
      at: [1.4, top + height * share] as const,
      radius: 0.56,
      colour,
    })),
  };
}
