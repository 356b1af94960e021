import { averageColour } from "./cloth/cloth.ts";
import { type Optics, optics } from "./cloth/optics.ts";
import { type Colour, type Lab, shadow, toLab } from "./colour/oklab.ts";
import { type Garment, modelOf, silhouetteOf } from "./garment.ts";
import type { Path } from "./geometry/path.ts";
import { pictureHeight, pictureWidth, placeInFrame } from "./model/frame.ts";
import type { Part } from "./model/part.ts";

const [columns, rows] = [48, 60];

/** What the eye keeps of a picture in a grid: areas of colour, without folds or threads. */
export type Thumbprint = Float32Array;

/** Made from the pattern pieces alone, a hundred times faster than drawing: good enough to tell alikes. */
export function thumbprintOf(garment: Garment): Thumbprint {
  const { model } = placeInFrame(modelOf(garment), silhouetteOf(garment).family);
  const print = new Float32Array(columns * rows * 3);
  const wall = toLab(garment.backdrop);
  for (let cell = 0; cell < columns * rows; cell++) print.set(wall, cell * 3);
  for (const part of model.parts) fill(print, part);
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

function fill(print: Thumbprint, part: Part): void {
  const lab = toneOf(part);
  const { sheer = 0 }: Optics = optics[part.cloth.kind];
  const opacity = (1 - sheer) * (1 - (part.sheer ?? 0));
  const edges = [part.outline, ...(part.holes ?? [])].flatMap(edgesOf);
  for (let row = 0; row < rows; row++) {
    const y = row + 0.5;
    const crossings = edges
      .filter(([, y0, , y1]) => y0 <= y !== y1 <= y)
      .map(([x0, y0, x1, y1]) => x0 + ((y - y0) / (y1 - y0)) * (x1 - x0))
      .sort((p, q) => p - q);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil((crossings[i] ?? 0) - 0.5));
      const until = Math.min(columns - 1, Math.floor((crossings[i + 1] ?? 0) - 0.5));
      for (let column = from; column <= until; column++)
        lay(print, (row * columns + column) * 3, lab, opacity);
    }
  }
}

function lay(print: Thumbprint, at: number, lab: Lab, opacity: number): void {
  for (const [channel, value] of lab.entries()) {
    const before = print[at + channel] ?? 0;
    print[at + channel] = before + (value - before) * opacity;
  }
}

function toneOf({ cloth, inside = 0 }: Part): Lab {
  const colour: Colour = averageColour(cloth);
  return toLab(inside > 0 ? shadow(colour, 0.72 * inside) : colour);
}

type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

function edgesOf(path: Path): Edge[] {
  const [sx, sy] = [columns / pictureWidth, rows / pictureHeight];
  const points = path.points(Math.max(12, path.segments.length * 4));
  return points.slice(1).map((point, i) => {
    const before = points[i] ?? point;
    return [before[0] * sx, before[1] * sy, point[0] * sx, point[1] * sy];
  });
}
