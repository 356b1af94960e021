import { type AcetateFront, acetateFront, foldedTemples, lenses } from "../../blocks/eyewear.ts";
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

export interface AcetateSunglassesCut extends LensCut {
  readonly shape: "trapeze" | "square" | "panto";
  readonly pins: "rivets" | "bar" | "none";
}

export const acetateSunglasses = silhouette<"acetate-sunglasses", AcetateSunglassesCut>({
  kind: "acetate-sunglasses",
  family: "eyewear",
  leaves: { men: ["D.6.1"], women: ["D.6.1"] },
  fabrics: acetate,
  cut: (random) => ({
    shape: random.pick(["trapeze", "square", "panto"]),
    pins: random.pick(["rivets", "rivets", "bar", "none"]),
    ...lensCut(random),
  }),
  finish: sunglassFinish(),
  draw: (cut, { main, gem = "#353b3a", metal }) => {
    const front = fronts[cut.shape];
    const cloth = plate(main);
    const tint = lensTint(cut, gem);
    const [tx, ty] = front.tip[0] ?? [7, -1.4];
    return {
      parts: [
        ...foldedTemples({ hinge: [tx - 0.2, ty + 0.3], width: 0.62, cloth }, front.lens, tint),
        ...lenses(front.lens, tint),
        acetateFront(front, cloth, hingeMetal(metal), cut.pins),
      ],
      main,
      ground: "wall",
      detail: { of: "lens", box: [0.2, -3, 7.6, 3.2] as const },
    };
  },
  words: () => ({}),
});

const fronts: Readonly<Record<AcetateSunglassesCut["shape"], AcetateFront>> = {
  trapeze: {
    lens: [
      [1.3, -1.25],
      [3.5, -1.62],
      [5.95, -1.5],
      [6.3, -0.5],
      [5.7, 1.25],
      [4.2, 1.95],
      [2.5, 1.75],
      [1.4, 0.5],
    ],
    rim: [0.42, 0.5, 0.6, 0.42, 0.34, 0.32, 0.34, 0.4],
    bridge: [-1.25, -0.45],
    keyhole: true,
    tip: [
      [7.1, -1.95],
      [7.2, -1.5],
      [6.85, -0.95],
    ],
    tipAfter: 2,
  },
  square: {
    lens: [
      [1.3, -1.5],
      [3.6, -1.75],
      [6, -1.6],
      [6.35, -0.6],
      [6.2, 1.1],
      [5.3, 1.85],
      [2.4, 1.85],
      [1.35, 1],
    ],
    rim: [0.5, 0.55, 0.6, 0.5, 0.46, 0.46, 0.46, 0.44],
    bridge: [-1.2, -0.35],
    keyhole: false,
    tip: [
      [7.15, -1.7],
      [7.2, -1.2],
      [6.9, -0.8],
    ],
    tipAfter: 2,
  },
  panto: {
    lens: [
      [1.4, -1.4],
      [3.6, -1.9],
      [5.8, -1.45],
      [6.05, -0.4],
      [5.3, 1.35],
      [3.9, 2.1],
      [2.4, 1.65],
      [1.4, 0.2],
    ],
    rim: [0.36, 0.36, 0.42, 0.36, 0.34, 0.34, 0.34, 0.36],
    bridge: [-1.1, -0.42],
    keyhole: true,
    tip: [
      [6.85, -1.5],
      [6.95, -1.05],
      [6.55, -0.65],
    ],
    tipAfter: 2,
  },
};
