import type { Colour } from "../colour/oklab.ts";
import { blade } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Point } from "../geometry/point.ts";
import { ellipse } from "../geometry/shapes.ts";
import { closedSpline, smooth } from "../geometry/spline.ts";
import type { Part, Pen, Trim } from "../model/part.ts";
import { n1 } from "../sheet.ts";
import { dataOf, drawn, type Polish, polish, toned } from "./metal.ts";

/** A band bent round: its near rim is an ellipse, its far one the same moved by `depth`. */
export interface Hoop {
  readonly at: Point;
  readonly rx: number;
  readonly ry: number;
  readonly depth: Point;
  /** Thickness of the metal, seen at the near rim. */
  readonly thick: number;
}

const around = (
  { at: [x, y], rx, ry }: Hoop,
  radians: number,
  inset = 0,
  [dx, dy]: Point = [0, 0],
): Point => [x + dx + Math.cos(radians) * (rx - inset), y + dy + Math.sin(radians) * (ry - inset)];

/** All that can be seen of it from outside. */
function hoopHull(hoop: Hoop): Path {
  const { rx, ry, depth } = hoop;
  // Where the rims run along the depth, one goes over into the other.
  const turn = Math.atan2(depth[1] / ry, depth[0] / rx);
  const half = (from: number, shift: Point) =>
    Array.from({ length: 13 }, (_, i) => around(hoop, from + (Math.PI * i) / 12, 0, shift));
  return closedSpline(...half(turn - Math.PI / 2, depth), ...half(turn + Math.PI / 2, [0, 0]));
}

/** What one sees through it. */
function hoopHole(hoop: Hoop): Path {
  const { rx, ry, thick, depth } = hoop;
  const [wx, wy] = [depth[0] / (rx - thick), depth[1] / (ry - thick)];
  const turn = Math.atan2(wy, wx);
  const open = Math.acos(Math.min(0.96, Math.hypot(wx, wy) / 2));
  const arc = (middle: number, shift: Point) =>
    Array.from({ length: 9 }, (_, i) => around(hoop, middle - open + (2 * open * i) / 8, thick, shift));
  return smooth(arc(turn, [0, 0]))
    .to(smooth(arc(turn + Math.PI, depth)))
    .close();
}

/** A line around the hoop, at a share of its depth, between two angles in degrees. */
export const hoopLine = (hoop: Hoop, share: number, from: number, until: number, inset = 0): Path =>
  smooth(
    Array.from({ length: 17 }, (_, i) =>
      around(hoop, ((from + ((until - from) * i) / 16) * Math.PI) / 180, inset, [
        hoop.depth[0] * share,
        hoop.depth[1] * share,
      ]),
    ),
  );

/** The middle of the band at this angle. */
export const hoopPlace = (hoop: Hoop, degrees: number, share = 0.5): Point =>
  around(hoop, (degrees * Math.PI) / 180, 0, [hoop.depth[0] * share, hoop.depth[1] * share]);

export interface HoopLook {
  readonly surface?: "polished" | "brushed" | "hammered";
  /** Rounded outside, or flat with edges. */
  readonly profile?: "domed" | "flat";
  /** Set into the outside, below the rim that faces us. */
  readonly set?: (pen: Pen) => string;
  readonly trims?: readonly Trim[];
}

/** The whole band in metal: outside, inside, and the rim that faces us. */
export function hoopPart(hoop: Hoop, colour: Colour, look: HoopLook = {}): Part {
  const { surface = "polished", profile = "domed", set, trims = [] } = look;
  const hull = hoopHull(hoop);
  const hole = hoopHole(hoop);
  const inner = ellipse(hoop.at, hoop.rx - hoop.thick, hoop.ry - hoop.thick);
  const outer = ellipse(hoop.at, hoop.rx, hoop.ry);
  const outside: Polish = surface === "brushed" ? "satin" : "round";
  const paint = drawn((pen: Pen) => {
    const u = pen.sheet.unit;
    const fill = (path: Path, holes: readonly Path[], how: Polish, angle: number) =>
      `<path d="${dataOf(pen, path, holes)}" fill="url(#${polish(pen.sheet, colour, how, angle)})"/>`;
    const stroke = (path: Path, tone: number, width: number, opacity: number) =>
      `<path d="${pathData(path.map(pen.at))}" fill="none" stroke="${toned(colour, tone)}" stroke-width="${n1(width)}" opacity="${opacity}" stroke-linecap="round"/>`;
    const turn = (Math.atan2(hoop.depth[1] / hoop.ry, hoop.depth[0] / hoop.rx) * 180) / Math.PI;
    const reach = Math.hypot(...hoop.depth) * pen.scale;
    const gleam = (path: Path, tone: number, width: number, opacity: number) =>
      `<path d="${pathData(blade(path.map(pen.at), reach * width))}" fill="${toned(colour, tone)}" opacity="${opacity}"/>`;
    // On a domed band the studio's window runs along its middle, with a dark line beside it.
    const glints =
      profile === "domed"
        ? gleam(hoopLine(hoop, 0.36, turn - 84, turn + 84), 0.8, 0.3, 0.3) +
          gleam(hoopLine(hoop, 0.8, turn - 88, turn + 88), -0.5, 0.2, 0.4) +
          gleam(hoopLine(hoop, 0.34, turn - 70, turn + 52), 0.9, 0.16, 0.4) +
          gleam(hoopLine(hoop, 0.34, turn - 58, turn + 22), 0.97, 0.07, 0.85)
        : stroke(hoopLine(hoop, 0.12, turn - 78, turn + 70), 0.9, 1.4 * u, 0.8) +
          stroke(hoopLine(hoop, 0.9, turn - 80, turn + 80), -0.5, 1.6 * u, 0.55);
    return (
      fill(hull, [hole], outside, 8) +
      glints +
      (surface === "hammered" ? hammered(pen, hoop, colour, turn) : "") +
      (set?.(pen) ?? "") +
      fill(inner, [hole], "inside", 8) +
      stroke(hoopLine(hoop, 0, turn + 110, turn + 250, hoop.thick), -0.6, 1.3 * u, 0.6) +
      fill(outer, [inner], "face", 30) +
      stroke(hoopLine(hoop, 0, 150, 290), 0.95, 1.3 * u, 0.85) +
      stroke(ellipse(hoop.at, hoop.rx - hoop.thick, hoop.ry - hoop.thick), -0.55, 0.9 * u, 0.6) +
      `<path d="${dataOf(pen, hull, [hole])}" fill="none" stroke="${toned(colour, -0.62)}" stroke-width="${n1(u)}" opacity=".7"/>`
    );
  });
  return {
    outline: hull,
    holes: [hole],
    cloth: { kind: "metal", colour },
    flat: true,
    edge: 0,
    role: "body",
    trims: [paint, ...trims],
  };
}

/** Shallow dents, each with a lit and a dark side. */
function hammered(pen: Pen, hoop: Hoop, colour: Colour, turn: number): string {
  const reach = Math.hypot(...hoop.depth) * pen.scale;
  return Array.from({ length: 26 }, (_, i) => {
    const [x, y] = pen.at(hoopPlace(hoop, turn - 84 + i * 6.6, 0.28 + 0.44 * ((i * 7) % 5) * 0.25));
    const r = reach * (0.13 + 0.03 * (i % 3));
    return (
      `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fill="${toned(colour, -0.3)}" opacity=".3"/>` +
      `<circle cx="${n1(x + r * 0.3)}" cy="${n1(y + r * 0.35)}" r="${n1(r * 0.66)}" fill="${toned(colour, 0.75)}" opacity=".4"/>`
    );
  }).join("");
}
