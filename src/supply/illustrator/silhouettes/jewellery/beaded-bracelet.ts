import { beadUse, gemUse } from "../../blocks/gem.ts";
import { drawn, shadowOf } from "../../blocks/metal.ts";
import type { Colour } from "../../colour/oklab.ts";
import { ribbon } from "../../geometry/along.ts";
import { silhouette } from "../silhouette.ts";
import { laidDown } from "./bracelet-line.ts";
import { metalOf, opaqueStones, preciousMetal } from "./materials.ts";

export interface BeadedBraceletCut {
  /** Diameter of a bead. */
  readonly size: number;
  readonly rows: 1 | 2;
  /** Metal beads among the stones: none, one at the front, or one in every few. */
  readonly metal: "none" | "front" | "rhythm";
}

const woods: readonly [Colour, ...Colour[]] = ["#3d2c25", "#8a5a34", "#6b3f28", "#d9cfc0", "#96493d"];

export const beadedBracelet = silhouette<"beaded-bracelet", BeadedBraceletCut>({
  kind: "beaded-bracelet",
  family: "bracelet",
  leaves: { men: ["E.2.1"], women: ["E.2.1"] },
  fabrics: preciousMetal,
  cut: (random, universe) => ({
    size: universe === "men" ? random.pick([0.75, 0.95]) : random.pick([0.45, 0.65, 0.85]),
    rows: universe === "women" && random.chance(0.35) ? 2 : 1,
    metal: random.pick(["none", "front", "rhythm"]),
  }),
  finish: (_, __, random) => ({ gem: random.pick([...opaqueStones, ...woods, "#ece4da"]) }),
  draw: ({ size, rows, metal }, { main, gem = "#232428" }, { random }) => {
    const gold = metalOf(main);
    const parts = Array.from({ length: rows }, (_, row) => {
      const path = laidDown(random, 3.3).shift(row * 0.35, row * (size * 0.9 + 0.25) - (rows - 1) * 0.4);
      const beads = drawn((pen) => {
        const laid = path.map(pen.at);
        const count = Math.round(path.length / (size * 1.01));
        return Array.from({ length: count }, (__, i) => {
          const special =
            (metal === "front" && Math.abs(i - count / 2) < 0.9) || (metal === "rhythm" && i % 6 === 3);
          const at = laid.at(i / count);
          const px = (size / 2) * 1.03 * pen.scale;
          if (gem === "#ece4da" && !special) return gemUse(pen.sheet, at, px, gem, "pearl");
          return beadUse(pen.sheet, at, special ? px * 0.96 : px, special ? gold : gem);
        }).join("");
      });
      return shadowOf(ribbon(path, size * 0.9, 36), gem, [beads]);
    });
    return {
      parts,
      main,
      ground: "wall",
      detail: { of: "stone", box: [-1.9, 0.2, 1.9, 4.2] as const },
    };
  },
  words: () => ({}),
});
