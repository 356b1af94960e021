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
  const [left, top, right, bottom] = seen(sheet, box, pad);
  const [x, y] = [down(left - pad), down(top - pad)];
  const [width, height] = [up(right + pad - x), up(bottom + pad - y)];
  const id = sheet.once(
    `blur ${of} ${deviation} ${x} ${y} ${width} ${height}`,
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}" color-interpolation-filters="sRGB"><feGaussianBlur${of === "shadow" ? ' in="SourceAlpha"' : ""} stdDeviation="${deviation}"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

/** What of a box can reach into the window; a speck at its edge when nothing does. */
function seen({ window }: Sheet, box: Box, pad: number): Box {
  if (!window) return box;
  const [left, right] = [Math.max(box[0], window[0] - pad), Math.min(box[2], window[2] + pad)];
  const [top, bottom] = [Math.max(box[1], window[1] - pad), Math.min(box[3], window[3] + pad)];
  return [left, top, Math.max(left, right), Math.max(top, bottom)];
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
