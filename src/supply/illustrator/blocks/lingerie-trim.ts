import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, light, lightness, shadow } from "../colour/oklab.ts";
import { offset, ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import { type Point, turn } from "../geometry/point.ts";
import { rectangle } from "../geometry/shapes.ts";
import { closedSpline, spline } from "../geometry/spline.ts";
import type { Part, Trim } from "../model/part.ts";
import { n1 } from "../sheet.ts";
import type { Metal } from "../silhouettes/silhouette.ts";
import { metalPiece } from "./hardware.ts";
import { scalloped } from "./scallop.ts";

/** A bow of narrow satin ribbon, sewn on as such bows are: `size` is half its width. */
export function littleBow(at: Point, size: number, colour: Colour): Trim {
  const place = (dx: number, dy: number): Point => [at[0] + dx * size, at[1] + dy * size];
  const loop = (side: number) =>
    closedSpline(
      [...place(0, -0.05), "*"],
      place(side * 0.5, -0.5),
      place(side * 0.98, -0.36),
      place(side * 0.94, 0.22),
      place(side * 0.45, 0.24),
    );
  const tail = (side: number) =>
    ribbon(
      spline(place(0, 0), place(side * 0.3, 0.5), place(side * 0.52, side < 0 ? 1.12 : 1.22)),
      size * 0.26,
      4,
    );
  const knot = closedSpline(place(-0.16, -0.2), place(0.16, -0.2), place(0.18, 0.2), place(-0.18, 0.2));
  const creases = [-1, 1].map((side) =>
    spline(place(side * 0.12, -0.04), place(side * 0.4, -0.14), place(side * 0.68, -0.12)),
  );
  return {
    kind: "drawn",
    draw: ({ sheet, at: to }) => {
      const u = sheet.unit;
      const d = [tail(-1), tail(1), loop(-1), loop(1), knot].map((path) => pathData(path.map(to))).join("");
      const id = sheet.define((name) => `<path id="${name}" d="${d}"/>`);
      const dark = shadow(colour, lightness(colour) > 0.5 ? 0.42 : 0.6);
      return (
        `<use href="#${id}" fill="#1d1512" opacity=".2" transform="translate(${n1(0.8 * u)} ${n1(2 * u)})"/>` +
        `<use href="#${id}" fill="${light(colour, 0.05)}" stroke="${dark}" stroke-width="${n1(0.8 * u)}" stroke-linejoin="round"/>` +
        `<path d="${pathData(loop(-1).map(to))}" fill="${light(colour, 0.4)}" opacity=".35"/>` +
        `<path d="${creases.map((path) => pathData(path.map(to))).join("")}" fill="none" stroke="${dark}" stroke-width="${n1(1.1 * u)}" stroke-linecap="round" opacity=".7"/>`
      );
    },
  };
}

/** The slider a strap is shortened with, at this share of it. */
export function slider(strap: Path, share: number, width: number, metal: Metal): Trim {
  const [x, y] = strap.at(share);
  const [tx, ty] = strap.tangent(share);
  const angle = (Math.atan2(ty, tx) * 180) / Math.PI - 90;
  const half = width / 2 + 0.2;
  const set = (path: Path) => path.map((point) => turn(point, angle, [x, y]));
  const slot = (dy: number) => set(rectangle(x - width / 2, y + dy - 0.12, width, 0.24, 0.08));
  return metalPiece(set(rectangle(x - half, y - 0.42, half * 2, 0.84, 0.18)), metal, {
    holes: [slot(-0.19), slot(0.19)],
    raised: 0.4,
  });
}

export interface LaceEdge {
  readonly cloth: Cloth;
  /** Width of the lace; positive lies to the left-hand normal of the line. */
  readonly width: number;
  readonly scallop?: number;
  readonly role?: Part["role"];
}

/** A band of lace along a line: straight where it is sewn on, scalloped on the other side. */
export function laceEdge(line: Path, { cloth, width, scallop = 1.1, role = "front" }: LaceEdge): Part {
  const free = scalloped(offset(line, width), scallop, Math.sign(width) * scallop * 0.36);
  return { outline: line.to(free.reverse()).close(), cloth, role, flat: true, edge: 0.8 };
}

/** A narrow elastic along a line, with the ridge its stitches leave. */
export function elasticEdge(line: Path, width: number, cloth: Cloth, more: Partial<Part> = {}): Part {
  return {
    outline: line.to(offset(line, width).reverse()).close(),
    cloth,
    role: "front",
    lift: 0.12,
    flat: true,
    edge: 0.7,
    lines: [{ path: offset(line, width * 0.5, 0.01, 0.99), kind: "stitch", strength: 0.7 }],
    ...more,
  };
}
