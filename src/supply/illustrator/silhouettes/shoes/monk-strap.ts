import { blackRubber, leatherLining, leatherSole, leathers, rubberSole } from "../../blocks/shoe-finish.ts";
import { buckle } from "../../blocks/shoe-hardware.ts";
import { type Foot, feather, footOn, heelBack, ridge, type Toe } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { mouth, stitched, twinStitched, upperFolds } from "../../blocks/shoe-shading.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { ribbon } from "../../geometry/along.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export interface MonkStrapCut {
  readonly straps: 1 | 2;
  readonly cap: boolean;
  readonly toe: Extract<Toe, "round" | "almond" | "chisel">;
  readonly sole: "leather" | "rubber";
}

export const monkStrap = silhouette<"monk-strap", MonkStrapCut>({
  kind: "monk-strap",
  family: "shoe",
  leaves: { men: ["B.2.3"] },
  fabrics: [
    { kind: "leather", weight: 6, material: "leather", dyes: leathers },
    { kind: "suede", weight: 4, material: "suede", dyes: ["leather", "earth"] },
    { kind: "grained-leather", weight: 1, material: "leather", dyes: leathers },
    { kind: "croc", weight: 0.5, material: "leather", dyes: leathers },
  ],
  cut: (random) => ({
    straps: random.chance(0.6) ? 2 : 1,
    cap: random.chance(0.5),
    toe: random.pick(["round", "almond", "almond", "chisel"]),
    sole: random.pick(["leather", "leather", "rubber"]),
  }),
  finish: (main, cut, random) => ({
    lining: leatherLining(random),
    sole: cut.sole === "leather" ? leatherSole(main, random) : rubberSole(blackRubber),
    metal: random.pick<Metal>(["silver", "gold", "brass", "gunmetal"]),
  }),
  draw: drawMonk,
  words: () => ({ closure: "buckle", heel: "flat", heelShape: "block" }),
});

function drawMonk(cut: MonkStrapCut, fabric: Fabric, { random }: Hand) {
  const { main, lining = main, sole = main, metal = "silver" } = fabric;
  const foot = footOn({
    length: 29.6,
    height: 1,
    toe: cut.toe,
    heel: 1.8,
    sole: cut.sole === "leather" ? 0.9 : 1.5,
    spring: 1,
  });
  const topline = foot.line(
    [0.95, -6.9, "*"],
    [2.6, -6.5],
    [5.2, -5.5],
    [7.6, -5.6],
    [9, -6.8],
    [9.9, -8.6, "*"],
  );
  const cap = foot.line([24, -4.9], [24.4, -3.4], [24.2, -1.6], [23.6, 0.1]);
  const vamp: Part = {
    outline: foot
      .line([9.3, -8.6, "*"], [9.7, -10.9], [11.2, -10.5], ...ridge(11.6))
      .to(foot.line(...feather(29.5, 10), [9, -4, "*"], [9.3, -8.6, "*"]))
      .close(),
    cloth: main,
    role: "body",
    grain: -30,
    folds: upperFolds(foot, random, { vampFrom: 18.4 }),
    lines: cut.cap ? [{ path: cap, kind: "seam" }, ...twinStitched(cap, -0.22)] : [],
  };
  const front = foot.line([9.9, -8.6, "*"], [11.8, -7.6], [13.6, -6.2], [15.6, -3.4], [16.2, 0.3, "*"]);
  const quarter: Part = {
    outline: foot
      .line(...heelBack(6.9))
      .to(topline)
      .to(front)
      .to(foot.line(...feather(16.2)))
      .close(),
    cloth: main,
    role: "body",
    grain: -28,
    lift: 0.22,
    folds: [
      { spine: foot.line([2, -4.8], [5, -3.4], [9, -3.3], [13, -3.2]), width: 0.75, depth: 0.6 },
      { spine: foot.line([0.6, -0.35], [6, -0.35], [16, -0.35]), width: 0.5, depth: -0.6, swell: "full" },
    ],
    lines: [
      stitched(topline, 0.3, 0.8),
      ...twinStitched(front, 0.28),
      { path: foot.line([3.6, -6], [3.7, -3.2], [4.4, 0]), kind: "seam" },
    ],
  };
  const parts: Part[] = [
    mouth(
      foot.shape(
        [0.95, -6.8, "*"],
        [4, -6.9],
        [7, -7.5],
        [9.4, -9.6, "*"],
        [10, -8.4, "*"],
        [8.2, -5],
        [5, -4.4],
        [2, -5.4],
      ),
      lining,
    ),
    vamp,
    quarter,
    ...(cut.straps === 2
      ? [...strap(foot, main, metal, 10.6, 0.2), ...strap(foot, main, metal, 13.4, 0)]
      : strap(foot, main, metal, 12.4, 0.5)),
    ...weltedSole(foot, { sole, welt: sole, lifts: 2 }),
  ];
  return shoeModel(parts, main, "clasp");
}

/** A strap from over the instep down to its buckle on the side. */
function strap(foot: Foot, cloth: Cloth, metal: Metal, x: number, wider: number): Part[] {
  const fall = -9.9 + (x - 10.6) * 0.62;
  const spine = foot.line(
    [x + 1.3, fall - 0.05],
    [x + 0.2, fall + 1.5],
    [x - 1.1, fall + 3.3],
    [x - 2.3, fall + 4.6],
  );
  const band: Part = {
    outline: ribbon(spine, (share) => (1.75 + wider) * (share > 0.95 ? 0.72 : 1), 9),
    cloth,
    lift: 0.3,
    grain: -20,
    lines: [
      stitched(spine, (1.75 + wider) / 2 - 0.2, 0.7, 0, 0.94),
      stitched(spine, -(1.75 + wider) / 2 + 0.2, 0.7, 0, 0.94),
    ],
  };
  return [band, ...buckle(foot.place([x - 0.75, fall + 2.8]), 1.35, 2.3 + wider, -52, metal)];
}
