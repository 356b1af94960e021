import { gem, gemSvg } from "../../blocks/gem.ts";
import { hoopPart } from "../../blocks/hoop.ts";
import { drawn, metalPart } from "../../blocks/metal.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { silhouette } from "../silhouette.ts";
import { metalOf, opaqueStones, preciousMetal, withGem } from "./materials.ts";
import { headOf, ringDetail, standing } from "./ring-pose.ts";

export interface CabochonRingCut {
  /** Half the height of the stone. */
  readonly size: number;
  readonly lie: "along" | "across";
  readonly bezel: "smooth" | "beaded";
}

export const cabochonRing = silhouette<"cabochon-ring", CabochonRingCut>({
  kind: "cabochon-ring",
  family: "small-jewel",
  weight: 0.7,
  leaves: { men: ["E.2.3"], women: ["E.2.3"] },
  fabrics: preciousMetal,
  cut: (random, universe) => ({
    size: universe === "men" ? random.pick([0.6, 0.7]) : random.pick([0.45, 0.6, 0.78]),
    lie: random.pick(["along", "across"]),
    bezel: random.pick(["smooth", "smooth", "beaded"]),
  }),
  finish: withGem(opaqueStones),
  draw: ({ size, lie, bezel }, { main, gem: stone = "#2b3f7d" }) => {
    const hoop = standing(0.36, 0.13, [0, 0], 0.96);
    const [x, y] = headOf(hoop);
    const at = [x, y - 0.06] as const;
    const [rx, ry] = lie === "along" ? [size * 0.82, size] : [size, size * 0.82];
    const ring = bezel === "beaded" ? 0.14 : 0.1;
    const beads = drawn((pen) =>
      ellipse(at, rx + 0.08, ry + 0.08)
        .points(Math.round((rx + ry) * 26))
        .slice(1)
        .map((place) => gemSvg(pen, place, 0.062, metalOf(main), "pearl"))
        .join(""),
    );
    return {
      parts: [
        hoopPart(hoop, metalOf(main)),
        metalPart(ellipse([at[0], at[1] + 0.07], rx + ring, ry + ring * 0.8), metalOf(main), {
          how: "round",
          angle: 0,
          raised: 1,
        }),
        metalPart(ellipse(at, rx + ring, ry + ring), metalOf(main), {
          raised: 0,
          trims: [
            ...(bezel === "beaded" ? [beads] : []),
            gem(at, size * 1.01, stone, "cabochon", lie === "along" ? 0 : 90),
          ],
        }),
      ],
      main,
      ground: "wall",
      detail: { of: "stone", box: ringDetail(hoop, 0.95) },
    };
  },
  words: () => ({}),
});
