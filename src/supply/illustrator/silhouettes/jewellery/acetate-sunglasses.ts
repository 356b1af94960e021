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
      [1.25, -1.55, 0.6],
      [6.25, -1.65, 0.55],
      [5.6, 1.85, 1.35],
      [1.75, 1.75, 1.25],
    ],
    rim: [0.5, 0.42, 0.36, 0.42],
    bridge: [-1.25, -0.45],
    keyhole: true,
    tip: [
      [7.1, -1.95],
      [7.2, -1.5],
      [6.85, -0.95],
    ],
  },
  square: {
    lens: [
      [1.25, -1.7, 0.6],
      [6.3, -1.7, 0.5],
      [6.1, 1.85, 0.8],
      [1.6, 1.85, 0.9],
    ],
    rim: [0.56, 0.5, 0.48, 0.46],
    bridge: [-1.2, -0.35],
    keyhole: false,
    tip: [
      [7.15, -1.7],
      [7.2, -1.2],
      [6.9, -0.8],
    ],
  },
  panto: {
    lens: [
      [1.3, -1.75, 0.95],
      [6.05, -1.75, 0.95],
      [5.4, 2, 1.7],
      [2.05, 2, 1.7],
    ],
    rim: [0.38, 0.38, 0.36, 0.36],
    bridge: [-1.1, -0.42],
    keyhole: true,
    tip: [
      [6.85, -1.5],
      [6.95, -1.05],
      [6.55, -0.65],
    ],
  },
};
