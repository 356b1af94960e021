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

export interface CatEyeSunglassesCut extends LensCut {
  readonly shape: keyof typeof fronts;
}

export const catEyeSunglasses = silhouette<"cat-eye-sunglasses", CatEyeSunglassesCut>({
  kind: "cat-eye-sunglasses",
  family: "eyewear",
  leaves: { women: ["D.6.1"] },
  fabrics: acetate,
  cut: (random) => ({ shape: random.pick(["swept", "soft"]), ...lensCut(random) }),
  finish: sunglassFinish(),
  draw: (cut, { main, gem = "#353b3a", metal }) => {
    const front: AcetateFront = fronts[cut.shape];
    const cloth = plate(main);
    const tint = lensTint(cut, gem);
    const [tx, ty] = front.tip[0] ?? [7, -1.4];
    return {
      parts: [
        ...foldedTemples({ hinge: [tx - 0.25, ty + 0.35], width: 0.56, cloth }, front.lens, tint),
        ...lenses(front.lens, tint),
        acetateFront(front, cloth, hingeMetal(metal), "bar"),
      ],
      main,
      ground: "wall",
      detail: { of: "lens", box: [0.2, -3, 7.6, 3.2] as const },
    };
  },
  words: () => ({}),
});

const fronts = {
  swept: {
    lens: [
      [1.25, -0.85],
      [3.3, -1.4],
      [6.05, -1.75],
      [6.3, -1.05],
      [5.5, 0.85],
      [3.9, 1.6],
      [2.2, 1.3],
      [1.25, 0.25],
    ],
    rim: [0.4, 0.46, 0.62, 0.44, 0.3, 0.28, 0.3, 0.36],
    bridge: [-0.85, -0.2],
    keyhole: false,
    tip: [
      [7.35, -2.65],
      [7.2, -2.0],
      [6.75, -1.2],
    ],
    tipAfter: 2,
  },
  soft: {
    lens: [
      [1.2, -1.2],
      [3.4, -1.75],
      [5.9, -1.7],
      [6.2, -0.8],
      [5.6, 1.3],
      [4, 2.15],
      [2.2, 1.75],
      [1.25, 0.4],
    ],
    rim: [0.4, 0.46, 0.56, 0.44, 0.34, 0.32, 0.34, 0.38],
    bridge: [-1.05, -0.3],
    keyhole: true,
    tip: [
      [7.1, -2.35],
      [7.05, -1.75],
      [6.65, -1.05],
    ],
    tipAfter: 2,
  },
} as const satisfies Record<string, AcetateFront>;
