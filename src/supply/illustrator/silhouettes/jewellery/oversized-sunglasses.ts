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

export interface OversizedSunglassesCut extends LensCut {
  readonly shape: keyof typeof fronts;
}

export const oversizedSunglasses = silhouette<"oversized-sunglasses", OversizedSunglassesCut>({
  kind: "oversized-sunglasses",
  family: "eyewear",
  leaves: { women: ["D.6.1"] },
  fabrics: acetate,
  cut: (random) => ({ shape: random.pick(["square", "butterfly", "round"]), ...lensCut(random) }),
  finish: sunglassFinish(),
  draw: (cut, { main, gem = "#353b3a", metal }) => {
    const front: AcetateFront = fronts[cut.shape];
    const cloth = plate(main);
    const tint = lensTint(cut, gem);
    const [tx, ty] = front.tip[0] ?? [7, -1.4];
    return {
      parts: [
        ...foldedTemples({ hinge: [tx - 0.25, ty + 0.35], width: 0.7, cloth }, front.lens, tint),
        ...lenses(front.lens, tint),
        acetateFront(front, cloth, hingeMetal(metal), "rivets"),
      ],
      main,
      ground: "wall",
      detail: { of: "lens", box: [0.2, -3, 7.6, 3.2] as const },
    };
  },
  words: () => ({}),
});

const fronts = {
  square: {
    lens: [
      [1.1, -1.95],
      [3.7, -2.25],
      [6.2, -2.05],
      [6.55, -0.9],
      [6.35, 1.5],
      [5.4, 2.4],
      [2.3, 2.35],
      [1.15, 1.3],
    ],
    rim: [0.46, 0.5, 0.6, 0.5, 0.5, 0.48, 0.46, 0.42],
    bridge: [-1.45, -0.5],
    keyhole: false,
    tip: [
      [7.4, -2.2],
      [7.45, -1.6],
      [7.1, -1.0],
    ],
    tipAfter: 2,
  },
  butterfly: {
    lens: [
      [1.05, -1.6],
      [3.5, -2.05],
      [6.3, -2.15],
      [6.75, -1],
      [6.45, 1.4],
      [4.9, 2.4],
      [2.3, 2.1],
      [1.1, 0.6],
    ],
    rim: [0.38, 0.42, 0.5, 0.4, 0.36, 0.34, 0.34, 0.36],
    bridge: [-1.25, -0.5],
    keyhole: false,
    tip: [
      [7.45, -2.3],
      [7.45, -1.7],
      [7.15, -1.1],
    ],
    tipAfter: 2,
  },
  round: {
    lens: [
      [1.5, -1.75],
      [3.7, -2.5],
      [5.8, -1.85],
      [6.45, 0],
      [5.8, 1.85],
      [3.8, 2.5],
      [1.9, 1.85],
      [1.15, 0],
    ],
    rim: [0.4, 0.42, 0.46, 0.44, 0.42, 0.42, 0.42, 0.4],
    bridge: [-1.05, -0.25],
    keyhole: true,
    tip: [
      [7.15, -1.45],
      [7.2, -0.9],
      [6.85, -0.5],
    ],
    tipAfter: 2,
  },
} as const satisfies Record<string, AcetateFront>;
