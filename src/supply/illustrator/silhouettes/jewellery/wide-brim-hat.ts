import { brim, type CrownShape, crown, hatBand } from "../../blocks/hat.ts";
import { silhouette } from "../silhouette.ts";
import { hatRibbon, wideBrims } from "./hat-materials.ts";

export interface WideBrimHatCut {
  readonly brim: number;
  readonly top: "round" | "creased" | "flat";
  readonly band: number;
  readonly edge: "raw" | "stitched" | "bound";
  /** Stiff or floppy, 0 … 1. */
  readonly wave: number;
}

/** A summer hat or a winter one with a brim for hiding under. */
export const wideBrimHat = silhouette<"wide-brim-hat", WideBrimHatCut>({
  kind: "wide-brim-hat",
  family: "headwear",
  leaves: { women: ["D.2.1"] },
  fabrics: wideBrims,
  cut: (random) => ({
    brim: random.pick([16, 17.5]),
    top: random.pick(["round", "creased", "flat"]),
    band: random.pick([0.8, 2, 3]),
    edge: random.pick(["raw", "stitched", "bound"]),
    wave: random.pick([0.1, 0.5, 0.8]),
  }),
  finish: hatRibbon,
  draw: (cut, { main, contrast = main }, { random }) => {
    const shape: CrownShape = {
      half: 8.2,
      topHalf: 7,
      height: cut.top === "flat" ? 8.2 : 9.6,
      foot: 2.6,
      top: cut.top,
    };
    return {
      parts: [
        ...brim(
          { half: cut.brim, front: 6.2, back: 3.2, curl: -1.2 * cut.wave, wave: cut.wave },
          main,
          random,
          cut.edge,
        ),
        crown(shape, main, random),
        hatBand(shape, cut.band, contrast),
      ],
      main,
      ground: "wall",
      detail: { of: "weave", box: [-14, -8, 2, 9] as const },
    };
  },
  words: () => ({}),
});
