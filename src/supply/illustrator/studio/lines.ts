import type { Cloth } from "../cloth/cloth.ts";
import { type Colour, light, lightness, shadow } from "../colour/oklab.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Line } from "../model/part.ts";
import { n1, n2, type Sheet } from "../sheet.ts";
import { shadesOf } from "./shades.ts";

/** Widths and offsets in pixels of the 800 px picture. */
export function paintLine(sheet: Sheet, line: Line, cloth: Cloth): string {
  const strength = line.strength ?? 1;
  if (strength === 0) return "";
  const { average, patterned } = shadesOf(cloth);
  // A line on a patterned cloth must hold against its darker colour.
  const colour = patterned ? shadow(average, 0.25) : cloth.colour;
  const value = lightness(colour);
  const dark = shadow(colour, value > 0.5 ? 0.45 : 0.62);
  const lit = light(colour, value > 0.5 ? 0.55 : 0.26);
  const data = pathData(line.path);
  const u = sheet.unit;
  const pen = (ink: Colour, width: number, opacity: number) =>
    `stroke="${ink}" stroke-width="${n1(width * u)}" opacity="${n2(opacity * strength)}"`;
  const single = (attributes: string) => `<path d="${data}" ${attributes}/>`;
  /** A line and its lit or dark companion beside it. */
  const pair = (first: string, second: string, dx: number, dy: number) => {
    const id = sheet.define((name) => `<path id="${name}" d="${data}"/>`);
    const beside = `<use href="#${id}" ${second} transform="translate(${n1(dx * u)} ${n1(dy * u)})"/>`;
    return `<use href="#${id}" ${first}/>${beside}`;
  };
  const dashes = (on: number, off: number) => ` stroke-dasharray="${n1(on * u)} ${n1(off * u)}"`;
  switch (line.kind) {
    case "seam":
      return pair(pen(dark, 1.1, 0.6), pen(lit, 0.9, 0.3), 1.1, 0.5);
    case "groove":
      return pair(pen(dark, 2, 0.42), pen(lit, 1.2, 0.32), 0, 1.7);
    case "crease":
      return pair(pen(lit, 1.3, 0.45), pen(dark, 1, 0.34), 1.2, 0);
    case "pleat":
      return pair(pen(dark, 1.1, 0.55), pen(lit, 1, 0.35), 1.2, 0);
    case "cord":
      return pair(pen(dark, 3.2, 0.55), pen(lit, 1.5, 0.5), 0, -0.8);
    case "edge":
      return single(pen(dark, 1.5, 0.72));
    case "fine":
      return single(pen(dark, 0.8, 0.3));
    case "stitch": {
      if (line.colour) {
        const id = sheet.define((name) => `<path id="${name}" d="${data}"/>`);
        return (
          `<use href="#${id}" ${pen(dark, 1.8, 0.3)} transform="translate(${n1(0.4 * u)} ${n1(0.9 * u)})"/>` +
          `<use href="#${id}" ${pen(line.colour, 1.35, 0.95)}${dashes(3.6, 1.4)}/>`
        );
      }
      const thread = value > 0.62 ? shadow(colour, 0.34) : light(colour, value < 0.3 ? 0.2 : 0.3);
      return single(pen(thread, 0.95, 0.6) + dashes(2.7, 1.5));
    }
  }
}
