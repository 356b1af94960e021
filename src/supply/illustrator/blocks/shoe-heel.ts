import type { Cloth } from "../cloth/cloth.ts";
import { mix, type Point } from "../geometry/point.ts";
import { corner, polyline, spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import { eased, type Foot } from "./shoe-last.ts";
import { soleTop } from "./shoe-sole.ts";

export type HeelShape = "stiletto" | "kitten" | "block" | "flared" | "cuban" | "wedge" | "low";

/** A heel from its seat to the floor: how far back and front stand at the seat, half-way and on the floor. */
interface HeelLine {
  readonly back: readonly [number, number, number];
  readonly front: readonly [number, number, number];
}

const heelLines: Record<Exclude<HeelShape, "wedge">, HeelLine> = {
  stiletto: { back: [0.42, 1.6, 2.15], front: [6.6, 3.35, 3] },
  kitten: { back: [0.42, 1.35, 1.75], front: [6.2, 3.3, 3.1] },
  block: { back: [0.42, 0.55, 0.75], front: [6.3, 5.2, 5] },
  flared: { back: [0.42, 0.75, 0.45], front: [6.2, 4.6, 5.6] },
  cuban: { back: [0.42, 0.75, 1.35], front: [7.4, 6.7, 6.4] },
  low: { back: [0.42, 0.48, 0.6], front: [6.9, 6.7, 6.6] },
};

export interface HeeledSole {
  readonly shape: HeelShape;
  readonly sole: Cloth;
  readonly heel: Cloth;
  /** Layers seen in a stacked heel. */
  readonly lifts?: number;
}

/** A thin sole that follows the foot's arch, and the heel under it. */
export function heeledSole(foot: Foot, { shape, sole, heel, lifts = 0 }: HeeledSole): Part[] {
  const thick = (x: number) => mix(0.42, foot.last.sole, eased(13.5, 18.5, x));
  const top = soleTop(foot, 0.06, [-0.95, 0.12]);
  const tip = top.end;
  const under = (x: number): Point => foot.under(x, thick(x));
  const base = spline(
    corner(tip),
    [tip[0] + 0.06, tip[1] + 0.2],
    [tip[0] - 0.5, mix(tip[1], under(28)[1], 0.6)],
    under(27),
    under(24.5),
    under(21),
    under(18.5),
    under(16),
    under(13),
    under(10),
    under(7),
    under(4),
    corner(under(1.1)),
  );
  const plate: Part = { outline: top.to(base).close(), cloth: sole, lift: 0.06, edge: 0.8 };
  if (shape === "wedge") return [wedge(foot, heel), plate];
  return [plate, heelPart(foot, heelLines[shape], heel, lifts)];
}

function heelPart(foot: Foot, { back, front }: HeelLine, cloth: Cloth, lifts: number): Part {
  const seat = (x: number): Point => foot.under(x, 0.02);
  const [height] = [-seat(back[0])[1]];
  const [x0] = seat(back[0]);
  const scale = foot.under(10)[0] / 10;
  const at = (x: number, share: number): Point => [x * scale, -height * (1 - share)];
  const outline = spline(
    corner([x0, -height]),
    at(mix(back[0], back[1], 0.62), 0.24),
    at(back[1], 0.5),
    at(mix(back[1], back[2], 0.6), 0.8),
    corner(at(back[2], 1)),
  )
    .lineTo(at(front[2], 1))
    .to(
      spline(
        corner(at(front[2], 1)),
        at(mix(front[1], front[2], 0.5), 0.75),
        at(front[1], 0.48),
        at(mix(front[0], front[1], 0.62), 0.26),
        corner(seat(front[0])),
      ),
    )
    .to(spline(corner(seat(front[0])), seat(front[0] * 0.5), corner([x0, -height])))
    .close();
  const wide = front[1] - back[1];
  const middle = (share: number): Point =>
    at(mix(back[1], front[1], 0.34) + (back[2] - back[1]) * (share - 0.5), share);
  return {
    outline,
    cloth,
    folds: [
      {
        spine: spline(middle(0.16), middle(0.5), middle(0.94)),
        width: Math.min(0.6, wide * 0.2),
        depth: 0.85,
      },
      {
        spine: spline(at(front[1] - 0.1, 0.2), at(front[1] - 0.12, 0.5), at(front[2] - 0.1, 0.98)),
        width: 0.3,
        depth: -0.5,
      },
    ],
    lines: [
      { path: polyline([-1, -0.35], [9, -0.35]), kind: "groove", strength: 0.7 },
      ...Array.from({ length: lifts }, (_, i) => ({
        path: polyline([-1, -(height * (i + 1)) / (lifts + 1)], [9, -(height * (i + 1)) / (lifts + 1)]),
        kind: "groove" as const,
        strength: 0.35,
      })),
    ],
  };
}

/** Solid from the heel to the ball. */
function wedge(foot: Foot, cloth: Cloth): Part {
  const top = soleTop(foot, -0.2, [0.02, 0.1]);
  const [tipX, tipY] = top.end;
  const [back] = foot.under(0);
  return {
    outline: top
      .to(
        spline(
          [tipX, tipY, "*"],
          [tipX - 0.3, tipY + 0.5],
          [foot.under(27)[0], -0.18],
          [foot.under(24)[0], 0, "*"],
        ),
      )
      .lineTo([back + 0.75, 0])
      .to(spline([back + 0.75, 0, "*"], [back + 0.3, top.start[1] * 0.45], [back - 0.02, top.start[1], "*"]))
      .close(),
    cloth,
    lift: 0.06,
    folds: [
      {
        spine: spline([back + 1.6, -0.6], [back + 1.5, top.start[1] * 0.5], [back + 1.4, top.start[1] + 0.6]),
        width: 0.7,
        depth: 0.6,
      },
    ],
  };
}
