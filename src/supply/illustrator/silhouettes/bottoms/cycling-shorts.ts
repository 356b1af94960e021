import { drawcord } from "../../blocks/drawcord.ts";
import { fittedFolds, fittedLeg } from "../../blocks/fitted-leg.ts";
import { aboveHem, besideSeam, legDrapes, legPair, onBothLegs } from "../../blocks/leg.ts";
import { legCuff } from "../../blocks/leg-cuff.ts";
import { type Waist, waistband, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line, Model, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface CyclingShortsCut {
  readonly inseam: number;
  readonly side: "plain" | "panel" | "pocket";
  readonly hem: "stitched" | "gripper";
  readonly waist: "low" | "high";
}

export const cyclingShorts = silhouette<"cycling-shorts", CyclingShortsCut>({
  kind: "cycling-shorts",
  family: "shorts",
  leaves: { men: ["G.1.2"], women: ["G.1.2"] },
  fabrics: [
    {
      kind: "tech-jersey",
      weight: 6,
      material: "elastane",
      dyes: ["classic", "jewel"],
    },
    {
      kind: "rib",
      weight: 0.8,
      material: "cotton",
      dyes: ["neutral", "earth", "classic"],
      motifs: [["fine-rib", 1]],
    },
  ],
  cut: (random, universe) => ({
    inseam: Math.round(universe === "women" ? random.between(9, 20) : random.between(17, 24)),
    side: random.pick(["plain", "panel", "pocket"]),
    hem: random.chance(0.4) ? "gripper" : "stitched",
    waist: universe === "women" ? "high" : "low",
  }),
  finish: (main) => ({
    contrast: {
      kind: "tech-jersey",
      colour: lightness(main.colour) < 0.35 ? light(main.colour, 0.15) : shadow(main.colour, 0.25),
    },
    button: lightness(main.colour) < 0.5 ? "#dcdcd8" : shadow(main.colour, 0.5),
  }),
  draw: drawCycling,
  words: ({ waist }) => ({ rise: waist === "high" ? "high" : "mid", length: "short", closure: "pull-on" }),
});

function drawCycling(cut: CyclingShortsCut, fabric: Fabric, { random, leftRandom, universe }: Hand): Model {
  const { main, contrast = main, button = "#dcdcd8" } = fabric;
  const womens = universe === "women";
  const crotch = womens ? 29 : 27;
  const waist: Waist = {
    half: womens ? 12.8 : 15,
    height: womens ? 8.5 : 4.4,
    spread: womens ? 1.7 : 0.9,
    dip: 1.6,
  };
  const gripper = cut.hem === "gripper" ? 3 : 0;
  const of = fittedLeg({ waist, womens, crotch, length: crotch + cut.inseam - gripper });
  const { length, hipY } = of.shape;
  const column = (across: readonly number[], from: number, until: number) =>
    spline(...across.map((u, i) => of.at(u, mix(from, until, i / (across.length - 1)))));
  const mouth = spline(of.at(0.68, crotch - 2), of.at(0.85, crotch - 1.6), of.at(0.99, crotch - 2.8));
  const pocket: Line[] =
    cut.side === "pocket"
      ? [
          { path: mouth, kind: "edge" },
          { path: mouth.shift(0, 0.6), kind: "stitch" },
          { path: column([0.68, 0.67, 0.68], crotch - 2, length), kind: "seam", strength: 0.7 },
        ]
      : [];
  const edge = column([0.995, 0.84, 0.78, 0.76], hipY - 8, length + 0.4);
  const panel: Part = {
    outline: edge.to(column([1, 1, 1, 1], hipY - 8, length).reverse()).close(),
    cloth: contrast,
    role: "front",
    lines: [{ path: edge, kind: "seam", strength: 0.8 }],
  };
  const [under, upper] = legPair(of, {
    cloth: main,
    random,
    leftRandom,
    drape: { ...legDrapes.soft, drags: 0, falls: 0, amount: 0.5 },
    folds: (chance) => fittedFolds(of, chance, 1.1),
    lines: [
      { path: besideSeam(of, "inner", 0.6, length - 1, crotch + 3), kind: "seam", strength: 0.5 },
      ...(gripper ? [] : [1.2, 1.7].map((up): Line => ({ path: aboveHem(of, up), kind: "stitch" }))),
      ...pocket,
    ],
    front: [{ path: of.rise, kind: "seam", strength: 0.8 }],
  });
  const { seam, topY } = waistEdges(waist);
  return {
    parts: [
      waistInside(waist, main),
      under,
      upper,
      ...(cut.side === "panel" ? onBothLegs(panel) : []),
      ...(gripper ? onBothLegs(legCuff(of, contrast, gripper, 1)) : []),
      waistband(waist, main, {
        grain: 0,
        lift: 0.12,
        lines: [{ path: seam.shift(0, -0.3), kind: "stitch", strength: 0.6 }],
      }),
      ...(womens ? [] : drawcord([0, topY(0) + 2.2], button, random, { length: 10, width: 0.42 })),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-13, -3, 13, 26] },
  };
}
