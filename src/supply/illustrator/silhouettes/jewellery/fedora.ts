import { bandBow, brim, type CrownShape, crown, hatBand } from "../../blocks/hat.ts";
import { silhouette } from "../silhouette.ts";
import { hatFelt, hatRibbon } from "./hat-materials.ts";

export interface FedoraCut {
  readonly brim: number;
  readonly top: "pinched" | "creased";
  readonly band: number;
  readonly edge: "raw" | "bound";
  readonly height: number;
}

/** Felt, with a pinched crown and a ribbon. */
export const fedora = silhouette<"fedora", FedoraCut>({
  kind: "fedora",
  family: "headwear",
  leaves: { men: ["D.2.1"], women: ["D.2.1"] },
  fabrics: hatFelt,
  cut: (random) => ({
    brim: random.pick([13.2, 14.2, 15.2]),
    top: random.pick(["pinched", "pinched", "creased"]),
    band: random.pick([1.4, 2.6, 3.6]),
    edge: random.pick(["raw", "bound"]),
    height: random.pick([10.6, 11.6]),
  }),
  finish: hatRibbon,
  draw: (cut, { main, contrast = main }, { random }) => {
    const shape: CrownShape = { half: 8.4, topHalf: 6.7, height: cut.height, foot: 2.5, top: cut.top };
    return {
      parts: [
        ...brim({ half: cut.brim, front: 4.6, back: 2.6, curl: 1, wave: 0.12 }, main, random, cut.edge),
        crown(shape, main, random),
        hatBand(shape, cut.band, contrast),
        ...(cut.band > 2 ? bandBow(shape, cut.band, contrast) : []),
      ],
      main,
      ground: "wall",
      detail: { of: "weave", box: [-12, -9, 4, 7] as const },
    };
  },
  words: () => ({}),
});
