import { sashBow } from "../../blocks/sash.ts";
import { type Skirt, skirt } from "../../blocks/skirt.ts";
import { type Waist, waistband, waistEdges, waistInside } from "../../blocks/waistband.ts";
import { bow } from "../../geometry/along.ts";
import type { Path } from "../../geometry/path.ts";
import { mix, type Point } from "../../geometry/point.ts";
import { ellipse } from "../../geometry/shapes.ts";
import { smooth, spline } from "../../geometry/spline.ts";
import type { Fold, Model, Part } from "../../model/part.ts";
import type { Random } from "../../random.ts";
import { type Fabric, type Hand, silhouette } from "../silhouette.ts";
import { type SkirtLength, skirtCentimetres, skirtFamily, skirtLength, skirtWord } from "./skirt-lengths.ts";

export interface WrapSkirtCut {
  readonly length: SkirtLength;
  readonly centimetres: number;
  /** The lapping edge falls straight, opens to a slit, or is cut in a curve. */
  readonly edge: "straight" | "slit" | "curved";
  readonly closing: "bow" | "buttons" | "ring";
  readonly flare: number;
}

export const wrapSkirt = silhouette<"wrap-skirt", WrapSkirtCut>({
  kind: "wrap-skirt",
  family: skirtFamily,
  leaves: { women: ["A.8.1", "A.8.2", "A.8.3"] },
  fabrics: [
    {
      kind: "viscose",
      weight: 4,
      material: "viscose",
      dyes: ["neutral", "earth", "jewel", "classic", "pastel"],
      motifs: [
        ["plain", 3],
        ["floral", 1.4],
        ["ditsy", 1],
        ["tropical", 0.8],
        ["leopard", 0.8],
        ["polka-dot", 0.7],
      ],
    },
    { kind: "satin", weight: 2, material: "satin", dyes: ["neutral", "jewel", "classic"] },
    { kind: "linen", weight: 2, material: "linen", dyes: ["neutral", "earth"] },
    {
      kind: "wool",
      weight: 1.4,
      material: "wool",
      dyes: ["classic", "neutral", "earth"],
      motifs: [
        ["plain", 2],
        ["tartan", 1],
        ["check", 1],
      ],
    },
    { kind: "leather", weight: 0.7, material: "faux-leather", dyes: ["leather", "classic"] },
  ],
  cut: (random, _universe, leaf) => {
    const length = skirtLength(leaf);
    return {
      length,
      centimetres: skirtCentimetres(length, random),
      edge: random.pick(
        length === "mini" ? ["straight", "curved", "curved"] : ["straight", "slit", "slit", "curved"],
      ),
      closing: random.pick(["bow", "bow", "buttons", "ring"]),
      flare: Math.round(random.between(0, 1) * 10) / 10,
    };
  },
  draw: drawWrap,
  words: ({ length }) => ({ rise: "high", length: skirtWord(length), closure: "wrap" }),
});

function drawWrap(cut: WrapSkirtCut, { main, metal }: Fabric, { random, leftRandom }: Hand): Model {
  const waist: Waist = { half: 13.3, height: 3.4, spread: 0.5, dip: 1.7 };
  const long = cut.centimetres;
  const of = skirt({
    waist,
    hip: 18.8 + cut.flare * 0.8,
    hipY: 19,
    hem: 19.6 + cut.flare * (2 + long * 0.055),
    length: long,
    dip: 1.8,
  });
  const { topY, seamY } = waistEdges(waist);
  const tieX = -7.6;
  const edge = lappingEdge(of, cut, tieX);
  const tie: Point = [tieX, topY(tieX) + waist.height / 2];
  const over: Part = {
    outline: overOutline(of, edge),
    cloth: main,
    role: "body",
    lift: 0.6,
    folds: pulls(of, [tieX, seamY(tieX)], random),
    lines: [{ path: edge.map(([x, y]) => [x + 0.7, y]), kind: "stitch", strength: 0.5 }],
  };
  // What shows beside the lap lies behind it.
  const under: Part = {
    outline: of.outline,
    cloth: main,
    role: "body",
    light: -0.1,
    folds: [0.7, 0.92].map((u) => ({
      spine: smooth([0, 0.5, 1].map((t) => of.at(-u + leftRandom.sway(0.04), mix(24, long, t)))),
      width: 1.1,
      depth: -0.45,
      swell: "end",
    })),
  };
  const fastening =
    cut.closing === "bow"
      ? sashBow(tie, main, random, { width: 2.3, loop: 6.4, tail: Math.min(26, long * 0.5) })
      : [];
  const band = waistband(waist, main, {
    lift: 0.3,
    trims:
      cut.closing === "buttons"
        ? [0, 3].map((dx) => ({
            kind: "button" as const,
            at: [tieX + dx, topY(tieX + dx) + waist.height / 2] as const,
            radius: 0.85,
            colour: "#4a3a2c" as const,
          }))
        : [],
  });
  return {
    parts: [
      waistInside(waist, main),
      under,
      over,
      band,
      ...(cut.closing === "ring" ? [ring(tie, metal === "silver")] : []),
      ...fastening,
    ],
    main,
    ground: "wall",
    detail: { of: "closure", box: [tieX - 10, -4, tieX + 16, 28] },
  };
}

/** From the band down to the hem. */
function lappingEdge(of: Skirt, { edge, length }: WrapSkirtCut, x: number): Path {
  const { seamY } = waistEdges(of.shape.waist);
  const top: Point = [x, seamY(x)];
  const long = of.shape.length;
  const end = (u: number): Point => [u * of.shape.hem, of.hemY(u)];
  if (edge === "straight") {
    const foot = end(-0.52);
    return spline(top, [mix(top[0], foot[0], 0.42), mix(top[1], long, 0.4)], foot);
  }
  if (edge === "slit") {
    const foot = end(length === "maxi" ? -0.05 : -0.12);
    return spline(
      top,
      [x + 0.8, mix(top[1], long, 0.36)],
      [mix(x, foot[0], 0.5), mix(top[1], long, 0.7)],
      foot,
    );
  }
  // Cut away in a curve: the hem itself turns up to the edge.
  const foot = end(0.34);
  return spline(
    top,
    [x - 0.3, mix(top[1], long, 0.42)],
    [x + 1.6, mix(top[1], long, 0.72)],
    [mix(x, foot[0], 0.45), mix(top[1], long, 0.93)],
    foot,
  );
}

function overOutline(of: Skirt, edge: Path): Path {
  const { waist, hem } = of.shape;
  const { seamHalf, seamY } = waistEdges(waist);
  const [x] = edge.start;
  const from = edge.end[0] / hem;
  const band = smooth(
    [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
      const at = mix(x, seamHalf, t);
      return [at, seamY(at)];
    }),
  );
  const foot = smooth(
    [1, 0.75, 0.5, 0.25, 0].map((t): Point => {
      const u = mix(from, 1, t);
      return [u * hem, of.hemY(u) + (t > 0 && t < 1 ? 0.5 : 0.1)];
    }),
  );
  return band.to(of.side).to(foot).to(edge.reverse()).close();
}

/** Cloth is pulled from the far hip to where it is tied; below, it falls. */
function pulls(of: Skirt, [x, y]: Point, random: Random): Fold[] {
  const { length } = of.shape;
  const drawn = Array.from({ length: 5 }, (_, i): Fold => {
    const u = mix(0.98, 0.1, i / 4);
    const to = of.at(u, mix(17, 34, i / 4) + random.sway(2));
    return {
      spine: bow([x + 0.8 + i * 0.5, y + 0.4], to, random.between(0.05, 0.11)),
      width: random.between(0.5, 0.8),
      depth: -random.between(0.42, 0.66),
      swell: "start",
    };
  });
  const falls = [-0.08, 0.3, 0.62, 0.86].flatMap((u, i): Fold[] => {
    const at = u + random.sway(0.05);
    const start = mix(26, length, random.between(0, 0.3));
    const line = (shift: number) =>
      smooth(
        [0, 0.5, 1].map((t) =>
          of.at(mix(at * 0.95, at, t) + shift + random.sway(0.015), mix(start, length + 1.4, t)),
        ),
      );
    return [
      { spine: line(0), width: i % 2 === 0 ? random.between(1, 1.5) : 0.8, depth: -0.55, swell: "end" },
      { spine: line(0.09), width: random.between(1, 1.4), depth: 0.55, swell: "end" },
    ];
  });
  return [
    ...drawn,
    ...falls,
    { spine: bow([x + 4, y + 6], of.at(0.15, mix(y, length, 0.6)), 0.03), width: 2.4, depth: 0.6 },
  ];
}

function ring([x, y]: Point, silver: boolean): Part {
  return {
    outline: ellipse([x, y], 2.1),
    holes: [ellipse([x, y], 1.5)],
    cloth: silver ? { kind: "silver", colour: "#b5b5b2" } : { kind: "gold", colour: "#c4a15c" },
    role: "belt",
    lift: 0.4,
  };
}
