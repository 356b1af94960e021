import { bootMouth, bootOn, bootShell } from "../../blocks/boot-upper.ts";
import { cupSole } from "../../blocks/shoe-cup-sole.ts";
import { blackRubber, leatherLining, leatherSole, leathers, rubberSole } from "../../blocks/shoe-finish.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { feather, footOn, heelBack } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched, twinStitched } from "../../blocks/shoe-shading.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import { type Colour, shadow } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface ChukkaBootCut {
  readonly sole: "crepe" | "leather" | "rubber";
  readonly eyelets: 2 | 3;
  readonly toe: "round" | "almond";
}

/** Two or three eyelets, ankle high. */
export const chukkaBoot = silhouette<"chukka-boot", ChukkaBootCut>({
  kind: "chukka-boot",
  family: "shoe",
  leaves: { men: ["B.3.1"] },
  fabrics: [
    { kind: "suede", weight: 7, material: "suede", dyes: ["leather", "earth", "neutral"] },
    { kind: "leather", weight: 3, material: "leather", dyes: leathers },
    { kind: "nubuck", weight: 1, material: "leather", dyes: ["earth"] },
  ],
  cut: (random) => ({
    sole: random.pick(["crepe", "crepe", "leather", "rubber"]),
    eyelets: random.pick([2, 3]),
    toe: random.pick(["round", "round", "almond"]),
  }),
  finish: (main, cut, random) => ({
    lining: leatherLining(random),
    sole:
      cut.sole === "crepe"
        ? rubberSole(random.pick<Colour>(["#c9a877", "#b58a5c", "#4a3a2c"]))
        : cut.sole === "leather"
          ? leatherSole(main, random)
          : rubberSole(blackRubber),
  }),
  draw: drawChukka,
  words: () => ({ closure: "lace-up", heel: "flat", heelShape: "block" }),
});

function drawChukka(cut: ChukkaBootCut, fabric: Fabric, { random }: Hand) {
  const { main, lining = main, sole = main } = fabric;
  const crepe = cut.sole === "crepe";
  const foot = footOn({
    length: 29.4,
    height: 1,
    toe: cut.toe,
    heel: crepe ? 0.8 : 1.7,
    sole: crepe ? 1.5 : 1,
    spring: 0.8,
  });
  const boot = bootOn(foot, { height: 11.2, ease: 0, rise: 0.9 });
  const facing = foot.line([9.6, -11.2, "*"], [11, -9.3], [12.8, -7.4], [14.6, -6]);
  const front = foot.line([14.6, -6], [15.2, -5.2], [14.6, -4.2], [12.6, -2.4], [11.8, 0.3, "*"]);
  const topline = foot.line([1.2, -10.6, "*"], [3.4, -10.4], [6.4, -10.2], [9.6, -11.2, "*"]);
  const quarter: Part = {
    outline: foot
      .line(...heelBack(6.4).slice(0, 3), [1.2, -10.6, "*"])
      .to(topline)
      .to(facing)
      .to(front)
      .to(foot.line(...feather(11.8)))
      .close(),
    cloth: main,
    role: "body",
    grain: -20,
    lift: 0.24,
    folds: [
      { spine: foot.line([2.6, -9.4], [2.6, -6], [3.6, -2.4]), width: 0.7, depth: 0.6 },
      { spine: foot.line([9.6, -9.6], [7.6, -8.4], [5.4, -8.2]), width: 0.36, depth: -0.4, swell: "start" },
      { spine: foot.line([10.6, -7.6], [8.4, -6.6], [6.4, -6.6]), width: 0.34, depth: -0.34, swell: "start" },
      { spine: foot.line([0.6, -0.35], [6, -0.35], [12, -0.35]), width: 0.5, depth: -0.6, swell: "full" },
    ],
    lines: [
      stitched(topline, 0.34, 0.7),
      ...twinStitched(facing.to(front), 0.3, 0.75),
      { path: foot.line([2.9, -10.2], [2.8, -6], [3.4, 0]), kind: "seam", strength: 0.7 },
    ],
  };
  const { bars, eyelets } = lacing({
    facing,
    tongue: foot.line([10.8, -11.6], [11.6, -9.9], [13.2, -8.6], [15.2, -7.8]),
    count: cut.eyelets,
    lace: { kind: "cotton", colour: shadow(main.colour, 0.3) },
    width: 0.46,
    inset: 0.75,
    span: [0.1, 0.74],
    tongueSpan: [0.12, 0.86],
    eyelet: { colour: "#3a302a", radius: 0.17 },
  });
  const parts: Part[] = [
    bootMouth(boot, lining, 0.9),
    bootShell(boot, main, random, { grain: -30 }),
    { ...quarter, trims: eyelets },
    ...bars,
    ...(crepe ? cupSole(foot, { cloth: sole, wall: 0.12 }) : weltedSole(foot, { sole, welt: sole })),
  ];
  return shoeModel(parts, main, "toe");
}
