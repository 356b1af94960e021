import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import { cubic, polyline } from "../geometry/spline.ts";
import type { Part, Trim } from "../model/part.ts";

/** A round neck from the left shoulder to the right one, `depth` below the shoulder at the centre. */
export function roundNeck(half: number, depth: number, top = 0): Path {
  const right = cubic([0, depth], [half * 0.56, depth], [half - 0.3, top + depth * 0.62], [half, top]);
  return right.mirror().reverse().to(right);
}

export function veeNeck(half: number, depth: number): Path {
  const right = cubic([0, depth], [1.2, depth * 0.86], [half - 0.8, depth * 0.35], [half, 0]);
  return right.mirror().reverse().to(right);
}

/** The back of the neck as seen from the front. */
export function backNeck(half: number, depth: number): Path {
  const right = cubic([0, depth], [half * 0.4, depth], [half * 0.7, depth * 0.9], [half, 0]);
  return right.mirror().reverse().to(right);
}

/** The woven label in the neck: with the dark inside, it makes a drawing a product shot. */
export const neckLabel = (y = 4.4, colour: `#${string}` = "#efe9df"): Trim => ({
  kind: "label",
  at: [0, y],
  width: 4.2,
  height: 1.7,
  colour,
});

/** The inside of the back, seen through the neck opening. */
export function neckInside(
  neck: Path,
  half: number,
  cloth: Cloth,
  label: Trim | undefined = neckLabel(),
): Part {
  return {
    outline: backNeck(half, 2.2).to(neck.shift(0, 0.6).reverse()).close(),
    cloth,
    role: "back",
    inside: 0.62,
    flat: true,
    ...(label && { trims: [label] }),
  };
}

export interface RibbedNeck {
  /** The seam the rib is sewn on, from shoulder to shoulder: where the body begins. */
  readonly seam: Path;
  /** Drawn before the body. */
  readonly back: Part[];
  /** Drawn after it. */
  readonly front: Part[];
}

/** A crew or V neck with a rib of this height; the rib stands up at the shoulders. */
export function ribbedNeck({
  half,
  depth,
  height,
  shape,
  body,
  rib,
  stand: standing = 0.78,
  backRise = 0.05,
}: {
  half: number;
  depth: number;
  height: number;
  shape: "crew" | "v";
  body: Cloth;
  rib: Cloth;
  /** How far the rib stands up at the shoulders and at the back, as shares of its height. */
  stand?: number;
  backRise?: number;
}): RibbedNeck {
  const seam = shape === "v" ? veeNeck(half, depth) : roundNeck(half, depth);
  const stand = height * standing;
  const edge: Point = [half - 1.1, -stand];
  const opening =
    shape === "v"
      ? veeNeck(half - 1.1, depth - height * 1.25).map(([x, y]) => [
          x,
          y - height * 0.72 * (1 - y / (depth - height)),
        ])
      : roundNeck(half - 1.1, depth - height, -stand);
  const backTop = cubic(
    [0, -height * backRise],
    [half * 0.35, -height * backRise],
    [half * 0.55, -height * (backRise + 0.1)],
    edge,
  );
  const backSeam = backNeck(half, 2.2);
  const bridge = polyline(edge, [half, 0]);
  return {
    seam,
    back: [
      neckInside(seam, half, body),
      {
        outline: backTop.mirror().reverse().to(backTop).to(bridge).to(backSeam.reverse()).close(),
        cloth: rib,
        role: "back",
        inside: 0.42,
        flat: true,
        edge: 0.6,
      },
    ],
    front: [
      {
        outline: opening.to(bridge).to(seam.reverse()).close(),
        cloth: rib,
        role: "collar",
        lift: 0.35,
        lines: [{ path: seam, kind: "groove" }],
      },
    ],
  };
}
