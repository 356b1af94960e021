import { bootMouth, bootOn, bootShell } from "../../blocks/boot-upper.ts";
import { leatherLining, leatherSole, leathers, plain } from "../../blocks/shoe-finish.ts";
import { type HeelShape, heeledSole } from "../../blocks/shoe-heel.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched } from "../../blocks/shoe-shading.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface OverTheKneeBootCut {
  readonly shaft: number;
  readonly slouch: number;
  readonly heel: Extract<HeelShape, "stiletto" | "block" | "low">;
  readonly height: number;
  readonly toe: "pointed" | "almond" | "round";
}

export const overTheKneeBoot = silhouette<"over-the-knee-boot", OverTheKneeBootCut>({
  kind: "over-the-knee-boot",
  family: "boot",
  leaves: { women: ["B.3.2"] },
  fabrics: [
    { kind: "suede", weight: 5, material: "suede", dyes: ["leather", "earth"] },
    { kind: "leather", weight: 4, material: "leather", dyes: leathers },
    { kind: "velvet", weight: 0.6, material: "velvet", dyes: ["jewel", "classic"] },
  ],
  cut: (random) => {
    const heel = random.pick<OverTheKneeBootCut["heel"]>(["stiletto", "block", "block", "low"]);
    return {
      shaft: random.pick([46, 50, 53]),
      slouch: random.pick([0, 0.4, 0.8]),
      heel,
      height: heel === "low" ? 1.8 : random.pick([5.6, 7.4, 8.6]),
      toe: random.pick(["pointed", "almond", "round"]),
    };
  },
  finish: (main, _cut, random) => ({ lining: leatherLining(random), sole: leatherSole(main, random) }),
  draw: drawOverTheKnee,
  words: ({ heel, height }) => ({
    closure: "pull-on",
    length: "maxi",
    heel: height > 6.5 ? "high" : height > 4 ? "mid" : "flat",
    heelShape: heel === "low" ? "block" : heel,
  }),
});

function drawOverTheKnee(cut: OverTheKneeBootCut, fabric: Fabric, { random }: Hand) {
  const { main, lining = main, sole = main } = fabric;
  const foot = footOn({ length: 25.2, height: 0.94, toe: cut.toe, heel: cut.height, sole: 0.7, spring: 0.7 });
  const boot = bootOn(foot, { height: cut.shaft, ease: cut.slouch * 0.5, rise: 2.2 });
  const shell = bootShell(boot, main, random, {
    slouch: cut.slouch,
    lines: [
      stitched(boot.top, 0.5, 0.6),
      {
        path: foot.line([3.4, -cut.shaft], [3, -30], [3.2, -16], [4.6, -6], [5.4, 0.1]),
        kind: "seam",
        strength: 0.5,
      },
    ],
  });
  // The knee bends a little: a soft break behind it.
  const knee: Part["folds"] = [
    { spine: foot.line([-1, -41.5], [2.4, -40.6], [5.4, -40.9]), width: 0.7, depth: -0.5, swell: "start" },
    { spine: foot.line([-0.8, -39.4], [2, -38.8], [4.4, -39.2]), width: 0.6, depth: -0.4, swell: "start" },
  ];
  const parts: Part[] = [
    bootMouth(boot, lining, 1.2),
    { ...shell, folds: [...(shell.folds ?? []), ...knee] },
    ...heeledSole(foot, {
      shape: cut.heel,
      sole,
      heel: cut.heel === "low" ? sole : plain(main),
      lifts: cut.heel === "low" ? 2 : 0,
    }),
  ];
  return shoeModel(parts, main, "heel");
}
