import type { Optics } from "../cloth/optics.ts";
import { n2, type Sheet } from "../sheet.ts";

/**
 * A small tile of turbulence costs a thirtieth of one over the whole picture. It must also fit, with what it
 * has to spare, into the closest view: renderers cut a filter off at the size of the canvas.
 */
const size = 140;
/** The noise reaches over the tile's edge, or a strip without grain shows between two tiles up close. */
const spare = 8;

/** The id of a pattern that lays the surface's grain over a garment, lit when the cloth is dark. */
export function grainPattern(
  sheet: Sheet,
  { grain, frequency }: Pick<Optics, "grain" | "frequency">,
  onDark: boolean,
): string {
  // White specks on dark cloth look like dust long before dark ones on light cloth do.
  const strength = grain * (onDark ? 0.05 : 0.085);
  const ink = onDark ? 1 : 0;
  return sheet.once(`grain ${grain} ${frequency} ${ink}`, (id) => {
    const noise = sheet.define(
      (name) =>
        `<filter id="${name}" filterUnits="userSpaceOnUse" x="${-spare}" y="${-spare}" width="${size + 2 * spare}" height="${size + 2 * spare}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="7" stitchTiles="stitch"/><feColorMatrix values="0 0 0 0 ${ink} 0 0 0 0 ${ink} 0 0 0 0 ${ink} ${n2(strength * 3)} ${n2(strength * 3)} 0 0 ${n2(-strength * 2.6)}"/></filter>`,
    );
    return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect x="${-spare}" y="${-spare}" width="${size + 2 * spare}" height="${size + 2 * spare}" filter="url(#${noise})"/></pattern>`;
  });
}
