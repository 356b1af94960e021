import { roundDial } from "../../blocks/dial.ts";
import { gemSvg } from "../../blocks/gem.ts";
import { drawn } from "../../blocks/metal.ts";
import { dialShare, linkBracelet, meshBracelet, roundCase, strap } from "../../blocks/watch.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { type Metal, silhouette } from "../silhouette.ts";
import { caseColour } from "./watch-materials.ts";

export interface SlenderWatchCut {
  readonly radius: number;
  readonly bracelet: "mesh" | "links";
  readonly indices: "dots" | "quarters" | "batons" | "roman";
  readonly stones: boolean;
}

/** A small watch on a thin strap or a fine bracelet. */
export const slenderWatch = silhouette<"slender-watch", SlenderWatchCut>({
  kind: "slender-watch",
  family: "watch",
  leaves: { women: ["E.1.1"] },
  fabrics: [
    { kind: "metal", weight: 5, material: "metal", dyes: ["metal"] },
    { kind: "leather", weight: 4, material: "leather", dyes: ["leather", "pastel", "classic"] },
  ],
  cut: (random) => ({
    radius: random.pick([1.35, 1.55]),
    bracelet: random.pick(["mesh", "mesh", "links"]),
    indices: random.pick(["dots", "quarters", "batons", "roman"]),
    stones: random.chance(0.3),
  }),
  finish: (_, __, random) => ({
    metal: random.pick<Metal>(["gold", "rose", "steel"]),
    gem: random.pick(["#f1eee6", "#efe3dc", "#dfe3e2", "#1f2124", "#254a3d", "#d9b9b0"]),
  }),
  draw: ({ radius, bracelet, indices, stones }, { main, metal = "gold", gem = "#f1eee6" }) => {
    const onMetal = main.kind === "metal";
    const colour = onMetal ? main.colour : caseColour(metal);
    const half = radius * (onMetal ? 0.52 : 0.4);
    const shape = { from: radius * 0.9, half, endHalf: half * 0.94 };
    const set = drawn((pen) =>
      ellipse([0, 0], radius * 0.925)
        .points(40)
        .slice(1)
        .map((at) => gemSvg(pen, at, radius * 0.062, "#dde6ec", "round"))
        .join(""),
    );
    return {
      parts: [
        ...(onMetal
          ? bracelet === "mesh"
            ? meshBracelet(shape, colour)
            : linkBracelet(shape, colour, "flat")
          : strap(shape, main, "plain")),
        ...roundCase(
          {
            radius,
            colour,
            strapHalf: half,
            lugs: onMetal ? "hidden" : "short",
            crown: "cabochon",
            bezel: { kind: stones ? "set" : "polished" },
          },
          roundDial([0, 0], radius * dialShare("polished"), {
            colour: gem,
            metal: colour,
            indices,
            hands: "stick",
            track: false,
          }),
          stones ? [set] : [],
        ),
      ],
      main,
      ground: "wall",
      detail: { of: "dial", box: [-radius * 1.5, -radius * 1.9, radius * 1.6, radius * 1.9] as const },
    };
  },
  words: () => ({ closure: "buckle" }),
});
