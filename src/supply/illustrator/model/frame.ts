import type { Box } from "../geometry/path.ts";
import { clamp, type Point } from "../geometry/point.ts";
import { type Family, families } from "./families.ts";
import type { Model } from "./part.ts";
import { boxOf, moveModel } from "./place.ts";

/** Every picture of a garment is drawn in this frame; strokes and textures are measured in its pixels. */
export const pictureWidth = 800;
export const pictureHeight = 1000;
export const wholeFrame: Box = [0, 0, pictureWidth, pictureHeight];

/** Least space between the garment and the frame, as a share of it. */
const margin = 0.07;

export interface Framed {
  readonly model: Model;
  /** Where a point of the garment lies in the frame. */
  readonly at: (point: Point) => Point;
}

export function placeInFrame(model: Model, family: Family): Framed {
  const { at, scale } = frameOf(model, family);
  return { model: moveModel(model, { at, scale }), at };
}

/** Each family has one scale, so that cropped is shorter than long; what would not fit is made smaller. */
export function frameOf(model: Model, family: Family) {
  const [left, top, right, bottom] = boxOf(model.parts);
  const { scale: usual, middle } = families[family];
  const scale = Math.min(
    usual,
    (pictureWidth * (1 - 2 * margin)) / (right - left),
    (pictureHeight * (1 - 2 * margin)) / (bottom - top),
  );
  const x = pictureWidth / 2 - (scale * (left + right)) / 2;
  const half = (scale * (bottom - top)) / 2;
  const edge = pictureHeight * margin;
  const centre = clamp(middle * pictureHeight, half + edge, pictureHeight - half - edge);
  const y = centre - (scale * (top + bottom)) / 2;
  const at = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  return { at, scale };
}

/** The window on the model's detail, in the frame's proportions and never beyond it. */
export function detailWindow({ detail }: Model, at: (point: Point) => Point): Box {
  const [left, top, right, bottom] = detail.box;
  const [[x0, y0], [x1, y1]] = [at([left, top]), at([right, bottom])];
  const width = Math.min(pictureWidth, Math.max(x1 - x0, ((y1 - y0) * pictureWidth) / pictureHeight));
  const height = (width * pictureHeight) / pictureWidth;
  const x = clamp((x0 + x1 - width) / 2, 0, pictureWidth - width);
  const y = clamp((y0 + y1 - height) / 2, 0, pictureHeight - height);
  return [x, y, x + width, y + height];
}
