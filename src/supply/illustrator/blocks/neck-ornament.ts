import type { Colour } from "../colour/oklab.ts";
import type { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import { ellipse } from "../geometry/shapes.ts";
import { closedSpline } from "../geometry/spline.ts";
import type { Trim } from "../model/part.ts";
import { besideNeck } from "./open-neck.ts";

export interface NeckOrnament {
  readonly seam: Path;
  readonly half: number;
  readonly depth: number;
  /** Whether the neck ends in a point: then one row runs down from it, else two beside a slit. */
  readonly point: boolean;
  readonly colour: Colour;
}

/** Stitched by hand: small leaves and dots along the neck and down the front. */
export function neckOrnament({ seam, half, depth, point, colour }: NeckOrnament): Trim {
  const line = besideNeck(seam, half, 2.4);
  const count = 22;
  const shapes: Path[] = Array.from({ length: count - 1 }, (_, i) => {
    const share = (i + 1) / count;
    const [x, y] = line.at(share);
    const [tx, ty] = seam.tangent(share);
    return i % 2 === 0 ? ellipse([x, y], 0.26) : leaf(x, y, tx * 0.66, ty * 0.66);
  });
  for (let i = 0; i < 13; i++) {
    const y = depth + 3.8 + i * 1.4;
    if (point) shapes.push(i % 2 === 0 ? ellipse([0, y], 0.3) : leaf(0, y, 0.8, 0));
    else
      for (const side of [-1, 1])
        shapes.push(i % 2 === 0 ? ellipse([side * 2.2, y], 0.26) : leaf(side * 2.5, y, 0, 0.6));
  }
  return {
    kind: "drawn",
    draw: ({ at }) => {
      const data = shapes.map((shape) => pathData(shape.map(at))).join("");
      return `<path d="${data}" fill="${colour}" fill-opacity=".9"/>`;
    },
  };
}

/** A leaf around a point, reaching this far to both sides. */
const leaf = (x: number, y: number, dx: number, dy: number): Path =>
  closedSpline(
    [x - dx, y - dy, "*"],
    [x - dy * 0.42, y + dx * 0.42],
    [x + dx, y + dy, "*"],
    [x + dy * 0.42, y - dx * 0.42],
  );
