import { light } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";

export interface BeretCut {
  readonly edge: "plain" | "leather" | "ribbed";
  /** How far it falls to one side. */
  readonly slouch: number;
}

export const beret = silhouette<"beret", BeretCut>({
  kind: "beret",
  family: "headwear",
  leaves: { men: ["D.2.1"], women: ["D.2.1"] },
  fabrics: [
    { kind: "felt", weight: 5, material: "wool", dyes: ["classic", "neutral", "earth", "jewel", "bright"] },
    {
      kind: "tweed",
      weight: 2,
      material: "tweed",
      dyes: ["neutral", "earth", "pastel"],
      motifs: [
        ["plain", 2],
        ["houndstooth", 1],
        ["check", 1],
      ],
    },
    { kind: "leather", weight: 1, material: "leather", dyes: ["leather"] },
  ],
  cut: (random) => ({
    edge: random.pick(["plain", "leather", "ribbed"]),
    slouch: random.pick([0.4, 1, 1.6]),
  }),
  finish: (main, { edge }) => ({
    contrast:
      edge === "leather" ? { kind: "leather", colour: "#202124" } : { kind: main.kind, colour: main.colour },
  }),
  draw: ({ edge, slouch: s }, { main, contrast = main }, { random }) => {
    const body: Part = {
      outline: closedSpline(
        [-8.6, 3.2],
        [-12.2, 1.2],
        [-13.6, -1.8],
        [-11.6, -5.4],
        [-5.6, -8.2],
        [1.6, -8.9],
        [8.6, -7.2],
        [13 + s * 0.6, -3.2],
        [14 + s, 0.8 + s],
        [12 + s * 0.8, 3.8 + s],
        [8.4, 4.4 + s * 0.4],
        [0, 4.6],
      ),
      cloth: main,
      role: "body",
      lift: 0.5,
      folds: [
        { spine: spline([-12.4, -1.2], [-6, 1.6], [2, 2.4], [9, 1.9]), width: 0.9, depth: -0.42 },
        { spine: spline([-10.6, -3.6], [-4, -5.6], [3.6, -5.8], [9.4, -3.8]), width: 1.7, depth: 0.55 },
        { spine: bow([3.4, 2.8], [12.4 + s, -1.4 + s], 0.16), width: 0.9, depth: -0.55 },
        { spine: bow([6.4, 3.4], [13 + s, 1.6 + s], 0.12), width: 0.7, depth: -0.5 },
        { spine: bow([-6.4, 3], [-11.8, -0.4], -0.14 + random.sway(0.04)), width: 0.7, depth: -0.44 },
        { spine: bow([0.4, -7.4], [2.6, -1.6], 0.1), width: 1.1, depth: -0.22 },
      ],
    };
    const band: Part = {
      outline: spline([-8.9, 2.6], [-4.6, 4], [0, 4.3], [4.8, 4.1], [8.9, 3.1])
        .to(spline([8.5, 5], [4.6, 5.9], [0, 6.2], [-4.6, 5.8], [-8.5, 4.6]))
        .close(),
      cloth: edge === "ribbed" ? { kind: "rib", colour: main.colour } : contrast,
      role: "belt",
      lift: 0.2,
      light: edge === "plain" ? -0.1 : 0,
      lines:
        edge === "leather"
          ? [{ path: spline([-8.4, 3.4], [-4.6, 4.7], [0, 5], [4.8, 4.8], [8.5, 3.9]), kind: "stitch" }]
          : [],
    };
    // The little tail in the middle of the top.
    const stalk: Part = {
      outline: closedSpline([0.7, -8.5], [0.5, -9.9], [0.9, -10.5], [1.35, -9.9], [1.4, -8.4]),
      cloth: { ...main, colour: light(main.colour, 0.04) },
      role: "body",
      lift: 0.2,
    };
    return {
      parts: [band, body, stalk],
      main,
      ground: "wall",
      detail: { of: "weave", box: [-11, -4, 3, 9] as const },
    };
  },
  words: () => ({}),
});
