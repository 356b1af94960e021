import type { Shoulder } from "../../blocks/knit-body.ts";
import { veeInsert } from "../../blocks/roll-neck.ts";
import type { Torso } from "../../blocks/torso.ts";
import { type Colour, light, lightness, shadow } from "../../colour/oklab.ts";
import type { Path } from "../../geometry/path.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";
import { pulledOver } from "./pulled-over.ts";
import { ribOf, sweats } from "./yarns.ts";

type Print = "none" | "sun" | "bars" | "waves" | "stones" | "badge";

interface SweatshirtVolume {
  readonly fit: number;
  readonly length: number;
  readonly shoulder: Shoulder;
  readonly print: Print;
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
      print: random.pick(["none", "none", "none", "sun", "bars", "waves", "stones", "badge"]),
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
    const onFront = (torso: Torso): Part[] => [
      ...(cut.insert ? [veeInsert(9, ribOf(fabric))] : []),
      ...chestPrint(cut.print, main.colour, torso),
    ];
    return pulledOver(
      {
        ...cut,
        arm: "long",
        rib: 6.4,
        cuff: 6.8,
        neckRib: 2.4,
        join: "seam",
        onFront,
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

/** Shapes printed on the chest: never a word. */
function chestPrint(print: Print, ground: Colour, torso: Torso): Part[] {
  const dark = lightness(ground) < 0.5;
  const inks: readonly [Colour, Colour, Colour] = dark
    ? [light(ground, 0.82), "#c98f5e", light(ground, 0.35)]
    : [shadow(ground, 0.62), "#b0603f", shadow(ground, 0.28)];
  // Printed: no thickness, no outline, and the cloth shows through a little.
  const ink = (outline: Path, i: 0 | 1 | 2): Part => ({
    outline,
    cloth: { kind: "jersey", colour: inks[i] },
    role: "body",
    flat: true,
    edge: 0,
    sheer: 0.1,
  });
  const y = torso.underarmY - 2;
  switch (print) {
    case "none":
      return [];
    case "sun":
      return [
        ink(ellipse([0, y - 1], 5.6), 1),
        ...[0, 1, 2].map((i) => ink(wave(y + 1.6 + i * 2.3, 9.6 - i * 1.3, 0.62), i === 1 ? 2 : 0)),
      ];
    case "bars":
      return [
        ink(rectangle(-9, y - 5, 18, 2.2), 0),
        ink(rectangle(-9, y - 1.6, 11.5, 2.2), 1),
        ink(rectangle(-9, y + 1.8, 15, 2.2), 2),
      ];
    case "waves":
      return [0, 1, 2, 3].map((i) => ink(wave(y - 4 + i * 2.9, 9.5, 0.9), i === 2 ? 1 : i % 2 ? 2 : 0));
    case "stones":
      return [
        ink(ellipse([-4, y + 1.4], 4.4, 3.6), 0),
        ink(ellipse([2.6, y - 2.2], 3.6, 4.2), 1),
        ink(ellipse([5.6, y + 3], 2.5, 2.1), 2),
      ];
    case "badge":
      return [ink(ellipse([8.6, y - 3], 1.6), 0), ink(ellipse([8.6, y - 3], 0.8), 1)];
  }
}

/** A band that swings twice across the chest. */
function wave(y: number, half: number, thick: number): Path {
  const line = (by: number) =>
    spline(
      [-half, y + by],
      [-half * 0.5, y - 0.9 + by],
      [0, y + by],
      [half * 0.5, y + 0.9 + by],
      [half, y + by],
    );
  return line(-thick).to(line(thick).reverse()).close();
}
