import { foamSole } from "../../blocks/shoe-cup-sole.ts";
import { rubberSole } from "../../blocks/shoe-finish.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { type Foot, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import {
  heelCounter,
  sneakerFrame,
  sneakerMouth,
  sneakerQuarter,
  sneakerVamp,
} from "../../blocks/sneaker-upper.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface RunningShoeCut {
  /** Thickness of the foam under the ball. */
  readonly stack: number;
  readonly overlay: "knit" | "saddle" | "frame";
}

/** Engineered mesh on a rockered foam sole. */
export const runningShoe = silhouette<"running-shoe", RunningShoeCut>({
  kind: "running-shoe",
  family: "shoe",
  leaves: { men: ["B.5.1"], women: ["B.5.1"] },
  fabrics: [
    {
      kind: "tech-jersey",
      weight: 5,
      material: "polyester",
      dyes: ["neutral", "classic", "pastel", "bright"],
    },
    {
      kind: "tech-jersey",
      weight: 4,
      material: "polyester",
      dyes: ["neutral", "classic", "bright"],
      motifs: [["mesh", 1]],
    },
    { kind: "fine-knit", weight: 3, material: "polyester", dyes: ["neutral", "classic", "pastel"] },
  ],
  cut: (random) => ({
    stack: random.pick([1.7, 2.2, 2.8]),
    overlay: random.pick(["knit", "saddle", "frame"]),
  }),
  finish: (main, _cut, random) => ({
    contrast: {
      kind: "rubber",
      colour: lightness(main.colour) > 0.5 ? shadow(main.colour, 0.22) : light(main.colour, 0.2),
    },
    lining: { kind: "jersey", colour: shadow(main.colour, 0.1) },
    sole: rubberSole(random.pick<Colour>(["#2b2a2c", "#3c4148", "#d9d4ca", "#b07d4a"])),
    gem: random.pick<Colour>(["#e9e5db", "#efece4", "#dfe3e4", "#e4d7c4", "#cfd8c8"]),
    button: random.pick<Colour>(["#d2643a", "#c9c23f", "#3f7f8c", "#b04a62", "#2b2a2c", "#e6e1d6"]),
  }),
  draw: drawRunningShoe,
  words: () => ({ closure: "lace-up", heel: "flat" }),
});

function drawRunningShoe(cut: RunningShoeCut, fabric: Fabric, { universe }: Hand) {
  const { main, contrast = main, lining = main, sole = main, gem = "#e9e5db", button = "#d2643a" } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 25.8 : 28.8,
    height: womens ? 0.88 : 0.94,
    toe: "almond",
    heel: 1,
    sole: cut.stack,
    spring: 1.7,
  });
  const frame = sneakerFrame(foot, "low");
  const { bars, eyelets } = lacing({
    facing: frame.facing,
    tongue: frame.tongue,
    count: 6,
    lace: {
      kind: "cotton",
      colour: lightness(main.colour) > 0.6 ? light(main.colour, 0.3) : light(main.colour, 0.16),
    },
    width: 0.5,
    inset: 0.6,
    tongueSpan: [0.16, 0.94],
  });
  const vamp = sneakerVamp(frame, main);
  const parts: Part[] = [
    ...sneakerMouth(frame, lining, main),
    { ...vamp, folds: vamp.folds?.filter(({ depth, width }) => depth > 0 || width > 0.3) ?? [] },
    { ...sneakerQuarter(frame, main), lift: 0.06, edge: 0.5 },
    ...overlaysOf(cut.overlay, foot, contrast),
    { ...heelCounter(frame, contrast, 6.2, 5.2), light: 0.04 },
    pullTab(foot, { kind: "nylon", colour: button }),
    facingBand(foot, contrast, eyelets),
    ...bars,
    ...foamSole(foot, {
      midsole: { kind: "foam", colour: gem },
      outsole: sole,
      accent: { kind: "foam", colour: button },
      shape: "rocker",
    }),
  ];
  return shoeModel(parts, main, "sole");
}

/** Welded film over the mesh. */
function overlaysOf(overlay: RunningShoeCut["overlay"], foot: Foot, cloth: Cloth): Part[] {
  const film = (outline: Part["outline"]): Part => ({
    outline,
    cloth,
    edge: 0.5,
    lift: 0.04,
    grain: -20,
    sheer: 0.25,
  });
  switch (overlay) {
    case "knit":
      return [
        film(
          foot.shape(
            [25.8, -4.1, "*"],
            [27.6, -3.4],
            [28.8, -2.2],
            [29.4, -0.8],
            [29.5, 0.2, "*"],
            [24.6, 0.2, "*"],
            [25.4, -1.6],
          ),
        ),
      ];
    case "saddle":
      return [
        film(
          foot.shape(
            [8.4, 0.2, "*"],
            [9.4, -2.8],
            [11.6, -6, "*"],
            [16.6, -4.4, "*"],
            [15.2, -2.4],
            [15.6, 0.2, "*"],
          ),
        ),
        film(
          foot.shape(
            [22.4, 0.2, "*"],
            [24.4, -1.7],
            [26.4, -2.6],
            [27.6, -3.4, "*"],
            [28.8, -2.2],
            [29.4, -0.8],
            [29.5, 0.2, "*"],
          ),
        ),
      ];
    case "frame":
      return [
        film(foot.shape([5.6, 0.2, "*"], [7.6, -1.7], [11.4, -2.3], [14.6, -2], [16.2, 0.2, "*"])),
        film(
          foot.shape(
            [20.6, 0.2, "*"],
            [22.6, -1.6],
            [25.6, -2.6],
            [27.6, -3.4, "*"],
            [28.8, -2.2],
            [29.4, -0.8],
            [29.5, 0.2, "*"],
          ),
        ),
      ];
  }
}

function facingBand(foot: Foot, cloth: Cloth, trims: Part["trims"]): Part {
  return {
    outline: foot.shape(
      [10, -8.8, "*"],
      [12.4, -7.9],
      [15.4, -6.3],
      [18, -5.2],
      [19.9, -4.6, "*"],
      [19.2, -3.8],
      [16, -4.8],
      [12.6, -6.5],
      [9.6, -7.7, "*"],
    ),
    cloth,
    lift: 0.08,
    edge: 0.6,
    ...(trims && { trims }),
  };
}

const pullTab = (foot: Foot, cloth: Cloth): Part => ({
  outline: foot.shape(
    [0.5, -6.4, "*"],
    [0.15, -8.6],
    [0.5, -9.5],
    [1.2, -9.2],
    [1.5, -7.8],
    [1.4, -6.4, "*"],
  ),
  cloth,
  lift: 0.12,
  flat: true,
});
