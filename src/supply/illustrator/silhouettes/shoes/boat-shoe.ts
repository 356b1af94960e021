import { cupSole } from "../../blocks/shoe-cup-sole.ts";
import { gum, leathers, offWhite, rubberSole } from "../../blocks/shoe-finish.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { feather, footOn, heelBack, ridge } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { mouth, stitched, upperFolds } from "../../blocks/shoe-shading.ts";
import type { Colour } from "../../colour/oklab.ts";
import { offset, ribbon } from "../../geometry/along.ts";
import { polyline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface BoatShoeCut {
  readonly sole: "white" | "gum" | "lug";
  /** Two pairs of eyelets, or three. */
  readonly eyelets: 2 | 3;
}

/** A moccasin with a lace that runs around the collar. */
export const boatShoe = silhouette<"boat-shoe", BoatShoeCut>({
  kind: "boat-shoe",
  family: "shoe",
  leaves: { men: ["B.1.2"], women: ["B.1.2"] },
  fabrics: [
    { kind: "leather", weight: 5, material: "leather", dyes: leathers },
    { kind: "nubuck", weight: 3, material: "leather", dyes: ["leather", "earth", "classic"] },
    { kind: "suede", weight: 2, material: "suede", dyes: ["earth", "pastel"] },
  ],
  cut: (random) => ({ sole: random.pick(["white", "white", "gum", "lug"]), eyelets: random.pick([2, 3]) }),
  finish: (main, cut, random) => ({
    lining: { kind: "leather", colour: random.pick<Colour>(["#c79d6f", "#d9c6a6", "#b88f66"]) },
    contrast: random.chance(0.4)
      ? { kind: main.kind, colour: random.pick<Colour>(["#3a2b22", "#262b36", "#cdb894", "#8a5a34"]) }
      : main,
    sole: rubberSole(cut.sole === "white" ? offWhite : cut.sole === "gum" ? gum : "#2a2523"),
    button: random.pick<Colour>(["#e6dcc6", "#c9a877", "#5a4030"]),
  }),
  draw: drawBoat,
  words: () => ({ closure: "lace-up", heel: "flat" }),
});

function drawBoat(cut: BoatShoeCut, fabric: Fabric, { random, universe }: Hand) {
  const { main, contrast = main, lining = main, sole = main, button = "#e6dcc6" } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 25.8 : 29.2,
    height: womens ? 0.86 : 0.95,
    toe: "round",
    heel: 0.5,
    sole: cut.sole === "lug" ? 2 : 1.2,
    spring: 0.7,
  });
  const topline = foot.line(
    [0.95, -6.2, "*"],
    [2.6, -5.9],
    [5.6, -5],
    [8.6, -4.9],
    [10.8, -5.9],
    [12, -7.4, "*"],
  );
  const facing = foot.line([12, -7.4, "*"], [13.8, -6.7], [15.6, -5.9], [17, -5.1]);
  const apron = foot.line([16, -4.2], [19.4, -4.3], [22.6, -3.95], [25.6, -3.5], [27.6, -3.05]);
  const vamp: Part = {
    outline: foot
      .line([11.4, -7.6, "*"], [11.8, -9.1], [13, -9.05], [14.4, -8.3], ...ridge(15))
      .to(foot.line(...feather(29.5, 11), [11, -4, "*"], [11.4, -7.6, "*"]))
      .close(),
    cloth: main,
    role: "body",
    grain: -30,
    lift: 0.14,
    folds: upperFolds(foot, random, { vampFrom: 18.4 }),
    lines: [
      { path: apron, kind: "cord" },
      { path: apron.shift(0, 0.4), kind: "stitch", colour: button, strength: 0.7 },
    ],
  };
  const front = foot.line([17, -5.1], [17.6, -4.5], [16.8, -3.8], [14.8, -3], [13.2, 0.3, "*"]);
  const collarLace = offset(topline, 1.25, 0.04, 0.98, 10);
  const quarter: Part = {
    outline: foot
      .line(...heelBack(6.2))
      .to(topline)
      .to(facing)
      .to(front)
      .to(foot.line(...feather(13.2)))
      .close(),
    cloth: contrast,
    role: "body",
    grain: -28,
    lift: 0.22,
    folds: [
      { spine: foot.line([2, -3.4], [5, -2.6], [9, -2.4], [12.6, -2.8]), width: 0.6, depth: 0.6 },
      { spine: foot.line([0.6, -0.6], [6, -0.6], [13, -0.6]), width: 0.5, depth: -0.5, swell: "full" },
    ],
    lines: [stitched(facing.to(front), 0.3, 0.8), stitched(topline, 0.3, 0.7), stitched(topline, 1.9, 0.7)],
  };
  // The lace dips under the leather and comes out again.
  const lace = { kind: "leather", colour: button } as const;
  const runs = [0.03, 0.29, 0.55, 0.8].map(
    (from): Part => ({
      outline: ribbon(polyline(...collarLace.points(4, from, from + 0.17)), 0.42, 5),
      cloth: lace,
      lift: 0.16,
      edge: 0.8,
    }),
  );
  const { bars, eyelets } = lacing({
    facing,
    tongue: foot.line([13.2, -8.9], [14.6, -8.15], [16.2, -7.3], [17.6, -6.7]),
    count: cut.eyelets,
    lace,
    width: 0.46,
    inset: 0.7,
    span: [0.14, 0.82],
    tongueSpan: [0.1, 0.85],
    eyelet: { colour: "#a98a4c", radius: 0.2 },
  });
  const parts: Part[] = [
    mouth(
      foot.shape(
        [0.95, -6.1, "*"],
        [4.4, -6.2],
        [8.4, -6.5],
        [11.6, -8.2, "*"],
        [12, -7, "*"],
        [8.6, -4.2],
        [3.6, -4.6],
      ),
      lining,
    ),
    vamp,
    { ...quarter, trims: eyelets },
    ...runs,
    ...bars,
    ...cupSole(foot, { cloth: sole, wall: 0.35 }),
  ];
  return shoeModel(parts, main, "toe");
}
