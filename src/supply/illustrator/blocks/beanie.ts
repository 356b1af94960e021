import type { Cloth } from "../cloth/cloth.ts";
import { light, shadow } from "../colour/oklab.ts";
import { bow } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import { closedSpline, type Node, spline } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import type { Random } from "../random.ts";

export interface BeanieShape {
  readonly half: number;
  readonly height: number;
  /** Height of the turned-up cuff, 0 for none. */
  readonly cuff: number;
  /** How far the top falls over, 0 … 1. */
  readonly slouch: number;
  /** Ribs one sees from the front. */
  readonly ribs: number;
}

const edge = (half: number, y: number, bend: number): Path =>
  spline([-half, y], [-half * 0.6, y + bend * 0.75], [0, y + bend], [half * 0.6, y + bend * 0.75], [half, y]);

/** A knitted cap; its ribs run together at the top. */
export function beanie(shape: BeanieShape, cloth: Cloth, cuffCloth: Cloth, random: Random): Part[] {
  const { half, height, cuff, slouch, ribs } = shape;
  const top: Point = [slouch * 3.4, -height];
  const body = edge(half, 0, 1.2)
    .to(
      spline(
        [half, 0],
        [half * 1.015, -height * 0.3],
        [half * 0.93 + slouch * 1.6, -height * 0.66],
        [half * 0.56 + slouch * 2.8, -height * 0.905 - slouch * 0.5],
        top,
        [-half * 0.52 + slouch * 1.6, -height * 0.915],
        [-half * 0.92 + slouch * 0.3, -height * 0.66],
        [-half * 1.015, -height * 0.3],
        [-half, 0],
      ),
    )
    .close();
  const grooves: Fold[] = Array.from({ length: ribs }, (_, i) => {
    const u = ((i + 0.5) / ribs) * 2 - 1;
    // Ribs crowd towards the sides, as on anything round.
    const x = Math.sin((u * Math.PI) / 2) * half;
    return {
      spine: spline(
        [x, 0.9],
        [x * 1.01, -height * 0.34],
        [x * 0.82 + slouch * 1, -height * 0.72],
        [x * 0.18 + top[0] * 0.9, -height * 0.965],
      ),
      width: (half / ribs) * 0.42 * (1.1 - Math.abs(u) * 0.5),
      depth: -0.5 + random.sway(0.06),
      swell: "full",
    };
  });
  const dome: Part = {
    outline: body,
    cloth,
    role: "body",
    lift: 0.3,
    folds: [
      ...grooves,
      { spine: bow([-half * 0.4, -height * 0.8], [-half * 0.62, -1], 0.08), width: 1.8, depth: 0.5 },
      { spine: bow([half * 0.7, -height * 0.72], [half * 0.86, -0.6], -0.08), width: 1.4, depth: -0.4 },
    ],
  };
  if (cuff === 0) {
    return [dome];
  }
  const wide = half * 1.045;
  const turned: Part = {
    outline: edge(wide, -cuff * 0.42, 1.15)
      .to(spline([wide, -cuff * 0.42], [wide * 1.01, cuff * 0.1], [wide * 0.985, cuff * 0.58]))
      .to(edge(wide * 0.985, cuff * 0.58, 1.3).reverse())
      .to(spline([-wide * 0.985, cuff * 0.58], [-wide * 1.01, cuff * 0.1], [-wide, -cuff * 0.42]))
      .close(),
    cloth: cuffCloth,
    role: "cuff",
    lift: 0.45,
    folds: Array.from({ length: ribs }, (_, i): Fold => {
      const u = ((i + 0.5) / ribs) * 2 - 1;
      const x = Math.sin((u * Math.PI) / 2) * wide;
      const bend = Math.cos((u * Math.PI) / 2) * 1.15;
      return {
        spine: spline([x, -cuff * 0.4 + bend], [x * 1.005, cuff * 0.1 + bend], [x, cuff * 0.56 + bend]),
        width: (wide / ribs) * 0.42 * (1.1 - Math.abs(u) * 0.5),
        depth: -0.5,
        swell: "full",
      };
    }),
  };
  return [dome, turned];
}

/** A ball of yarn ends: a ragged edge and tufts that catch the light. */
export function pompom([x, y]: Point, radius: number, cloth: Cloth, random: Random): Part {
  const nodes = Array.from({ length: 46 }, (_, i): Node => {
    const angle = (i / 46) * 2 * Math.PI;
    const r = radius * (1 + random.sway(0.045));
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r * 0.96];
  });
  const tufts: Fold[] = Array.from({ length: 22 }, (_, i) => {
    const angle = random() * 2 * Math.PI;
    const from = radius * random.between(0.15, 0.6);
    const until = from + radius * random.between(0.25, 0.4);
    const at = (r: number): Point => [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
    return {
      spine: bow(at(from), at(until), random.sway(0.2)),
      width: radius * 0.06,
      depth: i % 2 ? -0.55 : 0.6,
    };
  });
  return {
    outline: closedSpline(...nodes),
    cloth,
    role: "body",
    lift: 0.4,
    edge: 0.6,
    folds: tufts,
  };
}

/** A tone of the same yarn for a pompom or a turned cuff. */
export const yarnTone = (cloth: Cloth, by: number): Cloth => ({
  kind: cloth.kind,
  colour: by > 0 ? light(cloth.colour, by) : shadow(cloth.colour, -by),
});
