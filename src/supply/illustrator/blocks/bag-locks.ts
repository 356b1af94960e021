import { type Colour, light, shadow } from "../colour/oklab.ts";
import { pathData } from "../geometry/path-data.ts";
import { move, type Point, quarterTurn, turn, unit } from "../geometry/point.ts";
import { ellipse, rectangle } from "../geometry/shapes.ts";
import { closedSpline, polyline, spline } from "../geometry/spline.ts";
import { n1 } from "../sheet.ts";
import type { Metal } from "../silhouettes/silhouette.ts";
import { metalPiece, metalWire, stud, turned } from "./hardware.ts";
import { type Drawn, drawn } from "./metal.ts";

/** A lock that is turned: an oval or squared plate and the bar on it. */
export function turnLock(
  at: Point,
  width: number,
  metal: Metal,
  plate: "oval" | "square" | "round" = "oval",
): Drawn[] {
  const [x, y] = at;
  const height = plate === "round" ? width : width * 0.62;
  const base =
    plate === "square"
      ? rectangle(x - width / 2, y - height / 2, width, height, height * 0.16)
      : ellipse(at, width / 2, height / 2);
  const bar = rectangle(x - width * 0.1, y - height * 0.36, width * 0.2, height * 0.72, width * 0.09);
  return [metalPiece(base, metal, { raised: 0.7 }), metalPiece(bar, metal, { raised: 0.7, angle: 90 })];
}

/** A pressed lock: a plate with a raised field and the button on it. */
export function pushLock(at: Point, width: number, metal: Metal): Drawn[] {
  const [x, y] = at;
  const height = width * 0.86;
  const field = rectangle(x - width * 0.36, y - height * 0.34, width * 0.72, height * 0.68, width * 0.1);
  return [
    metalPiece(rectangle(x - width / 2, y - height * 0.5, width, height, width * 0.14), metal, {
      raised: 0.8,
    }),
    metalPiece(field, metal, { raised: 0.3, angle: 90 }),
    stud(at, width * 0.17, metal),
  ];
}

/** Two balls that pass one another: the clasp of a frame purse. */
export function kissLock(at: Point, radius: number, metal: Metal): Drawn[] {
  const [x, y] = at;
  return [
    metalWire(polyline([x - radius * 0.9, y + radius * 1.5], [x - radius * 0.7, y]), radius * 0.5, metal),
    metalWire(polyline([x + radius * 0.9, y + radius * 1.5], [x + radius * 0.7, y]), radius * 0.5, metal),
    stud([x - radius * 0.72, y - radius * 0.2], radius, metal),
    stud([x + radius * 0.78, y + radius * 0.15], radius, metal),
  ];
}

/** A slider on a zip at `at`, its puller hanging in `hang`; with a leather tab when a colour is given. */
export function zipPull(
  at: Point,
  hang: Point,
  metal: Metal,
  { size = 1, tab }: { readonly size?: number; readonly tab?: Colour } = {},
): Drawn[] {
  const along = unit(hang);
  const side = quarterTurn(along);
  const place = (down: number, out: number): Point => move(move(at, along, down * size), side, out * size);
  const body = closedSpline(
    [...place(-0.3, -0.36), "*"],
    [...place(-0.3, 0.36), "*"],
    [...place(0.45, 0.3)],
    [...place(0.6, 0)],
    [...place(0.45, -0.3)],
  );
  const eye = ellipse(place(0.78, 0), 0.24 * size);
  const puller = closedSpline(
    [...place(0.85, -0.2), "*"],
    [...place(0.85, 0.2), "*"],
    [...place(2.6, 0.34)],
    [...place(3, 0)],
    [...place(2.6, -0.34)],
  );
  const seam = spline(
    place(1.15, -0.08),
    place(2.3, -0.18),
    place(2.6, 0),
    place(2.3, 0.18),
    place(1.15, 0.08),
  );
  const leather =
    tab &&
    drawn((pen) => {
      const d = pathData(puller.map(pen.at));
      const u = pen.sheet.unit;
      return (
        `<path d="${d}" opacity=".25" transform="translate(${n1(1.2 * u)} ${n1(2 * u)})"/>` +
        `<path d="${d}" fill="${tab}" stroke="${shadow(tab, 0.5)}" stroke-width="${n1(u)}"/>` +
        `<path d="${pathData(seam.map(pen.at))}" fill="none" stroke="${light(tab, 0.35)}" stroke-width="${n1(0.8 * u)}" stroke-dasharray="2.2 1.4" opacity=".7"/>`
      );
    });
  return [
    leather ?? metalPiece(puller, metal, { raised: 0.6 }),
    metalWire(eye, 0.14 * size, metal),
    metalPiece(body, metal, { raised: 0.5 }),
  ];
}

/** A name plate without a name: a bar with two pins. */
export function plate(at: Point, width: number, height: number, metal: Metal, angle = 0): Drawn[] {
  const [x, y] = at;
  const base = rectangle(x - width / 2, y - height / 2, width, height, height * 0.2);
  const pin = (side: number): Point => turn([x + side * width * 0.4, y], angle, at);
  return [
    metalPiece(turned(base, at, angle), metal, { raised: 0.4, angle: 90 }),
    stud(pin(-1), height * 0.12, metal),
    stud(pin(1), height * 0.12, metal),
  ];
}
