import { noise } from "../../geometry/noise.ts";
import { pathData } from "../../geometry/path-data.ts";
import { mix, type Point, turn } from "../../geometry/point.ts";
import { smooth } from "../../geometry/spline.ts";
import { n1, n2, type Sheet } from "../../sheet.ts";
import type { Ground } from "../motif.ts";

/** Stripes hang lower at the middle of a body by this share of its half width. */
const sagging = 0.035;
/** How far a line strays, in reference pixels. */
const unsteady = 1.6;

/** A part in the cloth's own directions: u across the grain, v along it, both from the cloth's origin. */
export interface Field {
  readonly u: readonly [low: number, high: number];
  readonly v: readonly [low: number, high: number];
  /** Where a thread crossing lies on the sheet, sag and unsteady hand included. */
  readonly at: (u: number, v: number) => Point;
  /** Where it would lie without them. */
  readonly plain: (u: number, v: number) => Point;
  readonly unit: number;
}

export function fieldOf({ box, grain, origin, unit, flat }: Ground, sheet: Sheet): Field {
  const [left, top, right, bottom] = box;
  const corners: Point[] = [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ];
  const laid = corners.map((corner) => turn([corner[0] - origin[0], corner[1] - origin[1]], -grain));
  const margin = 4 * sheet.unit;
  const range = (values: number[]): [number, number] => [
    Math.min(...values) - margin,
    Math.max(...values) + margin,
  ];
  const [u, v] = [range(laid.map(([x]) => x)), range(laid.map(([, y]) => y))];
  const middle = (u[0] + u[1]) / 2;
  const upright = Math.abs(Math.cos((grain * Math.PI) / 180)) > 0.7;
  const half = Math.max(1, (upright ? right - left : bottom - top) / 2);
  const sag = flat ? 0 : sagging * half;
  const [hand, wave] = [noise(`${sheet.seed} stripes`), 70 * sheet.unit];
  const plain = (a: number, b: number): Point => {
    const [x, y] = turn([a, b], grain);
    return [x + origin[0], y + origin[1]];
  };
  const at = (a: number, b: number): Point => {
    const t = Math.max(-1.2, Math.min(1.2, (a - middle) / half));
    const stray = unsteady * sheet.unit;
    return plain(
      a + stray * 0.85 * hand(a / wave + 31, b / wave),
      b + sag * (1 - t * t) + stray * hand(a / wave, b / wave),
    );
  };
  return { u, v, at, plain, unit };
}

/** Every place from `low` to `high` that is a whole number of steps, and one before and after. */
export function repeats([low, high]: readonly [number, number], step: number, start = 0): number[] {
  const first = Math.floor((low - start) / step);
  const count = Math.ceil((high - start) / step) - first;
  return Array.from({ length: count + 1 }, (_, i) => start + (first + i) * step);
}

/** Few nodes on a cuff, more across a body. */
const nodes = (size: number, unit: number) => Math.max(1, Math.min(5, Math.round(size / (70 * unit))));

/** The `d` of lines across the grain at these v. */
function acrossLines(field: Field, places: readonly number[]): string {
  return lines(field, field.u, places, (share, place) => field.at(share, place));
}

/** The `d` of lines along the grain at these u. */
function alongLines(field: Field, places: readonly number[]): string {
  return lines(field, field.v, places, (share, place) => field.at(place, share));
}

function lines(
  field: Field,
  [low, high]: readonly [number, number],
  places: readonly number[],
  at: (share: number, place: number) => Point,
): string {
  const count = nodes(high - low, field.unit);
  const line = (place: number) =>
    smooth(Array.from({ length: count + 1 }, (_, i) => at(mix(low, high, i / count), place)));
  return places.map((place) => pathData(line(place))).join("");
}

/** One thread of a stripe or a check, by its distance from the first and in units of the motif. */
export interface Thread {
  readonly by: number;
  readonly width: number;
  readonly colour: string;
  readonly opacity: number;
}

/** Stripes in one direction: the first line is written out, its companions are shifted copies of it. */
export function bands(
  field: Field,
  direction: "across" | "along",
  step: number,
  threads: readonly Thread[],
  sheet: Sheet,
): string {
  const { unit } = field;
  const range = direction === "across" ? field.v : field.u;
  const reach = Math.max(...threads.map(({ by, width }) => by + width / 2)) * unit;
  const places = repeats([range[0] - reach, range[1]], step * unit);
  const d = direction === "across" ? acrossLines(field, places) : alongLines(field, places);
  const style = ({ width, colour, opacity }: Thread) =>
    `stroke="${colour}" stroke-width="${n1(width * unit)}" opacity="${n2(opacity)}"`;
  const [only] = threads;
  if (only && threads.length === 1 && only.by === 0) return `<path fill="none" ${style(only)} d="${d}"/>`;
  const id = sheet.define((name) => `<path id="${name}" fill="none" d="${d}"/>`);
  const origin = field.plain(0, 0);
  const copies = threads.map((thread) => {
    const [x, y] =
      direction === "across" ? field.plain(0, thread.by * unit) : field.plain(thread.by * unit, 0);
    return `<use href="#${id}" x="${n1(x - origin[0])}" y="${n1(y - origin[1])}" ${style(thread)}/>`;
  });
  return copies.join("");
}
