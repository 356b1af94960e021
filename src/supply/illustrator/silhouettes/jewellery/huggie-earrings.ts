import { gemSvg } from "../../blocks/gem.ts";
import { hoopPart, hoopPlace } from "../../blocks/hoop.ts";
import { metal } from "../../blocks/metal.ts";
import { pair } from "../../blocks/pair.ts";
import { ellipse } from "../../geometry/shapes.ts";
import type { Pen } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";

export interface HuggieEarringsCut {
  readonly width: number;
  readonly set: "none" | "row" | "two-rows";
}

/** Small hoops that close around the lobe. */
export const huggieEarrings = silhouette<"huggie-earrings", HuggieEarringsCut>({
  kind: "huggie-earrings",
  family: "small-jewel",
  leaves: { women: ["E.2.4"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    width: random.pick([0.26, 0.4, 0.6]),
    set: random.pick(["none", "row", "row", "two-rows"]),
  }),
  finish: withGem(clearStones),
  draw: ({ width, set }, { main, gem = "#dde6ec" }) => {
    const hoop = {
      at: [0, 0] as const,
      rx: 0.5,
      ry: 0.66,
      depth: [width * 0.85, -width * 0.1] as const,
      thick: 0.1,
    };
    const rows = set === "two-rows" ? 2 : 1;
    const size = Math.min(0.13, (width * 0.42) / rows);
    const step = (size * 2.15 * 180) / Math.PI / 0.6;
    const stones = (pen: Pen) =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: Math.floor(160 / step) }, (__, i) =>
          gemSvg(pen, hoopPlace(hoop, -82 + i * step, (row + 0.5) / rows), size, gem, "round"),
        ).join(""),
      ).join("");
    const hinge = metal(ellipse([-0.36, -0.47], 0.075), metalOf(main), { raised: 0.2 });
    return {
      parts: pair(
        [
          hoopPart(hoop, metalOf(main), {
            ...(set !== "none" && { set: stones, profile: "flat" as const }),
            trims: [hinge],
          }),
        ],
        1.42 + width * 0.5,
        [-3, 4],
        0.06,
      ),
      main,
      ground: "wall",
      detail: { of: "stone", box: [0.1, -0.8, 1.6, 0.9] as const },
    };
  },
  words: () => ({}),
});
