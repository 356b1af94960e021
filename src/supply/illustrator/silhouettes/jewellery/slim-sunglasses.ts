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

export interface SlimSunglassesCut extends LensCut {
  readonly shape: keyof typeof fronts;
}

export const slimSunglasses = silhouette<"slim-sunglasses", SlimSunglassesCut>({
  kind: "slim-sunglasses",
  family: "eyewear",
  leaves: { men: ["D.6.1"], women: ["D.6.1"] },
  fabrics: acetate,
  cut: (random) => ({ shape: random.pick(["rectangle", "oval", "angular"]), ...lensCut(random) }),
  finish: sunglassFinish(),
  draw: (cut, { main, gem = "#353b3a", metal }) => {
    const front: AcetateFront = fronts[cut.shape];
    const cloth = plate(main);
    const tint = lensTint(cut, gem);
    const [tx, ty] = front.tip[0] ?? [7, -1.4];
    return {
      parts: [
        ...foldedTemples({ hinge: [tx - 0.25, ty + 0.35], width: 0.5, cloth }, front.lens, tint),
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
  rectangle: {
    lens: [
      [1.3, -1.05, 0.4],
      [6.35, -1.1, 0.35],
      [6.1, 1.05, 0.6],
      [1.6, 1, 0.6],
    ],
    rim: [0.42, 0.4, 0.36, 0.36],
    bridge: [-0.75, -0.1],
    keyhole: false,
    tip: [
      [7.1, -1.2],
      [7.15, -0.75],
      [6.85, -0.4],
    ],
  },
  oval: {
    lens: [
      [1.3, -1.15, 1.05],
      [6.3, -1.15, 1.05],
      [6.2, 1.2, 1.1],
      [1.4, 1.2, 1.1],
    ],
    rim: [0.36, 0.36, 0.36, 0.36],
    bridge: [-0.6, 0],
    keyhole: false,
    tip: [
      [7, -0.85],
      [7.05, -0.4],
      [6.75, -0.1],
    ],
  },
  angular: {
    lens: [
      [1.25, -0.75, 0.4],
      [6.45, -1.4, 0.3],
      [5.6, 1, 0.8],
      [1.8, 1, 0.7],
    ],
    rim: [0.42, 0.38, 0.32, 0.36],
    bridge: [-0.55, 0.05],
    keyhole: false,
    tip: [
      [7.3, -1.65],
      [7.25, -1.15],
      [6.9, -0.75],
    ],
  },
} as const satisfies Record<string, AcetateFront>;
