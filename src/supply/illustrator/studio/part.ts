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

/** One pattern piece, placed in pixels: shadow below it, cloth, light, folds, seams, outline, trims. */
export function paintPart(sheet: Sheet, part: Part): string {
  const shades = shadesOf(part.cloth);
  const box = part.outline.box();
  const holes = part.holes ?? [];
  const data = [part.outline, ...holes].map(pathData).join("");
  const rule = holes.length > 0 ? ["evenodd"] : [];
  const shape = sheet.define(
    (id) => `<path id="${id}" d="${data}"${rule.map((name) => ` fill-rule="${name}"`).join("")}/>`,
  );
  const clip = sheet.define(
    (id) =>
      `<clipPath id="${id}"><use href="#${shape}"${rule.map((name) => ` clip-rule="${name}"`).join("")}/></clipPath>`,
  );
  const use = (attributes: string) => `<use href="#${shape}" ${attributes}/>`;
  const clipped = (content: string, more = "") => `<g clip-path="url(#${clip})"${more}>${content}</g>`;
  const covered = clothFills(sheet, part)
    .map((fill) => ("drawn" in fill ? clipped(fill.drawn) : use(`fill="url(#${fill.pattern})"`)))
    .join("");
  const inner = [
    part.inside ? use(`fill="${shadow(toned(part), 0.72)}" opacity="${n2(part.inside)}"`) : "",
    part.inside || part.flat ? "" : use(`fill="url(#${roundnessOf(sheet, part)})"`),
    paintFolds(sheet, part.folds ?? [], shades, box, part.inside === undefined),
    part.inside || part.edge === 0 ? "" : paintThickness(sheet, use, shades),
    part.lines?.length
      ? `<g fill="none" stroke-linecap="round">${part.lines.map((line) => paintLine(sheet, line, part.cloth)).join("")}</g>`
      : "",
  ].join("");
  const opacity = (1 - (shades.optics.sheer ?? 0)) * (1 - (part.sheer ?? 0));
  const veil = opacity < 1 ? ` fill-opacity="${n2(opacity)}"` : "";
  return [
    part.lift ? paintCast(sheet, use, part.lift * opacity, shades.patterned, box) : "",
    use(`fill="${toned(part)}"${veil}`),
    covered,
    // The threads of lace stay what they are; only what the light does to the cloth thins with it.
    inner && clipped(inner, opacity < 1 ? ` opacity="${n2(0.35 + 0.65 * opacity)}"` : ""),
    paintOutline(sheet, use, shades, part.edge ?? 1),
    ...(part.trims ?? []).map((trim) => paintTrim(sheet, trim)),
  ].join("");
}

type Use = (attributes: string) => string;

function toned({ cloth, light: tone = 0 }: Part) {
  return tone > 0 ? light(cloth.colour, tone) : tone < 0 ? shadow(cloth.colour, -tone) : cloth.colour;
}

/** What it throws on what lies below. */
function paintCast(sheet: Sheet, use: Use, lift: number, patterned: boolean, box: Box): string {
  const [dx, dy] = [1.8 * lift * sheet.unit, (0.8 + 3.4 * lift) * sheet.unit];
  const opacity = (0.15 + 0.14 * Math.min(lift, 1)) * (patterned ? 1.7 : 1);
  return `<g ${blur(sheet, (1.2 + 4 * lift) * sheet.unit, swept(box, dx, dy))}>${use(`fill="#1d1512" opacity="${n2(opacity)}" transform="translate(${n1(dx)} ${n1(dy)})"`)}</g>`;
}

/** The gradient leans with the limb, unless the cloth is cut across it. */
function roundnessOf(sheet: Sheet, { cloth, grain = 0 }: Part): string {
  const tilt = Math.abs(grain) < 45 ? Math.round(-grain / 2) * 2 : 0;
  const { average } = shadesOf(cloth);
  return sheet.once(
    `round ${average} ${cloth.kind} ${tilt}`,
    (id) =>
      `<linearGradient id="${id}"${tilt ? ` gradientTransform="rotate(${tilt} .5 .5)"` : ""}>${roundness(cloth)}</linearGradient>`,
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

function paintOutline(
  sheet: Sheet,
  use: Use,
  { average, lightness, patterned }: Shades,
  weight: number,
): string {
  if (weight === 0) return "";
  const width = 0.9 * sheet.unit * weight * (patterned ? 1.7 : 1);
  const ink = shadow(average, lightness > 0.5 ? 0.55 : 0.75);
  return use(
    `fill="none" stroke="${ink}" stroke-width="${n1(width)}" opacity="${patterned ? ".75" : ".5"}" stroke-linejoin="round"`,
  );
}
