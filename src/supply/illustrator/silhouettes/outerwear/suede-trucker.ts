import type { Colour } from "../../colour/oklab.ts";
import { shadow } from "../../colour/oklab.ts";
import { silhouette } from "../silhouette.ts";
import { drawTrucker, type TruckerCut, truckerCut } from "./trucker.ts";

export const suedeTrucker = silhouette<"suede-trucker", TruckerCut>({
  kind: "suede-trucker",
  family: "jacket",
  leaves: { men: ["A.4.3"], women: ["A.4.3"] },
  fabrics: [
    { kind: "suede", weight: 3, material: "suede", dyes: ["leather"] },
    { kind: "leather", weight: 1, material: "leather", dyes: ["leather"] },
  ],
  cut: (random, universe) => truckerCut(random, universe === "women"),
  finish: (main, _cut, random) => ({
    lining: { kind: "satin", colour: shadow(main.colour, 0.3) },
    button: random.pick<Colour>(["#8c6a44", "#b9bab8", "#3d2c25"]),
  }),
  draw: (cut, { main, lining = main, button = "#8c6a44" }, hand) =>
    drawTrucker(cut, { main, lining, button }, hand),
  words: (cut) => ({
    collar: "classic",
    sleeve: "long",
    length: cut.length < 50 ? "cropped" : "regular",
    closure: "button",
  }),
});
