import type { Box } from "../geometry/path.ts";
import type { Point } from "../geometry/point.ts";
import type { Model, Part, Pen, Trim } from "./part.ts";

/** A move of the plane: every point by `at`, every length by `scale`, every direction by `turn` degrees. */
export interface Move {
  readonly at: (point: Point) => Point;
  readonly scale: number;
  readonly turn?: number;
  /** Whether left and right change places. */
  readonly flips?: boolean;
}

export function movePart(part: Part, move: Move): Part {
  const { at, scale, turn = 0, flips = false } = move;
  const grain = (part.grain ?? 0) * (flips ? -1 : 1) + turn;
  return {
    ...part,
    outline: part.outline.map(at),
    grain,
    ...(part.holes && { holes: part.holes.map((hole) => hole.map(at)) }),
    ...(part.origin && { origin: at(part.origin) }),
    ...(part.folds && {
      folds: part.folds.map((fold) => ({ ...fold, spine: fold.spine.map(at), width: fold.width * scale })),
    }),
    ...(part.lines && { lines: part.lines.map((line) => ({ ...line, path: line.path.map(at) })) }),
    ...(part.trims && { trims: part.trims.map((trim) => moveTrim(trim, move)) }),
  };
}

function moveTrim(trim: Trim, { at, scale, turn = 0 }: Move): Trim {
  switch (trim.kind) {
    case "button":
    case "rivet":
      return { ...trim, at: at(trim.at), radius: trim.radius * scale };
    case "label":
      return { ...trim, at: at(trim.at), width: trim.width * scale, height: trim.height * scale };
    case "drawn":
      return {
        ...trim,
        draw: (pen: Pen) =>
          trim.draw({
            sheet: pen.sheet,
            at: (point) => pen.at(at(point)),
            scale: pen.scale * scale,
            turn: pen.turn + turn,
          }),
      };
  }
}

/** The same piece on the other side. Mirror the geometry, never the folds: give the copy its own. */
export function mirrorPart(part: Part, centre = 0): Part {
  return movePart(part, { at: ([x, y]) => [2 * centre - x, y], scale: 1, flips: true });
}

export const moveModel = (model: Model, move: Move): Model => ({
  ...model,
  parts: model.parts.map((part) => movePart(part, move)),
});

export function boxOf(parts: readonly Part[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const part of parts) {
    const box = part.outline.box();
    left = Math.min(left, box[0]);
    top = Math.min(top, box[1]);
    right = Math.max(right, box[2]);
    bottom = Math.max(bottom, box[3]);
  }
  return [left, top, right, bottom];
}
