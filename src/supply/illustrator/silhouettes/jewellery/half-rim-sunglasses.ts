import { foldedTemples, type LensShape, lenses, metalFront, nosePads } from "../../blocks/eyewear.ts";
import { drawn, metal } from "../../blocks/metal.ts";
import { light, shadow } from "../../colour/oklab.ts";
import { pathData } from "../../geometry/path-data.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { n1 } from "../../sheet.ts";
import { silhouette } from "../silhouette.ts";
import {
  acetate,
  hingeMetal,
  type LensCut,
  lensCut,
  lensTint,
  plate,
  sunglassFinish,
} from "./sunglass-materials.ts";

export interface HalfRimSunglassesCut extends LensCut {
  readonly brow: "straight" | "swept";
}

/** Brows of acetate over rims of wire. */
export const halfRimSunglasses = silhouette<"half-rim-sunglasses", HalfRimSunglassesCut>({
  kind: "half-rim-sunglasses",
  family: "eyewear",
  leaves: { men: ["D.6.1"], women: ["D.6.1"] },
  fabrics: acetate,
  cut: (random) => ({ brow: random.pick(["straight", "swept"]), ...lensCut(random) }),
  finish: sunglassFinish(["gold", "gold", "silver"]),
  draw: (cut, { main, gem = "#31413a", metal: chosen }) => {
    const cloth = plate(main);
    const wireColour = hingeMetal(chosen);
    const tint = lensTint(cut, gem);
    const up = cut.brow === "swept" ? 0.5 : 0;
    const bridge = spline([-1.35, -0.7], [-0.7, -1.02], [0, -1.12], [0.7, -1.02], [1.35, -0.7]);
    const [first, ...rest] = metalFront(
      { lens, thick: 0.15, bridges: [bridge], hinge: [6.7, -1.2] },
      wireColour,
    );
    const brows = ([-1, 1] as const).map((side): Part => {
      const outline = closedSpline(
        [side * 1.05, -0.75],
        [side * 1.25, -1.65],
        [side * 3.4, -2.15 - up * 0.2],
        [side * 5.9, -2.1 - up],
        [side * 7.05, -1.95 - up, "*"],
        [side * 7.1, -1.25 - up * 0.7],
        [side * 6.4, -0.85],
        [side * 6.1, -0.3, "*"],
        [side * 5.75, -1.2],
        [side * 3.5, -1.5],
        [side * 1.7, -1.15],
        [side * 1.35, -0.35, "*"],
      );
      const shine = drawn((pen) => {
        const line = spline(
          [side * 1.5, -1.5],
          [side * 3.4, -1.98 - up * 0.2],
          [side * 5.9, -1.92 - up],
          [side * 6.8, -1.8 - up],
        );
        const d = pathData(line.map(pen.at));
        return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${light(cloth.colour, 0.6)}" stroke-width="${n1(0.1 * pen.scale)}" opacity=".5"/><path d="${d}" stroke="#fff" stroke-width="${n1(1.4 * pen.sheet.unit)}" opacity=".5"/><path d="${d}" stroke="${shadow(cloth.colour, 0.6)}" stroke-width="${n1(0.12 * pen.scale)}" opacity=".3" transform="translate(0 ${n1(0.36 * pen.scale)})"/></g>`;
      });
      const pins = [5.6, 6.1].map((x) =>
        metal(ellipse([side * (x + 0.4), -1.62 - up * 0.85], 0.085), wireColour, { raised: 0.3 }),
      );
      return { outline, cloth, role: "front", lift: 0.3, trims: [shine, ...pins] };
    });
    return {
      parts: [
        ...foldedTemples({ hinge: [6.75, -1.5 - up * 0.6], width: 0.55, cloth }, lens, tint),
        ...lenses(lens, tint),
        ...(first ? [{ ...first, trims: [nosePads([0.85, 0.5], wireColour), ...(first.trims ?? [])] }] : []),
        ...rest,
        ...brows,
      ],
      main,
      ground: "wall",
      detail: { of: "lens", box: [0.2, -3.2, 7.6, 3] as const },
    };
  },
  words: () => ({}),
});

const lens: LensShape = [
  [1.35, -1.5, 0.7],
  [6.05, -1.5, 0.7],
  [5.5, 1.95, 1.4],
  [2, 1.9, 1.4],
];
