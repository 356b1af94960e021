import type { Cloth } from "../cloth/cloth.ts";
import { bow, offset, ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import { ellipse, rectangle } from "../geometry/shapes.ts";
import { closedSpline, polygon, polyline, spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";

/* What lies about in an atelier. Measured in pixels of a 640 × 480 sheet. */

const wood: Cloth = { kind: "cotton", colour: "#c9a374" };
const steel: Cloth = { kind: "cotton", colour: "#b9b4ab" };

/** A wooden hanger: its hook, two sloping arms, the bar. `middle` is where the hook meets the wood. */
export function hanger([x, y]: Point, size = 1, lean = 0): Part[] {
  const at = ([dx, dy]: Point): Point => [x + dx * size + dy * size * lean, y + dy * size];
  const hook = spline([0, 0], [0, -16], [3, -26], [15, -33], [15, -47], [2, -52], [-9, -46]).map(at);
  const arm = spline([0, 2], [34, 9], [72, 30], [104, 56]);
  const arms = arm.mirror().reverse().to(arm);
  const thick = (share: number) => 13 - 5 * Math.abs(share - 0.5) * 2;
  const bar = polyline([-84, 52], [84, 52]);
  return [
    { outline: ribbon(hook, 3.4), cloth: steel },
    { outline: ribbon(bar, 5).map(at), cloth: wood },
    {
      outline: ribbon(arms, thick, 22).map(at),
      cloth: wood,
      lines: [{ path: offset(arms, 2, 0.08, 0.46).map(at), kind: "fine" }],
    },
  ];
}

/** A clothes rail on two feet. */
export function rail(left: number, right: number, top: number, floor: number): Part[] {
  const foot = (x: number): Part[] => [
    { outline: ribbon(bow([x, top - 10], [x + 2, floor], 0.004), 8), cloth: steel },
    { outline: rectangle(x - 42, floor - 5, 84, 9, 4), cloth: steel },
  ];
  return [
    ...foot(left),
    ...foot(right),
    { outline: ribbon(bow([left - 24, top], [right + 24, top], -0.006), 9), cloth: steel },
  ];
}

/** A wooden spool, its thread wound in slanting lines. */
export function spool([x, y]: Point, colour: Cloth["colour"]): Part[] {
  const disc = (dy: number): Part => ({
    outline: closedSpline([x - 46, y + dy], [x, y + dy - 11], [x + 46, y + dy], [x, y + dy + 13]),
    cloth: wood,
    lines: [{ path: ellipse([x, y + dy], 11, 3), kind: "seam" }],
  });
  const wound = closedSpline(
    [x - 34, y - 46, "*"],
    [x, y - 38],
    [x + 34, y - 46, "*"],
    [x + 39, y],
    [x + 34, y + 46, "*"],
    [x, y + 57],
    [x - 34, y + 46, "*"],
    [x - 39, y],
  );
  const turns = Array.from({ length: 9 }, (_, i): Path => {
    const height = y - 38 + i * 10;
    return spline([x - 37, height], [x, height + 11], [x + 37, height + 2]);
  });
  return [
    disc(58),
    {
      outline: wound,
      cloth: { kind: "cotton", colour },
      lines: turns.map((path) => ({ path, kind: "seam", strength: 0.6 })),
    },
    disc(-54),
  ];
}

/** A needle from its eye to its point. */
export function needle(eye: Point, point: Point): Part {
  const spine = polyline(eye, point);
  return {
    outline: ribbon(spine, (share) => Math.max(0.4, 6 * (1 - share) ** 0.7), 8),
    cloth: steel,
    holes: [ribbon(spine, 1.6, 4, 0.03, 0.12)],
  };
}

export function button([x, y]: Point, radius: number, colour: Cloth["colour"]): Part {
  const hole = radius * 0.24;
  const places: Point[] = [
    [x - hole, y - hole],
    [x + hole, y - hole],
    [x - hole, y + hole],
    [x + hole, y + hole],
  ];
  return {
    outline: ellipse([x, y], radius, radius * 0.92),
    cloth: { kind: "cotton", colour },
    holes: places.map((place) => ellipse(place, radius * 0.1)),
    lines: [{ path: ellipse([x, y], radius * 0.7, radius * 0.64), kind: "seam" }],
  };
}

/** Folded knitwear, seen from its folded edge; `below` is the y it lies on. */
export function foldedKnit(x: number, below: number, width: number, height: number, cloth: Cloth): Part {
  const [left, right, top] = [x - width / 2, x + width / 2, below - height];
  const outline = closedSpline(
    [left + 10, below, "*"],
    [left - 6, below - height * 0.5],
    [left + 12, top],
    [x, top - 4],
    [right - 12, top + 1],
    [right + 7, below - height * 0.5],
    [right - 10, below, "*"],
    [x, below + 2],
  );
  const layer = (share: number): Path =>
    spline(
      [left + 6, below - height * share],
      [x - 20, below - height * share - 3],
      [right - 2, below - height * share],
    );
  return {
    outline,
    cloth,
    folds: [
      {
        spine: bow([left + 30, below - height * 0.3], [right - 60, below - height * 0.34], 0.02),
        width: 5,
        depth: -0.5,
      },
    ],
    lines: [
      { path: layer(0.34), kind: "edge" },
      { path: layer(0.66), kind: "edge" },
    ],
  };
}

/** A piece of cloth cut with pinking shears. */
export function swatch([x, y]: Point, width: number, height: number, cloth: Cloth, turned = 0): Part {
  const tooth = 9;
  const side = (from: Point, to: Point): Point[] => {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    const count = Math.max(2, Math.round(length / tooth));
    return Array.from({ length: count * 2 }, (_, i): Point => {
      const share = i / (count * 2);
      const out = i % 2 ? 5 : 0;
      return [from[0] + dx * share + (dy / length) * out, from[1] + dy * share - (dx / length) * out];
    });
  };
  const corners: [Point, Point, Point, Point] = [
    [x, y],
    [x + width, y + turned],
    [x + width - turned, y + height + turned],
    [x - turned, y + height],
  ];
  const [a, b, c, d] = corners;
  return {
    outline: polygon(...side(a, b), ...side(b, c), ...side(c, d), ...side(d, a)),
    cloth,
    grain: turned / 4,
    origin: [x, y],
  };
}

/** A closed envelope with its flap. */
export function envelope([x, y]: Point, width: number, height: number, cloth: Cloth): Part[] {
  return [
    { outline: rectangle(x, y, width, height, 4), cloth },
    {
      outline: closedSpline(
        [x, y, "*"],
        [x + width, y, "*"],
        [x + width * 0.54, y + height * 0.56],
        [x + width * 0.46, y + height * 0.56],
      ),
      cloth,
      lift: 0.3,
    },
  ];
}
