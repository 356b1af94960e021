import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, shadow } from "../colour/oklab.ts";
import { ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { between, distance, type Point, quarterTurn, subtract, unit } from "../geometry/point.ts";
import { closedSpline, type Node, polyline, spline } from "../geometry/spline.ts";
import type { Part, Trim } from "../model/part.ts";
import { strokes } from "./strokes.ts";
import { closedZip } from "./zip-front.ts";

/** Where a pocket lies on the right front: its inner upper corner and its size. */
export interface PocketPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How much lower its outer end lies. */
  readonly tilt?: number;
}

export type PocketShape = "square" | "pointed" | "round" | "cut";

interface Sewn {
  readonly cloth: Cloth;
  readonly thread?: Colour;
}

/** The lower edge, from the outer corner to the inner one. */
function lowerEdge(
  shape: PocketShape,
  { x, y, width: w, height: h, tilt = 0 }: PocketPlace,
  inset = 0,
): Node[] {
  const [left, right, bottom] = [x + inset, x + w - inset, y + h - inset];
  const at = (px: number, py: number): Node => [px, py + (tilt * (px - x)) / w];
  const corner = (px: number, py: number): Node => [px, py + (tilt * (px - x)) / w, "*"];
  switch (shape) {
    case "square":
      return [corner(right, bottom), corner(left, bottom)];
    case "pointed":
      return [corner(right, bottom - h * 0.16), corner(x + w / 2, bottom), corner(left, bottom - h * 0.16)];
    case "cut":
      return [
        corner(right, bottom - 1.6),
        corner(right - 1.6, bottom),
        corner(left + 1.6, bottom),
        corner(left, bottom - 1.6),
      ];
    case "round":
      return [
        at(right, bottom - 2),
        at(right - 0.6, bottom - 0.6),
        at(right - 2, bottom),
        at(left + 2, bottom),
        at(left + 0.6, bottom - 0.6),
        at(left, bottom - 2),
      ];
  }
}

function pocketOutline(shape: PocketShape, place: PocketPlace): Path {
  const { x, y, width: w, tilt = 0 } = place;
  return closedSpline([x, y, "*"], [x + w, y + tilt, "*"], ...lowerEdge(shape, place));
}

/** Sewn on from outside. */
export function patchPocket(
  shape: PocketShape,
  place: PocketPlace,
  { cloth, thread }: Sewn,
  hem = 2.2,
): Part {
  const { x, y, width: w, tilt = 0 } = place;
  const inner = spline([x + w - 0.5, y + tilt + 0.4], ...lowerEdge(shape, place, 0.5), [x + 0.5, y + 0.4]);
  const mouth = polyline([x, y + hem], [x + w, y + hem + tilt]);
  return {
    outline: pocketOutline(shape, place),
    cloth,
    role: "front",
    sewnOn: true,
    lift: 0.28,
    folds: [
      {
        spine: spline([x + 1, y + 0.5], [x + w / 2, y + 1.1], [x + w - 1, y + tilt + 0.5]),
        width: 0.5,
        depth: 0.4,
      },
      {
        spine: spline(
          [x + w * 0.2, place.height + y - 1.4],
          [x + w * 0.55, place.height + y - 2.1],
          [x + w, y + place.height - 4],
        ),
        width: 0.8,
        depth: -0.3,
      },
    ],
    lines: [
      { path: hem > 0 ? strokes([inner, mouth]) : inner, kind: "stitch", ...(thread && { colour: thread }) },
    ],
  };
}

/** A flap over a pocket's mouth. */
export function pocketFlap(
  shape: PocketShape,
  place: PocketPlace,
  { cloth, thread }: Sewn,
  button?: { radius: number; colour: Colour; style?: "four" | "two" | "shank" | "snap" | "pearl" },
): Part {
  const { x, y, width: w, height: h, tilt = 0 } = place;
  const inner = spline([x + w - 0.5, y + tilt + 0.4], ...lowerEdge(shape, place, 0.5), [x + 0.5, y + 0.4]);
  const trims: Trim[] = button
    ? [{ kind: "button", at: [x + w / 2, y + h * 0.66 + tilt / 2], ...button }]
    : [];
  return {
    outline: pocketOutline(shape, place),
    cloth,
    role: "front",
    sewnOn: true,
    lift: 0.45,
    folds: [
      {
        spine: spline([x + 0.6, y + 0.7], [x + w / 2, y + 1 + tilt / 2], [x + w - 0.6, y + tilt + 0.7]),
        width: 0.45,
        depth: 0.5,
      },
    ],
    lines: [{ path: inner, kind: "stitch", ...(thread && { colour: thread }) }],
    trims,
  };
}

/** A strip on a slanted mouth, from its upper end to its lower one. */
export function weltPocket(
  from: Point,
  to: Point,
  height: number,
  { cloth, thread }: Sewn,
  trims: Trim[] = [],
): Part {
  const spine = spline(from, between(from, to, 0.5), to);
  const side = quarterTurn(unit(subtract(to, from)));
  const row = (by: number): Path => spine.map(([x, y]) => [x + side[0] * by, y + side[1] * by]);
  return {
    outline: ribbon(spine, height, 4),
    cloth,
    role: "front",
    lift: 0.3,
    flat: true,
    sewnOn: true,
    grain: (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI - 90,
    lines: [
      {
        path: strokes([row(height * 0.32), row(-height * 0.32)]),
        kind: "stitch",
        ...(thread && { colour: thread }),
      },
      { path: row(-height * 0.5), kind: "edge", strength: 0.7 },
    ],
    trims,
  };
}

/** A zipped mouth between two lips of the garment's own cloth. */
export function zipPocket(from: Point, to: Point, cloth: Cloth, teeth: Colour, lip = 2): Part[] {
  const size = distance(from, to);
  const ends = spline(
    between(from, to, -0.6 / size),
    between(from, to, 0.5),
    between(from, to, 1 + 0.6 / size),
  );
  return [
    { outline: ribbon(ends, lip, 4), cloth, role: "front", lift: 0.15, flat: true, sewnOn: true },
    closedZip(polyline(from, to), {
      tape: { kind: "canvas", colour: shadow(cloth.colour, 0.3) },
      teeth,
      width: 1,
    }),
  ];
}
