import type { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import { type Point, turn } from "../geometry/point.ts";
import { ellipse, rectangle } from "../geometry/shapes.ts";
import { closedSpline, cubic, polyline, spline } from "../geometry/spline.ts";
import { n1 } from "../sheet.ts";
import type { Metal } from "../silhouettes/silhouette.ts";
import {
  type Drawn,
  drawn,
  metalColours,
  metal as metalOf,
  type PieceOptions,
  strands,
  toned,
  wire,
} from "./metal.ts";

/** A solid piece of a named metal. */
export const metalPiece = (shape: Path, metal: Metal, options: PieceOptions = {}): Drawn =>
  metalOf(shape, metalColours[metal], { raised: 0.9, ...options });

/** Round wire of a named metal: rings, hooks, frames. */
export const metalWire = (path: Path, thickness: number, metal: Metal): Drawn =>
  wire(path, thickness, metalColours[metal]);

/** A path turned around a point. */
export const turned = (path: Path, at: Point, angle: number): Path =>
  angle === 0 ? path : path.map((point) => turn(point, angle, at));

export interface BuckleShape {
  /** Along the strap. */
  readonly width: number;
  /** Across the strap. */
  readonly height: number;
  /** Thickness of the frame. */
  readonly bar?: number;
  readonly corner?: number;
  readonly roller?: boolean;
  /** Which way the prong points: to the frame's free side. */
  readonly prong?: "right" | "left" | "none";
}

/** A frame buckle around `at`; the strap runs from left to right before it is turned by `angle`. */
export function frameBuckle(at: Point, shape: BuckleShape, angle: number, metal: Metal): Drawn[] {
  const [x, y] = at;
  const { width, height, bar = Math.min(width, height) * 0.15, corner = bar * 1.6, prong = "right" } = shape;
  const frame = rectangle(x - width / 2, y - height / 2, width, height, corner);
  const hole = rectangle(
    x - width / 2 + bar,
    y - height / 2 + bar,
    width - bar * 2,
    height - bar * 2,
    Math.max(0, corner - bar * 0.7),
  );
  const side = prong === "left" ? -1 : 1;
  const tip = x + side * (width / 2 + bar * 0.12);
  const pin = spline(
    [x - side * (width / 2 - bar), y],
    [x, y - bar * 0.12],
    [tip - side * bar * 0.7, y - bar * 0.1],
    [tip, y + bar * 0.1],
  );
  const barrel = rectangle(
    x + side * (width / 2 - bar * 0.5) - bar * 0.68,
    y - height * 0.36,
    bar * 1.36,
    height * 0.72,
    bar * 0.4,
  );
  return [
    metalPiece(turned(frame, at, angle), metal, { holes: [turned(hole, at, angle)] }),
    ...(shape.roller ? [metalPiece(turned(barrel, at, angle), metal, { raised: 0.4 })] : []),
    ...(prong === "none" ? [] : [metalWire(turned(pin, at, angle), bar * 0.72, metal)]),
  ];
}

/** The narrow buckle of a bag's strap. */
export const strapBuckle = (at: Point, strapWidth: number, angle: number, metal: Metal): Drawn[] =>
  frameBuckle(
    at,
    {
      width: strapWidth * 0.95,
      height: strapWidth * 1.55,
      bar: Math.max(0.16, strapWidth * 0.14),
      roller: true,
      prong: "right",
    },
    angle,
    metal,
  );

/** A ring of wire. */
export const ring = (at: Point, radius: number, thickness: number, metal: Metal): Drawn =>
  metalWire(ellipse(at, radius), thickness, metal);

/** Flat at the top, round below, before it is turned. */
export function dRing(at: Point, size: number, angle: number, metal: Metal): Drawn {
  const [x, y] = at;
  const half = size / 2;
  const shape = closedSpline(
    [x - half, y - half * 0.45, "*"],
    [x + half, y - half * 0.45, "*"],
    [x + half * 0.86, y + half * 0.45],
    [x, y + half * 0.86],
    [x - half * 0.86, y + half * 0.45],
  );
  return metalWire(turned(shape, at, angle), size * 0.15, metal);
}

/** A swivel hook that hangs down from its eye at `at`. */
export function snapHook(at: Point, size: number, angle: number, metal: Metal): Drawn[] {
  const [x, y] = at;
  const bend = spline(
    [x, y + size * 0.32],
    [x - size * 0.24, y + size * 0.5],
    [x - size * 0.22, y + size * 0.82],
    [x, y + size * 0.98],
    [x + size * 0.2, y + size * 0.84],
    [x + size * 0.2, y + size * 0.62],
  );
  const gate = polyline([x + size * 0.19, y + size * 0.64], [x + size * 0.03, y + size * 0.3]);
  const barrel = rectangle(x - size * 0.13, y + size * 0.06, size * 0.26, size * 0.26, size * 0.06);
  return [
    metalWire(turned(bend, at, angle), size * 0.14, metal),
    metalWire(turned(gate, at, angle), size * 0.08, metal),
    metalPiece(turned(barrel, at, angle), metal, { raised: 0.5 }),
  ];
}

/** A domed stud. */
export function stud(at: Point, radius: number, metal: Metal): Drawn {
  return drawn((pen) => {
    const r = Math.max(radius * pen.scale, 1.1 * pen.sheet.unit);
    const [x, y] = pen.at(at);
    const dome = pen.sheet.once(`stud ${metal} ${n1(r)}`, (id) => {
      const glow = pen.sheet.once(
        `stud glow ${metal}`,
        (name) =>
          `<radialGradient id="${name}" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="${toned(metalColours[metal], 0.85)}"/><stop offset=".45" stop-color="${metalColours[metal]}"/><stop offset="1" stop-color="${toned(metalColours[metal], -0.5)}"/></radialGradient>`,
      );
      return `<g id="${id}"><circle cx="${n1(r * 0.2)}" cy="${n1(r * 0.45)}" r="${n1(r * 1.08)}" opacity=".24"/><circle r="${n1(r)}" fill="url(#${glow})"/></g>`;
    });
    return `<use href="#${dome}" x="${n1(x)}" y="${n1(y)}"/>`;
  });
}

/** Chain links along a path: one faces us, the next shows its edge. */
export function chain(
  path: Path,
  metal: Metal,
  {
    link = 1.1,
    width = 0.74,
    thickness = 0.2,
  }: { readonly link?: number; readonly width?: number; readonly thickness?: number } = {},
): Drawn {
  return drawn((pen) => {
    const laid = path.map(pen.at);
    const [long, wide, thick] = [link * pen.scale, width * pen.scale, thickness * pen.scale];
    const key = `${metal} ${n1(long)} ${n1(wide)} ${n1(thick)}`;
    // Every link is lit alike, so that turned ones still have the lamp on their outer side.
    const wires = (shape: Path) => strands(pen.sheet, pathData(shape), thick, metalColours[metal]);
    const face = pen.sheet.once(`chain face ${key}`, (id) => {
      const half = long / 2;
      return `<g id="${id}">${wires(ellipse([0, 0], half - thick / 2, wide / 2 - thick / 2))}</g>`;
    });
    const edge = pen.sheet.once(`chain edge ${key}`, (id) => {
      const half = long * 0.42;
      return `<g id="${id}">${wires(cubic([-half, 0], [-half / 3, 0], [half / 3, 0], [half, 0]))}</g>`;
    });
    const count = Math.max(2, Math.round(laid.length / (long * 0.72)));
    const places = Array.from({ length: count + 1 }, (_, i) => {
      const share = i / count;
      const [x, y] = laid.at(share);
      const [dx, dy] = laid.tangent(share);
      const angle = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
      return {
        i,
        svg: (name: string) =>
          `<use href="#${name}" transform="translate(${n1(x)} ${n1(y)}) rotate(${angle})"/>`,
      };
    });
    const faces = places.filter(({ i }) => i % 2 === 0).map(({ svg }) => svg(face));
    const edges = places.filter(({ i }) => i % 2 === 1).map(({ svg }) => svg(edge));
    return faces.join("") + edges.join("");
  });
}
