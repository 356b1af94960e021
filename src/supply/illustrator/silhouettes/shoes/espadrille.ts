import { ropeSole } from "../../blocks/shoe-cup-sole.ts";
import { gum, plain, rubberSole } from "../../blocks/shoe-finish.ts";
import { laceBow } from "../../blocks/shoe-lacing.ts";
import { type Foot, feather, footOn, heelBack, type Last } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { mouth, stitched } from "../../blocks/shoe-shading.ts";
import { strapAlong } from "../../blocks/shoe-strap.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";

export type EspadrilleCut =
  | { readonly base: "flat" | "platform"; readonly closing: "none"; readonly back: "closed" | "mule" }
  | { readonly base: "flat" | "wedge"; readonly closing: "ties"; readonly back: "closed" };

/** Canvas sewn to a rope sole. */
export const espadrille = silhouette<"espadrille", EspadrilleCut>({
  kind: "espadrille",
  family: "shoe",
  leaves: { men: ["B.1.2"], women: ["B.1.2"] },
  fabrics: [
    {
      kind: "canvas",
      weight: 6,
      material: "canvas",
      motifs: [
        ["plain", 7],
        ["stripe", 2],
        ["gingham", 0.7],
        ["floral", 0.5],
      ],
    },
    { kind: "suede", weight: 2, material: "suede", dyes: ["earth", "classic", "pastel"] },
    { kind: "linen", weight: 2, material: "linen", dyes: ["neutral", "earth", "pastel"] },
  ],
  cut: (random, universe) => {
    if (universe === "men") {
      return { base: "flat", closing: "none", back: random.pick(["closed", "closed", "mule"]) };
    }
    if (random.chance(0.45))
      return { base: random.pick(["wedge", "wedge", "flat"]), closing: "ties", back: "closed" };
    return {
      base: random.pick(["flat", "platform"]),
      closing: "none",
      back: random.pick(["closed", "closed", "mule"]),
    };
  },
  finish: () => ({
    lining: { kind: "canvas", colour: "#ddd2bb" },
    sole: { kind: "jute", colour: "#c9ab7b" },
  }),
  draw: drawEspadrille,
  words: ({ base, closing }) => ({
    closure: closing === "ties" ? "tie" : "pull-on",
    heel: base === "wedge" ? "mid" : "flat",
    ...(base === "wedge" && { heelShape: "wedge" as const }),
  }),
});

function espadrilleLast({ base }: EspadrilleCut, womens: boolean): Last {
  return {
    length: womens ? 25.8 : 29.2,
    height: womens ? 0.86 : 0.93,
    toe: "round",
    heel: base === "wedge" ? 5 : 0.2,
    sole: base === "platform" ? 3.2 : base === "wedge" ? 2.2 : 1.6,
    spring: 0.4,
  };
}

function drawEspadrille(cut: EspadrilleCut, fabric: Fabric, { universe }: Hand) {
  const { main, lining = main, sole = main } = fabric;
  const foot = footOn(espadrilleLast(cut, universe === "women"));
  const thread = { kind: "stitch", colour: "#e9dcc0" } as const;
  const toe = foot.line(
    [15.4, -6, "*"],
    [16.4, -6.55],
    [18.6, -6.1],
    [21, -5.4],
    [24, -4.6],
    [26.4, -3.9],
    [28, -2.9],
    [29.1, -1.5],
    [29.5, 0.25, "*"],
  );
  const seam = foot.line([14.2, 0.3, "*"], [14.6, -2.6], [15.4, -6, "*"]);
  const vamp: Part = {
    outline: seam
      .to(toe)
      .to(foot.line(...feather(29.5, 14.2)))
      .close(),
    cloth: main,
    role: "body",
    grain: -8,
    lift: 0.2,
    folds: [
      { spine: foot.line([17.4, -5.2], [21.6, -4.2], [26.6, -2.6]), width: 0.6, depth: 0.7 },
      { spine: foot.line([16, -3.6], [18.6, -2.6], [20.6, -2.4]), width: 0.3, depth: -0.3 },
      { spine: foot.line([15, -0.4], [22, -0.4], [29, -0.5]), width: 0.4, depth: -0.5, swell: "full" },
    ],
    lines: [
      stitched(seam, 0.26),
      { path: foot.line([14.6, -0.55], [19, -0.5], [24, -0.5], [29, -0.7]), ...thread },
    ],
  };
  const topline = foot.line([0.95, -6, "*"], [2.4, -5.8], [6, -4.7], [10.6, -4.3], [14, -5], [15.4, -6, "*"]);
  const quarter: Part = {
    outline: foot
      .line(...heelBack(6))
      .to(topline)
      .to(seam.reverse())
      .to(foot.line(...feather(14.2)))
      .close(),
    cloth: main,
    role: "body",
    grain: -4,
    lift: 0.14,
    folds: [
      { spine: foot.line([2.2, -4], [5, -2.8], [10, -2.4]), width: 0.6, depth: 0.5 },
      { spine: foot.line([12.4, -3.8], [11, -2.6], [10.4, -1.4]), width: 0.3, depth: -0.3 },
    ],
    lines: [stitched(topline, 0.28), { path: foot.line([0.8, -0.55], [6, -0.5], [13.6, -0.55]), ...thread }],
  };
  const opening = mouth(
    foot.shape(
      [0.95, -5.9, "*"],
      [4.4, -6],
      [9, -5.6],
      [15.3, -6.05, "*"],
      [14, -4.2],
      [10, -3.4],
      [4, -3.8],
    ),
    lining,
  );
  const bed: Part = {
    outline: foot.shape([0.4, 0.1, "*"], [2, -0.7], [8, -0.7], [15, -0.7, "*"], [15, 0.2, "*"], [7, 0.2]),
    cloth: lining,
    flat: true,
  };
  const far = mouth(
    foot.shape([15, -0.2, "*"], [15.2, -3], [16.2, -6.5, "*"], [18, -3, "*"], [17, -0.2, "*"]),
    lining,
  );
  const parts: Part[] = [
    ...(cut.closing === "ties" ? ties(foot, plain(main), "far") : []),
    ...(cut.back === "mule" ? [bed, far] : [opening, quarter]),
    vamp,
    ...ropeSole(foot, sole, rubberSole(gum)),
    ...(cut.closing === "ties" ? ties(foot, plain(main), "near") : []),
  ];
  return shoeModel(parts, main, "sole");
}

/** Ribbons crossed around the ankle and tied. */
function ties(foot: Foot, cloth: Cloth, side: "near" | "far"): Part[] {
  const strap = { cloth, lining: cloth, width: 0.7, stitch: false };
  const over = side === "near";
  const lines = over
    ? [
        foot.line([2, -5.2], [4.4, -8.2], [7.6, -10.6], [9.4, -11.4]),
        foot.line([0.9, -12.4], [3.6, -11.2], [6.4, -11.3], [9.4, -12.4]),
      ]
    : [
        foot.line([3, -5.4], [2.2, -8.6], [1.2, -11.6]),
        foot.line([0.9, -12.4], [3.8, -13.4], [7, -13.4], [9.4, -12.4]),
      ];
  const straps = lines.map(
    (line): Part => ({ ...strapAlong(line, strap), ...(over ? {} : { light: -0.14, lift: 0 }) }),
  );
  return over ? [...straps, ...laceBow(foot.place([7.4, -11.5]), cloth, 0.4)] : straps;
}
