import type { Point } from "../../geometry/point.ts";
import type { Random } from "../../random.ts";
import { n1, n2, type Sheet } from "../../sheet.ts";

const faint = (opacity: number) => (opacity < 1 ? ` opacity="${n2(opacity)}"` : "");

/** A filled shape. */
export const area = (d: string, colour: string, opacity = 1): string =>
  `<path fill="${colour}"${faint(opacity)} d="${d}"/>`;

/** A drawn line; `more` are further attributes, each with its leading space. */
export const stroke = (d: string, colour: string, width: number, opacity = 1, more = ""): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${n2(width)}"${faint(opacity)}${more} d="${d}"/>`;

export const round = ' stroke-linecap="round" stroke-linejoin="round"';
export const dashes = (on: number, off: number): string => ` stroke-dasharray="${n2(on)} ${n2(off)}"`;

/** The `d` of a rectangle and of a disc. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n2(x)} ${n2(y)}h${n2(width)}v${n2(height)}h${n2(-width)}z`;
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${n2(x - rx)} ${n2(y)}a${n2(rx)} ${n2(ry)} 0 1 1 ${n2(2 * rx)} 0a${n2(rx)} ${n2(ry)} 0 1 1 ${n2(-2 * rx)} 0z`;

/** Lines that climb to the right at 45°, across a tile whose sides are multiples of `step`; broad ones end `over` it. */
export function diagonals(width: number, height: number, step: number, start = step / 2, over = 1): string {
  let d = "";
  for (let x = start - step; x < width + height + step; x += step) {
    d += `M${n2(x + over)}-${over}l${n2(-height - 2 * over)} ${n2(height + 2 * over)}`;
  }
  return d;
}

export interface Stop {
  readonly at: number;
  readonly colour: string;
  readonly opacity?: number;
}

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ({ at, colour, opacity = 1 }) =>
        `<stop offset="${n2(at)}" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${n2(opacity)}"` : ""}/>`,
    )
    .join("");

/** A gradient from left to right (or along `line`, its attributes), as a paint. */
export const ramp = (sheet: Sheet, list: readonly Stop[], line = ""): string =>
  `url(#${sheet.define((id) => `<linearGradient id="${id}"${line}>${stops(list)}</linearGradient>`)})`;

/** A gradient from the lit upper left outwards, as a paint: a bead, a curl, a cushion. */
export const bulge = (sheet: Sheet, list: readonly Stop[], at = ' cx=".4" cy=".36" r=".66"'): string =>
  `url(#${sheet.define((id) => `<radialGradient id="${id}"${at}>${stops(list)}</radialGradient>`)})`;

/** Something drawn once and used many times; gives its id. */
export const group = (sheet: Sheet, content: string): string =>
  sheet.define((id) => `<g id="${id}">${content}</g>`);

export function place(id: string, x: number, y: number, turn = 0, scale = 1): string {
  const spin = turn === 0 ? "" : `rotate(${Math.round(turn)})`;
  const size = scale === 1 ? "" : `scale(${n2(scale)})`;
  return `<use href="#${id}" transform="translate(${n1(x)} ${n1(y)})${spin}${size}"/>`;
}

/** Everything that reaches over an edge of the tile comes in again at the other side. */
export function wrapped(
  width: number,
  height: number,
  [x, y]: Point,
  reach: number,
  draw: (x: number, y: number) => string,
): string {
  let svg = "";
  for (const dx of [-width, 0, width]) {
    for (const dy of [-height, 0, height]) {
      const [px, py] = [x + dx, y + dy];
      if (px > -reach && px < width + reach && py > -reach && py < height + reach) svg += draw(px, py);
    }
  }
  return svg;
}

/** Throws darts at a tile whose edges meet; each keeps its distance from those before. */
export function scatter(
  random: Random,
  width: number,
  height: number,
): (radius: number) => Point | undefined {
  const taken: [number, number, number][] = [];
  const gap = (a: number, b: number, size: number) => Math.min(Math.abs(a - b), size - Math.abs(a - b));
  return (radius) => {
    for (let tries = 0; tries < 90; tries++) {
      const [x, y] = [random() * width, random() * height];
      if (taken.some(([a, b, r]) => Math.hypot(gap(a, x, width), gap(b, y, height)) < r + radius)) continue;
      taken.push([x, y, radius]);
      return [x, y];
    }
    return undefined;
  };
}
