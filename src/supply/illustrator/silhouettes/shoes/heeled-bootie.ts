import { bootMouth, bootOn, bootShell } from "../../blocks/boot-upper.ts";
import { bootZip } from "../../blocks/boot-zip.ts";
import { leatherLining, leatherSole, leathers, plain } from "../../blocks/shoe-finish.ts";
import { type HeelShape, heeledSole } from "../../blocks/shoe-heel.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { stitched } from "../../blocks/shoe-shading.ts";
import type { Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export interface HeeledBootieCut {
  readonly heel: Extract<HeelShape, "stiletto" | "kitten" | "block" | "flared" | "cuban">;
  readonly height: number;
  readonly toe: "pointed" | "almond" | "round" | "square";
  readonly shaft: number;
  readonly closing: "zip" | "pull-on";
  readonly platform: boolean;
}

export const heeledBootie = silhouette<"heeled-bootie", HeeledBootieCut>({
  kind: "heeled-bootie",
  family: "shoe",
  leaves: { women: ["B.3.1"] },
  fabrics: [
    { kind: "leather", weight: 6, material: "leather", dyes: [...leathers, "neutral"] },
    { kind: "suede", weight: 3, material: "suede", dyes: ["leather", "earth", "jewel"] },
    { kind: "patent", weight: 1, material: "leather", dyes: leathers },
    { kind: "croc", weight: 0.7, material: "leather", dyes: leathers },
    {
      kind: "leather",
      weight: 0.6,
      material: "leather",
      dyes: ["neutral", "earth"],
      motifs: [
        ["snake", 1],
        ["leopard", 1],
      ],
    },
  ],
  cut: (random) => {
    const heel = random.pick<HeeledBootieCut["heel"]>([
      "stiletto",
      "kitten",
      "block",
      "block",
      "flared",
      "cuban",
    ]);
    return {
      heel,
      height: heel === "kitten" ? 4.2 : heel === "cuban" ? 4.4 : random.pick([5.4, 7, 8.4]),
      toe: random.pick(["pointed", "pointed", "almond", "round", "square"]),
      shaft: random.pick([10.4, 12.6, 15]),
      closing: random.pick(["zip", "zip", "pull-on"]),
      platform: heel === "block" && random.chance(0.25),
    };
  },
  finish: (main, _cut, random) => ({
    lining: leatherLining(random),
    sole: leatherSole(main, random),
    metal: random.pick<Metal>(["gold", "silver", "gunmetal"]),
  }),
  draw: drawBootie,
  words: ({ heel, height, closing }) => ({
    closure: closing,
    heel: height > 6.5 ? "high" : height > 4.6 ? "mid" : "low",
    heelShape: heel === "flared" || heel === "cuban" ? "block" : heel,
  }),
});

function drawBootie(cut: HeeledBootieCut, fabric: Fabric, { random }: Hand) {
  const { main, lining = main, sole = main, metal = "silver" } = fabric;
  const foot = footOn({
    length: cut.toe === "pointed" ? 25 : 25.6,
    height: 0.92,
    toe: cut.toe,
    heel: cut.height,
    sole: cut.platform ? 2.4 : 0.5,
    spring: 0.7,
  });
  const boot = bootOn(foot, { height: cut.shaft, ease: 0, rise: cut.closing === "pull-on" ? 0.8 : 0.1 });
  const lines: Line[] = [
    stitched(boot.top, 0.36, 0.6),
    { path: foot.line([14.6, -8], [14.2, -5.4], [11.6, -2.6], [9.6, 0.1]), kind: "seam", strength: 0.55 },
  ];
  const parts: Part[] = [
    bootMouth(boot, lining),
    bootShell(boot, main, random, { lines }),
    ...(cut.closing === "zip"
      ? bootZip(boot, { x: 5.4, top: cut.shaft - 0.4, bottom: 2.4, metal, cloth: main })
      : []),
    ...heeledSole(foot, {
      shape: cut.heel,
      sole: cut.platform ? plain(main) : sole,
      heel: cut.heel === "cuban" ? sole : plain(main),
      lifts: cut.heel === "cuban" ? 4 : 0,
    }),
  ];
  return shoeModel(parts, main, "heel");
}
