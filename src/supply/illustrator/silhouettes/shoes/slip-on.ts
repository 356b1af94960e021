import { cupSole } from "../../blocks/shoe-cup-sole.ts";
import { blackRubber, gum, offWhite, rubberSole } from "../../blocks/shoe-finish.ts";
import { feather, footOn, heelBack, ridge } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { mouth, stitched, upperFolds } from "../../blocks/shoe-shading.ts";
import type { Colour } from "../../colour/oklab.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export interface SlipOnCut {
  readonly sole: "regular" | "platform";
  readonly foxing: "plain" | "lined";
}

/** A laceless canvas shoe with elastic beside the tongue. */
export const slipOn = silhouette<"slip-on", SlipOnCut>({
  kind: "slip-on",
  family: "shoe",
  leaves: { men: ["B.1.2"], women: ["B.1.2"] },
  fabrics: [
    {
      kind: "canvas",
      weight: 6,
      material: "canvas",
      motifs: [
        ["plain", 8],
        ["gingham", 1],
        ["leopard", 0.6],
        ["floral", 0.6],
        ["tropical", 0.4],
        ["camouflage", 0.4],
      ],
    },
    { kind: "suede", weight: 2, material: "suede", dyes: ["earth", "classic", "leather"] },
    { kind: "leather", weight: 2, material: "leather", dyes: ["neutral", "leather"] },
    { kind: "denim", weight: 1, material: "denim", dyes: ["denim"] },
  ],
  cut: (random, universe) => ({
    sole: universe === "women" && random.chance(0.35) ? "platform" : "regular",
    foxing: random.pick(["plain", "lined"]),
  }),
  finish: (_main, _cut, random) => ({
    lining: { kind: "canvas", colour: random.pick<Colour>(["#ddd5c4", "#bfa178", "#cfc8ba"]) },
    sole: rubberSole(random.pick<Colour>([offWhite, offWhite, "#e4dac6", blackRubber, gum])),
    contrast: { kind: "rib", colour: random.pick<Colour>(["#2b2a2c", "#e3dccd", "#3c4148"]) },
  }),
  draw: drawSlipOn,
  words: () => ({ closure: "pull-on", heel: "flat" }),
});

function drawSlipOn(cut: SlipOnCut, fabric: Fabric, { random, universe }: Hand) {
  const { main, lining = main, sole = main, contrast = main } = fabric;
  const womens = universe === "women";
  const foot = footOn({
    length: womens ? 26 : 29.2,
    height: womens ? 0.88 : 0.95,
    toe: "round",
    heel: 0.3,
    sole: cut.sole === "platform" ? 3 : 1.3,
    spring: 0.5,
  });
  const topline = foot.line(
    [0.9, -6.9, "*"],
    [2.4, -6.7],
    [5, -5.6],
    [8, -5.4],
    [10.4, -6.6],
    [12.4, -9.2, "*"],
  );
  const gore: Part = {
    outline: foot.shape(
      [9.6, -6, "*"],
      [12.2, -8.9, "*"],
      [13.9, -8.1, "*"],
      [13.4, -5.6],
      [12.2, -4.2, "*"],
      [10.4, -4.8],
    ),
    cloth: contrast,
    grain: 28,
    flat: true,
    edge: 0.8,
  };
  const upper: Part = {
    outline: foot
      .line(...heelBack(6.9))
      .to(topline)
      .to(foot.line([12.4, -9.2, "*"], [13.2, -9.35], [14.6, -8.5], ...ridge(15.4)))
      .to(foot.line(...feather()))
      .close(),
    cloth: main,
    role: "body",
    grain: -12,
    lift: 0.2,
    folds: upperFolds(foot, random, { heel: 4.6, creases: 1 }),
    lines: [
      stitched(topline, 0.34, 0.8),
      stitched(topline, 0.6, 0.6),
      { path: foot.line([2.8, -6.4], [2.6, -3.4], [3, 0]), kind: "seam", strength: 0.7 },
      { path: foot.line([14.2, -8.6], [13.9, -5.6], [12.6, -3.6], [10, -1.4]), kind: "seam" },
      { path: foot.line([14.5, -8.4], [14.2, -5.5], [12.9, -3.4], [10.3, -1.1]), kind: "stitch" },
    ],
  };
  const parts: Part[] = [
    mouth(
      foot.shape(
        [0.9, -6.8, "*"],
        [4.4, -7],
        [8.6, -7.4],
        [12.2, -9.4, "*"],
        [10.4, -5.8],
        [8, -4.6],
        [3.4, -5.2],
      ),
      lining,
    ),
    upper,
    gore,
    ...cupSole(foot, {
      cloth: sole,
      wall: 0.9,
      ...(cut.foxing === "lined" && sole.colour !== blackRubber && { stripe: "#2b2a2c" as Colour }),
    }),
  ];
  return shoeModel(parts, main, "toe");
}
