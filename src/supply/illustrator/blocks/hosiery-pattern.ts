import type { Colour } from "../colour/oklab.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Point } from "../geometry/point.ts";
import { smooth } from "../geometry/spline.ts";
import type { Trim } from "../model/part.ts";
import { n1 } from "../sheet.ts";

/** What is knitted into a leg, large enough to be seen from afar. */
export type HosieryPattern = "plain" | "plumetis" | "fishnet" | "ribbed" | "rings" | "side-stripe";

type Place = (across: number, y: number) => Point;

/** Heights below the crotch between which a leg is patterned. */
interface Stretch {
  readonly from: number;
  readonly until: number;
}

export function hosieryPattern(
  pattern: HosieryPattern,
  at: Place,
  { from, until }: Stretch,
  colour: Colour,
): Trim[] {
  const rows = (step: number): number[] =>
    Array.from({ length: Math.floor((until - from) / step) }, (_, i) => from + i * step);
  const strokes = (lines: readonly (readonly Point[])[], width: number, opacity: number): Trim => ({
    kind: "drawn",
    draw: (pen) => {
      const data = lines.map((line) => pathData(smooth(line).map(pen.at))).join("");
      return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${n1(width * pen.scale)}" stroke-linecap="round" opacity="${opacity}"/>`;
    },
  });
  switch (pattern) {
    case "plain":
      return [];
    case "plumetis":
      return [
        {
          kind: "drawn",
          // A dot is a line of no length with round ends: the shortest way to write a hundred of them.
          draw: (pen) => {
            const dots = rows(2.5).flatMap((y, row) =>
              (row % 2 ? [0.2, 0.5, 0.8] : [0.06, 0.35, 0.65, 0.94]).map((across) => {
                const [x, py] = pen.at(at(across, y));
                return `M${n1(x)} ${n1(py)}h0`;
              }),
            );
            return `<path d="${dots.join("")}" stroke="${colour}" stroke-width="${n1(0.85 * pen.scale)}" stroke-linecap="round" opacity=".9"/>`;
          },
        },
      ];
    case "fishnet": {
      const slant = 7;
      const net = rows(2.6).flatMap((y) =>
        y + slant > until
          ? []
          : [
              [at(0, y), at(0.5, y + slant / 2 + 0.5), at(1, y + slant)],
              [at(1, y), at(0.5, y + slant / 2 + 0.5), at(0, y + slant)],
            ],
      );
      return [strokes(net, 0.24, 0.9)];
    }
    case "ribbed":
      return [
        strokes(
          [0.1, 0.3, 0.5, 0.7, 0.9].map((across) => rows((until - from) / 9).map((y) => at(across, y))),
          0.36,
          0.6,
        ),
      ];
    case "rings":
      return [
        strokes(
          rows(6).map((y) => [at(0.02, y), at(0.5, y + 0.9), at(0.98, y)]),
          2.2,
          0.85,
        ),
      ];
    case "side-stripe":
      return [strokes([rows((until - from) / 9).map((y) => at(0.82, y))], 1.5, 0.9)];
  }
}
