import { gemSvg } from "../../blocks/gem.ts";
import { hoopPart, hoopPlace } from "../../blocks/hoop.ts";
import type { Pen } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";
import { ringDetail, standing } from "./ring-pose.ts";

export interface PaveRingCut {
  readonly rows: 1 | 2 | 3;
  readonly mixed: boolean;
}

/** Stones all around the band. */
export const paveRing = silhouette<"pave-ring", PaveRingCut>({
  kind: "pave-ring",
  family: "small-jewel",
  leaves: { women: ["E.2.3"] },
  fabrics: preciousMetal,
  cut: (random) => ({ rows: random.pick([1, 1, 2, 3]), mixed: random.chance(0.35) }),
  finish: withGem(clearStones),
  draw: ({ rows, mixed }, { main, gem = "#dde6ec" }) => {
    const width = [0.4, 0.62, 0.86][rows - 1] ?? 0.4;
    const hoop = standing(width, 0.12);
    const across = (width * 0.75) / rows;
    const size = across * (rows === 1 ? 0.46 : 0.44);
    const step = (size * 2.15 * 180) / Math.PI / hoop.rx;
    const count = Math.floor(208 / step);
    const set = (pen: Pen) =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: count }, (__, i) => {
          const degrees = -56 - (count * step) / 2 + (i + (row % 2) * 0.5) * step;
          const colour = mixed && (i + row) % 2 ? "#dde6ec" : gem;
          return gemSvg(pen, hoopPlace(hoop, degrees, (row + 0.5) / rows), size, colour, "round");
        }).join(""),
      ).join("");
    return {
      parts: [hoopPart(hoop, metalOf(main), { profile: "flat", set })],
      main,
      ground: "wall",
      detail: { of: "stone", box: ringDetail(hoop, 0.7) },
    };
  },
  words: () => ({}),
});
