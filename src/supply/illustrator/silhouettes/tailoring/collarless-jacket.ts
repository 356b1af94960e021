import { type CollarlessShape, collarlessJacket as jacketParts } from "../../blocks/collarless-jacket.ts";
import { tailoredTorso } from "../../blocks/tailored-body.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { averageColour } from "../../cloth/cloth.ts";
import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import { type Fabric, silhouette } from "../silhouette.ts";
import { fancyTweeds, liningFor } from "./cloths.ts";

export interface CollarlessJacketCut {
  readonly neck: "round" | "v";
  readonly closing: "buttoned" | "meeting";
  readonly buttons: number;
  readonly pockets: 0 | 2 | 4;
  readonly braid: boolean;
  readonly fit: number;
  readonly waist: number;
  readonly length: number;
  readonly sleeve: "long" | "three-quarter";
  readonly metal: "gold" | "pearl" | "horn";
}

export const collarlessJacket = silhouette<"collarless-jacket", CollarlessJacketCut>({
  kind: "collarless-jacket",
  family: "jacket",
  leaves: { women: ["A.4.1"] },
  fabrics: fancyTweeds,
  cut: (random) => {
    const shape = random.pick([
      { fit: 0.25, waist: 0.2, length: 52 },
      { fit: 0, waist: 0.8, length: 57 },
      { fit: 0.6, waist: 0, length: 62 },
      { fit: 0.1, waist: 0.6, length: 47 },
    ]);
    const neck = random.chance(0.7) ? "round" : "v";
    return {
      neck,
      closing: neck === "round" && random.chance(0.5) ? "meeting" : "buttoned",
      buttons: neck === "round" ? random.pick([4, 5, 6]) : random.pick([2, 3]),
      pockets: random.pick([0, 2, 2, 4]),
      braid: random.chance(0.6),
      ...shape,
      sleeve: random.chance(0.75) ? "long" : "three-quarter",
      metal: random.pick(["gold", "gold", "pearl", "horn"]),
    };
  },
  finish: (main, cut) => collarlessFinish(main, cut.braid, cut.metal),
  draw: (cut, fabric, hand) => {
    const { inside, outside } = jacketParts(collarlessShape(cut), collarlessCloth(fabric, cut.metal), hand);
    return {
      parts: [...inside, ...outside],
      main: fabric.main,
      ground: "wall",
      detail: { of: "neckline", box: [-13, -3, 13, 29] },
    };
  },
  words: ({ neck, length, sleeve }) => ({
    neckline: neck === "v" ? "v-neck" : "round",
    sleeve,
    closure: "button",
    length: length < 54 ? "cropped" : "regular",
  }),
});

export function collarlessShape(cut: CollarlessJacketCut): CollarlessShape {
  return {
    ...cut,
    torso: tailoredTorso("women", { ...cut, flare: 0 }),
    hem: "straight",
    sleeve: {
      longer: cut.sleeve === "long" ? -1 : -12,
      wider: 0.3 + cut.fit,
      buttons: 0,
      turned: 0,
      folds: 0.6,
    },
  };
}

const buttons: Record<CollarlessJacketCut["metal"], Colour> = {
  gold: "#c2a05c",
  pearl: "#ece6da",
  horn: "#3a2c22",
};

export const collarlessFinish = (
  main: Cloth,
  braid: boolean,
  metal: CollarlessJacketCut["metal"],
): Omit<Fabric, "main"> => ({
  lining: liningFor(main),
  button: buttons[metal],
  ...(braid && { contrast: { kind: "boucle", colour: braidColour(main) } }),
});

/** Ivory on dark cloth, ink on light: braid is there to be seen. */
function braidColour(main: Cloth): Colour {
  const average = averageColour(main);
  return lightness(average) > 0.62 ? shadow(average, 0.62) : light(average, 0.72);
}

export const collarlessCloth = (fabric: Fabric, metal: CollarlessJacketCut["metal"]) => ({
  main: fabric.main,
  lining: fabric.lining ?? liningFor(fabric.main),
  ...(fabric.contrast && { braid: fabric.contrast }),
  button: fabric.button ?? buttons[metal],
  buttonStyle:
    metal === "pearl" ? ("pearl" as const) : metal === "gold" ? ("shank" as const) : ("four" as const),
});
