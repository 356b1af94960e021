import type { Cloth } from "../cloth/cloth.ts";
import { offset, ribbon } from "../geometry/along.ts";
import type { Path } from "../geometry/path.ts";
import { add, type Point, scale } from "../geometry/point.ts";
import { smooth, spline } from "../geometry/spline.ts";
import type { Part } from "../model/part.ts";
import type { Metal } from "../silhouettes/silhouette.ts";
import { buckle } from "./shoe-hardware.ts";
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
 * A strap over the foot: it rises on the near side at `x`, turns over the ridge `height` above the bed,
 * and falls on the far side, where its lining is seen. The far half is laid behind the foot's bed.
 */
export function overFoot(
  foot: Foot,
  x: number,
  height: number,
  lean: number,
  strap: Strap,
): { far: Part; near: Part } {
  const { width, cloth, lining } = strap;
  const edge = (dx: number): Path =>
    spline(
      foot.place([x + dx, 0.35]),
      foot.place([x + dx + lean * 0.3 - 0.05, -height * 0.5]),
      foot.place([x + dx + lean * 0.7 + 0.3, -height * 0.88]),
      foot.place([x + dx + lean + 1.25, -height]),
    );
  const [rear, front] = [edge(0), edge(width / (foot.under(20)[0] / 20))];
  const crown = spline(rear.end, add(scale(add(rear.end, front.end), 0.5), [0.24, -0.2]), front.end);
  const near: Part = {
    outline: rear.to(crown).to(front.reverse()).close(),
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
        width: width * 0.16,
        depth: 0.8,
      },
    ],
    lines: (strap.stitch ?? width > 0.9) ? [stitched(rear, 0.18, 0.6), stitched(front, -0.18, 0.6)] : [],
  };
  const [a, b] = [rear.end, front.end];
  const floor = foot.under(x + 3)[1] - 0.3;
  const far: Part = {
    outline: spline(
      [a[0], a[1] - 0.02, "*"],
      [a[0] + 0.9, a[1] + 0.5],
      [a[0] + 1.3, (a[1] + floor) / 2],
      [a[0] + 1.4, floor, "*"],
    )
      .lineTo([b[0] + 1.25, floor])
      .to(
        spline(
          [b[0] + 1.25, floor, "*"],
          [b[0] + 1.1, (b[1] + floor) / 2],
          [b[0] + 0.7, b[1] + 0.34],
          [b[0], b[1] - 0.02, "*"],
        ),
      )
      .close(),
    cloth: lining,
    inside: 0.32,
    flat: true,
  };
  return { far, near };
}

/** A ring around the ankle: the far arc in lining, the near one with its buckle. */
export function ankleRing(
  [left, y]: Point,
  reach: number,
  strap: Strap,
  metal?: Metal,
): { far: Part; near: Part[] } {
  const arc = (bend: number): Path =>
    spline(
      [left, y, "*"],
      [left + reach * 0.28, y + bend],
      [left + reach * 0.68, y + bend * 1.12],
      [left + reach, y + 0.15, "*"],
    );
  const { width } = strap;
  const closing = arc(1.45);
  return {
    far: { outline: ribbon(arc(-1.2), width * 0.9, 10), cloth: strap.lining, inside: 0.3, flat: true },
    near: [
      { ...strapAlong(closing, strap), lift: 0.26 },
      ...(metal ? buckle(closing.at(0.62), Math.max(0.95, width * 0.95), width + 0.5, -4, metal) : []),
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
