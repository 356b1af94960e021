import type { ArmStyle } from "../../blocks/arms.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { backHem, dressSkirt, falls, skirtOutline, waistSeam } from "../../blocks/dress-skirt.ts";
import { dressHeights, dressTorso } from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import type { Torso } from "../../blocks/torso.ts";
import { wrapBodice } from "../../blocks/wrap-bodice.ts";
import { bow, ribbon } from "../../geometry/along.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { crepe, linen, printedViscose, satin } from "./cloths.ts";
import { dressFamily, dressLength, lengthWord } from "./lengths.ts";

export interface WrapDressCut {
  readonly sleeve: "short" | "three-quarter" | "long" | "puff" | "bishop" | "bell" | "elbow";
  /** Where the fronts cross, below the shoulder. */
  readonly crossing: number;
  readonly length: number;
  /** 0 close … 1 a full circle. */
  readonly flare: number;
  readonly frill: boolean;
  readonly tie: "bow" | "knot";
}

export const wrapDress = silhouette<"wrap-dress", WrapDressCut>({
  kind: "wrap-dress",
  family: dressFamily,
  leaves: { women: ["A.7.2", "A.7.1", "A.7.3"] },
  fabrics: [
    { ...printedViscose, weight: 6 },
    crepe,
    { ...satin, weight: 1.6 },
    { ...linen, weight: 1 },
    {
      kind: "jersey",
      weight: 1.6,
      material: "jersey",
      motifs: [
        ["plain", 3],
        ["geometric", 1],
        ["zebra", 0.5],
      ],
    },
  ],
  cut: (random, _universe, leaf) => ({
    sleeve: random.pick(["short", "three-quarter", "long", "puff", "bishop", "bell", "elbow"]),
    crossing: random.pick([18, 21, 24]),
    length: dressLength(leaf, random),
    flare: random.pick([0.15, 0.5, 0.8, 1]),
    frill: random.chance(0.22),
    tie: random.pick(["bow", "knot"]),
  }),
  draw: drawWrapDress,
  words: ({ sleeve, length }) => ({
    neckline: "v-neck",
    sleeve: sleeve === "bishop" || sleeve === "bell" ? "long" : sleeve,
    length: lengthWord(length),
    closure: "wrap",
  }),
});

const waistY = dressHeights.waist;

function drawWrapDress(cut: WrapDressCut, { main }: Fabric, hand: Hand) {
  const { random } = hand;
  const { length, flare } = cut;
  const half = 7.8;
  const torso: Torso = { ...dressTorso(-0.05, half), waist: 13, hem: 13 };
  const share = (length - waistY) / 75;
  const hem = 17.5 + share * (4 + flare * 11);
  const skirt = dressSkirt(
    {
      side: [
        [13, waistY],
        [mix(15.4, 16.6, flare), waistY + 7],
        [mix(17.6, 19.4, flare), waistY + 18],
        [mix(18.4, hem, 0.5), mix(waistY + 18, length, 0.5)],
        [hem, length],
      ],
      waves: flare > 0.4 ? 7 : 5,
      swing: 0.6 + flare * 1.1,
      dip: 2,
    },
    random,
  );
  const waist = waistSeam(13, waistY);
  const below: Part = {
    outline: skirtOutline(waist, skirt),
    cloth: main,
    role: "body",
    lift: 0.3,
    folds: [
      ...falls(skirt, random, { from: [waistY + 2, waistY + 30], depth: 0.68, gather: 0.86, towards: 0.3 }),
      ...gathers(waist, { from: 0.12, until: 0.9, count: 6, length: 10, depth: 0.5 }, random),
    ],
    lines: [
      { path: lapEdge(skirt.at, skirt.hemY(0.46), length), kind: "edge" },
      { path: lapEdge(skirt.at, skirt.hemY(0.46), length).shift(0.5, 0), kind: "groove", strength: 0.6 },
      { path: skirt.hem.shift(0, -1.3), kind: "stitch", strength: 0.4 },
    ],
  };
  const bodice = wrapBodice({ torso, crossing: cut.crossing, cloth: main, frill: cut.frill }, random);
  const belt: Part = {
    outline: ribbon(waist.shift(0, 0.2), 3.2, 6),
    cloth: main,
    role: "belt",
    grain: 88,
    lift: 0.4,
    folds: [
      { spine: bow([-11, waistY + 0.5], [-2, waistY + 1.4], 0.04), width: 0.4, depth: -0.5 },
      { spine: bow([0, waistY + 0.4], [7, waistY + 0.6], -0.04), width: 0.4, depth: -0.5 },
    ],
  };
  const style: ArmStyle = cut.sleeve;
  return {
    parts: [
      bodice.back,
      ...dressArms({ style, torso, fit: -0.1, cloth: main }, hand),
      ...backHem(skirt, main),
      below,
      ...bodice.fronts,
      belt,
      ...tiedBow(
        {
          at: [8.6, waistY + 0.8],
          cloth: main,
          loops: cut.tie === "bow" ? 5.6 : 0,
          tails: Math.min(26, length - waistY - 20),
          width: 2.8,
        },
        random,
      ),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "closure" as const, box: [-11, 16, 16, 50] as const },
  };
}

/** The free edge of the upper front, below the tie. */
const lapEdge = (at: (u: number, y: number) => Point, low: number, length: number) =>
  spline(
    [9.4, waistY + 1],
    [at(0.5, mix(waistY, length, 0.3))[0], mix(waistY, length, 0.3)],
    [at(0.47, mix(waistY, length, 0.7))[0], mix(waistY, length, 0.7)],
    [at(0.46, length)[0], low + 1],
  );
