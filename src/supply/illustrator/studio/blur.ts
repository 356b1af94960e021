import type { Box } from "../geometry/path.ts";
import type { Sheet } from "../sheet.ts";

/**
 * A blur with an explicit region: shares of the bounding box crop thin straps and waste area.
 * Regions are rounded outwards, so that neighbours share one filter. A shadow is black: blurring only how
 * opaque it is costs half.
 */
export function blur(sheet: Sheet, amount: number, box: Box, of: "colours" | "shadow" = "colours"): string {
  const deviation = Math.max(0.5, Math.round(amount * 2) / 2);
  const pad = deviation * 3 + 2;
  const [x, y] = [down(box[0] - pad), down(box[1] - pad)];
  const [width, height] = [up(box[2] + pad - x), up(box[3] + pad - y)];
  const id = sheet.once(
    `blur ${of} ${deviation} ${x} ${y} ${width} ${height}`,
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB"><feGaussianBlur${of === "shadow" ? ' in="SourceAlpha"' : ""} stdDeviation="${deviation}"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

const step = 16;
const down = (value: number) => Math.floor(value / step) * step;
const up = (value: number) => Math.ceil(value / step) * step;

/** A box and its copy moved by (dx, dy). */
export const swept = ([left, top, right, bottom]: Box, dx: number, dy: number): Box => [
  left + Math.min(0, dx),
  top + Math.min(0, dy),
  right + Math.max(0, dx),
  bottom + Math.max(0, dy),
];
