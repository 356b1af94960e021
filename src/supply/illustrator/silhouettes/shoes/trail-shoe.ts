import { foamSole } from "../../blocks/shoe-cup-sole.ts";
import { blackRubber, rubberSole } from "../../blocks/shoe-finish.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import {
  eyestay,
  heelCounter,
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

export interface TrailShoeCut {
  readonly collar: "low" | "mid";
  readonly side: "clean" | "panel";
}

/** A light shoe for rough paths: guarded toe, studded sole. */
export const trailShoe = silhouette<"trail-shoe", TrailShoeCut>({
  kind: "trail-shoe",
  family: "shoe",
  leaves: { men: ["B.5.2"], women: ["B.5.2"] },
  fabrics: [
    { kind: "ripstop", weight: 4, material: "nylon", dyes: ["earth", "classic", "neutral"] },
    {
      kind: "tech-jersey",
      weight: 3,
      material: "polyester",
      dyes: ["earth", "classic", "bright"],
      motifs: [
        ["plain", 1],
        ["mesh", 2],
      ],
    },
    { kind: "nubuck", weight: 2, material: "leather", dyes: ["earth", "leather"] },
  ],
  cut: (random) => ({ collar: random.chance(0.35) ? "mid" : "low", side: random.pick(["clean", "panel"]) }),
  finish: (main, _cut, random) => ({
    contrast: {
      kind: "rubber",
      colour: random.pick<Colour>(["#2b2a2c", "#3c4148", shadow(main.colour, 0.35)]),
    },
    lining: { kind: "jersey", colour: shadow(main.colour, 0.2) },
    sole: rubberSole(random.pick<Colour>([blackRubber, blackRubber, "#5a4433", "#b07d4a"])),
    gem: random.pick<Colour>(["#d9d4ca", "#3c4148", "#b9a88c", "#8f9a86"]),
    button: random.pick<Colour>(["#d2643a", "#d0a73c", "#4f8f8c", "#b04a4a"]),
  }),
  draw: drawTrailShoe,
  words: () => ({ closure: "lace-up", heel: "flat" }),
});

function drawTrailShoe(cut: TrailShoeCut, fabric: Fabric, { universe }: Hand) {
  const { main, contrast = main, lining = main, sole = main, gem = "#d9d4ca", button = "#d2643a" } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 25.8 : 28.8,
    height: womens ? 0.9 : 0.96,
    toe: "round",
    heel: 0.9,
    sole: 1.9,
    spring: 1.2,
  });
  const frame = sneakerFrame(foot, cut.collar);
  const { bars, eyelets } = lacing({
    facing: frame.facing,
    tongue: frame.tongue,
    count: cut.collar === "mid" ? 7 : 6,
    lace: { kind: "cotton", colour: button },
    width: 0.42,
    inset: 0.7,
    tongueSpan: [0.16, 0.94],
    eyelet: {
      colour: lightness(main.colour) > 0.5 ? shadow(main.colour, 0.45) : light(main.colour, 0.25),
      radius: 0.2,
    },
  });
  const accent: Cloth = { kind: "rubber", colour: button };
  const panel: Part = {
    outline: foot.shape(
      [6.4, 0.3, "*"],
      [8, -3.4],
      [11, -5.4, "*"],
      [16.4, -3.8, "*"],
      [16, -1.8],
      [17, 0.3, "*"],
    ),
    cloth: contrast,
    lift: 0.1,
    grain: -24,
    sheer: 0.15,
  };
  const parts: Part[] = [
    ...sneakerMouth(frame, lining, main),
    sneakerVamp(frame, main),
    mudguard(frame, contrast, 19.4),
    sneakerQuarter(frame, main),
    ...(cut.side === "panel" ? [panel] : []),
    heelCounter(frame, contrast, 6.4, 4.6),
    { ...heelCounter(frame, accent, 3.2, 2.6), lines: [] },
    { ...eyestay(frame, main), trims: eyelets },
    ...bars,
    ...foamSole(foot, { midsole: { kind: "foam", colour: gem }, outsole: sole, accent, shape: "trail" }),
  ];
  return shoeModel(parts, main, "sole");
}
