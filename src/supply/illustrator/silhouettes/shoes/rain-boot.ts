import { bootMouth, bootOn, bootShell } from "../../blocks/boot-upper.ts";
import { toneOf } from "../../blocks/shoe-finish.ts";
import { buckle } from "../../blocks/shoe-hardware.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import { strapAlong } from "../../blocks/shoe-strap.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface RainBootCut {
  readonly shaft: number;
  readonly trim: "band" | "strap";
}

/** Moulded rubber. */
export const rainBoot = silhouette<"rain-boot", RainBootCut>({
  kind: "rain-boot",
  family: "boot",
  leaves: { men: ["B.5.2"], women: ["B.5.2"] },
  fabrics: [
    { kind: "rubber", weight: 1, material: "rubber", dyes: ["classic", "earth", "neutral", "bright"] },
  ],
  cut: (random, universe) => {
    const shaft = random.pick(universe === "men" ? [21, 27] : [19, 25, 32]);
    return { shaft, trim: random.pick(["band", "strap"]) };
  },
  finish: (main, _cut, random) => ({
    lining: { kind: "jersey", colour: random.pick<Colour>(["#c9c2b4", "#3c4148", "#8a7a62"]) },
    sole: toneOf({ kind: "rubber", colour: main.colour }, 0.25),
  }),
  draw: drawRainBoot,
  words: ({ shaft }) => ({ closure: "pull-on", heel: "flat", length: shaft > 22 ? "long" : "regular" }),
});

function drawRainBoot(cut: RainBootCut, fabric: Fabric, { random, universe }: Hand) {
  const { main, lining = main, sole = main } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 26 : 29.2,
    height: womens ? 0.94 : 1,
    toe: "round",
    heel: 1.4,
    sole: 1.9,
    spring: 0.8,
  });
  const boot = bootOn(foot, { height: cut.shaft, ease: 0.9, rise: 0.2 });
  const h = cut.shaft;
  const [left, right] = boot.across(h - 2.6);
  const strap = strapAlong(
    foot.line([left, -h + 2.6], [left + 4, -h + 3], [right - 3, -h + 2.9], [right, -h + 2.3]),
    { cloth: main, lining, width: 1.3 },
  );
  const foxing = foot.line([0.4, -1.7], [8, -1.5], [16, -1.5], [23, -1.7], [29, -1.9]);
  const parts: Part[] = [
    bootMouth(boot, lining, 1),
    bootShell(boot, main, random, {
      lines: [
        { path: boot.top.shift(0, 0.7), kind: "groove" },
        { path: foxing, kind: "groove", strength: 0.7 },
        {
          path: foot.line([0.9, -5.4], [3.6, -5.4], [5.6, -3.4], [6.2, -1.6]),
          kind: "groove",
          strength: 0.5,
        },
        { path: foot.line([22.4, -1.6], [23.6, -3], [24, -4.8]), kind: "groove", strength: 0.5 },
      ],
    }),
    ...(cut.trim === "strap"
      ? [strap, ...buckle(foot.place([left + 2.6, -h + 2.9]), 1.6, 2, 3, "silver")]
      : []),
    ...weltedSole(foot, { sole, lugs: 0.6, lifts: 1 }),
  ];
  return shoeModel(parts, main, "heel");
}
