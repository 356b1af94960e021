import { gemSvg } from "../../blocks/gem.ts";
import { hoopPart, hoopPlace } from "../../blocks/hoop.ts";
import type { Point } from "../../geometry/point.ts";
import type { Pen } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";

export interface StackedRingsCut {
  readonly count: 3 | 4;
  readonly laid: "stacked" | "loose";
  readonly set: boolean;
}

/** Several fine rings worn on one finger, lying on one another. */
export const stackedRings = silhouette<"stacked-rings", StackedRingsCut>({
  kind: "stacked-rings",
  family: "small-jewel",
  leaves: { women: ["E.2.3"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    count: random.pick([3, 4]),
    laid: random.pick(["stacked", "loose"]),
    set: random.chance(0.7),
  }),
  finish: withGem(clearStones),
  draw: ({ count, laid, set }, { main, gem = "#dde6ec" }, { random }) => {
    const step = laid === "stacked" ? 0.3 : 0.42;
    const parts = Array.from({ length: count }, (_, i) => {
      const sway = laid === "stacked" ? random.sway(0.03) : (i % 2 ? 0.2 : -0.16) + random.sway(0.08);
      const at: Point = [sway, (count / 2 - i) * step];
      const wide = i === 1 ? 0.24 : 0.15;
      const hoop = { at, rx: 1.05, ry: 0.5, depth: [0, wide] as Point, thick: 0.09 };
      const stones = (pen: Pen) =>
        Array.from({ length: 15 }, (__, k) =>
          gemSvg(pen, hoopPlace(hoop, 22 + k * 9.7), wide * 0.42, gem, "round"),
        ).join("");
      return hoopPart(hoop, metalOf(main), {
        profile: i % 2 ? "flat" : "domed",
        surface: i === 2 && !set ? "hammered" : "polished",
        ...(set && i === 1 && { set: stones }),
      });
    });
    return {
      parts,
      main,
      ground: "wall",
      detail: { of: "stone", box: [-0.75, -0.2, 0.75, 1.3] as const },
    };
  },
  words: () => ({}),
});
