import { roundDial } from "../../blocks/dial.ts";
import { dialShare, linkBracelet, roundCase, strap } from "../../blocks/watch.ts";
import { type Metal, silhouette } from "../silhouette.ts";
import { caseColour } from "./watch-materials.ts";

export interface DiverWatchCut {
  readonly radius: number;
  readonly links: "three" | "five";
  readonly date: boolean;
}

const inserts = ["#1b1d20", "#1b1d20", "#1f2f57", "#1f4638", "#6a2029", "#3b3f45"] as const;

export const diverWatch = silhouette<"diver-watch", DiverWatchCut>({
  kind: "diver-watch",
  family: "watch",
  leaves: { men: ["E.1.1"], women: ["E.1.1"] },
  fabrics: [
    { kind: "metal", weight: 5, material: "metal", dyes: ["metal"] },
    { kind: "rubber", weight: 4, material: "rubber", dyes: ["classic", "bright"] },
  ],
  cut: (random, universe) => ({
    radius: universe === "men" ? random.pick([2.2, 2.35]) : 1.9,
    links: random.pick(["three", "three", "five"]),
    date: random.chance(0.6),
  }),
  finish: (main, _, random) => {
    const insert = random.pick(inserts);
    return {
      metal: random.pick<Metal>(["steel", "steel", "gunmetal"]),
      contrast: { kind: main.kind, colour: insert },
      gem: random.chance(0.7) ? insert : "#e9e6de",
    };
  },
  draw: ({ radius, links, date }, { main, metal = "steel", gem = "#1b1d20", contrast = main }) => {
    const bracelet = main.kind === "metal";
    const colour = bracelet ? main.colour : caseColour(metal);
    const half = radius * 0.54;
    const shape = { from: radius * 0.86, half, endHalf: half * 0.84 };
    return {
      parts: [
        ...(bracelet ? linkBracelet(shape, colour, links) : strap(shape, main, "grooved")),
        ...roundCase(
          {
            radius,
            colour,
            strapHalf: half,
            lugs: "long",
            crown: "guarded",
            bezel: { kind: "diver", insert: contrast.colour },
          },
          roundDial([0, 0], radius * dialShare("diver"), {
            colour: gem,
            metal: colour,
            indices: "diver",
            hands: "sword",
            date,
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
