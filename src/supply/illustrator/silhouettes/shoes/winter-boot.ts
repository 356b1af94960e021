import { bootMouth } from "../../blocks/boot-upper.ts";
import { lacedBoot } from "../../blocks/laced-boot.ts";
import { blackRubber, rubberSole } from "../../blocks/shoe-finish.ts";
import { feather, footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import type { Colour } from "../../colour/oklab.ts";
import { mix } from "../../geometry/point.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface WinterBootCut {
  readonly shaft: number;
  readonly foot: "shell" | "leather";
}

/** A warm boot with a fleece collar, its foot in a rubber shell. */
export const winterBoot = silhouette<"winter-boot", WinterBootCut>({
  kind: "winter-boot",
  family: "shoe",
  leaves: { men: ["B.5.2"], women: ["B.5.2"] },
  fabrics: [
    { kind: "suede", weight: 3, material: "suede", dyes: ["earth", "leather", "neutral"] },
    { kind: "nylon", weight: 3, material: "nylon", dyes: ["classic", "neutral", "earth"] },
    { kind: "leather", weight: 3, material: "leather", dyes: ["leather"] },
  ],
  cut: (random) => ({ shaft: random.pick([14, 16.4, 18]), foot: random.pick(["shell", "shell", "leather"]) }),
  finish: (_main, _cut, random) => ({
    lining: { kind: "shearling", colour: random.pick<Colour>(["#e6dcc8", "#d8c6a4", "#efe9dc", "#6b5a48"]) },
    contrast: { kind: "rubber", colour: random.pick<Colour>(["#2b2a2c", "#3a302a", "#4a4743"]) },
    sole: rubberSole(blackRubber),
    button: random.pick<Colour>(["#c9a877", "#e6dcc6", "#3a302a"]),
  }),
  draw: drawWinterBoot,
  words: () => ({ closure: "lace-up", heel: "flat" }),
});

function drawWinterBoot(cut: WinterBootCut, fabric: Fabric, { random, universe }: Hand) {
  const { main, lining = main, contrast = main, sole = main, button = "#c9a877" } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 26.2 : 29.2,
    height: womens ? 0.93 : 1,
    toe: "round",
    heel: 1.2,
    sole: 2.2,
    spring: 0.9,
  });
  const laced = lacedBoot(
    {
      foot,
      height: cut.shaft,
      upper: main,
      quarter: main,
      tongue: main,
      lining,
      lace: { kind: "cotton", colour: button },
      metal: "#8d8f92",
      hooks: 0,
      padded: false,
    },
    random,
  );
  const h = cut.shaft;
  const [left, right] = laced.boot.across(h);
  const cuff: Part = {
    outline: foot.shape(
      [left - 0.5, -h + 1.7],
      [left - 0.55, -h - 0.4],
      [mix(left, right, 0.3), -h - 0.75],
      [mix(left, right, 0.7), -h - 0.9],
      [right + 0.5, -h - 1],
      [right + 0.55, -h + 1.2],
      [mix(left, right, 0.6), -h + 2],
      [mix(left, right, 0.25), -h + 2.1],
    ),
    cloth: lining,
    lift: 0.3,
    edge: 0.6,
  };
  const edge = foot.line([0.5, -4.4, "*"], [5, -4.2], [10, -3.4], [15, -3.6], [19, -4.8], [21.4, -5.5, "*"]);
  const shell: Part = {
    outline: foot
      .line([0.55, 0.3, "*"], [0.2, -2.2], [0.5, -4.4, "*"])
      .to(edge)
      .to(
        foot.line(
          [21.4, -5.5, "*"],
          [22.4, -5.3],
          [24.4, -4.85],
          [26.2, -4.3],
          [27.8, -3.5],
          [28.95, -2.3],
          [29.5, -0.9],
          [29.6, 0.25, "*"],
        ),
      )
      .to(foot.line(...feather()))
      .close(),
    cloth: contrast,
    lift: 0.22,
    grain: -30,
    folds: [
      { spine: foot.line([20.4, -4], [24.4, -3.6], [27.6, -2.5]), width: 0.55, depth: 0.8 },
      { spine: foot.line([2, -3], [6, -2.6], [12, -2.2]), width: 0.5, depth: 0.5 },
    ],
    lines: [
      { path: edge.shift(0, 0.5), kind: "groove", strength: 0.6 },
      { path: foot.line([23.4, -0.2], [24.4, -2.4], [24.2, -4.7]), kind: "groove", strength: 0.6 },
    ],
  };
  const parts: Part[] = [
    bootMouth(laced.boot, lining, 1),
    laced.vamp,
    laced.strip,
    laced.quarter,
    ...(cut.foot === "shell" ? [shell] : []),
    ...laced.laces,
    cuff,
    ...weltedSole(foot, { sole, lugs: 0.75, lifts: 1 }),
  ];
  return shoeModel(parts, main, "collar");
}
