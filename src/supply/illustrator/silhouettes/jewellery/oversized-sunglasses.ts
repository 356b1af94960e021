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
      [1.05, -2.15, 0.7],
      [6.55, -2.15, 0.6],
      [6.35, 2.4, 1],
      [1.4, 2.35, 1.1],
    ],
    rim: [0.54, 0.5, 0.5, 0.44],
    bridge: [-1.45, -0.5],
    keyhole: false,
    tip: [
      [7.4, -2.2],
      [7.45, -1.6],
      [7.1, -1.0],
    ],
  },
  butterfly: {
    lens: [
      [1, -1.85, 0.7],
      [6.7, -2.25, 0.6],
      [6.05, 2.35, 1.5],
      [1.7, 2.2, 1.5],
    ],
    rim: [0.44, 0.4, 0.36, 0.38],
    bridge: [-1.25, -0.5],
    keyhole: false,
    tip: [
      [7.45, -2.3],
      [7.45, -1.7],
      [7.15, -1.1],
    ],
  },
  round: {
    lens: [
      [1.25, -2.4, 2],
      [6.3, -2.4, 2],
      [6.2, 2.5, 2.1],
      [1.35, 2.5, 2.1],
    ],
    rim: [0.44, 0.44, 0.44, 0.42],
    bridge: [-1.05, -0.25],
    keyhole: true,
    tip: [
      [7.15, -1.45],
      [7.2, -0.9],
      [6.85, -0.5],
    ],
  },
} as const satisfies Record<string, AcetateFront>;
