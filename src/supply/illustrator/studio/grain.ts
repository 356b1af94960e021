import type { Optics } from "../cloth/optics.ts";
import { n2, type Sheet } from "../sheet.ts";

/** A small tile of turbulence costs a thirtieth of one over the whole picture. */
const size = 200;

/** The id of a pattern that lays the surface's grain over a garment, lit when the cloth is dark. */
export function grainPattern(
  sheet: Sheet,
  { grain, frequency }: Pick<Optics, "grain" | "frequency">,
  onDark: boolean,
): string {
  const strength = grain * 0.085;
  const ink = onDark ? 1 : 0;
  return sheet.once(`grain ${grain} ${frequency} ${ink}`, (id) => {
    const noise = sheet.define(
      (name) =>
        `<filter id="${name}" filterUnits="userSpaceOnUse" x="0" y="0" width="${size}" height="${size}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 ${ink} 0 0 0 0 ${ink} 0 0 0 0 ${ink} ${n2(strength * 3)} ${n2(strength * 3)} 0 0 ${n2(-strength * 2.6)}"/></filter>`,
    );
    return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" filter="url(#${noise})"/></pattern>`;
  });
}
