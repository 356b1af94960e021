import { optics } from "../cloth/optics.ts";
import type { Box } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Model } from "../model/part.ts";
import { boxOf } from "../model/place.ts";
import type { Sheet } from "../sheet.ts";
import { grainPattern } from "./grain.ts";
import { paintPart } from "./part.ts";
import { gradientStop, shadesOf } from "./shades.ts";

export interface Painted {
  readonly svg: string;
  /** Id of the whole silhouette, for the shadow it throws on the wall. */
  readonly silhouette: string;
  readonly box: Box;
}

/** A whole garment, already placed in pixels: its parts, then one light and one grain over all of it. */
export function paintGarment(sheet: Sheet, model: Model): Painted {
  const { lightness } = shadesOf(model.main);
  const body = model.parts.map((part) => paintPart(sheet, part)).join("");
  const silhouette = sheet.define((id) => `<path id="${id}" d="${silhouetteData(model)}"/>`);
  const over = (paint: string) => `<use href="#${silhouette}" fill="url(#${paint})"/>`;
  const behaviour = optics[model.main.kind];
  const grain = behaviour.grain * (lightness > 0.72 ? 0.5 : lightness > 0.55 ? 0.75 : 1);
  return {
    svg:
      body +
      over(studioLight(sheet, lightness > 0.7)) +
      (grain > 0 ? over(grainPattern(sheet, { ...behaviour, grain }, lightness < 0.35)) : ""),
    silhouette,
    box: boxOf(model.parts),
  };
}

/** All outlines as one shape. Holes wind the other way, so that they stay holes. */
function silhouetteData({ parts }: Model): string {
  return parts
    .filter((part) => (part.sheer ?? 0) < 0.9)
    .flatMap((part) => [
      part.outline.clockwise(),
      ...(part.holes ?? []).map((hole) => hole.clockwise().reverse()),
    ])
    .map(pathData)
    .join("");
}

/** The lamp stands at the top left. */
const studioLight = (sheet: Sheet, onLight: boolean): string =>
  sheet.once(
    `studio light ${onLight}`,
    (id) =>
      `<linearGradient id="${id}" x1=".2" y1="0" x2=".62" y2="1">${gradientStop(0, "#fff", onLight ? 0.18 : 0.06)}${gradientStop(0.4, "#fff", 0)}${gradientStop(0.55, "#160f18", 0)}${gradientStop(1, "#160f18", onLight ? 0.1 : 0.16)}</linearGradient>`,
  );
