import { springRing } from "../../blocks/chains.ts";
import { gem, gemSvg } from "../../blocks/gem.ts";
import { drawn, placesAlong, shadowOf, toned } from "../../blocks/metal.ts";
import { shadow } from "../../colour/oklab.ts";
import { ribbon } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import type { Point } from "../../geometry/point.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { metalOf, pearls, preciousMetal, withGem } from "./materials.ts";
import { claspHeight, necklaceBack, necklaceFront } from "./necklace-line.ts";

export interface PearlStrandCut {
  /** Diameter of a pearl. */
  readonly size: number;
  readonly drop: number;
  readonly strands: 1 | 2 | 3;
  readonly baroque: boolean;
}

export const pearlStrand = silhouette<"pearl-strand", PearlStrandCut>({
  kind: "pearl-strand",
  // A choker is seen nearer than a rope.
  family: ({ drop }) => (drop < 13 ? "bracelet" : "necklace"),
  weight: 1.1,
  leaves: { men: ["E.2.2"], women: ["E.2.2"] },
  fabrics: preciousMetal,
  cut: (random, universe) =>
    universe === "men"
      ? {
          size: random.pick([0.7, 1, 1.3]),
          drop: random.pick([9, 12, 16]),
          strands: 1,
          baroque: random.chance(0.4),
        }
      : {
          size: random.pick([0.7, 1.05, 1.5, 2]),
          drop: random.pick([8.6, 12, 15, 19]),
          strands: random.pick([1, 1, 2, 3]),
          baroque: random.chance(0.3),
        },
  finish: withGem(pearls),
  draw: ({ size, drop, strands, baroque }, { main, gem: pearl = "#ece4da" }) => {
    const strand = (path: Path, colour: `#${string}`): Part => {
      const places = placesAlong(path, size * 0.98);
      const laid = drawn((pen) =>
        places
          .map((at: Point, i) =>
            gemSvg(pen, at, (size / 2) * (baroque && i % 3 === 1 ? 0.86 : 1.02), colour, "pearl"),
          )
          .join(""),
      );
      return shadowOf(ribbon(path, size * 0.5, 24), shadow(colour, 0.2), [laid], 0.2);
    };
    return {
      parts: [
        strand(necklaceBack(drop), shadow(pearl, 0.16)),
        shadowOf(ribbon(necklaceBack(drop), 0.05, 4), metalOf(main), [
          springRing([0, claspHeight(drop)], 0.42, metalOf(main)),
          gem([0, claspHeight(drop)], 0.24, toned(metalOf(main), 0.2), "pearl"),
        ]),
        ...Array.from({ length: strands - 1 }, (_, i) => {
          const row = strands - 1 - i;
          return strand(necklaceFront(drop - size * 1.35 * row, "u", 6.9 - size * 0.5 * row), pearl);
        }),
        strand(necklaceFront(drop), pearl),
      ],
      main,
      ground: "wall",
      detail: { of: "stone", box: [-4.5, drop - 6.5, 4.5, drop + 1.6] as const },
    };
  },
  words: ({ drop }) => ({ length: drop < 13 ? "short" : drop > 15 ? "long" : "regular" }),
});
