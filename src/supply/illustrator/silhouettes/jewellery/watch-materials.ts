import { metalColours } from "../../blocks/metal.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Random } from "../../random.ts";
import type { Fabric, FabricOption, Metal } from "../silhouette.ts";

/** Polished watch cases are brighter than the zips of the same metal. */
const caseColours: Partial<Record<Metal, Colour>> = { steel: "#b4b8bc", gunmetal: "#66696e" };
export const caseColour = (metal: Metal): Colour => caseColours[metal] ?? metalColours[metal];

export const dialColours: readonly [Colour, ...Colour[]] = [
  "#f1eee6",
  "#f1eee6",
  "#e9dfc9",
  "#1f2124",
  "#1f2124",
  "#22304f",
  "#254a3d",
  "#c9b8a0",
  "#5b2631",
  "#9fb6c4",
];

export const strapLeathers: readonly [FabricOption, ...FabricOption[]] = [
  { kind: "leather", weight: 5, material: "leather", dyes: ["leather"] },
  { kind: "grained-leather", weight: 3, material: "leather", dyes: ["leather", "classic"] },
  { kind: "croc", weight: 3, material: "leather", dyes: ["leather"] },
  { kind: "suede", weight: 1.5, material: "suede", dyes: ["leather", "earth"] },
];

export const watchFinish =
  (metals: readonly [Metal, ...Metal[]]) =>
  (_: unknown, __: unknown, random: Random): Omit<Fabric, "main"> => ({
    metal: random.pick(metals),
    gem: random.pick(dialColours),
  });
