import { lowBack } from "../../blocks/bare-top.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds } from "../../blocks/dress-folds.ts";
import { backHem, closeFolds, dressSkirt, falls, skirtOutline, waistSeam } from "../../blocks/dress-skirt.ts";
import { bodicePart, type DressTop } from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { ruffle } from "../../blocks/ruffle.ts";
import type { Torso } from "../../blocks/torso.ts";
import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Part } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { broderie, crepe, linen, poplin, printedViscose, satin, velvet } from "./cloths.ts";
import { dressFamily, dressLength, lengthWord } from "./lengths.ts";
import { slit } from "./slit.ts";

export interface BardotDressCut {
  /** A flounce over bust and arms, a folded band, or gathered elastic with sleeves. */
  readonly edge: "flounce" | "band" | "elastic";
  readonly sleeve: "none" | "puff" | "balloon" | "three-quarter";
  readonly skirt: "close" | "flared" | "full";
  readonly slit: boolean;
  readonly length: number;
}

export const bardotDress = silhouette<"bardot-dress", BardotDressCut>({
  kind: "bardot-dress",
  family: dressFamily,
  leaves: { women: ["A.7.2", "A.7.1", "A.7.3", "A.7.4"] },
  fabrics: [
    { ...poplin, weight: 3 },
    { ...printedViscose, weight: 3 },
    { ...crepe, weight: 3 },
    { ...satin, weight: 2 },
    { ...linen, weight: 1.4 },
    { ...broderie, weight: 1 },
    { ...velvet, weight: 0.8 },
  ],
  cut: (random, _universe, leaf) => {
    const length = dressLength(leaf, random);
    const edge = random.pick<BardotDressCut["edge"]>(["flounce", "band", "band", "elastic"]);
    const skirt = random.pick<BardotDressCut["skirt"]>(["close", "flared", "full"]);
    return {
      edge,
      sleeve:
        edge === "elastic"
          ? random.pick(["puff", "balloon"])
          : edge === "band"
            ? random.pick(["none", "three-quarter"])
            : "none",
      skirt,
      slit: skirt !== "full" && length > 100 && random.chance(0.4),
      length,
    };
  },
  draw: drawBardotDress,
  words: ({ sleeve, length }) => ({
    neckline: "off-shoulder",
    sleeve: sleeve === "none" ? "short" : sleeve === "balloon" ? "long" : sleeve,
    length: lengthWord(length),
    closure: "zip",
  }),
});

const waistY = 38;
const waist = 12.4;
/** The upper edge lies on the arms this far below the shoulder. */
const edgeY = 11.6;

function drawBardotDress(cut: BardotDressCut, { main }: Fabric, hand: Hand) {
  const { random } = hand;
  const { length } = cut;
  const torso: Torso = {
    neck: 16.4,
    shoulder: 17.2,
    drop: edgeY + 0.8,
    underarm: 14.4,
    underarmY: 23,
    waist,
    waistY,
    hem: waist,
    length: waistY,
    dip: 0.9,
  };
  const neck = spline([-16.6, edgeY, "*"], [-9, 14.6], [0, 15.6], [9, 14.6], [16.6, edgeY, "*"]);
  const arm = spline([16.6, edgeY, "*"], [15.9, 17.4], [14.4, 23, "*"]);
  const top: DressTop = {
    edge: arm.mirror().reverse().to(neck).to(arm),
    underarm: [14.4, 23],
    back: [{ ...lowBack(main, 15.8, edgeY + 0.5, 0.2) }],
    front: [],
    lines: [],
  };
  const wide = { close: 0, flared: 6, full: 13 }[cut.skirt];
  const hem = (cut.skirt === "close" ? 16.4 : 18) + ((length - waistY) / 80) * wide;
  const full = cut.skirt === "full";
  const skirt = dressSkirt(
    {
      side: [
        [waist, waistY],
        [full ? 16.4 : 14.7, waistY + 8],
        [full ? 19.8 : 17, waistY + 19],
        [mix(17.2, hem, full ? 0.6 : 0.4), mix(waistY + 19, length, 0.5)],
        [hem, length],
      ],
      waves: cut.skirt === "close" ? 0 : full ? 8 : 6,
      swing: cut.skirt === "close" ? 0 : full ? 1.4 : 1,
      dip: 1.6,
    },
    random,
  );
  const seam = waistSeam(waist, waistY);
  const below: Part = {
    outline: skirtOutline(seam, skirt),
    cloth: main,
    role: "body",
    lift: full ? 0.3 : 0.1,
    folds:
      cut.skirt === "close"
        ? closeFolds(skirt, 56, random)
        : [
            ...falls(skirt, random, {
              from: full ? [waistY + 2, waistY + 24] : [54, 74],
              depth: 0.58,
              gather: 0.88,
            }),
            ...(full
              ? gathers(seam, { count: 8, length: 10, depth: 0.55, from: 0.05, until: 0.95 }, random)
              : []),
          ],
    lines: [{ path: skirt.hem.shift(0, -1.3), kind: "stitch", strength: 0.4 }],
  };
  const bodice = bodicePart(top, waist, seam, {
    cloth: main,
    lift: 0.25,
    folds: [
      ...bodiceFolds(top, waist, waistY, random),
      ...(cut.edge === "elastic"
        ? gathers(neck.shift(0, 1), { count: 12, length: 9, depth: 0.5, width: 0.45 }, random)
        : []),
    ],
  });
  return {
    parts: [
      ...top.back,
      ...(cut.sleeve === "none"
        ? []
        : dressArms({ style: cut.sleeve, torso, fit: -0.2, cloth: main, stitched: false }, hand)),
      ...backHem(skirt, main),
      below,
      ...(cut.slit ? slit(skirt, random.pick([-0.5, 0.5]), length - 34, main, random) : []),
      bodice,
      edgePart(cut, main, hand),
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-18, 6, 18, 51] as const },
  };
}

/** What lies over bust and arms. */
function edgePart({ edge, sleeve }: BardotDressCut, cloth: Fabric["main"], { random }: Hand): Part {
  const out = sleeve === "none" ? 19.4 : 18.6;
  const over = spline(
    [-out, edgeY + 1.2],
    [-15, edgeY - 0.2],
    [-8, edgeY + 3],
    [0, edgeY + 4],
    [8, edgeY + 3],
    [15, edgeY - 0.2],
    [out, edgeY + 1.2],
  );
  if (edge === "flounce") {
    return ruffle(
      { along: over, depth: 12, waves: 8, cloth, falls: "down", spread: 1.12, lift: 0.5 },
      random,
    );
  }
  if (edge === "elastic") {
    return ruffle(
      { along: over.shift(0, -0.8), depth: 2, waves: 14, cloth, falls: "down", spread: 1.01, lift: 0.25 },
      random,
    );
  }
  const low = spline(
    [out + 1.2, edgeY + 9.4],
    [13, edgeY + 9],
    [6, edgeY + 11.4],
    [0, edgeY + 12],
    [-6, edgeY + 11.4],
    [-13, edgeY + 9],
    [-out - 1.2, edgeY + 9.4],
  );
  return {
    outline: over
      .to(spline([out, edgeY + 1.2, "*"], [out + 1.6, edgeY + 5], [out + 1.2, edgeY + 9.4, "*"]))
      .to(low)
      .lineTo([-out - 1.6, edgeY + 5])
      .close(),
    cloth,
    role: "collar",
    lift: 0.5,
    folds: [0.24, 0.5, 0.78].flatMap((t, i) => {
      const line = (dy: number) =>
        over.map(([x, y]) => [x * mix(1, 1.06, t), y + mix(0, 8, t) + dy] as const);
      return [
        { spine: line(random.sway(0.4)), width: 0.6, depth: i === 1 ? -0.5 : -0.38 },
        { spine: line(1.3), width: 0.7, depth: 0.5 },
      ];
    }),
  };
}
