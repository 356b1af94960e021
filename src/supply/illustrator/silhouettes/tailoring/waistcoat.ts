import type { LapelKind } from "../../blocks/lapel.ts";
import { dressButton } from "../../blocks/tailored-jacket.ts";
import { type WaistcoatShape, waistcoat as waistcoatParts } from "../../blocks/waistcoat-front.ts";
import { silhouette } from "../silhouette.ts";
import { backFor, jacketings } from "./cloths.ts";

/** A double front has few rows and always lapels or none; points go with single ones. */
type Front =
  | {
      readonly front: "single";
      readonly buttons: number;
      readonly points: number;
      readonly lapel: LapelKind | "none";
    }
  | { readonly front: "double"; readonly buttons: number; readonly lapel: LapelKind | "none" };

export type WaistcoatCut = Front & {
  readonly fit: number;
  readonly neck: "high" | "usual" | "deep";
  readonly length: "cropped" | "regular" | "long";
  readonly pockets: boolean;
};

const lengths = {
  men: { cropped: 54, regular: 57, long: 61 },
  women: { cropped: 45, regular: 53, long: 76 },
} as const;
const depths = { high: 19, usual: 25, deep: 30 } as const;

export const waistcoat = silhouette<"waistcoat", WaistcoatCut>({
  kind: "waistcoat",
  family: "waistcoat",
  leaves: { men: ["A.6.3"], women: ["A.6.3"] },
  fabrics: jacketings,
  cut: (random, universe) => {
    const front: Front = random.chance(0.27)
      ? { front: "double", buttons: 3, lapel: random.pick(["none", "peak", "shawl"]) }
      : {
          front: "single",
          buttons: random.pick(universe === "men" ? [5, 5, 6] : [3, 4, 5]),
          points: random.pick(universe === "men" ? [6, 7] : [0, 5, 6.5, 7]),
          lapel: random.pick(["none", "none", "none", "notch", "shawl"]),
        };
    return {
      ...front,
      fit: random.pick(universe === "men" ? [-0.4, 0, 0.3] : [-0.4, 0, 0.5, 1]),
      neck: random.pick(["high", "usual", "usual", "deep"]),
      length: random.pick(
        universe === "men" ? ["regular", "regular", "long"] : ["cropped", "regular", "regular", "long"],
      ),
      pockets: random.chance(0.8),
    };
  },
  finish: (main) => ({ lining: backFor(main), button: dressButton(main) }),
  draw: (cut, fabric, hand) => ({
    parts: waistcoatParts(
      waistcoatShape(cut, lengths[hand.universe][cut.length]),
      {
        main: fabric.main,
        back: fabric.lining ?? backFor(fabric.main),
        button: fabric.button ?? dressButton(fabric.main),
      },
      hand,
    ),
    main: fabric.main,
    ground: "wall",
    detail: { of: "neckline", box: [-12, 4, 12, 34] },
  }),
  words: (cut) => ({
    neckline: "v-neck",
    sleeve: "sleeveless",
    closure: cut.front === "double" ? "double-breasted" : "button",
    length: cut.length === "long" ? "long" : cut.length,
    ...(cut.lapel !== "none" && { collar: cut.lapel }),
  }),
});

const waistcoatShape = (cut: WaistcoatCut, length: number): WaistcoatShape => ({
  ...cut,
  points: cut.front === "single" ? cut.points : 0,
  breakY: Math.min(depths[cut.neck], length - 16),
  length,
});
