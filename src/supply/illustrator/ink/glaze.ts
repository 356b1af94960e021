import type { Box } from "../geometry/path.ts";
import { hash } from "../random.ts";
import type { Sheet } from "../sheet.ts";

/**
 * A filter that makes a flat shape a wash: pigment pools in some places, the paper shines through in
 * others, and its tooth shows. Slow over a whole grid of pictures, right for the few that are sketched.
 */
export function washFilter(sheet: Sheet, box: Box): string {
  const u = sheet.unit;
  const [left, top] = [Math.floor(box[0] - 12 * u), Math.floor(box[1] - 12 * u)];
  const [width, height] = [Math.ceil(box[2] + 12 * u - left), Math.ceil(box[3] + 12 * u - top)];
  const seed = hash(sheet.seed) % 90;
  const id = sheet.once(
    `wash ${left} ${top} ${width} ${height}`,
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="${left}" y="${top}" width="${width}" height="${height}" color-interpolation-filters="sRGB">` +
      `<feTurbulence type="fractalNoise" baseFrequency="${round(0.006 / u)} ${round(0.009 / u)}" numOctaves="6" seed="${seed}" result="n"/>` +
      `<feDisplacementMap in="SourceGraphic" in2="n" scale="${round(9 * u)}" xChannelSelector="R" yChannelSelector="G" result="d"/>` +
      `<feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.15 .75 0 0 -.22" result="a"/>` +
      `<feComposite in="d" in2="a" operator="in"/></filter>`,
  );
  return `filter="url(#${id})"`;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;
