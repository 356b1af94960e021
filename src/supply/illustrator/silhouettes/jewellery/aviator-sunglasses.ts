import { foldedTemples, type LensShape, lenses, metalFront, nosePads } from "../../blocks/eyewear.ts";
import type { Path } from "../../geometry/path.ts";
import type { Point } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import { silhouette } from "../silhouette.ts";
import { metalOf } from "./materials.ts";
import { type LensCut, lensCut, lensTint, metalFrame, sunglassFinish } from "./sunglass-materials.ts";

export interface AviatorSunglassesCut extends LensCut {
  readonly shape: keyof typeof frames;
}

interface Frame {
  readonly lens: LensShape;
  readonly bridges: readonly Path[];
  readonly hinge: Point;
  readonly pads: Point;
}

export const aviatorSunglasses = silhouette<"aviator-sunglasses", AviatorSunglassesCut>({
  kind: "aviator-sunglasses",
  family: "eyewear",
  leaves: { men: ["D.6.1"], women: ["D.6.1"] },
  fabrics: metalFrame,
  cut: (random) => ({ shape: random.pick(["classic", "square"]), ...lensCut(random) }),
  finish: sunglassFinish(),
  draw: (cut, { main, gem = "#353b3a" }) => {
    const { lens, bridges, hinge, pads }: Frame = frames[cut.shape];
    const colour = metalOf(main);
    const tint = lensTint(cut, gem);
    const [first, ...rest] = metalFront({ lens, thick: 0.17, bridges, hinge }, colour);
    return {
      parts: [
        ...foldedTemples({ hinge, width: 0.2, cloth: { kind: "metal", colour } }, lens, tint),
        ...lenses(lens, tint),
        ...(first ? [{ ...first, trims: [nosePads(pads, colour), ...(first.trims ?? [])] }] : []),
        ...rest,
      ],
      main,
      ground: "wall",
      detail: { of: "lens", box: [-1.4, -3, 6.2, 3.2] as const },
    };
  },
  words: () => ({}),
});

const frames = {
  classic: {
    lens: [
      [1.1, -1.75, 0.8],
      [6.5, -1.9, 1.1],
      [6.1, 2.3, 2],
      [3.3, 2.9, 1.3],
      [1.35, 0.9, 1.1],
    ],
    bridges: [
      spline([-2.3, -1.75], [-1, -1.92], [0, -1.98], [1, -1.92], [2.3, -1.75]),
      spline([-1.12, -0.75], [-0.6, -1.02], [0, -1.12], [0.6, -1.02], [1.12, -0.75]),
    ],
    hinge: [7.05, -1.45],
    pads: [0.78, 0.45],
  },
  square: {
    lens: [
      [1.1, -1.8, 0.5],
      [6.6, -1.8, 0.6],
      [6, 2.1, 0.9],
      [2.3, 2.1, 1.1],
      [1.25, 0.5, 0.7],
    ],
    bridges: [
      spline([-2.4, -1.84], [-1, -1.9], [0, -1.92], [1, -1.9], [2.4, -1.84]),
      spline([-1.08, -0.9], [-0.6, -1.12], [0, -1.2], [0.6, -1.12], [1.08, -0.9]),
    ],
    hinge: [7.05, -1.5],
    pads: [0.78, 0.35],
  },
} as const satisfies Record<string, Frame>;
