import type { Cloth } from "../cloth/cloth.ts";
import { offset, ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { add, mix, type Point, scale } from "../geometry/point.ts";
import { polyline, smooth } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import type { Metal } from "../silhouettes/silhouette.ts";
import { onFoot, turnsAway } from "./foot-form.ts";
import { buckle, punched } from "./shoe-hardware.ts";
import type { Foot } from "./shoe-last.ts";
import { stitched } from "./shoe-shading.ts";

export interface Strap {
  readonly cloth: Cloth;
  readonly lining: Cloth;
  readonly width: number;
  readonly stitch?: boolean;
}

/** A flat strap along a line on the near side. */
export const strapAlong = (spine: Path, { cloth, width, stitch = width > 0.9 }: Strap): Part => ({
  outline: ribbon(spine, width, 12),
  cloth,
  lift: 0.3,
  folds: [{ spine: offset(spine, -width * 0.12, 0.05, 0.95, 6), width: width * 0.16, depth: 0.8 }],
  lines: stitch
    ? [stitched(spine, width / 2 - 0.16, 0.6, 0, 1), stitched(spine, -width / 2 + 0.16, 0.6, 0, 1)]
    : [],
});

/**
 * A strap over the foot: it stands on the near edge of the bed at `x`, turns over the ridge `height` above
 * it and falls on the far edge, where its lining is seen; `lean` is how far it has moved on at the ridge.
 * The far half is laid behind the foot's bed.
 */
export function overFoot(
  foot: Foot,
  x: number,
  height: number,
  lean: number,
  strap: Strap,
): { far: Part; near: Part } {
  const { width, cloth, lining } = strap;
  const wide = width / (foot.under(20)[0] / 20);
  const edge = (dx: number, from: number, until: number): Path =>
    smooth(
      [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => {
        const degrees = mix(from, until, share);
        const moved = lean * (1 - Math.cos((degrees * Math.PI) / 180));
        // Strips that lie nearer to the toe lie lower.
        return onFoot(foot, x + dx + moved, degrees, height - dx * 0.16);
      }),
    );
  const [rear, front] = [edge(0, 0, turnsAway), edge(wide, 0, turnsAway)];
  const sunk = ([px, py]: Point): Point => [px, py + 0.3];
  const near: Part = {
    outline: polyline(sunk(rear.start), rear.start)
      .to(rear)
      .to(front.reverse())
      .lineTo(sunk(front.start))
      .close(),
    cloth,
    lift: 0.34,
    grain: -15,
    folds: [
      {
        spine: smooth(
          rear
            .points(4)
            .map((point, i): Point => add(scale(point, 0.58), scale(front.points(4)[i] ?? point, 0.42))),
        ),
        width: width * 0.17,
        depth: 0.85,
      },
    ],
    lines: (strap.stitch ?? width > 0.9) ? [stitched(rear, 0.18, 0.6), stitched(front, -0.18, 0.6)] : [],
  };
  const [behind, before] = [edge(0.06, turnsAway - 8, 180), edge(wide - 0.06, turnsAway - 8, 180)];
  const far: Part = {
    outline: behind.to(before.reverse()).close(),
    cloth: lining,
    inside: 0.3,
    flat: true,
  };
  return { far, near };
}

/** A strap around the ankle: the far arc in lining, the near one with its end run through a buckle. */
export function ankleRing(
  [left, y]: Point,
  reach: number,
  strap: Strap,
  metal?: Metal,
): { far: Part; near: Part[] } {
  const { width, cloth } = strap;
  const arc = (depth: number, from = 0, until = 180, dy = 0): Path =>
    smooth(
      Array.from({ length: 9 }, (_, i): Point => {
        const angle = (mix(from, until, i / 8) * Math.PI) / 180;
        const share = (1 - Math.cos(angle)) / 2;
        return [left + reach * share, y + share * 0.35 + depth * Math.sin(angle) + dy];
      }),
    );
  const band = (depth: number, high: number, from = 0, until = 180): Path =>
    arc(depth, from, until, -high / 2)
      .to(arc(depth, from, until, high / 2).reverse())
      .close();
  const closing = arc(1.1);
  const tail = arc(1.16, 62, 150);
  const eyelets = [96, 108, 120, 132].map((degrees) => arc(1.16, degrees, degrees + 1).start);
  return {
    far: { outline: band(-0.95, width * 0.92), cloth: strap.lining, inside: 0.3, flat: true },
    near: [
      {
        outline: band(1.1, width),
        cloth,
        lift: 0.26,
        folds: [{ spine: arc(1.1, 20, 160, -width * 0.14), width: width * 0.16, depth: 0.85 }],
      },
      ...(metal
        ? [
            {
              outline: ribbon(tail, (share) => width * (share > 0.94 ? 0.6 : 0.86), 8),
              cloth,
              lift: 0.2,
              trims: [punched(eyelets, 0.07, cloth.colour)],
            },
            ...buckle(closing.at(0.37), Math.max(0.95, width), width + 0.62, 3, metal),
          ]
        : []),
    ],
  };
}

/** The end of a strap, run through its buckle along a line up the foot. */
export function buckledEnd(line: Path, cloth: Cloth, size: number, metal: Metal): Part[] {
  return [
    {
      outline: ribbon(line, (share) => (share > 0.93 ? 0.95 : 1.45) * size, 9),
      cloth,
      lift: 0.16,
      lines: [stitched(line, 0.52 * size, 0.6, 0, 0.95), stitched(line, -0.52 * size, 0.6, 0, 0.95)],
    },
    ...buckle(line.at(0.55), 1.8 * size, 2.1 * size, -80, metal),
  ];
}
