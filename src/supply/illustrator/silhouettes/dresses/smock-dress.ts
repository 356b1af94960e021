import { strapTop } from "../../blocks/bare-top.ts";
import { dressArms } from "../../blocks/dress-arms.ts";
import { bodiceFolds } from "../../blocks/dress-folds.ts";
import { waistSeam } from "../../blocks/dress-skirt.ts";
import { bodicePart, type DressTop, dressTorso, facedNeck, sleevedTop } from "../../blocks/dress-top.ts";
import { gathers } from "../../blocks/gathers.ts";
import { strokes } from "../../blocks/strokes.ts";
import { tiedBow } from "../../blocks/tied-bow.ts";
import { type Tier, tier } from "../../blocks/tier.ts";
import type { Path } from "../../geometry/path.ts";
import { mix } from "../../geometry/point.ts";
import { spline } from "../../geometry/spline.ts";
import type { Line } from "../../model/part.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { broderie, linen, poplin, printedViscose } from "./cloths.ts";
import { dressFamily, dressLength, lengthWord } from "./lengths.ts";

export interface SmockDressCut {
  readonly top: "square" | "v-tie" | "round" | "straps";
  /** Straps have no sleeve. */
  readonly sleeve: "puff" | "balloon" | "elbow" | "short";
  /** The seam of the first tier: under the bust or at the waist; elastic rows above it. */
  readonly seam: "empire" | "waist";
  readonly shirred: boolean;
  readonly tiers: 1 | 2 | 3;
  /** 0 close … 1 a tent. */
  readonly volume: number;
  readonly length: number;
}

export const smockDress = silhouette<"smock-dress", SmockDressCut>({
  kind: "smock-dress",
  family: dressFamily,
  leaves: { women: ["A.7.3", "A.7.2", "A.7.1"] },
  fabrics: [
    { ...poplin, weight: 4 },
    { ...printedViscose, weight: 4 },
    { ...broderie, weight: 2.4 },
    { ...linen, weight: 2 },
    { kind: "seersucker", weight: 0.6, material: "cotton", dyes: ["pastel", "neutral"] },
  ],
  cut: (random, _universe, leaf) => {
    const length = dressLength(leaf, random);
    return {
      top: random.pick(["square", "v-tie", "round", "straps"]),
      sleeve: random.pick(["puff", "puff", "balloon", "elbow", "short"]),
      seam: random.pick(["empire", "waist"]),
      shirred: random.chance(0.4),
      tiers: length < 95 ? random.pick([1, 2]) : length < 123 ? random.pick([1, 2, 3]) : random.pick([2, 3]),
      volume: random.pick([0.2, 0.55, 0.9]),
      length,
    };
  },
  draw: drawSmockDress,
  words: ({ top, sleeve, length }) => ({
    neckline: top === "v-tie" ? "v-neck" : top === "round" ? "round" : "square",
    sleeve: top === "straps" ? "sleeveless" : sleeve === "balloon" ? "long" : sleeve,
    length: lengthWord(length),
    closure: top === "v-tie" ? "tie" : "pull-on",
  }),
});

function drawSmockDress(cut: SmockDressCut, { main }: Fabric, hand: Hand) {
  const { random } = hand;
  const { length, volume } = cut;
  const y = cut.seam === "empire" ? 30 : 38;
  const half = (cut.shirred ? 12.9 : 13.8) + (cut.seam === "empire" ? 0.8 : 0) + volume * 0.8;
  const neck = facedNeck(cut.top === "v-tie" ? "v" : cut.top === "square" ? "square" : "round", main);
  const torso = dressTorso(cut.shirred ? -0.15 : 0.1, neck.half);
  const straps = cut.top === "straps";
  const top: DressTop = straps ? strapTop("straight", main, { width: 1.8 }) : sleevedTop(torso, neck);
  const seam = waistSeam(half, y, 0.8);
  const bodice = bodicePart(top, half, seam, {
    cloth: main,
    lift: 0.3,
    folds: cut.shirred
      ? [
          ...gathers(waistSeam(12.6, 19.4), { count: 9, length: 8, depth: 0.4, width: 0.34 }, random),
          ...gathers(waistSeam(12.4, 26), { count: 8, length: 9, depth: 0.4, width: 0.34 }, random),
        ]
      : bodiceFolds(top, half, y, random, 0.9),
    lines: cut.shirred ? shirring(y, half) : [],
  });
  const full = 17 + ((length - 80) / 54) * 9 + volume * 9;
  const below = tiersOf(cut, seam, full).map((one) => tier(one, main, random));
  return {
    parts: [
      ...top.back,
      ...(straps
        ? []
        : dressArms({ style: cut.sleeve, torso, fit: 0.1, cloth: main, stitched: false }, hand)),
      // From the hem up: each tier is sewn under the one above.
      ...below.reverse().flat(),
      bodice,
      ...(cut.top === "v-tie"
        ? tiedBow({ at: [0, 12.5], cloth: main, loops: 0, tails: 13, width: 1.2 }, random)
        : []),
      ...top.front,
    ],
    main,
    ground: "wall" as const,
    detail: { of: "neckline" as const, box: [-15, -2, 15, 36] as const },
  };
}

/** Each tier is longer and wider than the one above it. */
function tiersOf({ tiers, length }: SmockDressCut, seam: ReturnType<typeof waistSeam>, hem: number): Tier[] {
  const from = seam.end[1];
  const shares = { 1: [1], 2: [0.45, 1], 3: [0.27, 0.6, 1] }[tiers];
  const list: Tier[] = [];
  let top = seam;
  let start = 0;
  for (const end of shares) {
    const half = mix(top.end[0], hem, ((end - start) / (1 - start)) * (end === 1 ? 1 : 0.92));
    const one: Tier = { top, half, y: mix(from, length, end), last: end === 1 };
    list.push(one);
    top = waistSeam(half - 1.4, mix(from, length, end) - 1, 1.4);
    start = end;
  }
  return list;
}

/** Rows of elastic, drawn with one pen. */
function shirring(until: number, half: number): Line[] {
  const rows: Path[] = [];
  for (let y = 19.4; y < until - 0.6; y += 1.5) {
    const wide = mix(13, half, (y - 20) / 18) - 0.3;
    rows.push(spline([-wide, y - 0.6], [0, y + 0.4], [wide, y - 0.6]));
  }
  return [{ path: strokes(rows), kind: "fine" }];
}
