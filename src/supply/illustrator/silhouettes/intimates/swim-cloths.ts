import type { Cloth } from "../../cloth/cloth.ts";
import { light, lightness, shadow } from "../../colour/oklab.ts";
import type { Random } from "../../random.ts";
import type { Fabric, FabricOption } from "../silhouette.ts";

/** Stretch cloth of the beach: plain most of the time, printed in summer. */
export const swimFabrics: readonly [FabricOption, ...FabricOption[]] = [
  {
    kind: "tech-jersey",
    weight: 6,
    material: "nylon",
    dyes: ["classic", "bright", "jewel", "neutral", "pastel", "bright"],
    motifs: [
      ["plain", 7],
      ["tropical", 1],
      ["bloom", 0.8],
      ["stripe", 0.7],
      ["wide-stripe", 0.5],
      ["polka-dot", 0.7],
      ["leopard", 0.7],
      ["zebra", 0.3],
      ["geometric", 0.4],
      ["gingham", 0.6],
      ["tie-dye", 0.3],
    ],
  },
  {
    kind: "rib",
    weight: 2,
    material: "nylon",
    dyes: ["classic", "earth", "pastel", "neutral", "bright"],
    motifs: [
      ["fine-rib", 2],
      ["rib", 1],
    ],
  },
  {
    kind: "seersucker",
    weight: 1.2,
    material: "polyester",
    dyes: ["pastel", "bright", "classic", "neutral"],
  },
  { kind: "neoprene", weight: 0.6, material: "polyester", dyes: ["classic", "jewel"] },
];

export const swimFinish = (main: Cloth, _cut: unknown, random: Random): Omit<Fabric, "main"> => {
  const dark = lightness(main.colour) < 0.5;
  return {
    contrast: {
      kind: "tech-jersey",
      colour: random.chance(0.6)
        ? (main.second ?? (dark ? "#ece5d6" : "#24262a"))
        : dark
          ? light(main.colour, 0.2)
          : shadow(main.colour, 0.2),
    },
    metal: random.pick(["gold", "gold", "silver"]),
  };
};

/** Woven cloth of swim shorts. */
export const swimShortFabrics: readonly [FabricOption, ...FabricOption[]] = [
  {
    kind: "nylon",
    weight: 6,
    material: "nylon",
    dyes: ["classic", "bright", "jewel", "pastel", "neutral", "bright"],
    motifs: [
      ["plain", 4],
      ["tropical", 1.6],
      ["bloom", 0.6],
      ["ditsy", 0.6],
      ["vertical-stripe", 1],
      ["wide-stripe", 0.6],
      ["geometric", 0.6],
      ["gingham", 0.6],
      ["paisley", 0.3],
      ["ombre", 0.4],
    ],
  },
  { kind: "seersucker", weight: 1.5, material: "cotton", dyes: ["pastel", "classic", "neutral"] },
  { kind: "towelling", weight: 0.4, material: "cotton", dyes: ["pastel", "neutral"] },
];
