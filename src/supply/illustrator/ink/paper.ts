import { n2, type Sheet } from "../sheet.ts";
import { type InkTheme, inks } from "./inks.ts";

/** A sheet of laid paper with its tooth. */
export function paintPaper(sheet: Sheet, theme: InkTheme, width: number, height: number): string {
  const tone = theme === "light" ? [0.35, 0.3, 0.22] : [0.9, 0.85, 0.8];
  const size = 140;
  const tooth = sheet.once(`tooth ${theme}`, (id) => {
    const noise = sheet.define(
      (name) =>
        `<filter id="${name}" filterUnits="userSpaceOnUse" x="0" y="0" width="${size}" height="${size}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="3" seed="9" stitchTiles="stitch"/><feColorMatrix values="${tone.map((value) => `0 0 0 0 ${n2(value)}`).join(" ")} 0 ${theme === "light" ? ".2 0 0 -.075" : ".12 0 0 -.045"}"/></filter>`,
    );
    return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${size}" height="${size}" filter="url(#${noise})"/></pattern>`;
  });
  const rect = (fill: string) => `<rect width="${width}" height="${height}" fill="${fill}"/>`;
  return rect(inks[theme].paper) + rect(`url(#${tooth})`);
}
