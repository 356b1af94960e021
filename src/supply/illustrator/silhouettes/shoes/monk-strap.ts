import {
  blackRubber,
  gum,
  leatherLining,
  leatherSole,
  leathers,
  offWhite,
  rubberSole,
} from "../../blocks/shoe-finish.ts";
import { buckle, punched } from "../../blocks/shoe-hardware.ts";
import { type Foot, feather, footOn, heelBack, ridge, type Toe } from "../../blocks/shoe-last.ts";
import { shoeModel } from "../../blocks/shoe-model.ts";
import { mouth, stitched, twinStitched, upperFolds } from "../../blocks/shoe-shading.ts";
import { weltedSole } from "../../blocks/shoe-sole.ts";
import type { Cloth } from "../../cloth/cloth.ts";
import { type Colour, lightness } from "../../colour/oklab.ts";
import { offset, ribbon } from "../../geometry/along.ts";
import type { Node } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, type Metal, silhouette } from "../silhouette.ts";

export interface MonkStrapCut {
  readonly straps: 1 | 2 | 3;
  /** A single strap may be a broad one. */
  readonly broad: boolean;
  readonly front: "plain" | "cap" | "wing" | "apron";
  readonly toe: Extract<Toe, "round" | "almond" | "chisel" | "square">;
  readonly sole: "leather" | "rubber" | "lug";
  /** A boot closes over the ankle. */
  readonly collar: "shoe" | "boot";
  readonly twoTone: "none" | "straps" | "vamp" | "toe";
}

export const monkStrap = silhouette<"monk-strap", MonkStrapCut>({
  kind: "monk-strap",
  family: "shoe",
  leaves: { men: ["B.2.3"] },
  fabrics: [
    { kind: "leather", weight: 6, material: "leather", dyes: leathers },
    { kind: "suede", weight: 4, material: "suede", dyes: ["leather", "earth"] },
    { kind: "patent", weight: 1, material: "leather", dyes: leathers },
    { kind: "grained-leather", weight: 1, material: "leather", dyes: leathers },
    { kind: "croc", weight: 0.5, material: "leather", dyes: leathers },
  ],
  cut: (random) => {
    const straps = random.pick<1 | 2 | 3>([1, 1, 2, 2, 3]);
    const front = random.pick<MonkStrapCut["front"]>(["plain", "cap", "wing", "apron"]);
    const tones: readonly [MonkStrapCut["twoTone"], ...MonkStrapCut["twoTone"][]] =
      front === "cap" || front === "wing" ? ["straps", "vamp", "toe", "toe"] : ["straps", "vamp"];
    return {
      straps,
      broad: straps === 1 && random.chance(0.55),
      front,
      toe: random.pick(["round", "almond", "chisel", "square"]),
      sole: random.pick(["leather", "leather", "rubber", "lug"]),
      collar: random.chance(0.24) ? "boot" : "shoe",
      twoTone: random.chance(0.36) ? random.pick(tones) : "none",
    };
  },
  finish: (main, cut, random) => ({
    lining: leatherLining(random),
    sole: soleOf(cut.sole, main, random),
    metal: random.pick<Metal>(["silver", "gold", "brass", "silver", "gunmetal"]),
    ...(cut.twoTone !== "none" && {
      contrast: {
        kind: "leather" as const,
        colour: random.pick<Colour>(
          lightness(main.colour) > 0.52 ? ["#2b2928", "#4a2f22"] : ["#dccfb8", "#b9834e", "#c9a06a"],
        ),
      },
    }),
  }),
  draw: drawMonk,
  words: () => ({ closure: "buckle", heel: "flat", heelShape: "block" }),
});

function soleOf(sole: MonkStrapCut["sole"], main: Cloth, random: Random): Cloth {
  if (sole === "leather") return leatherSole(main, random);
  return rubberSole(
    sole === "lug" ? blackRubber : random.pick<Colour>([blackRubber, offWhite, gum, "#6b4a33"]),
  );
}

function drawMonk(cut: MonkStrapCut, fabric: Fabric, { random }: Hand) {
  const { main, lining = main, sole = main, metal = "silver", contrast = main } = fabric;
  const foot = footOn({
    length: 29.6,
    height: 1,
    toe: cut.toe,
    heel: 1.8,
    sole: { leather: 0.9, rubber: 1.7, lug: 2.3 }[cut.sole],
    spring: 1,
  });
  // A boot's quarters rise behind the ankle; everything before it stays.
  const up = cut.collar === "boot" ? 4.4 : 0;
  const topline = foot.line(
    [0.95, -6.9 - up * 1.05, "*"],
    [2.6, -6.5 - up * 1.1],
    [5.2, -5.5 - up * 1.25],
    [7.6, -5.6 - up * 1.25],
    [9, -6.8 - up],
    [9.9, -8.6 - up * 0.55, "*"],
  );
  const tongue: readonly Node[] =
    cut.collar === "boot"
      ? [
          [8.6, -10.6, "*"],
          [8.4, -13.6],
          [9.4, -13.6],
          [10, -12],
          [11.2, -10.5],
        ]
      : [
          [9.3, -8.6, "*"],
          [9.7, -10.9],
          [11.2, -10.5],
        ];
  const vamp: Part = {
    outline: foot
      .line(...tongue, ...ridge(11.6))
      .to(foot.line(...feather(29.5, 10), [9, -4, "*"], [tongue[0]?.[0] ?? 9.3, tongue[0]?.[1] ?? -8.6, "*"]))
      .close(),
    cloth: cut.twoTone === "vamp" ? contrast : main,
    role: "body",
    grain: -30,
    folds: upperFolds(foot, random, { vampFrom: 18.4, creases: cut.front === "apron" ? 0 : 2 }),
  };
  const front = foot.line(
    [9.9, -8.6 - up * 0.55, "*"],
    [11.8, -7.6],
    [13.6, -6.2],
    [15.6, -3.4],
    [16.2, 0.3, "*"],
  );
  const quarter: Part = {
    outline: foot
      .line(...heelBack(6.9 + up * 1.05))
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
      { path: foot.line([3.6, -6 - up], [3.7, -3.2], [4.4, 0]), kind: "seam" },
    ],
  };
  const strapCloth = cut.twoTone === "straps" ? contrast : main;
  const parts: Part[] = [
    mouth(
      foot.shape(
        [0.95, -6.8 - up * 1.05, "*"],
        [4, -6.9 - up * 1.2],
        [7, -7.5 - up * 1.2],
        [9.4, -9.6 - up * 0.9, "*"],
        [10, -8.4 - up * 0.55, "*"],
        [8.2, -5 - up],
        [5, -4.4 - up],
        [2, -5.4 - up],
      ),
      lining,
    ),
    vamp,
    ...toePiece(foot, cut, cut.twoTone === "toe" ? contrast : vamp.cloth),
    quarter,
    ...strapPlaces(cut).flatMap(([x, width, rise]) => strap(foot, strapCloth, metal, x, width, rise)),
    ...weltedSole(foot, { sole, welt: sole, lifts: 2, lugs: cut.sole === "lug" ? 0.7 : 0 }),
  ];
  return shoeModel(parts, main, "clasp");
}

/** Where straps run over the instep, how wide, and how much higher than on the ridge. */
function strapPlaces({
  straps,
  broad,
  collar,
}: MonkStrapCut): readonly (readonly [number, number, number])[] {
  const boot: readonly (readonly [number, number, number])[] = collar === "boot" ? [[9.1, 1.75, 2.2]] : [];
  if (straps === 1) return [...boot, broad ? [12.6, 3.3, 0] : [12.4, 2.1, 0]];
  if (straps === 2)
    return collar === "boot"
      ? [...boot, [12.8, 1.85, 0]]
      : [
          [10.6, 1.95, 0],
          [13.4, 1.85, 0],
        ];
  return [
    [10.3, 1.4, 0.1],
    [12.3, 1.4, 0],
    [14.3, 1.4, 0],
  ];
}

/** What is sewn over the toe. */
function toePiece(foot: Foot, { front, toe }: MonkStrapCut, cloth: Cloth): Part[] {
  switch (front) {
    case "plain":
      return [];
    case "cap":
    case "wing": {
      const seam =
        front === "cap"
          ? foot.line([23.4, -5, "*"], [23.9, -3.4], [23.7, -1.6], [23.1, 0.25, "*"])
          : foot.line([24.2, -4.8, "*"], [23.6, -3.7], [21.4, -2.9], [18.6, -1.9], [16.4, 0.25, "*"]);
      const holes = offset(seam, -0.42, 0.04, 0.96, 12).points(front === "wing" ? 17 : 9);
      return [
        {
          outline: seam
            .reverse()
            .to(foot.line(front === "cap" ? [23.4, -5, "*"] : [24.2, -4.8, "*"], ...ridge(24)))
            .to(foot.line(...feather(29.5, front === "cap" ? 23.1 : 16.4)))
            .close(),
          cloth,
          lift: 0.12,
          grain: -30,
          edge: 0.8,
          folds: [{ spine: foot.line([25, -3.7], [26.6, -3.1], [28, -2.2]), width: 0.5, depth: 0.9 }],
          lines: twinStitched(seam, -0.22),
          trims: [punched(holes, front === "wing" ? 0.11 : 0.08, cloth.colour)],
        },
      ];
    }
    case "apron": {
      const reach = toe === "square" || toe === "chisel" ? 28.2 : 27;
      const line = foot.line([15.4, -5.2], [18.6, -4.5], [22, -3.8], [25, -3.4], [reach, -3]);
      return [
        {
          outline: foot
            .line([14.8, -8.1, "*"], ...ridge(14.9, 28))
            .lineTo(foot.place([reach, -3]))
            .to(line.reverse())
            .close(),
          cloth,
          lift: 0.1,
          flat: true,
          light: 0.05,
          edge: 0.7,
          lines: [
            { path: line, kind: "cord" },
            { path: line.shift(0, -0.4), kind: "stitch", strength: 0.8 },
          ],
        },
      ];
    }
  }
}

/** A strap from over the instep down to its buckle on the side. */
function strap(foot: Foot, cloth: Cloth, metal: Metal, x: number, width: number, rise: number): Part[] {
  const fall = -9.9 + (x - 10.6) * 0.62 - rise;
  const spine = foot.line(
    [x + 1.3, fall - 0.05],
    [x + 0.2, fall + 1.5],
    [x - 1.1, fall + 3.3],
    [x - 2.3, fall + 4.6],
  );
  const band: Part = {
    outline: ribbon(spine, (share) => width * (share > 0.95 ? 0.72 : 1), 9),
    cloth,
    lift: 0.3,
    grain: -20,
    lines: [stitched(spine, width / 2 - 0.2, 0.7, 0, 0.94), stitched(spine, -width / 2 + 0.2, 0.7, 0, 0.94)],
  };
  return [
    band,
    ...buckle(foot.place([x - 0.75, fall + 2.8]), width > 3 ? 1.9 : 1.35, width + 0.6, -52, metal),
  ];
}
