import { oneShoulderTop, straplessTop } from "../../blocks/bare-top.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds, drapedAcross } from "../../blocks/dress-folds.ts";
import { backHem, dressSkirt, falls, skirtOutline, waistSeam } from "../../blocks/dress-skirt.ts";
import {
  bodicePart,
  type DressTop,
  dressHeights,
  dressTorso,
  facedNeck,
  sleevedTop,
  sleevelessTop,
} from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { capePanels, train } from "../../blocks/gown-skirt.ts";
import { ribbon } from "../../geometry/along.ts";
import type { Point } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Fold, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { crepe, satin, sequin, silk, velvet } from "./cloths.ts";
import { dressFamily, lengthWord } from "./lengths.ts";
import { slit } from "./slit.ts";

export interface ColumnGownCut {
  readonly top: "one-shoulder" | "strapless" | "notched" | "boat" | "v" | "cape";
  readonly sleeve: "none" | "long";
  /** Smooth to the hip, drawn across to one side, or falling from the waist in folds all around. */
  readonly drape: "smooth" | "crossed" | "grecian";
  readonly slit: boolean;
  readonly train: boolean;
  readonly length: number;
}

export const columnGown = silhouette<"column-gown", ColumnGownCut>({
  kind: "column-gown",
  family: dressFamily,
  leaves: { women: ["A.7.4", "A.7.3"] },
  fabrics: [
    { ...satin, weight: 5, dyes: ["classic", "jewel", "jewel", "neutral", "pastel"] },
    { ...crepe, weight: 3, dyes: ["classic", "jewel", "neutral"] },
    { ...silk, weight: 2 },
    { ...velvet, weight: 1.6 },
    { ...sequin, weight: 1 },
  ],
  cut: (random, _universe, leaf) => {
    const top = random.pick<ColumnGownCut["top"]>([
      "one-shoulder",
      "one-shoulder",
      "strapless",
      "notched",
      "boat",
      "v",
      "cape",
    ]);
    return {
      top,
      sleeve:
        top === "one-shoulder" || top === "boat" || top === "v"
          ? random.pick(["none", "none", "long"])
          : "none",
      drape: random.pick(["smooth", "crossed", "grecian"]),
      slit: random.chance(0.4),
      train: leaf === "A.7.4" && random.chance(0.5),
      length: leaf === "A.7.4" ? random.pick([134, 136]) : random.pick([130, 133]),
    };
  },
  draw: drawColumnGown,
  words: ({ top, sleeve, length }) => ({
    ...(top === "boat" || top === "cape"
      ? { neckline: "boat" as const }
      : top === "v"
        ? { neckline: "v-neck" as const }
        : {}),
    sleeve: sleeve === "none" ? "sleeveless" : "long",
    length: lengthWord(length),
    closure: "zip",
  }),
});

const waistY = dressHeights.waist - 0.5;

function topOf(
  cut: ColumnGownCut,
  cloth: Fabric["main"],
): { top: DressTop; torso: ReturnType<typeof dressTorso> } {
  const torso = dressTorso(-0.3);
  switch (cut.top) {
    case "one-shoulder":
      return { torso, top: oneShoulderTop(torso, cloth, cut.sleeve === "long") };
    case "strapless":
      return { torso, top: straplessTop("straight", cloth) };
    case "notched":
      return { torso, top: straplessTop("notched", cloth) };
    case "boat":
    case "cape":
    case "v": {
      const neck = facedNeck(cut.top === "v" ? "v" : "boat", cloth);
      const shoulders = dressTorso(-0.3, neck.half);
      const top =
        cut.sleeve === "long" ? sleevedTop(shoulders, neck) : sleevelessTop(shoulders, neck, 4.4, cloth);
      return { torso: shoulders, top };
    }
  }
}

function drawColumnGown(cut: ColumnGownCut, { main }: Fabric, hand: Hand) {
  const { random } = hand;
  const { length } = cut;
  const { top, torso } = topOf(cut, main);
  const waist = 12.2;
  const grecian = cut.drape === "grecian";
  const hem = grecian ? 29 : cut.drape === "crossed" ? 23.5 : 22;
  const skirt = dressSkirt(
    {
      side: [
        [waist, waistY],
        [14.5, waistY + 8],
        [grecian ? 18 : 16.9, waistY + 20],
        [grecian ? 20.4 : 17.6, 84],
        [grecian ? 24.4 : 19, 110],
        [hem, length],
      ],
      waves: grecian ? 8 : 6,
      swing: grecian ? 1.7 : 1.2,
      dip: 2,
    },
    random,
  );
  const seam = waistSeam(waist, waistY);
  const seamless = !grecian;
  const below: Part = {
    outline: skirtOutline(seam, skirt),
    cloth: main,
    role: "body",
    lift: seamless ? 0 : 0.25,
    folds: [
      ...falls(skirt, random, {
        from: grecian ? [waistY + 1, waistY + 22] : cut.drape === "crossed" ? [waistY + 14, 88] : [66, 94],
        depth: grecian ? 0.66 : 0.56,
        width: grecian ? 1 : 1.15,
        gather: cut.drape === "crossed" ? 0.66 : 0.84,
        towards: cut.drape === "crossed" ? 0.5 : 0,
      }),
      ...(grecian
        ? gathers(seam, { count: 8, length: 13, depth: 0.5, from: 0.04, until: 0.96 }, random)
        : longLights(length)),
      ...(cut.drape === "crossed" ? hipDrape(random) : []),
    ],
  };
  const left = cut.top === "one-shoulder";
  const bodice = bodicePart(top, waist, seam, {
    cloth: main,
    lift: seamless ? 0.12 : 0.3,
    ...(seamless && { edge: 0.6 }),
    folds: [
      ...bodiceFolds(top, waist, waistY, random, 0.9),
      ...(grecian || cut.drape === "crossed" ? bodiceDrape(left, random) : []),
    ],
  });
  const sash: Part = {
    outline: ribbon(seam.shift(0, -0.4), 4.2, 6),
    cloth: main,
    role: "belt",
    grain: 88,
    lift: 0.25,
    folds: [-0.9, 0.2, 1.2].map((dy) => ({
      spine: waistSeam(waist - 1, waistY + dy, 0.9),
      width: 0.4,
      depth: dy === 0.2 ? 0.6 : -0.5,
    })),
  };
  return {
    parts: [
      ...(cut.top === "cape" ? capePanels(main, length, random) : []),
      ...top.back,
      ...(cut.sleeve === "long"
        ? dressArms({ style: "long", torso, fit: -0.4, cloth: main, stitched: false }, hand).filter(
            // One sleeve only where one shoulder is bare: sleeves come right first, then left.
            (_, i) => !left || i === 0,
          )
        : []),
      ...(cut.train ? [train(skirt, main, 7, random)] : []),
      ...backHem(skirt, main),
      below,
      ...(cut.slit ? slit(skirt, random.pick([-0.4, 0.42]), random.pick([76, 84]), main, random) : []),
      bodice,
      ...(grecian ? [sash] : []),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: {
      of: "neckline" as const,
      box:
        cut.top === "strapless" || cut.top === "notched"
          ? ([-14, 14, 14, 49] as const)
          : ([-14, -2, 14, 33] as const),
    },
  };
}

/** The broad lights of heavy cloth over the hip and the thigh. */
const longLights = (length: number): Fold[] => [
  { spine: spline([-6.4, waistY + 3], [-8.6, 58], [-8.4, 84], [-9.6, length - 14]), width: 2.7, depth: 0.85 },
  { spine: spline([5.4, waistY + 6], [7.6, 60], [6.6, 92]), width: 1.8, depth: 0.5 },
];

/** From the right of the waist across the hip, opening as it goes. */
const hipDrape = (random: Random): Fold[] =>
  drapedAcross(
    [0, 2.4, 5, 7.8, 11].map((dy, i): Point => [12 + i * 0.8, waistY + 1 + dy]),
    [6, 11, 17, 24, 33].map((dy, i): Point => [-11.5 - i * 1.1, waistY + dy]),
    -0.06,
    random,
  );

/** Across the bust, towards the held shoulder when there is one. */
const bodiceDrape = (shoulder: boolean, random: Random): Fold[] =>
  drapedAcross(
    [1.5, 4.4, 7.4, 10.6, 14].map((up, i): Point => [-11.4 - i * 0.4, waistY - up]),
    shoulder
      ? [
          [10.5, 31],
          [11.5, 25],
          [11, 19],
          [9.8, 13],
          [8.4, 8],
        ]
      : [
          [11.6, 34],
          [12, 31],
          [12.2, 28],
          [11.4, 25],
          [7.6, 21.6],
        ],
    shoulder ? 0.07 : 0.04,
    random,
  );
