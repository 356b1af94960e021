import type { Cloth } from "../cloth/cloth.ts";
import type { Path } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import { closedSpline } from "../geometry/spline.ts";
import type { Fold, Part } from "../model/part.ts";
import type { Random } from "../random.ts";

export interface Bordered {
  /** Side of the square, in centimetres. */
  readonly size: number;
  readonly border: "none" | "single" | "double";
}

/** An outline through the corners whose edges wave a little, as rolled hems do. */
export function waved(corners: readonly Point[], random: Random, amount: number): Path {
  return closedSpline(
    ...corners.flatMap((point, i) => {
      const next = corners[(i + 1) % corners.length] ?? point;
      const across: Point = [-(next[1] - point[1]), next[0] - point[0]];
      const at = (share: number): readonly [number, number] => {
        const push = random.sway(amount);
        return [
          point[0] + (next[0] - point[0]) * share + across[0] * push,
          point[1] + (next[1] - point[1]) * share + across[1] * push,
        ];
      };
      return [[point[0], point[1], "*"] as const, at(0.3), at(0.68)];
    }),
  );
}

const scaled = (path: Path, by: number, [cx, cy]: Point): Path =>
  path.map(([x, y]) => [cx + (x - cx) * by, cy + (y - cy) * by]);

/** A piece with its printed border: the whole in the border's colour, the field upon it. */
export function bordered(
  outline: Path,
  centre: Point,
  { border, size }: Bordered,
  main: Cloth,
  trim: Cloth,
  folds: Fold[],
  more: Partial<Part> = {},
): Part[] {
  if (border === "none") {
    return [
      {
        outline,
        cloth: main,
        role: "body",
        lift: 0.5,
        folds,
        lines: [{ path: scaled(outline, 0.985, centre), kind: "fine", strength: 1.6 }],
        ...more,
      },
    ];
  }
  const inner = 1 - 9 / size;
  const ground: Part = {
    outline,
    cloth: trim,
    role: "body",
    lift: 0.5,
    lines: [{ path: scaled(outline, 0.985, centre), kind: "fine", strength: 1.6 }],
    ...more,
  };
  const line: Part = {
    outline: scaled(outline, inner + 0.035, centre),
    cloth: { kind: main.kind, colour: main.colour },
    role: "body",
    edge: 0.3,
    flat: true,
  };
  const stripe: Part = {
    outline: scaled(outline, inner + 0.018, centre),
    cloth: trim,
    role: "body",
    edge: 0.3,
    flat: true,
  };
  const field: Part = {
    outline: scaled(outline, inner, centre),
    cloth: main,
    role: "body",
    edge: 0.3,
    folds,
  };
  return border === "single" ? [ground, field] : [ground, line, stripe, field];
}
