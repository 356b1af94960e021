import { shadow } from "../../colour/oklab.ts";
import { bow } from "../../geometry/along.ts";
import { closedSpline, spline } from "../../geometry/spline.ts";
import type { Line, Part } from "../../model/part.ts";
import { silhouette } from "../silhouette.ts";

export interface FlatCapCut {
  readonly make: "flat" | "newsboy";
  /** How much cloth falls over the band. */
  readonly fullness: number;
}

export const flatCap = silhouette<"flat-cap", FlatCapCut>({
  kind: "flat-cap",
  family: "cap",
  leaves: { men: ["D.2.2"] },
  fabrics: [
    {
      kind: "tweed",
      weight: 5,
      material: "tweed",
      dyes: ["neutral", "earth", "classic"],
      motifs: [
        ["plain", 2],
        ["herringbone", 3],
        ["houndstooth", 1],
        ["glen", 1],
        ["check", 1],
      ],
    },
    { kind: "wool", weight: 2, material: "wool", dyes: ["neutral", "classic", "earth"] },
    { kind: "corduroy", weight: 1.5, material: "corduroy", dyes: ["earth", "classic"] },
    { kind: "linen", weight: 1, material: "linen", dyes: ["neutral", "earth"] },
    { kind: "leather", weight: 0.8, material: "leather", dyes: ["leather"] },
  ],
  cut: (random) => {
    const make = random.pick<FlatCapCut["make"]>(["flat", "flat", "newsboy"]);
    return { make, fullness: make === "newsboy" ? random.pick([1, 1.5]) : random.pick([0, 0.3]) };
  },
  draw: ({ make, fullness: f }, { main }, { random }) => {
    const crown: Part = {
      outline: closedSpline(
        [-12.2, 2.2],
        [-11.4 - f * 0.5, -0.4],
        [-7, -3.8 - f * 1.2],
        [0, -6.2 - f * 1.8],
        [7, -6.2 - f * 1.6],
        [11.6 + f * 0.7, -3.4 - f * 0.4],
        [12.2 + f * 0.8, 0.6],
        [11, 3.4 + f * 0.4],
        [6, 4.4],
        [-1, 4.6],
        [-7.4, 4],
      ),
      cloth: main,
      role: "body",
      lift: 0.42,
      grain: -10,
      origin: [0, 0],
      folds: [
        { spine: spline([-10, 0.6], [-4, -2.8 - f], [4, -4.4 - f]), width: 1.5, depth: 0.6 },
        { spine: bow([-8.6, 3.2], [-1.4, 0.6], -0.12), width: 0.8, depth: -0.4 },
        { spine: bow([10.8, 2.6], [3.6, 0.8], 0.14 + random.sway(0.03)), width: 1, depth: -0.5 },
        { spine: bow([11.2, 0.2], [6, -3], 0.12), width: 0.9, depth: -0.36 },
        { spine: bow([2, 4.2], [7.6, 3.2], 0.1), width: 0.7, depth: -0.4 },
      ],
      lines:
        make === "newsboy"
          ? panels(f)
          : [
              {
                path: spline([-11.8, 1], [-4, 0.9 - f], [4, -0.8], [11.9, -1.4]),
                kind: "seam",
                strength: 0.9,
              },
            ],
      trims:
        make === "newsboy"
          ? [
              {
                kind: "button",
                at: [1.8, -6.1 - f * 1.8],
                radius: 0.62,
                colour: shadow(main.colour, 0.12),
                style: "shank",
              },
            ]
          : [],
    };
    const band: Part = {
      outline: closedSpline([-6, 3.4], [3, 3.9], [11, 2.6], [10.6, 5], [4, 6], [-5, 5.6]),
      cloth: main,
      role: "belt",
      light: -0.22,
      lines: [{ path: spline([-4, 5.1], [4, 5.5], [10.4, 4.5]), kind: "stitch" }],
    };
    const peakTop = spline([-12.2, 1.2], [-8.6, 2.6], [-4.2, 3.4], [1.4, 4]);
    const peak: Part = {
      outline: peakTop
        .to(spline([1.4, 4], [-2.4, 6.4], [-8.4, 7], [-12.8, 5.6], [-14.2, 3.6], [-12.2, 1.2]))
        .close(),
      cloth: main,
      role: "front",
      lift: 0.35,
      grain: 14,
      folds: [{ spine: spline([-13, 3.6], [-9, 5.2], [-3.6, 5.7]), width: 0.55, depth: 0.6 }],
      lines: [{ path: spline([-13.5, 3.6], [-12.2, 5.1], [-8.2, 6.4], [-3.2, 6]), kind: "stitch" }],
    };
    return {
      parts: [band, peak, crown],
      main,
      ground: "wall",
      detail: { of: "weave", box: [-15, -5, 0, 9] as const },
    };
  },
  words: () => ({}),
});

/** Eight panels that meet at the button. */
function panels(f: number): Line[] {
  const top = [1.8, -6.1 - f * 1.8] as const;
  return [
    spline(top, [-4, -4 - f], [-9, 0.2], [-11.2, 3]),
    spline(top, [-0.6, -3], [-2.4, 1], [-3, 4.4]),
    spline(top, [3.4, -2.6], [5, 1.2], [5.2, 4.3]),
    spline(top, [7, -4.6 - f], [10.4, -1], [11.6, 2.4]),
  ].map((path) => ({ path, kind: "seam", strength: 0.9 }));
}
