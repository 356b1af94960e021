import { light, shadow } from "../colour/oklab.ts";
import type { Box } from "../geometry/path.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Part } from "../model/part.ts";
import { n1, n2, type Sheet } from "../sheet.ts";
import { blur, swept } from "./blur.ts";
import { clothFills } from "./cloth-fill.ts";
import { paintFolds } from "./folds.ts";
import { paintLine } from "./lines.ts";
import { roundness, type Shades, shadesOf } from "./shades.ts";
import { paintTrim } from "./trims.ts";

/**
 * One pattern piece, placed in pixels: shadow below it, cloth, light, folds, seams, outline, trims.
 * `host` is the box of the piece it is sewn on.
 */
export function paintPart(sheet: Sheet, part: Part, host?: Box): { svg: string; shape: string } {
  const shades = shadesOf(part.cloth);
  const box = part.outline.box();
  const shape = sheet.define((id) => `<path id="${id}" d="${shapeData(part)}"/>`);
  const clip = sheet.define((id) => `<clipPath id="${id}"><use href="#${shape}"/></clipPath>`);
  const use = (attributes: string) => `<use href="#${shape}" ${attributes}/>`;
  const clipped = (content: string, more = "") => `<g clip-path="url(#${clip})"${more}>${content}</g>`;
  const covered = clothFills(sheet, part)
    .map((fill) => ("drawn" in fill ? clipped(fill.drawn) : use(`fill="url(#${fill.pattern})"`)))
    .join("");
  const inner = [
    part.inside ? use(`fill="${shadow(toned(part), 0.72)}" opacity="${n2(part.inside)}"`) : "",
    part.inside || (part.flat && !host) ? "" : use(`fill="url(#${roundnessOf(sheet, part, host)})"`),
    paintFolds(sheet, part.folds ?? [], shades, box, part.inside === undefined),
    part.inside || part.edge === 0 ? "" : paintThickness(sheet, use, shades),
    part.lines?.length
      ? `<g fill="none" stroke-linecap="round">${part.lines.map((line) => paintLine(sheet, line, part.cloth)).join("")}</g>`
      : "",
  ].join("");
  const opacity = (1 - (shades.optics.sheer ?? 0)) * (1 - (part.sheer ?? 0));
  const veil = opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : "";
  const svg = [
    part.lift ? paintCast(sheet, use, part.lift * opacity, shades.patterned, box) : "",
    use(`fill="${toned(part)}"${veil}`),
    covered,
    // The threads of lace stay what they are; only what the light does to the cloth thins with it.
    inner && clipped(inner, opacity < 1 ? ` opacity="${n2(0.35 + 0.65 * opacity)}"` : ""),
    paintOutline(sheet, use, shades, part.edge ?? 1),
    ...(part.trims ?? []).map((trim) => paintTrim(sheet, trim)),
  ].join("");
  return { svg, shape };
}

/**
 * Outlines wind one way and holes the other: shapes that are joined or clipped together then neither
 * cancel one another nor close their holes.
 */
export const shapeData = ({ outline, holes = [] }: Part): string =>
  [outline.clockwise(), ...holes.map((hole) => hole.clockwise().reverse())].map(pathData).join("");

type Use = (attributes: string) => string;

function toned({ cloth, light: tone = 0 }: Part) {
  return tone > 0 ? light(cloth.colour, tone) : tone < 0 ? shadow(cloth.colour, -tone) : cloth.colour;
}

/** From here on a shadow is wide enough for the eye to see how soft it is. */
const softFrom = 0.4;

/** What it throws on what lies below. A thin shadow is two veils, which cost a tenth of a blur. */
function paintCast(sheet: Sheet, use: Use, lift: number, patterned: boolean, box: Box): string {
  const [dx, dy] = [1.8 * lift * sheet.unit, (0.8 + 3.4 * lift) * sheet.unit];
  const opacity = (0.15 + 0.14 * Math.min(lift, 1)) * (patterned ? 1.7 : 1);
  const moved = `transform="translate(${n1(dx)} ${n1(dy)})"`;
  if (lift >= softFrom) {
    return `<g ${blur(sheet, (1.2 + 4 * lift) * sheet.unit, swept(box, dx, dy), "shadow")}>${use(`opacity="${n2(opacity * 0.94)}" ${moved}`)}</g>`;
  }
  const veil = (width: number) =>
    use(
      `fill="#1d1512" stroke="#1d1512" stroke-width="${n1(width * sheet.unit)}" stroke-linejoin="round" opacity="${n2(opacity * 0.48)}" ${moved}`,
    );
  return veil(1.2 + 8 * lift) + veil(0.4 + 2 * lift);
}

/** The gradient leans with the limb, unless the cloth is cut across it; every lean shares the same stops. */
function roundnessOf(sheet: Sheet, { cloth, grain = 0 }: Part, host?: Box): string {
  const tilt = Math.abs(grain) < 45 ? Math.round(-grain / 2) * 2 : 0;
  const key = `round ${shadesOf(cloth).average} ${cloth.kind}`;
  const upright = sheet.once(key, (id) => `<linearGradient id="${id}">${roundness(cloth)}</linearGradient>`);
  if (host) {
    const [left, , right] = host;
    const across = `gradientUnits="userSpaceOnUse" x1="${n1(left)}" x2="${n1(right)}"`;
    return sheet.once(
      `${key} ${across}`,
      (id) => `<linearGradient id="${id}" href="#${upright}" ${across} y1="0" y2="0"/>`,
    );
  }
  if (tilt === 0) return upright;
  return sheet.once(
    `${key} ${tilt}`,
    (id) => `<linearGradient id="${id}" href="#${upright}" gradientTransform="rotate(${tilt} .5 .5)"/>`,
  );
}

/** Thickness of the cloth: dark along the far edges, lit along the near ones. */
function paintThickness(sheet: Sheet, use: Use, { dark, lit, darkness, brightness }: Shades): string {
  const u = sheet.unit;
  const stroke = (colour: string, width: number, opacity: number, shift: number) =>
    use(
      `fill="none" stroke="${colour}" stroke-width="${n1(width * u)}" opacity="${n2(opacity)}" transform="translate(${n1(shift * u)} ${n1(shift * u)})"`,
    );
  return stroke(dark, 5, darkness * 0.2, -1) + stroke(lit, 2, brightness * 0.6, 1.2);
}

/** A dense pattern needs a stronger line to hold it; a pinstripe does not. */
function paintOutline(sheet: Sheet, use: Use, shades: Shades, weight: number): string {
  if (weight === 0) return "";
  const { average, lightness, coverage } = shades;
  const dense = Math.min(1, coverage / 0.3);
  const width = 0.9 * sheet.unit * weight * (1 + 0.7 * dense);
  const ink = shadow(average, lightness > 0.5 ? 0.55 : 0.75);
  return use(
    `fill="none" stroke="${ink}" stroke-width="${n1(width)}" opacity="${n2(0.5 + 0.25 * dense)}" stroke-linejoin="round"`,
  );
}
