import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import { cubic, polyline, smooth, spline } from "../geometry/spline.ts";
import type { Line, Part } from "../model/part.ts";
import { backNeck, neckLabel, roundNeck, veeNeck } from "./ribbed-neck.ts";

export type OpenNeckShape = "round" | "v" | "scoop" | "boat" | "square" | "sweetheart";

/** Half-width at the shoulders and depth at the centre, as they are usually cut. */
export const openNeckSizes = {
  round: { half: 8.4, depth: 9 },
  v: { half: 8.2, depth: 17 },
  scoop: { half: 9.6, depth: 14 },
  boat: { half: 12.2, depth: 4.2 },
  square: { half: 10.4, depth: 13 },
  sweetheart: { half: 10.6, depth: 15.5 },
} as const satisfies Record<OpenNeckShape, { half: number; depth: number }>;

/** A neckline without collar or rib, from the left shoulder to the right one. */
export function openNeck(shape: OpenNeckShape, half: number, depth: number): Path {
  const whole = (right: Path) => right.mirror().reverse().to(right);
  switch (shape) {
    case "round":
    case "scoop":
      return roundNeck(half, depth);
    case "v":
      return veeNeck(half, depth);
    case "boat":
      return whole(cubic([0, depth], [half * 0.5, depth], [half * 0.86, depth * 0.62], [half, 0]));
    case "square": {
      const [bottom, side]: [Point, Point] = [
        [half - 2.9, depth],
        [half - 0.9, depth - 2.1],
      ];
      return whole(
        polyline([0, depth], bottom)
          .to(cubic(bottom, [half - 1.6, depth], [half - 1, depth - 0.7], side))
          .lineTo([half, 0]),
      );
    }
    case "sweetheart":
      return whole(
        spline(
          [0, depth, "*"],
          [half * 0.3, depth - 2.6],
          [half * 0.62, depth - 3.1],
          [half * 0.88, depth - 4.4],
          [half - 0.2, depth * 0.4],
          [half, 0, "*"],
        ),
      );
  }
}

/** A V with straight edges, as where two fronts cross. */
export const veeOf = (half: number, depth: number): Path =>
  spline(
    [-half, 0, "*"],
    [-half * 0.62, depth * 0.42],
    [0, depth, "*"],
    [half * 0.62, depth * 0.42],
    [half, 0, "*"],
  );

/** A line beside a neckline, outside of it: binding, facing or stitches. */
export function besideNeck(neck: Path, half: number, by: number): Path {
  const pointed = Math.abs(neck.tangent(0.47)[1]) > 0.5;
  // The point of a V must stay one; elsewhere the line keeps its distance.
  if (pointed) {
    return neck.map(
      ([x, y]): Point => [x * (1 + by / half), y + by * (1 - Math.abs(x) / half) * 1.3 + by * 0.1],
    );
  }
  const slope = (share: number) => Math.max(0, 1 - Math.min(share, 1 - share) * 12) * by * 0.35;
  const nodes = 24;
  return smooth(
    Array.from({ length: nodes + 1 }, (_, i): Point => {
      const share = i / nodes;
      const [x, y] = neck.at(share);
      const [nx, ny] = neck.normal(share);
      return [x + nx * by, y + ny * by + slope(share)];
    }),
  );
}

/** The inside of the back seen through the neckline, with the back's own edge. */
export function neckBack(
  neck: Path,
  half: number,
  depth: number,
  cloth: Cloth,
  { label = true, edge = 0.9 }: { label?: boolean; edge?: number } = {},
): Part {
  const back = backNeck(half, depth);
  const lines: Line[] = edge > 0 ? [{ path: back.shift(0, edge), kind: "seam" }] : [];
  return {
    outline: back.to(neck.shift(0, 0.6).reverse()).close(),
    cloth,
    role: "back",
    inside: 0.55,
    flat: true,
    lines,
    ...(label && { trims: [neckLabel(depth + 2.3)] }),
  };
}
