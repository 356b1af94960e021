import { type GemCut, gemReach, gemUse } from "../../blocks/gem.ts";
import { drawn, metal, shadowOf, strands } from "../../blocks/metal.ts";
import { ribbon } from "../../geometry/along.ts";
import { pathData } from "../../geometry/path-data.ts";
import { rectangle } from "../../geometry/shapes.ts";
import { silhouette } from "../silhouette.ts";
import { laidDown } from "./bracelet-line.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";

export interface TennisBraceletCut {
  readonly stone: Extract<GemCut, "round" | "emerald" | "princess" | "oval">;
  /** Half the height of a stone. */
  readonly size: number;
  readonly alternate: boolean;
}

/** Stones in an even row. */
export const tennisBracelet = silhouette<"tennis-bracelet", TennisBraceletCut>({
  kind: "tennis-bracelet",
  family: "bracelet",
  leaves: { women: ["E.2.1"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    stone: random.pick(["round", "round", "emerald", "princess", "oval"]),
    size: random.pick([0.2, 0.28, 0.38]),
    alternate: random.chance(0.3),
  }),
  finish: withGem(clearStones),
  draw: ({ stone, size, alternate }, { main, gem = "#dde6ec" }, { random }) => {
    const colour = metalOf(main);
    const path = laidDown(random);
    const [rx] = gemReach(stone);
    const row = drawn((pen) => {
      const laid = path.map(pen.at);
      const count = Math.round(path.length / (size * rx * 2 + 0.07) / 2) * 2;
      const rail = strands(pen.sheet, pathData(laid), size * 1.3 * pen.scale, colour);
      return (
        rail +
        Array.from({ length: count }, (_, i) => {
          const share = i / count;
          const [dx, dy] = laid.tangent(share);
          const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
          return gemUse(
            pen.sheet,
            laid.at(share),
            size * pen.scale,
            alternate && i % 2 ? "#dde6ec" : gem,
            stone,
            turn,
          );
        }).join("")
      );
    });
    return {
      parts: [
        shadowOf(ribbon(path, size * 1.8, 36), colour, [
          row,
          metal(rectangle(-0.42, -2.77 - size, 0.84, size * 2, 0.08), colour, { raised: 0.8, angle: 30 }),
        ]),
      ],
      main,
      ground: "wall",
      detail: { of: "stone", box: [-1.9, 0.4, 1.9, 4.4] as const },
    };
  },
  words: () => ({}),
});
