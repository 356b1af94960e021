import { leatherLining, leatherSole, leathers, toneOf } from "../../blocks/shoe-finish.ts";
import { heeledSole } from "../../blocks/shoe-heel.ts";
import { footOn } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { westernUpper } from "../../blocks/western-upper.ts";
import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import type { Fabric, FabricOption, Hand } from "../silhouette.ts";
import { silhouette } from "../silhouette.ts";

export interface WesternBootCut {
  readonly stitching: "none" | "waves" | "flame";
  readonly toe: "pointed" | "almond" | "square";
  readonly shaft: number;
  readonly heel: number;
}

export const westernFabrics: readonly [FabricOption, ...FabricOption[]] = [
  { kind: "leather", weight: 6, material: "leather", dyes: [...leathers, "neutral"] },
  { kind: "suede", weight: 3, material: "suede", dyes: ["leather", "earth"] },
  { kind: "croc", weight: 0.7, material: "leather", dyes: leathers },
  { kind: "leather", weight: 0.6, material: "leather", dyes: ["metal"] },
  { kind: "leather", weight: 0.5, material: "leather", dyes: ["neutral", "earth"], motifs: [["snake", 1]] },
];

/** A short western boot. */
export const westernBoot = silhouette<"western-boot", WesternBootCut>({
  kind: "western-boot",
  family: "shoe",
  leaves: { men: ["B.3.1"], women: ["B.3.1"] },
  fabrics: westernFabrics,
  cut: (random, universe) => ({
    stitching: random.pick(["none", "waves", "flame"]),
    toe: random.pick(["pointed", "almond", "square"]),
    shaft: random.pick([13.6, 15.6, 17.4]),
    heel: universe === "men" ? 3 : random.pick([3.4, 4.6]),
  }),
  finish: (main, _cut, random) => ({
    contrast: random.chance(0.5)
      ? toneOf({ kind: main.motif ? "leather" : main.kind, colour: main.colour }, 0.16)
      : main,
    lining: leatherLining(random),
    sole: leatherSole(main, random),
  }),
  draw: drawWestern,
  words: ({ heel }) => ({ closure: "pull-on", heel: heel > 4 ? "mid" : "low", heelShape: "block" }),
});

export function drawWestern(cut: WesternBootCut, fabric: Fabric, { random, universe }: Hand) {
  const { main, contrast = main, lining = main, sole = main } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 25.8 : 29.4,
    height: womens ? 0.92 : 1,
    toe: cut.toe,
    heel: cut.heel,
    sole: 0.75,
    spring: 1.1,
  });
  const thread: Colour =
    lightness(contrast.colour) > 0.5 ? shadow(contrast.colour, 0.4) : light(contrast.colour, 0.5);
  const parts = [
    ...westernUpper(
      foot,
      { height: cut.shaft, foot: main, shaft: contrast, lining, thread, stitching: cut.stitching },
      random,
    ),
    ...heeledSole(foot, { shape: "cuban", sole, heel: sole, lifts: 4 }),
  ];
  return shoeModel(parts, main, "collar");
}
