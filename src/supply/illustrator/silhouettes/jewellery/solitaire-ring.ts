import { claws, type GemCut, gem, gemReach, gemSvg } from "../../blocks/gem.ts";
import { hoopPart, hoopPlace } from "../../blocks/hoop.ts";
import { drawn, metalPart } from "../../blocks/metal.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import { closedSpline } from "../../geometry/spline.ts";
import type { Part, Pen } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { clearStones, facetedCuts, metalOf, preciousMetal, withGem } from "./materials.ts";
import { headOf, ringDetail, standing } from "./ring-pose.ts";

export interface SolitaireRingCut {
  readonly stone: GemCut;
  /** Half the height of the stone. */
  readonly size: number;
  /** Small stones along the band, or around the stone. */
  readonly company: "none" | "band" | "halo" | "sides";
}

export const solitaireRing = silhouette<"solitaire-ring", SolitaireRingCut>({
  kind: "solitaire-ring",
  family: "small-jewel",
  leaves: { women: ["E.2.3"] },
  fabrics: preciousMetal,
  cut: (random) => ({
    stone: random.pick(facetedCuts),
    size: random.pick([0.36, 0.46, 0.58]),
    company: random.pick(["none", "none", "band", "halo", "sides"]),
  }),
  finish: withGem(clearStones),
  draw: ({ stone, size, company }, { main, gem: colour = "#dde6ec" }) => {
    const hoop = standing(0.26, 0.11, [0, 0], 0.95);
    const [hx, hy] = headOf(hoop);
    const [rx, ry] = gemReach(stone).map((share) => share * size) as [number, number];
    const at = [hx, hy - ry * 0.72 - 0.04] as const;
    const around = company === "halo" ? 0.13 : 0.035;
    // The basket narrows from the stone to the band.
    const basket = metalPart(
      closedSpline(
        [hx - rx * 0.86, at[1] + ry * 0.35, "*"],
        [hx + rx * 0.86, at[1] + ry * 0.35, "*"],
        [hx + 0.24, hy + 0.12],
        [hx, hy + 0.2],
        [hx - 0.24, hy + 0.12],
      ),
      metalOf(main),
      { how: "round", angle: 0, raised: 0.3 },
    );
    const square = stone === "emerald" || stone === "princess";
    const girdleAt = (out: number) =>
      square
        ? rectangle(at[0] - rx - out, at[1] - ry - out, 2 * (rx + out), 2 * (ry + out), 0.1 + out)
        : ellipse(at, rx + out, ry + out);
    const girdle: Part = metalPart(girdleAt(around), metalOf(main), {
      raised: 0.8,
      trims: [
        ...(company === "halo"
          ? [
              drawn((pen) =>
                girdleAt(0.06)
                  .points(Math.round((rx + ry) * 24))
                  .slice(1)
                  .map((place) => gemSvg(pen, place, 0.068, "#dde6ec", "round"))
                  .join(""),
              ),
            ]
          : []),
        gem(at, size, colour, stone),
        claws(at, square ? [rx * 1.28, ry * 1.28] : [rx, ry], metalOf(main), stone === "round" ? 6 : 4),
      ],
    });
    const along = (pen: Pen) =>
      Array.from({ length: 13 }, (_, i) => (i < 6 ? -158 + i * 9.4 : -72 + (i - 6) * 9.4))
        .map((degrees) => gemSvg(pen, hoopPlace(hoop, degrees), 0.085, "#dde6ec", "round"))
        .join("");
    const side = (sign: number) =>
      gem([hx + sign * (rx + 0.17), hy - 0.06], size * 0.42, "#dde6ec", "pear", sign * 90);
    return {
      parts: [
        hoopPart(hoop, metalOf(main), {
          ...(company === "band" && { set: along }),
          trims: company === "sides" ? [side(-1), side(1)] : [],
        }),
        basket,
        girdle,
      ],
      main,
      ground: "wall",
      detail: { of: "stone", box: ringDetail(hoop, 0.85) },
    };
  },
  words: () => ({}),
});
