import { averageColour } from "./cloth/cloth.ts";
import { type Optics, optics } from "./cloth/optics.ts";
import { type Colour, type Lab, shadow, toLab } from "./colour/oklab.ts";
import { familyOf, type Garment, modelOf } from "./garment.ts";
import type { Path } from "./geometry/path.ts";
import type { Point } from "./geometry/point.ts";
import { frameOf, pictureHeight, pictureWidth } from "./model/frame.ts";
import type { Part } from "./model/part.ts";

const [columns, rows] = [24, 30];

/** What the eye keeps of a picture in a grid: areas of colour, without folds or threads. */
export type Thumbprint = Float32Array;

/** A print before any wall: three channels of colour, already weighed by the fourth, how much is covered. */
export type Cutout = Float32Array;

/** Made from the pattern pieces alone, a hundred times faster than drawing: good enough to tell alikes. */
export const thumbprintOf = (garment: Garment): Thumbprint => beforeWall(cutoutOf(garment), garment.backdrop);

/** The garment by itself: before several walls it is measured once. */
export function cutoutOf(garment: Garment): Cutout {
  const model = modelOf(garment);
  const { at } = frameOf(model, familyOf(garment));
  const cutout = new Float32Array(columns * rows * 4);
  for (const part of model.parts) fill(cutout, part, at);
  return cutout;
}

export function beforeWall(cutout: Cutout, wall: Colour): Thumbprint {
  const lab = toLab(wall);
  const print = new Float32Array(columns * rows * 3);
  for (let cell = 0; cell < columns * rows; cell++) {
    const open = 1 - (cutout[cell * 4 + 3] ?? 0);
    for (const [channel, value] of lab.entries()) {
      print[cell * 3 + channel] = (cutout[cell * 4 + channel] ?? 0) + value * open;
    }
  }
  return print;
}

/** Root mean square distance in OKLab, times 100. Below 5 two pictures read as one product. */
export function thumbprintDistance(a: Thumbprint, b: Thumbprint): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    sum += difference * difference;
  }
  return 100 * Math.sqrt(sum / (columns * rows));
}

/** From here on people see two products. */
export const distinctFrom = 5;

function fill(cutout: Cutout, part: Part, at: (point: Point) => Point): void {
  const lab = toneOf(part);
  const { sheer = 0 }: Optics = optics[part.cloth.kind];
  const opacity = (1 - sheer) * (1 - (part.sheer ?? 0));
  const crossings = crossingsOf([part.outline, ...(part.holes ?? [])], at);
  for (const [row, found] of crossings.entries()) {
    found.sort((p, q) => p - q);
    for (let i = 0; i + 1 < found.length; i += 2) {
      const from = Math.max(0, Math.ceil((found[i] ?? 0) - 0.5));
      const until = Math.min(columns - 1, Math.floor((found[i + 1] ?? 0) - 0.5));
      for (let column = from; column <= until; column++)
        lay(cutout, (row * columns + column) * 4, lab, opacity);
    }
  }
}

/** Where the outlines cross the middle of each row. */
function crossingsOf(outlines: readonly Path[], at: (point: Point) => Point): number[][] {
  const found: number[][] = Array.from({ length: rows }, () => []);
  const [sx, sy] = [columns / pictureWidth, rows / pictureHeight];
  for (const outline of outlines) {
    const points = outline.corners(4).map(at);
    let before = points.at(-1);
    for (const point of points) {
      if (before) cross(found, before[0] * sx, before[1] * sy, point[0] * sx, point[1] * sy);
      before = point;
    }
  }
  return found;
}

function cross(found: number[][], x0: number, y0: number, x1: number, y1: number): void {
  const [low, high] = y0 < y1 ? [y0, y1] : [y1, y0];
  const last = Math.min(rows, Math.ceil(high - 0.5));
  for (let row = Math.max(0, Math.ceil(low - 0.5)); row < last; row++) {
    found[row]?.push(x0 + ((row + 0.5 - y0) / (y1 - y0)) * (x1 - x0));
  }
}

function lay(cutout: Cutout, at: number, [l, a, b]: Lab, opacity: number): void {
  const under = 1 - opacity;
  cutout[at] = (cutout[at] ?? 0) * under + l * opacity;
  cutout[at + 1] = (cutout[at + 1] ?? 0) * under + a * opacity;
  cutout[at + 2] = (cutout[at + 2] ?? 0) * under + b * opacity;
  cutout[at + 3] = (cutout[at + 3] ?? 0) * under + opacity;
}

function toneOf({ cloth, inside = 0 }: Part): Lab {
  const colour: Colour = averageColour(cloth);
  return toLab(inside > 0 ? shadow(colour, 0.72 * inside) : colour);
}
