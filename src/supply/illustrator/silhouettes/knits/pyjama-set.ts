import { silhouette } from "../silhouette.ts";
import { drawPyjamas, nightCloths, type Pyjamas } from "./pyjamas.ts";

export type PyjamaSetCut = Pyjamas;

export const pyjamaSet = silhouette<"pyjama-set", PyjamaSetCut>({
  kind: "pyjama-set",
  family: "suit",
  leaves: { men: ["F.3.1"], women: ["F.3.1"] },
  fabrics: nightCloths,
  cut: (random, universe) => ({
    fit: random.pick(universe === "men" ? [0, 0.3, 0.6] : [-0.3, 0.1, 0.7]),
    length: universe === "men" ? random.between(68, 72) : random.pick([54, 62, 67]),
    arm: random.chance(0.75) ? "long" : "short",
    legs: random.pick([98, 101, 104]),
    piped: random.chance(0.75),
    pocket: random.chance(0.8),
  }),
  finish: (_main, _cut, random) => ({ button: random.pick(["#efe8da", "#e3d9c4", "#f4f1ea"]) }),
  draw: drawPyjamas,
  words: ({ arm }) => ({ collar: "notch", sleeve: arm, length: "regular", closure: "button" }),
});
