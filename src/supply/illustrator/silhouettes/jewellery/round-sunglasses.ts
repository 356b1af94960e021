import { foldedTemples, type LensShape, lenses, metalFront, nosePads } from "../../blocks/eyewear.ts";
import type { Path } from "../../geometry/path.ts";
import type { Point } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import { silhouette } from "../silhouette.ts";
import { metalOf } from "./materials.ts";
import { type LensCut, lensCut, lensTint, metalFrame, sunglassFinish } from "./sunglass-materials.ts";

export interface RoundSunglassesCut extends LensCut {
  readonly shape: keyof typeof frames;
}

interface Frame {
  readonly lens: LensShape;
  readonly bridges: readonly Path[];
  readonly hinge: Point;
  readonly pads: Point;
}

export const roundSunglasses = silhouette<"round-sunglasses", RoundSunglassesCut>({
  kind: "round-sunglasses",
  family: "eyewear",
  leaves: { men: ["D.6.1"], women: ["D.6.1"] },
  fabrics: metalFrame,
  cut: (random) => ({ shape: random.pick(["round", "panto", "hexagon"]), ...lensCut(random) }),
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
  round: {
    lens: [
      [1.35, -2.25, 2.2],
      [5.85, -2.25, 2.2],
      [5.85, 2.25, 2.2],
      [1.35, 2.25, 2.2],
    ],
    bridges: [spline([-1.5, -0.65], [-0.75, -1.12], [0, -1.26], [0.75, -1.12], [1.5, -0.65])],
    hinge: [6.45, -0.75],
    pads: [0.92, 0.5],
  },
  panto: {
    lens: [
      [1.35, -1.9, 0.95],
      [5.95, -1.9, 0.95],
      [5.3, 2.1, 1.7],
      [2.05, 2.1, 1.7],
    ],
    bridges: [spline([-1.42, -0.75], [-0.75, -1.12], [0, -1.24], [0.75, -1.12], [1.42, -0.75])],
    hinge: [6.5, -1.05],
    pads: [0.92, 0.45],
  },
  hexagon: {
    lens: [
      [2.2, -1.85, 0.2],
      [4.9, -1.85, 0.2],
      [6.1, -0.1, 0.2],
      [5, 1.9, 0.2],
      [2.5, 1.9, 0.2],
      [1.25, 0, 0.2],
    ],
    bridges: [spline([-1.65, -0.85], [-0.8, -1.25], [0, -1.36], [0.8, -1.25], [1.65, -0.85])],
    hinge: [6.55, -0.8],
    pads: [0.9, 0.5],
  },
} as const satisfies Record<string, Frame>;
