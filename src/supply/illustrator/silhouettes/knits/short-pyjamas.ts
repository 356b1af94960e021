import { silhouette } from "../silhouette.ts";
import { drawPyjamas, nightCloths, type Pyjamas } from "./pyjamas.ts";

export type ShortPyjamasCut = Pyjamas;

/** The summer set: shirt and shorts. */
export const shortPyjamas = silhouette<"short-pyjamas", ShortPyjamasCut>({
  kind: "short-pyjamas",
  family: "hooded-jacket",
  leaves: { men: ["F.3.1"], women: ["F.3.1"] },
  fabrics: nightCloths,
  cut: (random, universe) => ({
    fit: random.pick(universe === "men" ? [0, 0.4] : [-0.3, 0.2, 0.6]),
    length: universe === "men" ? random.between(64, 68) : random.pick([50, 55, 60]),
    arm: random.chance(0.8) ? "short" : "long",
    legs: random.pick(universe === "men" ? [44, 47] : [35, 38]),
    piped: random.chance(0.75),
    pocket: random.chance(0.8),
  }),
  finish: (_main, _cut, random) => ({ button: random.pick(["#efe8da", "#e3d9c4", "#f4f1ea"]) }),
  draw: drawPyjamas,
  words: ({ arm }) => ({ collar: "notch", sleeve: arm, length: "short", closure: "button" }),
});
