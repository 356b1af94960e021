import { elasticBand, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { bow } from "../../geometry/along.ts";
import { closedSpline, polygon, spline } from "../../geometry/spline.ts";
import type { Model, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { denseCloth, hosieryFabrics, legCloth } from "./hosiery-cloths.ts";

export interface FoldedTightsCut {
  /** A paper band around them, as they are sold, or none. */
  readonly band: "paper" | "none";
  /** How far the folded legs reach below the upper part. */
  readonly length: number;
  readonly toes: "left" | "right";
}

/** Tights folded flat: the upper part in front, the legs laid in behind it, the toes peeping out. */
export const foldedTights = silhouette<"folded-tights", FoldedTightsCut>({
  kind: "folded-tights",
  family: "underwear",
  leaves: { women: ["F.2.2"] },
  fabrics: hosieryFabrics,
  cut: (random) => ({
    band: random.pick(["paper", "none"]),
    length: random.pick([26, 31, 36]),
    toes: random.pick(["left", "right"]),
  }),
  finish: (_main, _cut, random) => ({
    lining: { kind: "cotton", colour: random.pick(["#efece4", "#e2d8c8", "#d8d3cc", "#2b2a2c"]) },
  }),
  draw: drawFolded,
  words: () => ({ rise: "high", closure: "pull-on" }),
});

function drawFolded({ band, length, toes }: FoldedTightsCut, fabric: Fabric, { random }: Hand): Model {
  const { main, lining = { kind: "cotton", colour: "#efece4" } } = fabric;
  const waist = { half: 9.4, height: 2.4, spread: 0.3, dip: 0.9, back: 1 };
  const { seamHalf, seamY } = waistEdges(waist);
  // Folded over, even sheer cloth is several layers thick.
  const { cloth: knitted } = legCloth(main, "opaque");
  const dense = denseCloth(main);
  const way = toes === "left" ? -1 : 1;
  const layer = (half: number, shift: number, low: number, light: number): Part => ({
    outline: spline(
      [shift - half, 6, "*"],
      [shift - half - 0.15, low * 0.6],
      [shift - half + 0.2, low - 1.2],
      [shift - half + 1.4, low],
    )
      .to(spline([shift - half + 1.4, low], [shift, low + 0.35], [shift + half - 1.4, low]))
      .to(
        spline(
          [shift + half - 1.4, low],
          [shift + half - 0.2, low - 1.2],
          [shift + half + 0.15, low * 0.6],
          [shift + half, 6, "*"],
        ),
      )
      .close(),
    cloth: knitted,
    role: "body",
    lift: 0.3,
    light,
    folds: [
      { spine: bow([shift - half * 0.4, 9], [shift - half * 0.46, low - 1], 0.03), width: 1.8, depth: 0.4 },
      {
        spine: bow([shift + half * 0.3, low - 9], [shift + half * 0.4, low], random.sway(0.06)),
        width: 0.7,
        depth: -0.3,
        swell: "end",
      },
    ],
  });
  const foot = (x: number, reach: number, turned: number): Part => ({
    outline: closedSpline(
      [x - 2.3, length - 6, "*"],
      [x - 2.2 + turned * 0.4, length + reach * 0.4],
      [x - 1.2 + turned, length + reach * 0.92],
      [x + 0.2 + turned, length + reach],
      [x + 1.5 + turned, length + reach * 0.86],
      [x + 2.2 + turned * 0.4, length + reach * 0.36],
      [x + 2.3, length - 6, "*"],
    ),
    cloth: dense,
    role: "body",
    lift: 0.2,
    lines: [
      {
        path: spline(
          [x - 1.9 + turned * 0.6, length + reach * 0.52],
          [x + turned * 0.7, length + reach * 0.62],
          [x + 2 + turned * 0.6, length + reach * 0.5],
        ),
        kind: "seam",
        strength: 0.7,
      },
    ],
  });
  const upper: Part = {
    outline: spline([-seamHalf, seamY(seamHalf)], [0, seamY(0)], [seamHalf, seamY(seamHalf)])
      .to(spline([seamHalf, seamY(seamHalf), "*"], [10, 10], [10.3, 17.6], [9.4, 20.6, "*"]))
      .to(spline([9.4, 20.6, "*"], [0, 21.6], [-9.4, 20.6, "*"]))
      .to(spline([-9.4, 20.6, "*"], [-10.3, 17.6], [-10, 10], [-seamHalf, seamY(seamHalf), "*"]))
      .close(),
    cloth: dense,
    role: "body",
    lift: 0.35,
    folds: [
      { spine: bow([-4, 4], [-4.6, 19.6], 0.03), width: 2, depth: 0.46 },
      { spine: bow([8.6, 7], [3.4, 13 + random.sway(1)], 0.1), width: 0.6, depth: -0.32, swell: "start" },
    ],
    lines: [{ path: spline([0, seamY(0)], [0.25, 11], [0, 21.3]), kind: "seam" }],
  };
  const paper: Part = {
    outline: polygon([-11, 11], [11, 10.9], [11.05, 17.6], [-11.05, 17.7]),
    cloth: lining,
    role: "belt",
    lift: 0.3,
    trims: [{ kind: "label", at: [0, 14.3], width: 6.4, height: 2.4, colour: lining.colour }],
  };
  return {
    parts: [
      foot(way * 5.4, 5.6, way * 1.1),
      foot(way * 1, 4.2, way * 0.3),
      layer(10.2, way * 0.5, length, -0.1),
      layer(10, -way * 0.3, length - 3, -0.03),
      waistInside(waist, dense),
      upper,
      elasticBand(waist, dense, random, 1),
      ...(band === "paper" ? [paper] : []),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-10, -2, 10, 23] },
  };
}
