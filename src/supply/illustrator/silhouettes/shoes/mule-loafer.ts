import { openBed } from "../../blocks/shoe-bed.ts";
import { leatherLining, leatherSole, leathers } from "../../blocks/shoe-finish.ts";
import { bar, tassels } from "../../blocks/shoe-hardware.ts";
import { feather, footOn, ridge, ridgeAt } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { mouth, stitched, upperFolds } from "../../blocks/shoe-shading.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export interface MuleLoaferCut {
  readonly front: "apron" | "bar" | "tassel" | "plain";
  readonly toe: "round" | "almond" | "pointed" | "square";
  readonly heel: number;
}

/** A loafer without a back. */
export const muleLoafer = silhouette<"mule-loafer", MuleLoaferCut>({
  kind: "mule-loafer",
  family: "shoe",
  leaves: { women: ["B.2.2"] },
  fabrics: [
    { kind: "leather", weight: 5, material: "leather", dyes: [...leathers, "neutral"] },
    { kind: "suede", weight: 3, material: "suede", dyes: ["leather", "earth", "pastel"] },
    { kind: "croc", weight: 0.7, material: "leather", dyes: leathers },
    { kind: "velvet", weight: 0.7, material: "velvet", dyes: ["jewel", "classic"] },
  ],
  cut: (random) => ({
    front: random.pick(["apron", "bar", "tassel", "plain"]),
    toe: random.pick(["round", "almond", "pointed", "square"]),
    heel: random.pick([0.9, 1.4, 3.4]),
  }),
  finish: (main, _cut, random) => ({
    lining: leatherLining(random),
    sole: leatherSole(main, random),
    metal: random.pick<Metal>(["gold", "silver"]),
  }),
  draw: drawMule,
  words: ({ heel }) => ({ closure: "pull-on", heel: heel > 3 ? "low" : "flat", heelShape: "block" }),
});

function drawMule(cut: MuleLoaferCut, fabric: Fabric, { random }: Hand) {
  const { main, lining = main, sole = main, metal = "gold" } = fabric;
  const foot = footOn({ length: 25.6, height: 0.87, toe: cut.toe, heel: cut.heel, sole: 0.8, spring: 0.8 });
  const edge = foot.line([9.6, 0.2, "*"], [10.4, -2.6], [11.4, -5.4], [13.2, -8.5, "*"]);
  const apron = foot.line([15.9, -5], [19, -4.5], [22.4, -3.95], [25.4, -3.5], [27.4, -3.05]);
  const upper: Part = {
    outline: edge
      .to(foot.line([13.2, -8.5, "*"], [14, -8.75], [15, -8.15], ...ridge(15.6)))
      .to(foot.line(...feather(29.5, 9.6)))
      .close(),
    cloth: main,
    role: "body",
    grain: -30,
    lift: 0.2,
    folds: upperFolds(foot, random, { creases: 1 }).filter((_, i) => i !== 1),
    lines: [
      stitched(edge, 0.3, 0.8),
      ...(cut.front === "plain"
        ? []
        : [
            { path: apron, kind: "cord" as const },
            { path: apron.shift(0, 0.38), kind: "stitch" as const, strength: 0.8 },
          ]),
    ],
  };
  const parts: Part[] = [
    mouth(
      foot.shape([10.6, -0.4, "*"], [12.2, -5.6], [13.4, -8.5, "*"], [15, -5, "*"], [14, -0.4, "*"]),
      lining,
    ),
    ...openBed(foot, lining, 0.6, 0.3),
    upper,
    ...(cut.front === "bar" ? bar(foot.place([13.2, -6]), foot.place([17, -5.5]), metal) : []),
    ...(cut.front === "tassel" ? tassels(foot.place([16, -ridgeAt(16) > 7 ? -6.9 : -6.4]), main) : []),
    ...weltedSole(foot, { sole, heelLength: 6.8, lifts: cut.heel > 3 ? 4 : 1 }),
  ];
  return shoeModel(parts, main, "toe");
}
