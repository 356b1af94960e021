import { optics } from "../cloth/optics.ts";
import type { Box } from "../geometry/path.ts";
import type { Model, Part } from "../model/part.ts";
import { boxOf } from "../model/place.ts";
import { n1, type Sheet } from "../sheet.ts";
import { grainPattern } from "./grain.ts";
import { paintPart } from "./part.ts";
import { gradientStop, shadesOf } from "./shades.ts";

export interface Painted {
  readonly svg: string;
  /** Id of all outlines together, for the shadow they throw on the wall. */
  readonly silhouette: string;
  readonly box: Box;
}

/** A whole garment, already placed in pixels: its parts, then one light and one grain over all of it. */
export function paintGarment(sheet: Sheet, model: Model): Painted {
  const { lightness } = shadesOf(model.main);
  const painted = model.parts.flatMap((part, i) =>
    canBeSeen(sheet, part) ? [{ part, ...paintPart(sheet, part, hostOf(model.parts, i)) }] : [],
  );
  const box = boxOf(model.parts);
  const shapes = painted
    .filter(({ part }) => (part.sheer ?? 0) < 0.9)
    .map(({ shape }) => `<use href="#${shape}"/>`)
    .join("");
  const silhouette = sheet.define((id) => `<g id="${id}">${shapes}</g>`);
  const clip = sheet.define((id) => `<clipPath id="${id}">${shapes}</clipPath>`);
  const [left, top, right, bottom] = box;
  const size = `x="${n1(left)}" y="${n1(top)}" width="${n1(right - left)}" height="${n1(bottom - top)}"`;
  const over = (paint: string) => `<rect ${size} fill="url(#${paint})"/>`;
  const behaviour = optics[model.main.kind];
  const grain = behaviour.grain * (lightness > 0.72 ? 0.5 : lightness > 0.55 ? 0.75 : 1);
  const veils =
    over(studioLight(sheet, lightness > 0.7)) +
    (grain > 0 ? over(grainPattern(sheet, { ...behaviour, grain }, lightness < 0.35)) : "");
  return {
    svg: `${painted.map(({ svg }) => svg).join("")}<g clip-path="url(#${clip})">${veils}</g>`,
    silhouette,
    box,
  };
}

/** The round piece a sewn-on part lies on: the last one painted before it that reaches under its middle. */
function hostOf(parts: readonly Part[], index: number): Box | undefined {
  const part = parts[index];
  if (!part?.sewnOn) return undefined;
  const [left, top, right, bottom] = part.outline.box();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const below = parts.slice(0, index).findLast((other) => {
    if (other.inside || other.flat || other.sewnOn) return false;
    const box = other.outline.box();
    return box[0] < x && x < box[2] && box[1] < y && y < box[3];
  });
  return below?.outline.box();
}

/** Close up, most of a garment is out of the picture: a part too far away even for its shadow is left out. */
function canBeSeen({ window }: Sheet, { outline }: Part): boolean {
  if (!window) return true;
  const [left, top, right, bottom] = outline.box();
  const reach = 60;
  return (
    left < window[2] + reach &&
    right > window[0] - reach &&
    top < window[3] + reach &&
    bottom > window[1] - reach
  );
}

/** The lamp stands at the top left. */
const studioLight = (sheet: Sheet, onLight: boolean): string =>
  sheet.once(
    `studio light ${onLight}`,
    (id) =>
      `<linearGradient id="${id}" x1=".2" y1="0" x2=".62" y2="1">${gradientStop(0, "#fff", onLight ? 0.18 : 0.06)}${gradientStop(0.4, "#fff", 0)}${gradientStop(0.55, "#160f18", 0)}${gradientStop(1, "#160f18", onLight ? 0.1 : 0.16)}</linearGradient>`,
  );
