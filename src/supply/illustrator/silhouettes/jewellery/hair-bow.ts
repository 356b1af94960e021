import { metalPart } from "../../blocks/metal.ts";
import { bow } from "../../geometry/along.ts";
import { rectangle } from "../../geometry/shapes.ts";
import { closedSpline, type Node } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { silhouette } from "../silhouette.ts";

export interface HairBowCut {
  /** Half its width. */
  readonly half: number;
  /** Length of its ends, 0 for none. */
  readonly tails: number;
  readonly loops: 1 | 2;
}

/** A bow on a barrette. */
export const hairBow = silhouette<"hair-bow", HairBowCut>({
  kind: "hair-bow",
  family: "hair",
  leaves: { women: ["D.5.2"] },
  fabrics: [
    { kind: "satin", weight: 5, material: "satin", dyes: ["classic", "pastel", "jewel", "neutral"] },
    { kind: "velvet", weight: 4, material: "velvet", dyes: ["classic", "jewel"] },
    {
      kind: "cotton",
      weight: 2,
      material: "cotton",
      motifs: [
        ["gingham", 2],
        ["plain", 1],
        ["ditsy", 1],
        ["polka-dot", 1],
      ],
    },
  ],
  cut: (random) => ({
    half: random.pick([5, 5.8, 6.4]),
    tails: random.pick([0, 4, 8.5, 11]),
    loops: random.pick([1, 1, 2]),
  }),
  draw: ({ half, tails, loops }, { main }, { random, leftRandom }) => {
    const loop = (side: 1 | -1, size: number, chance: Random, behind: boolean): Part => {
      const w = half * size;
      const h = half * 0.46 * size;
      const at = (x: number, y: number): Node => [side * x, y];
      const fold = (from: Node, to: Node, curve: number, width: number, depth: number): Fold => ({
        spine: bow([from[0], from[1]], [to[0], to[1]], side * curve + chance.sway(0.03)),
        width,
        depth,
        swell: "start",
      });
      return {
        outline: closedSpline(
          at(0.3, -0.55),
          at(w * 0.34, -h * 0.72),
          at(w * 0.8, -h * 1.04 + chance.sway(0.12)),
          at(w * 0.99, -h * 0.72),
          at(w, h * 0.2 + chance.sway(0.15)),
          at(w * 0.92, h * 0.86),
          at(w * 0.6, h * 0.84),
          at(w * 0.28, h * 0.48),
          at(0.3, 0.6),
        ),
        cloth: main,
        role: behind ? "back" : "front",
        lift: 0.42,
        light: behind ? -0.08 : 0,
        grain: side * -8,
        folds: [
          fold(at(0.5, -0.3), at(w * 0.74, -h * 0.5), 0.06, 0.32, -0.75),
          fold(at(0.5, 0.1), at(w * 0.62, h * 0.18), -0.05, 0.36, -0.8),
          fold(at(0.5, 0.4), at(w * 0.7, h * 0.62), -0.06, 0.26, -0.6),
          { ...fold(at(w * 0.3, -h * 0.3), at(w * 0.9, -h * 0.62), 0.08, 0.42, 0.8), swell: "both" },
          { ...fold(at(w * 0.4, h * 0.34), at(w * 0.88, h * 0.4), -0.05, 0.34, 0.5), swell: "both" },
          { ...fold(at(w * 0.9, -h * 0.6), at(w * 0.9, h * 0.6), 0.1, 0.3, -0.4), swell: "both" },
        ],
      };
    };
    const tail = (side: 1 | -1, chance: Random): Part => {
      const lean = 0.34 + chance.sway(0.08);
      const end = tails;
      const at = (x: number, y: number): Node => [side * x, y];
      return {
        outline: closedSpline(
          at(-0.3, 0.2),
          at(0.8, 0.3),
          at(1.7 + lean * end * 0.35, end * 0.5),
          [side * (2.4 + lean * end * 0.72), end, "*"],
          [side * (1 + lean * end * 0.55), end * 0.93, "*"],
          [side * (0.1 + lean * end * 0.5), end * 1.05, "*"],
          at(0.1 + lean * end * 0.16, end * 0.5),
        ),
        cloth: main,
        role: "back",
        lift: 0.35,
        grain: side * -18,
        folds: [
          {
            spine: bow([side * 0.3, 0.6], [side * (1 + lean * end * 0.5), end * 0.8], side * 0.08),
            width: 0.34,
            depth: -0.6,
            swell: "start",
          },
          {
            spine: bow([side * 0.7, 0.8], [side * (1.5 + lean * end * 0.55), end * 0.9], side * 0.06),
            width: 0.36,
            depth: 0.7,
          },
        ],
      };
    };
    const knot: Part = {
      outline: closedSpline(
        [-0.85, -0.95],
        [0, -1.12],
        [0.85, -0.95],
        [0.95, 0],
        [0.82, 1],
        [0, 1.16],
        [-0.82, 1],
        [-0.95, 0],
      ),
      cloth: main,
      role: "front",
      lift: 0.3,
      folds: [
        { spine: bow([-0.5, -0.9], [-0.45, 0.9], 0.06), width: 0.16, depth: -0.6 },
        { spine: bow([0.1, -1], [0.05, 1], -0.05), width: 0.2, depth: 0.7 },
        { spine: bow([0.5, -0.9], [0.48, 0.9], -0.05), width: 0.16, depth: -0.6 },
      ],
    };
    const clip = metalPart(rectangle(-half * 0.72, -0.3, half * 1.44, 0.6, 0.2), "#b4b8bc", {
      how: "round",
      angle: 90,
    });
    return {
      parts: [
        clip,
        ...(tails > 0 ? [tail(-1, leftRandom), tail(1, random)] : []),
        ...(loops === 2 ? [loop(-1, 1.12, leftRandom, true), loop(1, 1.12, random, true)] : []),
        loop(-1, loops === 2 ? 0.86 : 1, leftRandom, false),
        loop(1, loops === 2 ? 0.86 : 1, random, false),
        knot,
      ],
      main,
      ground: "wall",
      detail: { of: "weave", box: [-4, -3.6, 3.4, 4] as const },
    };
  },
  words: () => ({}),
});
