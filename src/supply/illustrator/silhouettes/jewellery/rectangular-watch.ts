import { rectangularDial } from "../../blocks/dial.ts";
import { metal, metalPart } from "../../blocks/metal.ts";
import { linkBracelet, strap } from "../../blocks/watch.ts";
import { ellipse, rectangle } from "../../geometry/shapes.ts";
import { closedSpline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Metal, silhouette } from "../silhouette.ts";
import { caseColour } from "./watch-materials.ts";

export interface RectangularWatchCut {
  /** Half the width and half the height of the case. */
  readonly half: number;
  readonly tall: number;
  readonly sides: "straight" | "curved" | "stepped";
}

export const rectangularWatch = silhouette<"rectangular-watch", RectangularWatchCut>({
  kind: "rectangular-watch",
  family: "watch",
  leaves: { men: ["E.1.1"], women: ["E.1.1"] },
  fabrics: [
    { kind: "leather", weight: 4, material: "leather", dyes: ["leather"] },
    { kind: "croc", weight: 3, material: "leather", dyes: ["leather", "classic"] },
    { kind: "metal", weight: 2.5, material: "metal", dyes: ["metal"] },
  ],
  cut: (random, universe) => ({
    ...(universe === "men"
      ? random.pick([
          { half: 1.5, tall: 1.95 },
          { half: 1.75, tall: 1.75 },
        ])
      : random.pick([
          { half: 1.1, tall: 1.5 },
          { half: 1, tall: 1.75 },
          { half: 1.35, tall: 1.35 },
        ])),
    sides: random.pick(["straight", "curved", "stepped"]),
  }),
  finish: (_, __, random) => ({
    metal: random.pick<Metal>(["gold", "gold", "steel", "rose"]),
    gem: random.pick(["#f1eee6", "#f1eee6", "#e9dfc9", "#1f2124", "#22304f", "#5b2631", "#254a3d"]),
  }),
  draw: ({ half, tall, sides }, { main, metal: chosen = "gold", gem = "#f1eee6" }) => {
    const bracelet = main.kind === "metal";
    const colour = bracelet ? main.colour : caseColour(chosen);
    const bow = sides === "curved" ? half * 0.1 : 0;
    const frame = closedSpline(
      [-half, -tall, "*"],
      [half, -tall, "*"],
      ...(bow ? ([[half + bow, 0]] as const) : []),
      [half, tall, "*"],
      [-half, tall, "*"],
      ...(bow ? ([[-half - bow, 0]] as const) : []),
    );
    const inset = half * 0.16;
    const shape = { from: tall * 0.98, half: half * 0.84, endHalf: half * 0.76 };
    // The sides of the case run past the dial and hold the strap.
    const rails: Part[] = [-1, 1].map((side) =>
      metalPart(
        rectangle(side * half * 0.92 - half * 0.12, -tall * 1.22, half * 0.24, tall * 2.44, half * 0.12),
        colour,
        { how: "round", angle: 0, raised: 0.7 },
      ),
    );
    const crown = metalPart(ellipse([half * 1.14 + bow, 0], half * 0.1, half * 0.13), colour, {
      raised: 0.4,
    });
    return {
      parts: [
        ...(bracelet ? linkBracelet(shape, colour, "flat") : strap(shape, main, "stitched")),
        crown,
        ...rails,
        metalPart(frame, colour, {
          raised: 0.9,
          angle: 35,
          trims: [
            ...(sides === "stepped"
              ? [0.4, 0.75].map((share) =>
                  metal(
                    rectangle(
                      -half + inset * share,
                      -tall + inset * share,
                      2 * (half - inset * share),
                      2 * (tall - inset * share),
                    ),
                    colour,
                    { angle: share < 0.5 ? 215 : 35, raised: 0, rim: 0.7 },
                  ),
                )
              : []),
            metal(
              rectangle(
                -half + inset * 0.85,
                -tall + inset * 0.85,
                2 * half - inset * 1.7,
                2 * tall - inset * 1.7,
              ),
              colour,
              { angle: 215, raised: 0, rim: 0.6 },
            ),
            rectangularDial(
              { at: [0, 0], half: [half - inset, tall - inset] },
              { colour: gem, metal: colour, indices: "batons", hands: "sword", small: "seconds" },
            ),
          ],
        }),
      ],
      main,
      ground: "wall",
      detail: { of: "dial", box: [-half * 1.5, -tall * 1.4, half * 1.6, tall * 1.4] as const },
    };
  },
  words: () => ({ closure: "buckle" }),
});
