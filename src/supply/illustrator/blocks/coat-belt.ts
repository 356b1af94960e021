import type { Cloth } from "../cloth/cloth.ts";
import { light, shadow } from "../colour/oklab.ts";
import { bow, ribbon } from "../geometry/along.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Point } from "../geometry/point.ts";
import { rectangle } from "../geometry/shapes.ts";
import { closedSpline, corner, spline } from "../geometry/spline.ts";
import type { Line, Part, Pen } from "../model/part.ts";
import type { Random } from "../random.ts";
import { n1 } from "../sheet.ts";

export interface CoatBelt {
  /** Height of its middle, half the waist it lies around, and its own height. */
  readonly y: number;
  readonly half: number;
  readonly height: number;
  readonly stitched: boolean;
  /** Where it is tied or buckled, from the centre. */
  readonly at: number;
}

/** The belt around the waist: it sags a little at the front. */
function band({ y, half, height, stitched }: CoatBelt, cloth: Cloth): Part {
  const edge = (dy: number, out: number) =>
    spline(
      [-half - out, y + dy - 0.9, "*"],
      [-half * 0.5, y + dy],
      [half * 0.3, y + dy + 0.15],
      [half + out, y + dy - 0.9, "*"],
    );
  const [top, bottom] = [edge(-height / 2, 0.45), edge(height / 2, 0.55)];
  const stitch = (dy: number): Line => ({ path: edge(dy, 0), kind: "stitch", strength: 0.6 });
  return {
    outline: top.to(bottom.reverse()).close(),
    cloth,
    role: "belt",
    grain: 90,
    lift: 0.7,
    lines: stitched ? [stitch(-height / 2 + 0.6), stitch(height / 2 - 0.6)] : [],
  };
}

function tail(from: Point, drop: number, sway: number, width: number, cloth: Cloth, stitched: boolean): Part {
  const spine = spline(
    corner(from),
    [from[0] + sway * 0.25, from[1] + drop * 0.3],
    [from[0] + sway * 0.55, from[1] + drop * 0.7],
    corner([from[0] + sway, from[1] + drop]),
  );
  return {
    outline: ribbon(spine, (share) => width * (0.72 + Math.min(0.28, share * 0.8)), 6),
    cloth,
    role: "belt",
    grain: -sway * 1.5,
    lift: 0.75,
    folds: [
      { spine: bow(spine.at(0.02), spine.at(0.5), 0.03), width: 0.55, depth: -0.7, swell: "start" },
      { spine: bow(spine.at(0.2), spine.at(0.96), -0.02), width: 0.8, depth: 0.4 },
    ],
    lines: stitched ? [{ path: spine.shift(width * 0.34, 0), kind: "stitch", strength: 0.5 }] : [],
  };
}

/** Knotted once, both ends hanging. */
export function tiedBelt(belt: CoatBelt, cloth: Cloth, random: Random): Part[] {
  const { y, at: x, height: h } = belt;
  const long = random.between(24, 34);
  const knot = closedSpline(
    [x - 1.9, y - h * 0.52, "*"],
    [x, y - h * 0.64],
    [x + 1.7, y - h * 0.5, "*"],
    [x + 2.15, y],
    [x + 1.5, y + h * 0.62, "*"],
    [x - 0.2, y + h * 0.74],
    [x - 1.6, y + h * 0.56, "*"],
    [x - 2.25, y + h * 0.05],
  );
  return [
    band(belt, cloth),
    tail([x + 0.8, y + h * 0.2], long, random.between(2.4, 4.5), h * 0.92, cloth, belt.stitched),
    tail(
      [x - 0.6, y + h * 0.2],
      long - random.between(3, 8),
      -random.between(0.6, 2.2),
      h * 0.92,
      cloth,
      belt.stitched,
    ),
    {
      outline: knot,
      cloth,
      role: "belt",
      grain: 24,
      lift: 0.8,
      folds: [
        { spine: bow([x - 1.8, y - h * 0.3], [x + 1.4, y + h * 0.5], 0.14), width: 0.5, depth: -0.8 },
        { spine: bow([x - 0.6, y - h * 0.5], [x + 2, y + h * 0.05], 0.1), width: 0.4, depth: -0.5 },
      ],
    },
  ];
}

/** A covered buckle, the end pulled through and hanging. */
export function buckledBelt(belt: CoatBelt, cloth: Cloth, leather: Cloth, random: Random): Part[] {
  const { y, at: x, height: h } = belt;
  return [
    band(belt, cloth),
    {
      ...tail(
        [x + 2.6, y + 0.2],
        random.between(20, 26),
        random.between(3, 5.5),
        h * 0.9,
        cloth,
        belt.stitched,
      ),
      trims: [{ kind: "drawn", draw: (pen) => buckle(pen, [x, y], h, leather) }],
    },
  ];
}

/** A frame bound in leather with its tongue. */
function buckle({ at, scale, sheet }: Pen, [x, y]: Point, height: number, { colour }: Cloth): string {
  const frame = (grow: number) =>
    pathData(rectangle(x - 2.5, y - height / 2 - 0.75, 5, height + 1.5, 0.9 + grow).map(at));
  const bar = ([x0, y0]: Point, [x1, y1]: Point) => `M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y1)}`;
  const tongue = bar(at([x - 2.5, y]), at([x + 2.6, y]));
  const u = sheet.unit;
  const stroke = (d: string, ink: string, width: number, more = "") =>
    `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${n1(width)}"${more}/>`;
  return (
    stroke(
      frame(0),
      "#1d1512",
      scale * 0.95,
      ` opacity=".28" transform="translate(${n1(1.2 * u)} ${n1(2.2 * u)})"`,
    ) +
    stroke(frame(0), shadow(colour, 0.3), scale * 0.95) +
    stroke(frame(0), colour, scale * 0.7) +
    stroke(frame(0), light(colour, 0.4), scale * 0.16, ' opacity=".6"') +
    stroke(tongue, shadow(colour, 0.35), scale * 0.62, ' stroke-linecap="round"') +
    stroke(tongue, light(colour, 0.15), scale * 0.34, ' stroke-linecap="round"')
  );
}
