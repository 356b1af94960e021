import type { Cloth } from "../cloth/cloth.ts";
import { offset, stretch } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { add, between, mix, type Point, quarterTurn, scale, subtract, unit } from "../geometry/point.ts";
import { corner, polyline, spline } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import { shareAtHeight } from "./height.ts";

export type LapelKind = "notch" | "peak" | "shawl";

/** A turned-back front with its collar, on the right of the picture. */
export interface LapelShape {
  readonly kind: LapelKind;
  /** Half-width of the neck, and how far the collar stands above the shoulder at the back. */
  readonly neck: number;
  readonly rise: number;
  /** Where the lapel ends: the top of the closing edge. */
  readonly turn: Point;
  /** Centimetres more than the classic lapel of 8 cm. */
  readonly width: number;
  /** How much lower than usual collar and lapel meet. */
  readonly gorge: number;
  /** How full the outer edge is, 1 as usual, 0 straight. */
  readonly belly: number;
}

/** The line the lapel is turned along, from the top of the collar to the closing edge. */
function rollLine({ neck, rise, turn }: LapelShape): Path {
  const fold: Point = [neck - 0.6, 1.2];
  const along = (share: number, out: number): Point => [
    mix(fold[0], turn[0], share) + out,
    mix(fold[1], turn[1], share),
  ];
  return spline(
    [neck - 0.6, -rise, "*"],
    [neck - 0.35, -rise * 0.45],
    fold,
    along(0.24, 0.2),
    along(0.62, 0.4),
    [turn[0] + 0.25, turn[1] - 0.4, "*"],
  );
}

/** Where the front's own edge runs, hidden under the lapel: from the shoulder to the closing edge. */
export function underLapel(shape: LapelShape): Path {
  const roll = rollLine(shape);
  const start = shareAtHeight(roll, 2.5);
  const hidden = stretch(roll, start, 0.97, 5).shift(0.4, 0);
  return polyline([shape.neck, 0], hidden.start).to(hidden).lineTo(shape.turn);
}

/** The three points that make a lapel what it is. */
function corners({ kind, width: w, gorge: g, neck }: LapelShape) {
  const x = neck - 7.6;
  return kind === "peak"
    ? {
        notch: [10.3 + x + w * 0.6, 12.4 + g] as Point,
        tip: [14.3 + x + w, 10.4 + g] as Point,
        collar: [11.5 + x + w * 0.6, 10.2 + g] as Point,
      }
    : {
        notch: [9.7 + x + w * 0.6, 12.6 + g] as Point,
        tip: [13.2 + x + w, 14.5 + g] as Point,
        collar: [12 + x + w * 0.75, 9.9 + g * 0.9] as Point,
      };
}

/** Outer edge of the lapel, up from the closing edge. */
function outerEdge(from: Point, tip: Point, belly: number): Path {
  const out = unit(quarterTurn(subtract(tip, from)));
  const push = (share: number, by: number) => add(between(from, tip, share), scale(out, by * belly));
  return spline(corner(from), push(0.3, 1), push(0.66, 0.7), corner(tip));
}

export interface LapelCloth {
  readonly lapel: Cloth;
  readonly collar: Cloth;
}

/** Lapel and collar of the right side; stitched along the edge when `stitched` is above 0. */
export function lapelParts(
  shape: LapelShape,
  cloth: LapelCloth,
  stitched = 0.35,
  buttonhole = false,
): Part[] {
  return shape.kind === "shawl" ? shawl(shape, cloth, stitched) : notched(shape, cloth, stitched, buttonhole);
}

function notched(shape: LapelShape, cloth: LapelCloth, stitched: number, buttonhole: boolean): Part[] {
  const roll = rollLine(shape);
  const { notch, tip, collar } = corners(shape);
  const gorge = shareAtHeight(roll, notch[1] - 3);
  const outer = outerEdge(roll.end, tip, shape.belly);
  const top = spline(
    corner(tip),
    [mix(tip[0], notch[0], 0.5), mix(tip[1], notch[1], 0.5) + 0.12],
    corner(notch),
  );
  const seam = polyline(notch, roll.at(gorge));
  const collarEdge = spline(
    corner(collar),
    [mix(shape.neck, collar[0], 0.84), collar[1] * 0.5],
    [shape.neck + 2.3, 0.2],
    [shape.neck + 0.9, -shape.rise * 0.72],
    corner(roll.start),
  );
  const hole: Line[] =
    buttonhole && shape.kind === "notch"
      ? [{ path: buttonholeLine(tip, notch), kind: "seam", strength: 0.7 }]
      : [];
  return [
    {
      outline: stretch(roll, gorge, 1, 8).to(outer).to(top).to(seam).close(),
      cloth: cloth.lapel,
      role: "collar",
      grain: -14,
      origin: tip,
      lift: 0.9,
      folds: [
        { spine: offset(stretch(roll, gorge + 0.03, 0.97, 6), -1.5), width: 1.6, depth: 0.75 },
        { spine: stretch(roll, gorge + 0.03, 0.97, 6), width: 0.5, depth: -0.5 },
      ],
      lines: [...stitches(inside(outer, 0.7), stitched), ...hole],
    },
    {
      outline: stretch(roll, 0, gorge, 5)
        .to(seam.reverse())
        .to(spline(corner(notch), between(notch, collar, 0.5), corner(collar)))
        .to(collarEdge)
        .close(),
      cloth: cloth.collar,
      role: "collar",
      grain: -34,
      origin: notch,
      lift: 0.75,
      folds: [{ spine: offset(stretch(roll, 0.02, gorge, 5), -1), width: 1.2, depth: 0.7 }],
      lines: stitches(inside(collarEdge, 0.65), stitched),
    },
  ];
}

function shawl(shape: LapelShape, cloth: LapelCloth, stitched: number): Part[] {
  const { neck, width: w, belly, gorge } = shape;
  const roll = rollLine(shape);
  const [x, y] = roll.end;
  const widest: Point = [neck + 4.4 + w, 12.5 + gorge];
  const outer = spline(
    corner(roll.end),
    [mix(x, widest[0], 0.36) + belly * 0.5, mix(y, widest[1], 0.28) + belly * 0.4],
    [mix(x, widest[0], 0.75) + belly * 0.5, mix(y, widest[1], 0.64)],
    widest,
    [neck + 3.6 + w * 0.7, 5.4],
    [neck + 2.1, 0.2],
    [neck + 0.8, -shape.rise * 0.72],
    corner(roll.start),
  );
  return [
    {
      outline: roll.to(outer).close(),
      cloth: cloth.lapel,
      role: "collar",
      grain: -14,
      origin: widest,
      lift: 0.9,
      folds: [
        { spine: offset(stretch(roll, 0.06, 0.97, 8), -1.5), width: 1.6, depth: 0.8 },
        { spine: stretch(roll, 0.25, 0.97, 6), width: 0.5, depth: -0.5 },
      ],
      lines: stitches(inside(outer, 0.7), stitched),
    },
  ];
}

const inside = (edge: Path, by: number): Path => offset(edge, -by, 0.05, 0.96, 8);

const stitches = (path: Path, strength: number): Line[] =>
  strength > 0 ? [{ path, kind: "stitch", strength }] : [];

/** The slit a flower is worn in, below the lapel's upper edge. */
function buttonholeLine(tip: Point, notch: Point): Path {
  const below = (share: number): Point => add(between(tip, notch, share), [-0.35, 1.5]);
  return polyline(below(0.25), below(0.85));
}
