import { roundDial } from "../../blocks/dial.ts";
import { dialShare, roundCase, strap } from "../../blocks/watch.ts";
import { type Metal, silhouette } from "../silhouette.ts";
import { caseColour } from "./watch-materials.ts";

export interface FieldWatchCut {
  readonly radius: number;
  readonly date: boolean;
}

export const fieldWatch = silhouette<"field-watch", FieldWatchCut>({
  kind: "field-watch",
  family: "watch",
  leaves: { men: ["E.1.1"], women: ["E.1.1"] },
  fabrics: [
    { kind: "canvas", weight: 5, material: "canvas", dyes: ["earth", "classic", "neutral"] },
    { kind: "suede", weight: 3, material: "suede", dyes: ["leather", "earth"] },
    { kind: "leather", weight: 2, material: "leather", dyes: ["leather"] },
  ],
  cut: (random, universe) => ({
    radius: universe === "men" ? random.pick([1.95, 2.1]) : 1.75,
    date: random.chance(0.4),
  }),
  finish: (_, __, random) => ({
    metal: random.pick<Metal>(["steel", "steel", "gunmetal", "brass"]),
    gem: random.pick(["#1f2124", "#1f2124", "#ede8db", "#3c4434", "#22304f"]),
  }),
  draw: ({ radius, date }, { main, metal = "steel", gem = "#1f2124" }) => {
    const colour = caseColour(metal);
    const half = radius * 0.52;
    return {
      parts: [
        ...strap(
          { from: radius * 0.9, half, endHalf: half * 0.96 },
          main,
          main.kind === "canvas" ? "turned" : "stitched",
        ),
        ...roundCase(
          { radius, colour, strapHalf: half, lugs: "long", crown: "plain", bezel: { kind: "polished" } },
          roundDial([0, 0], radius * dialShare("polished"), {
            colour: gem,
            metal: colour,
            indices: "numerals",
            hands: "sword",
            date,
            accent: "#b1552f",
          }),
        ),
      ],
      main,
      ground: "wall",
      detail: { of: "dial", box: [-radius * 1.3, -radius * 1.6, radius * 1.4, radius * 1.6] as const },
    };
  },
  words: () => ({ closure: "buckle" }),
});
