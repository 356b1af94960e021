import { gem, gemSvg } from "../../blocks/gem.ts";
import { drawn, metal, metalPart, shadowOf } from "../../blocks/metal.ts";
import { pair } from "../../blocks/pair.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { polyline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { metalOf, pearls, preciousMetal, withGem } from "./materials.ts";

export interface PearlEarringsCut {
  readonly hang: "short" | "chain" | "cascade";
  readonly size: number;
}

export const pearlEarrings = silhouette<"pearl-earrings", PearlEarringsCut>({
  kind: "pearl-earrings",
  family: "jewel",
  leaves: { women: ["E.2.4"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    hang: random.pick(["short", "chain", "cascade"]),
    size: random.pick([0.85, 1, 1.15]),
  }),
  finish: withGem(pearls),
  draw: ({ hang, size }, { main, gem: pearl = "#ece4da" }) => {
    const gold = metalOf(main);
    const long = hang === "short" ? 0.7 : hang === "chain" ? 2.6 : 0.8;
    const sizes = hang === "cascade" ? [size * 0.5, size * 0.66, size * 0.85] : [size];
    let y = long;
    const hung = sizes.map((half) => {
      const at = [0, y + half] as const;
      y += half * 2 + 0.12;
      return { at, half };
    });
    const stem: Part = metalPart(
      polyline([-0.05, 0], [0.05, 0], [0.05, y - 0.4], [-0.05, y - 0.4]).close(),
      gold,
      { how: "round", angle: 0, raised: 0.3 },
    );
    const drops = hung.map(({ at, half }) =>
      shadowOf(ellipse(at, half), pearl, [
        gem(at, half, pearl, "pearl"),
        metal(ellipse([at[0], at[1] - half * 0.98], half * 0.3, half * 0.16), gold, { raised: 0.2 }),
      ]),
    );
    const disc = metalPart(ellipse([0, 0], 0.46), gold, {
      raised: 0.7,
      trims: [drawn((pen) => gemSvg(pen, [0, 0], 0.36, "#dde6ec", "round"))],
    });
    return {
      parts: pair([stem, ...drops, disc], 2.4 + size * 0.8, [-2, 2], 0.08),
      main,
      ground: "wall",
      detail: { of: "stone", box: [0.2, long - 0.6, 2.9, y + 0.3] as const },
    };
  },
  words: () => ({}),
});
