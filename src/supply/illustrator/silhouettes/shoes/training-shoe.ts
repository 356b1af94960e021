import { foamSole } from "../../blocks/shoe-cup-sole.ts";
import { blackRubber, gum, offWhite, rubberSole, toneOf } from "../../blocks/shoe-finish.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched } from "../../blocks/shoe-shading.ts";
import {
  eyestay,
  heelCounter,
  mudguard,
  sneakerFrame,
  sneakerMouth,
  sneakerQuarter,
  sneakerVamp,
} from "../../blocks/sneaker-upper.ts";
import { type Colour, light, lightness } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface TrainingShoeCut {
  readonly collar: "low" | "mid";
  readonly side: "wrap" | "plain" | "strap";
}

/** Flat and stable, for lifting and circuits. */
export const trainingShoe = silhouette<"training-shoe", TrainingShoeCut>({
  kind: "training-shoe",
  family: "shoe",
  leaves: { men: ["B.5.1"], women: ["B.5.1"] },
  fabrics: [
    {
      kind: "tech-jersey",
      weight: 4,
      material: "polyester",
      dyes: ["neutral", "classic", "pastel", "earth"],
      motifs: [
        ["plain", 1],
        ["mesh", 2],
      ],
    },
    { kind: "ripstop", weight: 2, material: "nylon", dyes: ["classic", "earth", "neutral"] },
    { kind: "leather", weight: 1, material: "faux-leather", dyes: ["neutral", "classic"] },
  ],
  cut: (random) => ({
    collar: random.chance(0.25) ? "mid" : "low",
    side: random.pick(["wrap", "plain", "strap"]),
  }),
  finish: (main, _cut, random) => ({
    contrast: random.chance(0.6)
      ? toneOf({ kind: "rubber", colour: main.colour }, 0.22)
      : { kind: "suede", colour: random.pick<Colour>(["#3c4148", "#8f8676", "#2b2a2c"]) },
    lining: { kind: "jersey", colour: light(main.colour, 0.1) },
    sole: rubberSole(random.pick<Colour>([gum, blackRubber, offWhite, "#8a857c"])),
    gem: random.pick<Colour>([offWhite, "#2b2a2c", "#d9d4ca"]),
  }),
  draw: drawTrainingShoe,
  words: ({ side }) => ({ closure: side === "strap" ? "buckle" : "lace-up", heel: "flat" }),
});

function drawTrainingShoe(cut: TrainingShoeCut, fabric: Fabric, { universe }: Hand) {
  const { main, contrast = main, lining = main, sole = main, gem = offWhite } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 25.8 : 28.8,
    height: womens ? 0.9 : 0.96,
    toe: "round",
    heel: 0.4,
    sole: 1.3,
    spring: 0.7,
  });
  const frame = sneakerFrame(foot, cut.collar);
  const { bars, eyelets } = lacing({
    facing: frame.facing,
    tongue: frame.tongue,
    count: cut.collar === "mid" ? 7 : 6,
    lace: { kind: "cotton", colour: lightness(main.colour) > 0.55 ? "#f0ede6" : "#3a3a3d" },
    width: 0.6,
    inset: 0.75,
    tongueSpan: [0.16, 0.94],
  });
  const edge = foot.line([10.4, 0.3, "*"], [11.4, -2.6], [14.2, -4.4, "*"]);
  const wrap: Part = {
    outline: edge
      .to(foot.line([14.2, -4.4, "*"], [18.2, -3.4, "*"], [17.6, -1.6], [18.4, 0.3, "*"], [10.4, 0.3, "*"]))
      .close(),
    cloth: contrast,
    lift: 0.1,
    grain: -24,
    lines: [0.5, 1, 1.5].map((by) => ({
      path: foot.line([11.4 + by * 2, 0], [12.6 + by * 2, -2], [14.6 + by * 1.6, -3.6]),
      kind: "groove" as const,
      strength: 0.4,
    })),
  };
  const strap: Part = {
    outline: foot.shape(
      [9.4, -3.2, "*"],
      [12.4, -7.2],
      [14.2, -9.1, "*"],
      [16.6, -7.6, "*"],
      [14.8, -5.6],
      [12.4, -2.4, "*"],
      [10.6, -2.2],
    ),
    cloth: contrast,
    lift: 0.3,
    grain: -30,
    lines: [stitched(foot.line([9.6, -3.2], [12.5, -7], [14.2, -8.9]), 0.24)],
  };
  const parts: Part[] = [
    ...sneakerMouth(frame, lining, main),
    sneakerVamp(frame, main),
    mudguard(frame, contrast, 22),
    sneakerQuarter(frame, main),
    ...(cut.side === "wrap" ? [wrap] : []),
    heelCounter(frame, contrast, 6.6, 4.8),
    { ...eyestay(frame, toneOf(main, 0.1)), trims: eyelets },
    ...bars,
    ...(cut.side === "strap" ? [strap] : []),
    ...foamSole(foot, {
      midsole: { kind: "foam", colour: gem },
      outsole: sole,
      accent: contrast,
      shape: "flat",
    }),
  ];
  return shoeModel(parts, main, "toe");
}
