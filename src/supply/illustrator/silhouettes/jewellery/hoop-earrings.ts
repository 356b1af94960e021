import { gemSvg } from "../../blocks/gem.ts";
import { hoopPart, hoopPlace } from "../../blocks/hoop.ts";
import { wire } from "../../blocks/metal.ts";
import { pair } from "../../blocks/pair.ts";
import { spline } from "../../geometry/spline.ts";
import type { Pen } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { clearStones, metalOf, preciousMetal, withGem } from "./materials.ts";

export interface HoopEarringsCut {
  readonly radius: number;
  /** Width of the band. */
  readonly width: number;
  readonly surface: "polished" | "hammered" | "set";
}

export const hoopEarrings = silhouette<"hoop-earrings", HoopEarringsCut>({
  kind: "hoop-earrings",
  family: "jewel",
  leaves: { women: ["E.2.4"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    ...random.pick([
      { radius: 1.5, width: 0.3 },
      { radius: 1.5, width: 0.95 },
      { radius: 1.8, width: 0.5 },
      { radius: 2.1, width: 0.24 },
    ]),
    surface: random.pick(["polished", "polished", "hammered", "set"]),
  }),
  finish: withGem(clearStones),
  draw: ({ radius, width, surface }, { main, gem = "#dde6ec" }) => {
    const hoop = {
      at: [0, 0] as const,
      rx: radius * 0.72,
      ry: radius,
      depth: [width * 0.85, -width * 0.12] as const,
      thick: Math.min(0.16, width * 0.5),
    };
    const size = Math.min(0.14, width * 0.38);
    const step = (size * 2.2 * 180) / Math.PI / radius;
    const set = (pen: Pen) =>
      Array.from({ length: Math.floor(150 / step) }, (_, i) =>
        gemSvg(pen, hoopPlace(hoop, -78 + i * step), size, gem, "round"),
      ).join("");
    const post = wire(
      spline(
        [hoop.rx * 0.2, -radius * 0.97],
        [-hoop.rx * 0.1, -radius * 1.1],
        [-hoop.rx * 0.45, -radius * 1.02],
        [-hoop.rx * 0.62, -radius * 0.8],
      ),
      0.07,
      metalOf(main),
    );
    const one = hoopPart(hoop, metalOf(main), {
      surface: surface === "hammered" ? "hammered" : "polished",
      ...(surface === "set" && { set, profile: "flat" as const }),
    });
    return {
      parts: pair(
        [{ ...one, trims: [post, ...(one.trims ?? [])] }],
        radius * 1.66 + width * 1.1,
        [-4, 5],
        0.12,
      ),
      main,
      ground: "wall",
      detail: { of: "clasp", box: [0.1, -radius * 1.2, radius * 2.2 + width, radius * 0.9] as const },
    };
  },
  words: () => ({}),
});
