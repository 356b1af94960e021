import type { Cloth } from "../cloth/cloth.ts";
import type { Colour } from "../colour/oklab.ts";
import { ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { add, between, mix, type Point, scale, subtract, unit } from "../geometry/point.ts";
import { smooth } from "../geometry/spline.ts";
import type { Part, Trim } from "../model/part.ts";

export interface Lacing {
  /** The near facing's edge, from the ankle to the toe, and the line over the tongue beside it. */
  readonly facing: Path;
  readonly tongue: Path;
  readonly count: number;
  readonly lace: Cloth;
  /** Width of a lace. */
  readonly width?: number;
  /** How far the eyelets lie inside the facing's edge: positive is to the left-hand side of the line. */
  readonly inset?: number;
  /** Shares of the facing and of the tongue between which the bars lie. */
  readonly span?: readonly [number, number];
  readonly tongueSpan?: readonly [number, number];
  readonly eyelet?: { readonly colour: Colour; readonly radius: number };
}

/** Laces over a tongue, seen from the side: bars from the eyelets over the ridge. */
export function lacing(laced: Lacing): { bars: Part[]; eyelets: Trim[] } {
  const { facing, tongue, count, lace, width = 0.55, inset = 0.75 } = laced;
  const [from, until] = laced.span ?? [0.06, 0.9];
  const [tongueFrom, tongueUntil] = laced.tongueSpan ?? [0.1, 0.9];
  const bars: Part[] = [];
  const eyelets: Trim[] = [];
  for (let i = 0; i < count; i++) {
    const share = count > 1 ? i / (count - 1) : 0.5;
    const place = mix(from, until, share);
    const eye = add(facing.at(place), scale(facing.normal(place), inset));
    const top = tongue.at(mix(tongueFrom, tongueUntil, share));
    bars.push(bar(eye, top, width, lace));
    if (laced.eyelet) eyelets.push({ kind: "rivet", at: eye, ...laced.eyelet });
  }
  return { bars, eyelets };
}

/** One lace from its eyelet over the edge of the tongue, rounded where it turns away. */
function bar(eye: Point, top: Point, width: number, cloth: Cloth): Part {
  const along = unit(subtract(top, eye));
  const beyond = add(top, scale(along, 0.1));
  const middle = add(between(eye, beyond, 0.55), [0.1, -0.1]);
  const spine = smooth([eye, middle, beyond]);
  return {
    outline: ribbon(spine, (share) => width * (share > 0.92 || share < 0.08 ? 0.78 : 1), 6),
    cloth,
    lift: 0.2,
    edge: 0.8,
  };
}

/** A tied bow on the instep: two loops and two ends. */
export function laceBow(at: Point, lace: Cloth, width = 0.42): Part[] {
  const [x, y] = at;
  const strand = (...points: Point[]): Part => ({
    outline: ribbon(smooth(points.map(([dx, dy]): Point => [x + dx, y + dy])), width, 9),
    cloth: lace,
    lift: 0.22,
    edge: 0.8,
  });
  return [
    strand([0.1, 0], [-0.5, 1.2], [-1.2, 2.4], [-1.3, 3.4]),
    strand([0, 0], [0.9, 0.7], [1.5, 1.7], [1.6, 2.7]),
    strand([0, 0.1], [-1.3, -0.5], [-2.5, 0.3], [-2.3, 1.2], [-1.2, 1], [0, 0.1]),
    strand([0, 0], [1.3, -0.7], [2.5, -0.2], [2.4, 0.8], [1.3, 0.8], [0.1, 0.1]),
    {
      outline: ribbon(
        smooth([
          [x - 0.32, y - 0.1],
          [x, y + 0.02],
          [x + 0.36, y + 0.08],
        ]),
        0.62,
        4,
      ),
      cloth: lace,
      lift: 0.25,
      edge: 0.8,
    },
  ];
}
