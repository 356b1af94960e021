import { drawcord } from "../../blocks/drawcord.ts";
import { type Skirt, skirt, spreadAcross } from "../../blocks/skirt.ts";
import { elasticBand, type Waist, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { bow } from "../../geometry/along.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { smooth } from "../../geometry/spline.ts";
import type { Fold, Model, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type SkirtLength, skirtCentimetres, skirtFamily, skirtLength, skirtWord } from "./skirt-lengths.ts";

export interface TieredSkirtCut {
  readonly length: SkirtLength;
  readonly centimetres: number;
  readonly tiers: 2 | 3 | 4;
  /** Tiers sewn edge to edge, or ruffles lying over one another. */
  readonly style: "tiers" | "ruffles";
  readonly flare: number;
  readonly cord: boolean;
}

export const tieredSkirt = silhouette<"tiered-skirt", TieredSkirtCut>({
  kind: "tiered-skirt",
  family: skirtFamily,
  leaves: { women: ["A.8.1", "A.8.2", "A.8.3"] },
  fabrics: [
    {
      kind: "viscose",
      weight: 4,
      material: "viscose",
      dyes: ["neutral", "earth", "jewel", "pastel", "classic"],
      motifs: [
        ["plain", 3],
        ["floral", 1.5],
        ["ditsy", 1.5],
        ["paisley", 1],
      ],
    },
    { kind: "poplin", weight: 3, material: "cotton", dyes: ["neutral", "pastel", "bright"] },
    { kind: "broderie", weight: 0.8, material: "cotton", dyes: ["neutral"] },
    { kind: "linen", weight: 1, material: "linen", dyes: ["neutral", "earth"] },
    { kind: "chambray", weight: 0.7, material: "cotton", dyes: ["denim"] },
  ],
  cut: (random, _universe, leaf) => {
    const length = skirtLength(leaf);
    return {
      length,
      centimetres: skirtCentimetres(length, random),
      tiers: random.pick<2 | 3 | 4>(length === "mini" ? [2, 3] : length === "midi" ? [3, 3, 4] : [3, 4]),
      style:
        length === "mini"
          ? random.chance(0.6)
            ? "ruffles"
            : "tiers"
          : random.chance(0.2)
            ? "ruffles"
            : "tiers",
      flare: Math.round(random.between(0.2, 1) * 10) / 10,
      cord: random.chance(0.35),
    };
  },
  draw: drawTiered,
  words: ({ length }) => ({ rise: "high", length: skirtWord(length), closure: "pull-on" }),
});

function drawTiered(cut: TieredSkirtCut, { main }: Fabric, { random }: Hand): Model {
  const waist: Waist = { half: 13.2, height: 3, spread: 0.4, dip: 1.6 };
  const long = cut.centimetres;
  const hem = Math.min(34, 19 + long * 0.09 + cut.flare * (3.5 + long * 0.08));
  const of = skirt({
    waist,
    hip: mix(13.6, hem, 14 / long) + 1.4,
    hipY: 13,
    hem,
    length: long,
    dip: 2.4,
    curve: 0.4,
  });
  const { topY, seamY, seamHalf } = waistEdges(waist);
  // Each tier is longer than the one above.
  const shares = { 2: [0.46, 1], 3: [0.29, 0.61, 1], 4: [0.2, 0.43, 0.69, 1] }[cut.tiers];
  const top = seamY(0);
  const ends = shares.map((share) => mix(top, long, share));
  const parts: Part[] = ends.map((end, i) => {
    const start = i === 0 ? undefined : ends[i - 1];
    return tier(of, start, end, i, cut, main, random);
  });
  return {
    parts: [
      waistInside(waist, main),
      // A ruffle covers the head of the one below, a tier is sewn to it.
      ...parts.reverse(),
      elasticBand(waist, main, random, 2),
      ...(cut.cord ? drawcord([0, topY(0) + 1.6], main.colour, random, { length: 16, width: 0.5 }) : []),
    ],
    main,
    ground: "wall",
    detail: { of: "waist", box: [-seamHalf, -3, seamHalf, 28] },
  };
}

function tier(
  of: Skirt,
  start: number | undefined,
  end: number,
  index: number,
  { style }: TieredSkirtCut,
  cloth: Fabric["main"],
  random: Random,
): Part {
  const { waist, length, dip = 1.6 } = of.shape;
  const { seam, seamHalf, seamY } = waistEdges(waist);
  const ruffled = style === "ruffles";
  // Gathering makes every tier a little wider at its foot than the next one's head.
  const puff = ruffled ? 1.1 : 0.35;
  const from = start === undefined ? seamY(seamHalf) : start - (ruffled ? 2.4 : 0.3);
  const sag = (u: number, y: number) => dip * (1 - u * u) * Math.min(1, y / length + 0.2);
  const side = smooth(
    [0, 0.35, 0.7, 1].map((t): Point => {
      const y = mix(from, end, t);
      return [of.at(1, y)[0] + (start === undefined && t === 0 ? 0 : puff * (t * 1.2 - 0.1)), y];
    }),
  );
  const half = side.end[0];
  const head: readonly Point[] = [-1, -0.7, -0.35, 0, 0.35, 0.7, 1].map((u) => [
    u * side.start[0],
    from + sag(u, from),
  ]);
  const waves = spreadAcross(6 + index * 2, random, 0.94);
  const swing = ruffled ? 0.8 : end > length - 1 ? 0.9 : 0.12;
  const foot: Point[] = [[half, end]];
  [...waves].reverse().forEach((u, i) => {
    foot.push([u * half, end + sag(u, end) + swing * (i % 2 === 0 ? 1 : -0.4)]);
  });
  foot.push([-half, end]);
  const folds: Fold[] = [];
  const count = 8 + index * 2;
  for (let i = 0; i < count; i++) {
    const u = mix(-0.95, 0.95, i / (count - 1)) + random.sway(0.35 / count);
    const size = (end - from) * random.between(0.3, 0.85);
    const x = u * side.start[0];
    folds.push({
      spine: bow(
        [x, from + sag(u, from)],
        [u * mix(side.start[0], half, size / (end - from)) + random.sway(0.5), from + sag(u, from) + size],
        random.sway(0.05),
      ),
      width: random.between(0.35, 0.62),
      depth: -random.between(0.4, 0.75),
      swell: "start",
    });
  }
  waves.forEach((u, i) => {
    if (i % 3 !== 1) return;
    const y = mix(from, end, random.between(0.3, 0.55));
    folds.push(
      {
        spine: bow([u * of.at(1, y)[0] * 0.98, y], [u * half, end + sag(u, end) + 0.8], random.sway(0.03)),
        width: random.between(0.7, 1.1),
        depth: -0.5,
        swell: "end",
      },
      {
        spine: bow(
          [u * of.at(1, y)[0] * 0.98 + 1.8, y],
          [u * half + 2, end + sag(u, end) + 0.8],
          random.sway(0.03),
        ),
        width: random.between(0.8, 1.3),
        depth: 0.5,
        swell: "end",
      },
    );
  });
  return {
    outline: (start === undefined ? seam : smooth(head))
      .to(side)
      .to(smooth(foot))
      .to(side.mirror().reverse())
      .close(),
    cloth,
    role: "body",
    lift: ruffled ? 0.5 : 0.14,
    edge: ruffled ? 1 : 0.7,
    folds,
    ...(end > length - 1 || ruffled
      ? { lines: [{ path: smooth(foot).shift(0, -0.9), kind: "stitch", strength: 0.4 }] }
      : {}),
  };
}
