import { halterTop } from "../../blocks/bare-top.ts";
import { bodiceFolds, cowlFolds } from "../../blocks/dress-folds.ts";
import { backHem, dressSkirt, falls, skirtOutline, waistSeam } from "../../blocks/dress-skirt.ts";
import { bodicePart, dressHeights } from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import { ribbon } from "../../geometry/along.ts";
import { mix } from "../../geometry/point.ts";
import { closedSpline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { crepe, linen, printedViscose, satin, silk } from "./cloths.ts";
import { dressFamily, dressLength, lengthWord } from "./lengths.ts";
import { slit } from "./slit.ts";

export interface HalterDressCut {
  readonly neck: "band" | "keyhole" | "v" | "cowl";
  readonly waist: "smooth" | "tied" | "gathered";
  /** 0 a column … 1 a full skirt. */
  readonly flare: number;
  readonly slit: boolean;
  readonly length: number;
}

export const halterDress = silhouette<"halter-dress", HalterDressCut>({
  kind: "halter-dress",
  family: dressFamily,
  leaves: { women: ["A.7.3", "A.7.2", "A.7.1", "A.7.4"] },
  fabrics: [
    {
      ...printedViscose,
      weight: 3,
      motifs: [
        ["plain", 3],
        ["tropical", 1.6],
        ["paisley", 0.8],
        ["bloom", 0.8],
        ["tie-dye", 0.7],
        ["ombre", 0.7],
        ["zebra", 0.4],
      ],
    },
    { ...satin, weight: 4 },
    silk,
    crepe,
    { ...linen, weight: 1.4 },
  ],
  cut: (random, _universe, leaf) => {
    const length = dressLength(leaf, random);
    return {
      neck: random.pick(["band", "keyhole", "v", "cowl"]),
      waist: random.pick(["smooth", "tied", "gathered"]),
      flare: random.pick([0.1, 0.45, 0.75, 1]),
      slit: length > 105 && random.chance(0.4),
      length,
    };
  },
  draw: drawHalterDress,
  words: ({ neck, length }) => ({
    neckline: "halter",
    sleeve: "sleeveless",
    length: lengthWord(length),
    closure: neck === "v" ? "tie" : "button",
  }),
});

const waistY = dressHeights.waist;

function drawHalterDress(cut: HalterDressCut, { main }: Fabric, hand: Hand) {
  const { random } = hand;
  const { length, flare } = cut;
  const top = halterTop(cut.neck, main);
  const waist = 12.6;
  const hem = 17.6 + ((length - waistY) / 95) * (4 + flare * 15);
  const skirt = dressSkirt(
    {
      side: [
        [waist, waistY],
        [14.6 + flare, waistY + 8],
        [17 + flare * 2, waistY + 19],
        [mix(17.6, hem, 0.3 + flare * 0.25), mix(waistY + 19, length, 0.5)],
        [hem, length],
      ],
      waves: 5 + Math.round(flare * 3),
      swing: 0.5 + flare * 1.4,
      dip: 2,
    },
    random,
  );
  const seam = waistSeam(waist, waistY);
  const smooth = cut.waist === "smooth";
  const below: Part = {
    outline: skirtOutline(seam, skirt),
    cloth: main,
    role: "body",
    lift: smooth ? 0 : 0.25,
    folds: [
      ...falls(skirt, random, {
        from: smooth ? [waistY + 12, waistY + 34] : [waistY + 2, waistY + 30],
        depth: 0.52 + flare * 0.14,
        gather: 0.86,
      }),
      ...(smooth ? [] : gathers(seam, { count: 9, length: 11, depth: 0.5, from: 0.05, until: 0.95 }, random)),
    ],
    lines: [{ path: skirt.hem.shift(0, -1), kind: "stitch", strength: 0.4 }],
  };
  const closed = cut.neck === "band" || cut.neck === "keyhole";
  const bodice = bodicePart(top, waist, seam, {
    cloth: main,
    lift: smooth ? 0.15 : 0.3,
    folds: [
      ...bodiceFolds(top, waist, waistY, random),
      ...(cut.neck === "cowl" ? cowlFolds(18, 5.8, 8, random) : []),
      ...(closed
        ? gathers(
            waistSeam(5.6, -0.6, 2),
            { from: 0.06, until: 0.94, count: 8, length: 19, inwards: [0, 50], depth: 0.48 },
            random,
          )
        : []),
    ],
  });
  const keyhole: Part = {
    outline: closedSpline([0, 2.4, "*"], [1.6, 7], [2.4, 12], [0, 15.6], [-2.4, 12], [-1.6, 7]),
    cloth: main,
    role: "front",
    inside: 0.6,
    flat: true,
  };
  const belt: Part = {
    outline: ribbon(seam, 2.8, 6),
    cloth: main,
    role: "belt",
    grain: 88,
    lift: 0.35,
  };
  return {
    parts: [
      ...top.back,
      ...backHem(skirt, main),
      below,
      ...(cut.slit ? slit(skirt, random.pick([-0.45, 0.45]), length - 48, main, random) : []),
      bodice,
      ...(cut.neck === "keyhole" ? [keyhole] : []),
      ...(smooth ? [] : [belt]),
      ...(cut.waist === "tied"
        ? tiedBow(
            { at: [random.pick([-6, 0, 6]), waistY + 0.8], cloth: main, loops: 4.4, tails: 22, width: 2.4 },
            random,
          )
        : []),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-14, -7, 14, 28] as const },
  };
}
