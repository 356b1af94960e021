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
      [1.2, -1.15, 0.6],
      [6.35, -1.9, 0.4],
      [5.35, 1.5, 1.5],
      [1.9, 1.5, 1.2],
    ],
    rim: [0.5, 0.42, 0.32, 0.38],
    bridge: [-0.85, -0.2],
    keyhole: false,
    tip: [
      [7.35, -2.65],
      [7.2, -2.0],
      [6.75, -1.2],
    ],
  },
  soft: {
    lens: [
      [1.15, -1.5, 0.8],
      [6.2, -1.85, 0.5],
      [5.55, 2.05, 1.6],
      [1.9, 1.95, 1.5],
    ],
    rim: [0.5, 0.42, 0.36, 0.4],
    bridge: [-1.05, -0.3],
    keyhole: true,
    tip: [
      [7.1, -2.35],
      [7.05, -1.75],
      [6.65, -1.05],
    ],
  },
} as const satisfies Record<string, AcetateFront>;
