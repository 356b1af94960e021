import { leatherLining, leatherSole, leathers, rubberSole } from "../../blocks/shoe-finish.ts";
import { bar, tassels } from "../../blocks/shoe-hardware.ts";
import { type Foot, feather, footOn, heelBack, type Last, ridge, ridgeAt } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { mouth, stitched, upperFolds } from "../../blocks/shoe-shading.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import { stretch } from "../../geometry/along.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export interface LoaferCut {
  readonly front: "penny" | "tassel" | "bar" | "plain";
  readonly sole: "leather" | "rubber" | "lug";
  readonly toe: "round" | "almond" | "square";
  /** How far the heel is raised. */
  readonly heel: number;
}

export const loafer = silhouette<"loafer", LoaferCut>({
  kind: "loafer",
  family: "shoe",
  leaves: { men: ["B.2.2"], women: ["B.2.2"] },
  fabrics: [
    { kind: "leather", weight: 5, material: "leather", dyes: leathers },
    { kind: "patent", weight: 1, material: "leather", dyes: leathers },
    { kind: "suede", weight: 3, material: "suede", dyes: ["leather", "earth"] },
    { kind: "croc", weight: 0.6, material: "leather", dyes: leathers },
  ],
  cut: (random, universe) => ({
    front: random.pick(["penny", "penny", "tassel", "bar", "plain"]),
    sole: random.pick(
      universe === "men" ? ["leather", "leather", "rubber", "lug"] : ["leather", "lug", "rubber"],
    ),
    toe: random.pick(universe === "men" ? ["round", "round", "almond"] : ["round", "almond", "square"]),
    heel: universe === "men" ? 1.7 : random.pick([1.4, 1.8, 4.4]),
  }),
  finish: (main, cut, random) => ({
    lining: leatherLining(random),
    sole: cut.sole === "leather" ? leatherSole(main, random) : rubberSole("#232325"),
    metal: random.pick<Metal>(["gold", "gold", "silver", "gunmetal"]),
  }),
  draw: drawLoafer,
  words: ({ heel }) => ({
    closure: "pull-on",
    heel: heel > 3.5 ? "mid" : heel > 1.75 ? "low" : "flat",
    heelShape: "block",
  }),
});

function loaferLast({ sole, toe, heel }: LoaferCut, womens: boolean): Last {
  return {
    length: womens ? 25.8 : 29.5,
    height: womens ? 0.86 : 1,
    toe,
    heel,
    sole: sole === "lug" ? 2.1 : sole === "rubber" ? 1.3 : 0.9,
    spring: 0.9,
  };
}

function drawLoafer(cut: LoaferCut, fabric: Fabric, { random, universe }: Hand) {
  const { main, lining = main, sole = main, metal = "gold" } = fabric;
  const foot = footOn(loaferLast(cut, universe === "women"));
  const topline = foot.line(
    [0.95, -6.3, "*"],
    [2.6, -5.9],
    [5.6, -4.8],
    [8.8, -4.6],
    [11.2, -5.8],
    [12.7, -7.9, "*"],
  );
  const vamp = foot.line([12.7, -7.9, "*"], [13.5, -8.65], [14.9, -8.25], ...ridge(15.6));
  const upper: Part = {
    outline: foot
      .line(...heelBack(6.3))
      .to(topline)
      .to(vamp)
      .to(foot.line(...feather()))
      .close(),
    cloth: main,
    role: "body",
    grain: -30,
    lift: 0.2,
    folds: upperFolds(foot, random, { heel: 4.4 }),
    lines: [
      stitched(topline, 0.32, 0.8),
      { path: foot.line([3.8, -5.4], [3.9, -3], [4.6, 0]), kind: "seam" },
    ],
  };
  const opening = mouth(
    foot.shape(
      [0.95, -6.25, "*"],
      [4.4, -6.3],
      [8.8, -6.5],
      [12.6, -8.2, "*"],
      [11.2, -5],
      [8.6, -3.9],
      [3.6, -4.6],
    ),
    lining,
  );
  // Without a strap over it the apron runs up to the topline.
  const open = cut.front === "plain";
  const apron = foot.line(
    ...(open
      ? ([
          [12.75, -7.7],
          [14.2, -6],
        ] as const)
      : []),
    [15.9, -5],
    [19, -4.5],
    [22.4, -3.95],
    [25.4, -3.5],
    [27.5, -3.05],
  );
  const plug: Part = {
    outline: stretch(vamp, open ? 0.01 : 0.2, 0.84, 10)
      .to(apron.reverse())
      .close(),
    cloth: main,
    lift: 0.1,
    flat: true,
    light: 0.04,
    edge: 0.6,
    folds: [
      {
        spine: foot.line(
          [18.6, ridgeAt(18.6) + 0.6],
          [22, ridgeAt(22) + 0.55],
          [25.4, ridgeAt(25.4) + 0.5],
          [27, ridgeAt(27) + 0.4],
        ),
        width: 0.28,
        depth: 0.8,
      },
    ],
  };
  const parts: Part[] = [
    opening,
    {
      ...upper,
      lines: [
        ...(upper.lines ?? []),
        { path: apron, kind: "cord" },
        { path: apron.shift(0, 0.38), kind: "stitch", strength: 0.8 },
      ],
    },
    plug,
  ];
  if (cut.front !== "plain") parts.push(saddle(foot, main));
  if (cut.front === "penny") parts.push(slot(foot, main));
  if (cut.front === "bar") parts.push(...bar(foot.place([12.9, -6.1]), foot.place([17, -5.5]), metal));
  if (cut.front === "tassel") parts.push(...tassels(foot.place([16.2, -7]), main));
  parts.push(
    ...weltedSole(foot, {
      sole,
      welt: cut.sole === "leather" ? { kind: "leather", colour: sole.colour } : sole,
      lugs: cut.sole === "lug" ? 0.7 : 0,
      lifts: cut.heel > 3 ? 5 : 2,
    }),
  );
  return shoeModel(parts, main, "toe");
}

/** The strap across the instep. */
function saddle(foot: Foot, cloth: Part["cloth"]): Part {
  const front = foot.line([17.3, -7.15, "*"], [16.2, -5.2], [15.9, -3], [16.9, 0.2, "*"]);
  const back = foot.line([10.4, 0.2, "*"], [11.8, -2.6], [11.9, -4.9], [12.4, -7.5, "*"]);
  return {
    outline: foot
      .line([12.4, -7.5, "*"], [13.2, -8.95], [14.8, -8.65], [17.3, -7.15, "*"])
      .to(front)
      .to(back)
      .close(),
    cloth,
    lift: 0.28,
    grain: -20,
    folds: [{ spine: foot.line([13.7, -7.6], [13.5, -4.4], [13.2, -1]), width: 0.55, depth: 0.5 }],
    lines: [stitched(front, 0.35), stitched(back, 0.35)],
  };
}

/** The slit of a penny loafer's strap. */
function slot(foot: Foot, cloth: Part["cloth"]): Part {
  return {
    outline: foot.shape(
      [12.9, -5.9, "*"],
      [14, -6.3],
      [15.2, -6.15],
      [16.2, -5.55, "*"],
      [15, -5.5],
      [13.8, -5.45],
    ),
    cloth,
    inside: 0.5,
    flat: true,
    edge: 0.7,
  };
}
