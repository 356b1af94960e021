import { foamSole } from "../../blocks/shoe-cup-sole.ts";
import { blackRubber, gum, offWhite, rubberSole } from "../../blocks/shoe-finish.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { feather, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched } from "../../blocks/shoe-shading.ts";
import {
  eyestay,
  heelCounter,
  heelTab,
  mudguard,
  sneakerFrame,
  sneakerMouth,
  sneakerQuarter,
  sneakerVamp,
} from "../../blocks/sneaker-upper.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface RetroRunnerCut {
  /** How the side is reinforced. */
  readonly side: "clean" | "rand" | "saddle";
  readonly sole: "wedge" | "low";
  readonly guard: "short" | "long";
}

/** Suede panels over nylon, on a shaped foam sole. */
export const retroRunner = silhouette<"retro-runner", RetroRunnerCut>({
  kind: "retro-runner",
  family: "shoe",
  leaves: { men: ["B.1.1"], women: ["B.1.1"] },
  fabrics: [
    { kind: "nylon", weight: 5, material: "nylon", dyes: ["neutral", "classic", "earth", "pastel"] },
    { kind: "canvas", weight: 3, material: "polyester", dyes: ["neutral", "pastel", "classic"] },
    { kind: "leather", weight: 1, material: "leather", dyes: ["neutral", "metal"] },
  ],
  cut: (random) => ({
    side: random.pick(["clean", "rand", "saddle"]),
    sole: random.pick(["wedge", "wedge", "low"]),
    guard: random.pick(["short", "long"]),
  }),
  finish: (main, _cut, random) => ({
    contrast: { kind: "suede", colour: panelColour(main.colour, random.chance(0.7), random.pick(suedes)) },
    lining: { kind: "jersey", colour: light(main.colour, 0.2) },
    sole: rubberSole(random.pick<Colour>([gum, blackRubber, "#5a4433", offWhite])),
    gem: random.pick<Colour>(pops),
  }),
  draw: drawRunner,
  words: () => ({ closure: "lace-up", heel: "flat" }),
});

const suedes: [Colour, ...Colour[]] = [
  "#8f8676",
  "#5d6470",
  "#2f4a3f",
  "#7a4a33",
  "#c2a67c",
  "#3c4148",
  "#6d2f2f",
  "#56604a",
];
const pops: [Colour, ...Colour[]] = ["#c65a34", "#2f5d8a", "#d9a441", "#8f3a44", "#3d6b57", "#e4dac6"];

/** Panels of the upper's own colour, only deeper, or of another. */
const panelColour = (main: Colour, tonal: boolean, other: Colour): Colour =>
  tonal ? (lightness(main) > 0.4 ? shadow(main, 0.16) : light(main, 0.12)) : other;

function drawRunner(cut: RetroRunnerCut, fabric: Fabric, { universe }: Hand) {
  const { main, contrast = main, lining = main, sole = main, gem = "#c65a34" } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 26.2 : 29.3,
    height: womens ? 0.9 : 0.96,
    toe: "almond",
    heel: cut.sole === "wedge" ? 1.3 : 0.8,
    sole: cut.sole === "wedge" ? 1.5 : 1,
    spring: 1.1,
  });
  const frame = sneakerFrame(foot, "low");
  const accent: Cloth = { kind: "suede", colour: gem };
  const { bars, eyelets } = lacing({
    facing: frame.facing,
    tongue: frame.tongue,
    count: 7,
    lace: {
      kind: "cotton",
      colour: lightness(contrast.colour) > 0.6 ? light(contrast.colour, 0.4) : "#e6dfd0",
    },
    width: 0.5,
    inset: 0.7,
    tongueSpan: [0.16, 0.94],
  });
  const stay: Part = { ...eyestay(frame, contrast), trims: eyelets };
  const parts: Part[] = [
    ...sneakerMouth(frame, lining, main),
    sneakerVamp(frame, main),
    mudguard(frame, contrast, cut.guard === "long" ? 17 : 21),
    sneakerQuarter(frame, main),
    ...sideOf(cut.side, foot, accent, contrast),
    heelCounter(frame, contrast, 6.8, 4.8),
    heelTab(frame, accent, 1.6, 5.4),
    stay,
    ...bars,
    ...foamSole(foot, {
      midsole: { kind: "foam", colour: lightness(main.colour) > 0.75 ? "#e9e4d8" : offWhite },
      outsole: sole,
      accent: { kind: "foam", colour: shadow(contrast.colour, 0.05) },
      shape: cut.sole === "wedge" ? "wedge" : "flat",
    }),
  ];
  return shoeModel(parts, main, "toe");
}

function sideOf(
  side: RetroRunnerCut["side"],
  foot: ReturnType<typeof footOn>,
  accent: Cloth,
  suede: Cloth,
): Part[] {
  switch (side) {
    case "clean":
      return [];
    case "rand": {
      const edge = foot.line([5.4, -1.9, "*"], [9, -1.7], [13, -1.7], [17, -1.6, "*"]);
      return [
        {
          outline: edge.to(foot.line(...feather(17, 5.4))).close(),
          cloth: accent,
          lift: 0.12,
          lines: [stitched(edge, 0.24)],
        },
      ];
    }
    case "saddle":
      return [
        {
          outline: foot.shape(
            [7.6, 0.3, "*"],
            [8.4, -3.4],
            [9.8, -6.4, "*"],
            [16, -4.2, "*"],
            [14, -2],
            [13.6, 0.3, "*"],
          ),
          cloth: suede,
          lift: 0.12,
          grain: -25,
          lines: [
            { path: foot.line([8, 0.1], [8.8, -3.4], [10.1, -6]), kind: "stitch" },
            { path: foot.line([13.2, 0.1], [13.6, -2.1], [15.4, -4.1]), kind: "stitch" },
          ],
        },
      ];
  }
}
