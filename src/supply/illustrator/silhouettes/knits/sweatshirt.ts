import { chestPrint, type PrintName, printNames } from "../../blocks/chest-print.ts";
import type { Shoulder } from "../../blocks/knit-body.ts";
import { veeInsert } from "../../blocks/roll-neck.ts";
import type { Torso } from "../../blocks/torso.ts";
import { printColours } from "../../blocks/trim-colours.ts";
import { lightness } from "../../colour/oklab.ts";
import type { Trim } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { pulledOver } from "./pulled-over.ts";
import { ribOf, sweats } from "./yarns.ts";

interface SweatshirtVolume {
  readonly fit: number;
  readonly length: number;
  readonly shoulder: Shoulder;
  readonly print: PrintName | "none";
}

/** Only a crew neck has the little triangle of rib. */
export type SweatshirtCut = SweatshirtVolume &
  (
    | { readonly neck: "crew"; readonly insert: boolean }
    | { readonly neck: "half-zip" | "mock"; readonly insert: false }
  );

export const sweatshirt = silhouette<"sweatshirt", SweatshirtCut>({
  kind: "sweatshirt",
  family: "top",
  leaves: { men: ["A.2.3"], women: ["A.2.3"] },
  fabrics: sweats,
  cut: (random, universe) => {
    const womens = universe === "women";
    const fit = random.pick(womens ? [-0.3, 0.2, 0.6, 1] : [-0.1, 0.2, 0.5, 1]);
    const cropped = womens && random.chance(0.4);
    const volume: SweatshirtVolume = {
      fit,
      length: cropped ? random.between(43, 49) : (womens ? 59 : 64) + fit * 3 + random.between(-1, 3),
      shoulder: fit > 0.4 ? "dropped" : random.pick(["set-in", "raglan"]),
      print: random.chance(0.45) ? random.pick(printNames) : "none",
    };
    const neck = random.pick<SweatshirtCut["neck"]>(["crew", "crew", "crew", "half-zip", "mock"]);
    return neck === "crew"
      ? { ...volume, neck, insert: random.chance(0.4) }
      : { ...volume, neck, insert: false, print: "none" };
  },
  finish: (main, { shoulder }, random) => ({
    metal: random.pick(["steel", "gunmetal"]),
    // Raglan sleeves often come in another colour.
    ...(shoulder === "raglan" &&
      !main.motif &&
      random.chance(0.5) && {
        contrast: {
          kind: "sweat",
          colour: lightness(main.colour) > 0.55 ? random.pick(["#2b3652", "#37393d", "#5d2330"]) : "#e9e3d6",
        },
      }),
  }),
  draw: (cut, fabric, hand) => {
    const { main, contrast } = fabric;
    // Stripes and prints fight: a patterned cloth stays as it is.
    const print = (torso: Torso): Trim[] =>
      cut.print === "none" || main.motif
        ? []
        : [
            chestPrint({
              name: cut.print,
              seed: hand.seed,
              centre: [0, torso.underarmY - 1],
              width: 19,
              colours: printColours(main, hand.seed),
            }),
          ];
    return pulledOver(
      {
        ...cut,
        arm: "long",
        rib: 6.4,
        cuff: 6.8,
        neckRib: 2.4,
        join: "seam",
        onFront: () => (cut.insert ? [veeInsert(9, ribOf(fabric))] : []),
        print,
        ...(contrast && { sleeveCloth: contrast }),
      },
      fabric,
      hand,
    );
  },
  words: ({ neck, length }) => ({
    neckline: neck === "crew" ? "crew" : "high",
    sleeve: "long",
    length: length < 51 ? "cropped" : length > 68 ? "long" : "regular",
    closure: neck === "half-zip" ? "zip" : "pull-on",
  }),
});
