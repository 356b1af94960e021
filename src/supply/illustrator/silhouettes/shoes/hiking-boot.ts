import { lacedBoot } from "../../blocks/laced-boot.ts";
import { foamSole } from "../../blocks/shoe-cup-sole.ts";
import { blackRubber, rubberSole } from "../../blocks/shoe-finish.ts";
import { feather, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched } from "../../blocks/shoe-shading.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface HikingBootCut {
  readonly build: "classic" | "light";
  readonly shaft: number;
}

/** Mid-high, guarded around the foot, with hooks at the ankle. */
export const hikingBoot = silhouette<"hiking-boot", HikingBootCut>({
  kind: "hiking-boot",
  family: "shoe",
  leaves: { men: ["B.5.2"], women: ["B.5.2"] },
  fabrics: [
    { kind: "nubuck", weight: 4, material: "leather", dyes: ["earth", "leather", "neutral"] },
    { kind: "suede", weight: 3, material: "suede", dyes: ["earth", "classic"] },
    { kind: "leather", weight: 3, material: "leather", dyes: ["leather"] },
  ],
  cut: (random) => ({ build: random.pick(["classic", "light"]), shaft: random.pick([11.8, 13, 14.6]) }),
  finish: (main, cut, random) => ({
    contrast:
      cut.build === "light"
        ? {
            kind: "ripstop",
            colour: lightness(main.colour) > 0.4 ? shadow(main.colour, 0.3) : light(main.colour, 0.15),
          }
        : main,
    lining: { kind: "jersey", colour: random.pick<Colour>(["#3c4148", "#6f6a5e", "#8a5a34"]) },
    sole: rubberSole(random.pick<Colour>([blackRubber, "#3a302a"])),
    gem: random.pick<Colour>(["#c9c2b4", "#4a4743", "#8f8676"]),
    button: random.pick<Colour>(["#b5422f", "#d0a73c", "#3f6f7c", "#c9a877", "#2b2a2c"]),
  }),
  draw: drawHiking,
  words: () => ({ closure: "lace-up", heel: "flat" }),
});

function drawHiking(cut: HikingBootCut, fabric: Fabric, { random, universe }: Hand) {
  const { main, contrast = main, lining = main, sole = main, gem = "#c9c2b4", button = "#b5422f" } = fabric;
  const womens = universe === "women";
  const classic = cut.build === "classic";
  const foot = footOn({
    length: womens ? 26 : 29,
    height: womens ? 0.92 : 1,
    toe: "round",
    heel: classic ? 1.4 : 0.9,
    sole: classic ? 2.3 : 2,
    spring: 1.1,
  });
  const laced = lacedBoot(
    {
      foot,
      height: cut.shaft,
      upper: main,
      quarter: contrast,
      tongue: contrast,
      lining,
      lace: { kind: "cotton", colour: button },
      metal: "#8d8f92",
      hooks: 3,
      padded: true,
    },
    random,
  );
  const rand: Part = {
    outline: foot
      .line([0.5, -2.2, "*"], [6, -1.7], [12, -1.7], [18, -1.8], [23, -2.3], [26, -3.2], [27.6, -3.45, "*"])
      .to(foot.line([27.6, -3.45, "*"], [28.8, -2.25], [29.4, -0.9], [29.5, 0.25, "*"]))
      .to(foot.line(...feather()))
      .lineTo(foot.place([0.5, -2.2]))
      .close(),
    cloth: classic
      ? { kind: "rubber", colour: "#2b2a2c" }
      : { kind: main.kind, colour: shadow(main.colour, 0.12) },
    lift: 0.12,
    grain: -20,
    lines: [
      stitched(foot.line([0.7, -2.1], [6, -1.6], [12, -1.6], [18, -1.7], [23, -2.2], [26, -3.1]), 0.24, 0.6),
    ],
    folds: [{ spine: foot.line([22.6, -1.6], [26, -2.2], [28.2, -2]), width: 0.35, depth: 0.6 }],
  };
  const edge = foot.line([0.6, -5.8, "*"], [3.4, -5.8], [6.6, -4.4], [9.8, -2.6], [11.6, 0.3, "*"]);
  const heel: Part = {
    outline: foot
      .line([0.55, 0.3, "*"], [0.25, -2.4], [0.6, -5.8, "*"])
      .to(edge)
      .to(foot.line(...feather(11.6)))
      .close(),
    cloth: main,
    lift: 0.12,
    grain: -20,
    lines: [stitched(edge, 0.26, 0.7)],
  };
  const parts: Part[] = [
    ...laced.behind,
    laced.vamp,
    laced.strip,
    laced.quarter,
    heel,
    rand,
    ...laced.laces,
    ...(classic
      ? weltedSole(foot, {
          sole,
          welt: { kind: "leather", colour: "#4a3424" },
          lugs: 0.85,
          thread: "#c9a877",
        })
      : foamSole(foot, {
          midsole: { kind: "foam", colour: gem },
          outsole: sole,
          accent: { kind: "rubber", colour: button },
          shape: "trail",
        })),
  ];
  return shoeModel(parts, main, "toe");
}
