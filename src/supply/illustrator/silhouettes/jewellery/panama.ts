import { bandBow, brim, type CrownShape, crown, hatBand } from "../../blocks/hat.ts";
import { silhouette } from "../silhouette.ts";
import { hatRibbon, hatStraw } from "./hat-materials.ts";

export interface PanamaCut {
  readonly brim: number;
  readonly top: "pinched" | "creased" | "flat";
  readonly band: number;
  readonly edge: "raw" | "bound";
}

/** Plaited straw with a ribbon; a boater when its top is flat. */
export const panama = silhouette<"panama", PanamaCut>({
  kind: "panama",
  family: "headwear",
  leaves: { men: ["D.2.1"], women: ["D.2.1"] },
  fabrics: hatStraw,
  cut: (random) => ({
    brim: random.pick([13.6, 14.6]),
    top: random.pick(["pinched", "creased", "flat"]),
    band: random.pick([2, 3, 3.8]),
    edge: random.pick(["raw", "bound"]),
  }),
  finish: hatRibbon,
  draw: (cut, { main, contrast = main }, { random }) => {
    const shape: CrownShape = {
      half: 8.3,
      topHalf: cut.top === "flat" ? 7.5 : 6.9,
      height: cut.top === "flat" ? 8.4 : 10.8,
      foot: 2.4,
      top: cut.top,
    };
    return {
      parts: [
        ...brim(
          { half: cut.brim, front: 4.5, back: 2.5, curl: cut.top === "flat" ? 0.1 : 0.8, wave: 0.1 },
          main,
          random,
          cut.edge,
        ),
        crown(shape, main, random),
        hatBand(shape, cut.band, contrast),
        ...(cut.top === "flat" ? bandBow(shape, cut.band, contrast) : []),
      ],
      main,
      ground: "wall",
      detail: { of: "weave", box: [-12, -9, 4, 7] as const },
    };
  },
  words: () => ({}),
});
