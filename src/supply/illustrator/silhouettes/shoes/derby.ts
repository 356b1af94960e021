import { blackRubber, leatherLining, leatherSole, leathers, rubberSole } from "../../blocks/shoe-finish.ts";
import { punched } from "../../blocks/shoe-hardware.ts";
import { lacing } from "../../blocks/shoe-lacing.ts";
import { type Foot, feather, footOn, heelBack, ridge } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { mouth, stitched, twinStitched, upperFolds } from "../../blocks/shoe-shading.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import type { Line, Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface DerbyCut {
  readonly front: "plain" | "split-toe" | "cap" | "wing";
  readonly sole: "leather" | "rubber" | "lug";
  readonly toe: "round" | "almond";
}

/** Open lacing: the facings lie on the vamp like two flaps. */
export const derby = silhouette<"derby", DerbyCut>({
  kind: "derby",
  family: "shoe",
  leaves: { men: ["B.2.1"] },
  fabrics: [
    { kind: "leather", weight: 6, material: "leather", dyes: leathers },
    { kind: "grained-leather", weight: 2, material: "leather", dyes: leathers },
    { kind: "suede", weight: 3, material: "suede", dyes: ["leather", "earth"] },
  ],
  cut: (random) => ({
    front: random.pick(["plain", "plain", "split-toe", "cap", "wing"]),
    sole: random.pick(["leather", "rubber", "lug", "lug"]),
    toe: random.pick(["round", "round", "almond"]),
  }),
  finish: (main, cut, random) => ({
    lining: leatherLining(random),
    sole: cut.sole === "leather" ? leatherSole(main, random) : rubberSole(blackRubber),
  }),
  draw: drawDerby,
  words: () => ({ closure: "lace-up", heel: "flat", heelShape: "block" }),
});

const thickness = { leather: 0.9, rubber: 1.35, lug: 2.1 } as const;

function drawDerby(cut: DerbyCut, fabric: Fabric, { random }: Hand) {
  const { main, lining = main, sole = main } = fabric;
  const foot = footOn({
    length: 29.5,
    height: 1,
    toe: cut.toe,
    heel: 1.7,
    sole: thickness[cut.sole],
    spring: 0.9,
  });
  const topline = foot.line(
    [0.95, -6.9, "*"],
    [2.6, -6.5],
    [5.2, -5.5],
    [7.8, -5.7],
    [9.4, -7],
    [10.4, -8.9, "*"],
  );
  const facing = foot.line([10.4, -8.9, "*"], [12.6, -7.9], [14.8, -6.75], [16.9, -5.7]);
  const front = foot.line(
    [16.9, -5.7],
    [17.6, -5.1],
    [17.3, -4.3],
    [15.6, -3.4],
    [13.6, -1.8],
    [12.9, 0.3, "*"],
  );
  const vamp: Part = {
    outline: foot
      .line([9.4, -9.2, "*"], [9.7, -11], [11.2, -10.6], ...ridge(11.6))
      .to(foot.line(...feather(29.5, 12), [9, -4, "*"], [9.4, -9.2, "*"]))
      .close(),
    cloth: main,
    role: "body",
    grain: -30,
    lift: 0.15,
    folds: upperFolds(foot, random, { vampFrom: 18.4, heel: 4.6 }),
    ...frontSeams(cut.front, foot, main),
  };
  const quarter: Part = {
    outline: foot
      .line(...heelBack(6.9))
      .to(topline)
      .to(facing)
      .to(front)
      .to(foot.line(...feather(12.9)))
      .close(),
    cloth: main,
    role: "body",
    grain: -28,
    lift: 0.26,
    folds: [
      { spine: foot.line([2, -4.8], [5, -3.4], [9, -3.3], [13, -4]), width: 0.75, depth: 0.6 },
      { spine: foot.line([0.6, -0.35], [6, -0.35], [13, -0.35]), width: 0.5, depth: -0.6, swell: "full" },
    ],
    lines: [
      stitched(topline, 0.3, 0.8),
      ...twinStitched(facing.to(front), 0.28, 0.75),
      { path: foot.line([3.6, -6], [3.7, -3.2], [4.4, 0]), kind: "seam" },
    ],
  };
  const { bars, eyelets } = lacing({
    facing,
    tongue: foot.line([11.2, -10.5], [13, -9.2], [15, -8], [17.4, -6.8]),
    count: 5,
    lace: { kind: "cotton", colour: main.colour },
    width: 0.42,
    inset: 0.6,
    span: [0.08, 0.92],
    tongueSpan: [0.1, 0.94],
    eyelet: { colour: "#2a2522", radius: 0.13 },
  });
  const parts: Part[] = [
    mouth(
      foot.shape(
        [0.95, -6.8, "*"],
        [4, -6.9],
        [7, -7.5],
        [9.5, -9.7, "*"],
        [10.4, -8.6, "*"],
        [8.4, -5],
        [5, -4.4],
        [2, -5.4],
      ),
      lining,
    ),
    vamp,
    { ...quarter, trims: eyelets },
    ...bars,
    ...weltedSole(foot, {
      sole,
      welt: sole,
      lifts: cut.sole === "lug" ? 1 : 2,
      lugs: cut.sole === "lug" ? 0.7 : 0,
    }),
  ];
  return shoeModel(parts, main, "toe");
}

function frontSeams(
  front: DerbyCut["front"],
  foot: Foot,
  cloth: Part["cloth"],
): Pick<Part, "lines" | "trims"> {
  const apron: Line["path"] = foot.line([16.4, -3.8], [19.6, -4.1], [23, -3.9], [25.8, -3.6], [27.6, -3.3]);
  const cap = foot.line([23.8, -4.95], [24.2, -3.4], [24, -1.6], [23.4, 0.1]);
  const wing = foot.line([24.4, -4.8], [24.2, -3.9], [22.2, -3.2], [19.6, -2.3], [16.4, -0.6], [15.2, 0.1]);
  switch (front) {
    case "plain":
      return {};
    case "split-toe":
      return {
        lines: [
          { path: apron, kind: "cord" },
          { path: apron.shift(0, 0.36), kind: "stitch" },
          { path: foot.line([27.6, -3.3], [28.8, -2.2], [29.3, -0.6]), kind: "seam" },
        ],
      };
    case "cap":
      return { lines: [{ path: cap, kind: "seam" }, ...twinStitched(cap, -0.22)] };
    case "wing":
      return {
        lines: [{ path: wing, kind: "seam" }, ...twinStitched(wing, -0.22)],
        trims: [punched(wing.shift(0.5, 0.1).points(26, 0.03, 0.95), 0.085, cloth.colour)],
      };
  }
}
