import type { Shoulder } from "../../blocks/knit-body.ts";
import { shadow } from "../../colour/oklab.ts";
import { silhouette } from "../silhouette.ts";
import { pulledOver } from "./pulled-over.ts";
import { ribHeights } from "./pullover.ts";
import { smoothYarns } from "./yarns.ts";

export interface CollaredPulloverCut {
  readonly collar: "half-zip" | "polo" | "shawl";
  readonly fit: number;
  readonly length: number;
  readonly arm: "long" | "balloon" | "short";
  readonly shoulder: Shoulder;
  readonly ribs: keyof typeof ribHeights;
}

/** Pullovers with a collar: zipped, buttoned or crossed. */
export const collaredPullover = silhouette<"collared-pullover", CollaredPulloverCut>({
  kind: "collared-pullover",
  family: "top",
  leaves: { men: ["A.2.1"], women: ["A.2.1"] },
  fabrics: smoothYarns,
  cut: (random, universe) => {
    const womens = universe === "women";
    const collar = random.pick<CollaredPulloverCut["collar"]>(
      womens ? ["polo", "polo", "half-zip"] : ["half-zip", "half-zip", "polo", "shawl"],
    );
    const fit = random.pick(womens ? [-0.7, 0, 0.8] : [-0.3, 0.1, 0.7]);
    const cropped = womens && random.chance(0.35);
    return {
      collar,
      fit,
      length: cropped ? random.between(44, 49) : (womens ? 58 : 64) + fit * 2 + random.between(-1, 3),
      arm: womens
        ? random.pick(collar === "polo" ? ["long", "short", "short"] : ["long", "balloon"])
        : "long",
      shoulder: fit > 0.6 ? "dropped" : !womens && random.chance(0.25) ? "raglan" : "set-in",
      ribs: random.pick(["narrow", "usual", "usual", "tall"]),
    };
  },
  finish: (main, { collar }, random) => ({
    button: shadow(main.colour, 0.3),
    metal: random.pick(["steel", "gunmetal", "brass"]),
    ...(main.second &&
      collar !== "shawl" &&
      random.chance(0.3) && { contrast: { kind: "rib", colour: main.second } }),
  }),
  draw: ({ collar, ribs, ...cut }, fabric, hand) =>
    pulledOver({ ...cut, neck: collar, ...ribHeights[ribs] }, fabric, hand),
  words: ({ collar, arm, length }) => ({
    ...(collar === "half-zip"
      ? { neckline: "high" as const, closure: "zip" as const }
      : collar === "polo"
        ? { collar: "classic" as const, closure: "button" as const }
        : { collar: "shawl" as const, closure: "pull-on" as const }),
    sleeve: arm === "balloon" ? "puff" : arm,
    length: length < 51 ? "cropped" : "regular",
  }),
});
