import { roundDial } from "../../blocks/dial.ts";
import { dialShare, linkBracelet, roundCase, strap } from "../../blocks/watch.ts";
import { type Metal, silhouette } from "../silhouette.ts";
import { caseColour, dialColours } from "./watch-materials.ts";

export interface ChronographCut {
  readonly radius: number;
  readonly bezel: "polished" | "scale";
  readonly indices: "batons" | "dots";
}

export const chronograph = silhouette<"chronograph", ChronographCut>({
  kind: "chronograph",
  family: "watch",
  leaves: { men: ["E.1.1"], women: ["E.1.1"] },
  fabrics: [
    { kind: "leather", weight: 4, material: "leather", dyes: ["leather"] },
    { kind: "rubber", weight: 1.5, material: "rubber", dyes: ["classic"] },
    { kind: "metal", weight: 4, material: "metal", dyes: ["metal"] },
  ],
  cut: (random, universe) => ({
    radius: universe === "men" ? random.pick([2.1, 2.25]) : 1.85,
    bezel: random.pick(["polished", "scale"]),
    indices: random.pick(["batons", "batons", "dots"]),
  }),
  finish: (main, __, random) => ({
    metal: random.pick<Metal>(["steel", "steel", "steel", "gold", "gunmetal"]),
    gem: random.pick(dialColours),
    contrast: { kind: main.kind, colour: random.pick(["#1f2124", "#1f2124", "#22304f", "#254a3d"]) },
  }),
  draw: ({ radius, bezel, indices }, { main, metal = "steel", gem = "#1f2124", contrast }) => {
    const bracelet = main.kind === "metal";
    const colour = bracelet ? main.colour : caseColour(metal);
    const half = radius * 0.52;
    const shape = { from: radius * 0.88, half, endHalf: half * 0.86 };
    const face = {
      colour: gem,
      metal: colour,
      indices,
      hands: "sword",
      small: "chronograph",
      accent: "#a5342c",
    } as const;
    return {
      parts: [
        ...(bracelet
          ? linkBracelet(shape, colour, "three")
          : strap(shape, main, main.kind === "rubber" ? "grooved" : "stitched")),
        ...roundCase(
          {
            radius,
            colour,
            strapHalf: half,
            lugs: "long",
            crown: "pushers",
            bezel:
              bezel === "scale"
                ? { kind: "scale", insert: contrast?.colour ?? "#1f2124" }
                : { kind: "polished" },
          },
          roundDial([0, 0], radius * dialShare(bezel), face),
        ),
      ],
      main,
      ground: "wall",
      detail: { of: "dial", box: [-radius * 1.3, -radius * 1.6, radius * 1.4, radius * 1.6] as const },
    };
  },
  words: () => ({ closure: "buckle" }),
});
