import type { Colour } from "../../colour/oklab.ts";
import { lightness, shadow } from "../../colour/oklab.ts";
import { silhouette } from "../silhouette.ts";
import { drawTrucker, type TruckerCut, truckerCut } from "./trucker.ts";

const copper: Colour = "#a8714a";
const golds: readonly [Colour, ...Colour[]] = ["#c98f4e", "#d3a25c", "#b9773b"];

export const denimJacket = silhouette<"denim-jacket", TruckerCut>({
  kind: "denim-jacket",
  family: "jacket",
  leaves: { men: ["A.4.4"], women: ["A.4.4"] },
  fabrics: [
    { kind: "denim", weight: 8, material: "denim", dyes: ["denim"] },
    { kind: "denim", weight: 1, material: "denim", dyes: ["neutral"] },
    { kind: "denim", weight: 1, material: "denim", dyes: ["pastel", "earth"] },
  ],
  cut: (random, universe) => truckerCut(random, universe === "women"),
  finish: (main, _cut, random) => ({
    lining: { kind: "denim", colour: shadow(main.colour, 0.08) },
    button: random.pick([copper, "#b9bab8", "#6b6d70"]),
  }),
  draw: (cut, { main, lining = main, button = copper }, hand) => {
    // Blue is sewn in gold; what is white or black, tone on tone.
    const thread = main.thread ?? (isBlue(main.colour) ? hand.random.pick(golds) : undefined);
    return drawTrucker(cut, { main, lining, button, ...(thread && { thread }) }, hand);
  },
  words: (cut) => ({
    collar: "classic",
    sleeve: "long",
    length: cut.length < 50 ? "cropped" : "regular",
    closure: "button",
  }),
});

function isBlue(colour: Colour): boolean {
  const [red, blue] = [colour.slice(1, 3), colour.slice(5, 7)].map((part) => Number.parseInt(part, 16));
  return (blue ?? 0) - (red ?? 0) > 18 && lightness(colour) < 0.8;
}
