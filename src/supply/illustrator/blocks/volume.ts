import { averageColour, type Cloth } from "../cloth/cloth.ts";
import { light, lightness, shadow } from "../colour/oklab.ts";
import type { Path } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import { clamp, type Point } from "../geometry/point.ts";
import type { Trim } from "../model/part.ts";
import { n1, n2 } from "../sheet.ts";

export interface Volume {
  readonly centre: Point;
  readonly radius: number;
  /** 1 as on a moulded cup, less where cloth only fills a little. */
  readonly strength?: number;
}

/** Roundness in both directions, which a part's own light along one axis cannot give: a cup, a knot. */
export function volume(
  outline: Path,
  cloth: Cloth,
  { centre, radius, strength = 1 }: Volume,
): Extract<Trim, { kind: "drawn" }> {
  const average = averageColour(cloth);
  const value = lightness(average);
  const glow = clamp(0.2 + value * 0.42, 0.2, 0.58) * strength;
  const shade = clamp(0.72 - value * 0.46, 0.26, 0.6) * strength;
  const [lit, dark] = [light(average, 0.7), shadow(average, 0.6)];
  return {
    kind: "drawn",
    draw: ({ sheet, at, scale }) => {
      const [x, y] = at(centre);
      const r = radius * scale;
      // The lamp stands at the top left, on whichever side of the garment the piece is.
      const focus = `cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}" fx="${n1(x - r * 0.3)}" fy="${n1(y - r * 0.34)}"`;
      const stop = (offset: number, colour: string, opacity: number) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${n2(opacity)}"/>`;
      const paint = sheet.define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${focus}>${stop(0, lit, glow)}${stop(0.34, lit, glow * 0.4)}${stop(0.6, dark, 0)}${stop(0.84, dark, shade * 0.42)}${stop(1, dark, shade)}</radialGradient>`,
      );
      return `<path d="${pathData(outline.map(at))}" fill="url(#${paint})"/>`;
    },
  };
}

/** A thin tube seen against the light: it darkens to both its edges, where one looks through more cloth. */
export function sheerEdges(outline: Path, colour: Cloth["colour"]): Extract<Trim, { kind: "drawn" }> {
  // Many faint veils, each a little wider: a blur of this size would cost ten times as much.
  const widths = [0.15, 0.32, 0.5, 0.7, 0.92, 1.16, 1.42, 1.7, 2, 2.35];
  const opacity = 0.07;
  return {
    kind: "drawn",
    draw: ({ sheet, at, scale }) => {
      const shape = sheet.define((id) => `<path id="${id}" d="${pathData(outline.map(at))}"/>`);
      const clip = sheet.define((id) => `<clipPath id="${id}"><use href="#${shape}"/></clipPath>`);
      const veils = widths.map(
        (width) => `<use href="#${shape}" stroke-width="${n1(width * scale * 2)}" opacity="${n2(opacity)}"/>`,
      );
      return `<g clip-path="url(#${clip})" fill="none" stroke="${colour}">${veils.join("")}</g>`;
    },
  };
}
