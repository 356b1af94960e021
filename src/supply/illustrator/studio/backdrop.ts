import { type Colour, light, shadow } from "../colour/oklab.ts";
import type { Box } from "../geometry/path.ts";
import { n1, type Sheet } from "../sheet.ts";
import { blur, swept } from "./blur.ts";
import type { Painted } from "./garment.ts";
import { grainPattern } from "./grain.ts";
import { gradientStop } from "./shades.ts";

/** The studio wall. Its grain keeps the gradient from breaking into rings. */
export function paintBackdrop(sheet: Sheet, colour: Colour, [left, top, right, bottom]: Box): string {
  const wall = sheet.once(
    `wall ${colour}`,
    (id) =>
      `<radialGradient id="${id}" cx=".4" cy=".32" r=".95">${gradientStop(0, light(colour, 0.4))}${gradientStop(0.55, colour)}${gradientStop(1, shadow(colour, 0.08))}</radialGradient>`,
  );
  const grain = grainPattern(sheet, { grain: 0.22, frequency: ".8" }, false);
  return [wall, grain]
    .map(
      (paint) =>
        `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="url(#${paint})"/>`,
    )
    .join("");
}

/** On a wall: a far soft shadow, and a close one so narrow that two veils do for a blur. */
export function paintWallShadow(sheet: Sheet, { silhouette, box }: Painted, strength = 1): string {
  const moved = (dx: number, dy: number) =>
    `<use href="#${silhouette}" transform="translate(${n1(dx * sheet.unit)} ${n1(dy * sheet.unit)})"/>`;
  const [dx, dy] = [12 * strength, 22 * strength];
  const far = blur(sheet, 17 * strength * sheet.unit, swept(box, dx * sheet.unit, dy * sheet.unit), "shadow");
  return (
    `<g fill="#3a2d27"><g ${far} opacity=".19">${moved(dx, dy)}</g>` +
    `<g opacity=".09">${moved(4, 6.5)}</g><g opacity=".1">${moved(1.8, 3)}</g></g>`
  );
}

/** On a floor: a wide pool of shade and a dark line where it touches. */
export function paintFloorShadow(sheet: Sheet, [left, , right, floor]: Box): string {
  const u = sheet.unit;
  const middle = (left + right) / 2;
  const pool = (rx: number, ry: number, amount: number, opacity: number, dx: number, dy: number) => {
    const [x, y] = [middle + dx, floor + dy];
    return `<g ${blur(sheet, amount * u, [x - rx, y - ry, x + rx, y + ry], "shadow")}><ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(rx)}" ry="${n1(ry)}" opacity="${opacity}"/></g>`;
  };
  const width = right - left;
  return (
    pool(width * 0.5, 15 * u, 16, 0.26, 14 * u, 4 * u) + pool(width * 0.46, 4 * u, 3.5, 0.4, 2 * u, -1 * u)
  );
}
