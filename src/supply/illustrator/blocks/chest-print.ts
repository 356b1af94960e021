import type { Colour } from "../colour/oklab.ts";
import { ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Point } from "../geometry/point.ts";
import { ellipse, rectangle } from "../geometry/shapes.ts";
import { closedSpline, polygon, smooth, spline } from "../geometry/spline.ts";
import type { Trim } from "../model/part.ts";
import { type Random, randomFrom } from "../random.ts";

/** Printed on the chest: shapes only, never a word. */
export const printNames = [
  "sun",
  "arch",
  "bands",
  "dunes",
  "branch",
  "vase",
  "pebbles",
  "waves",
  "grid",
  "profile",
] as const;
export type PrintName = (typeof printNames)[number];

interface Ink {
  readonly path: Path;
  /** Which of the print's colours. */
  readonly colour: 0 | 1 | 2;
}

export interface Print {
  readonly name: PrintName;
  readonly seed: string;
  readonly centre: Point;
  /** Width in centimetres. */
  readonly width: number;
  readonly colours: readonly [Colour, Colour, Colour];
}

/** The print as a trim of the body: ink sinks into the cloth, so the cloth shows through a little. */
export function chestPrint({ name, seed, centre, width, colours }: Print): Trim {
  const random = randomFrom(`${seed} print`);
  const unit = width / 10;
  const shapes = inks[name](random).map(({ path, colour }) => ({
    path: path.map(([x, y]): Point => [centre[0] + x * unit, centre[1] + y * unit]),
    colour: colours[colour],
  }));
  return {
    kind: "drawn",
    draw: ({ at }) =>
      `<g fill-opacity=".88">${shapes
        .map(({ path, colour }) => `<path d="${pathData(path.map(at))}" fill="${colour}"/>`)
        .join("")}</g>`,
  };
}

const ink = (colour: 0 | 1 | 2, ...paths: readonly Path[]): Ink[] => paths.map((path) => ({ path, colour }));
const pen = (line: Path, width = 0.16): Path => ribbon(line, width, 18);
const upperHalf = (x: number, y: number, radius: number): Path =>
  spline(
    [x - radius, y, "*"],
    [x - radius * 0.72, y - radius * 0.69],
    [x, y - radius],
    [x + radius * 0.72, y - radius * 0.69],
    [x + radius, y, "*"],
  ).close();

/** Each print is drawn ten wide around its centre. */
const inks: Record<PrintName, (random: Random) => Ink[]> = {
  sun: (random) => {
    const bars = Array.from({ length: 5 }, (_, i) => {
      const y = 0.55 + i * 0.62;
      const half = Math.sqrt(Math.max(0.4, 10.2 - y * y)) * 1.02;
      return rectangle(-half, y, half * 2, 0.4 - i * 0.055, 0.04);
    });
    const ray = random.chance(0.5);
    return [
      ...ink(0, upperHalf(0, 0.2, 3.2)),
      ...ink(1, ...bars),
      ...(ray ? ink(2, pen(upperHalf(0, 0.2, 4.1), 0.12), pen(upperHalf(0, 0.2, 4.7), 0.12)) : []),
    ];
  },
  arch: () => {
    const arch = (radius: number, inner: number): Path =>
      spline([-radius, 4, "*"], [-radius, -0.5])
        .to(
          spline(
            [-radius, -0.5, "*"],
            [-radius * 0.72, -0.5 - radius * 0.7],
            [0, -0.5 - radius],
            [radius * 0.72, -0.5 - radius * 0.7],
            [radius, -0.5, "*"],
          ),
        )
        .lineTo([radius, 4], [inner, 4], [inner, -0.5])
        .to(
          spline(
            [inner, -0.5, "*"],
            [inner * 0.72, -0.5 - inner * 0.7],
            [0, -0.5 - inner],
            [-inner * 0.72, -0.5 - inner * 0.7],
            [-inner, -0.5, "*"],
          ),
        )
        .lineTo([-inner, 4])
        .close();
    return [...ink(0, arch(4.2, 3.3)), ...ink(1, arch(2.9, 2)), ...ink(2, arch(1.6, 0.7))];
  },
  bands: (random) => {
    const heights = [1.5, 0.7, 1.1, 0.45];
    let y = -2.6;
    return heights.flatMap((height, i) => {
      const band = ink((i % 3) as 0 | 1 | 2, rectangle(-5, y, 10, height, 0.05));
      y += height + random.between(0.3, 0.5);
      return band;
    });
  },
  dunes: () => {
    const dune = (top: number, sway: number, low: number): Path =>
      spline([-4.4, top + sway, "*"], [-2, top - sway], [0.8, top + sway * 0.7], [4.4, top - sway, "*"])
        .lineTo([4.4, low], [-4.4, low])
        .close();
    return [
      ...ink(2, ellipse([1.7, -2.6], 1.25)),
      ...ink(0, dune(-0.9, 0.5, 1)),
      ...ink(1, dune(0.9, -0.45, 2.6)),
      ...ink(0, dune(2.5, 0.35, 4.2)),
    ];
  },
  branch: (random) => {
    const stem = spline([-0.6, 5], [0.3, 1.5], [-0.2, -2], [0.8, -5]);
    const leaves: Path[] = [];
    for (let i = 0; i < 9; i++) {
      const share = 0.2 + i * 0.087;
      const side = i % 2 === 0 ? 1 : -1;
      const [x, y] = stem.at(share);
      const reach = 2.5 - i * 0.13 + random.sway(0.2);
      const end: Point = [x + side * reach, y - reach * 0.62];
      const belly: Point = [x + side * reach * 0.45, y - reach * 0.62];
      leaves.push(
        closedSpline([x, y, "*"], belly, [end[0], end[1], "*"], [x + side * reach * 0.62, y - reach * 0.12]),
      );
    }
    return [
      ...ink(0, pen(stem, 0.14), ...leaves.filter((_, i) => i % 3 !== 1)),
      ...ink(1, ...leaves.filter((_, i) => i % 3 === 1)),
    ];
  },
  vase: () => {
    const half = spline([0.8, -1.2], [0.7, -0.4], [2.3, 1.2], [2.1, 3.4], [1.2, 4.6]);
    const stems = [-1.6, 0.1, 1.5].map((x) => spline([x * 0.25, -1.2], [x * 0.7, -2.8], [x, -4.2]));
    return [
      ...ink(1, ...stems.map((stem) => pen(stem, 0.13))),
      ...ink(2, ...stems.map((stem, i) => ellipse(stem.end, 0.62 + i * 0.14))),
      ...ink(0, half.to(half.mirror().reverse()).close()),
      ...ink(1, pen(spline([-2.05, 2], [0, 2.4], [2.05, 2]), 0.2)),
    ];
  },
  pebbles: (random) => {
    const pebble = (y: number, width: number, height: number, lean: number): Path =>
      closedSpline([-width + lean, y], [lean * 0.4, y - height], [width + lean, y + 0.1], [lean, y + height]);
    return [
      ...ink(0, pebble(3.2, 3.1, 1.1, random.sway(0.2))),
      ...ink(1, pebble(1.15, 2.3, 0.95, random.sway(0.5))),
      ...ink(2, pebble(-0.55, 1.6, 0.75, random.sway(0.5))),
      ...ink(0, pebble(-1.95, 1, 0.6, random.sway(0.4))),
    ];
  },
  waves: () =>
    Array.from({ length: 7 }, (_, i): Ink => {
      const y = -3 + i;
      const half = Math.sqrt(Math.max(1, 17 - y * y));
      const points = Array.from(
        { length: 9 },
        (_, k): Point => [-half + (k / 8) * half * 2, y + (k % 2 === 0 ? 0.22 : -0.22)],
      );
      return { path: pen(smooth(points), 0.26), colour: i % 3 === 2 ? 1 : 0 };
    }),
  grid: (random) => {
    const found: Ink[] = [];
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) {
        const [x, y] = [(column - 1) * 2.7, (row - 1) * 2.7];
        const colour = Math.floor(random() * 3) as 0 | 1 | 2;
        const shape = random.pick([
          () => ellipse([x, y], 1.15),
          () => rectangle(x - 1.15, y - 1.15, 2.3, 2.3),
          () => upperHalf(x, y + 0.6, 1.15),
          () => polygon([x - 1.15, y + 1.15], [x + 1.15, y + 1.15], [x + 1.15, y - 1.15]),
        ])();
        found.push({ path: shape, colour });
      }
    }
    return found;
  },
  profile: () => [
    ...ink(2, ellipse([0.9, -0.8], 2.6)),
    ...ink(
      0,
      pen(
        spline(
          [-2.4, -4],
          [-3, -2.4],
          [-2.7, -1.3],
          [-3.7, 0.1],
          [-2.9, 0.5],
          [-3.1, 1.2],
          [-2.7, 1.7],
          [-2.9, 2.5],
          [-1.5, 2.9],
          [-1.2, 4.6],
        ),
        0.15,
      ),
      pen(spline([-2.4, -4], [0, -5], [2.6, -3.9], [3.2, -1.2], [2.2, 1.6], [2.6, 4.4]), 0.15),
      pen(spline([-2.2, -1.2], [-1.5, -1.5], [-1, -1.1]), 0.14),
    ),
  ],
};
