import { averageColour, type Cloth, motifOf } from "../cloth/cloth.ts";
import { blend, type Colour, lightness, shadow } from "../colour/oklab.ts";
import { blade } from "../geometry/along.ts";
import { warpField } from "../geometry/noise.ts";
import { pathData } from "../geometry/path-data.ts";
import type { Point } from "../geometry/point.ts";
import type { Line, Part, Trim } from "../model/part.ts";
import { movePart } from "../model/place.ts";
import { n1, n2, type Sheet } from "../sheet.ts";
import { clothFills } from "../studio/cloth-fill.ts";
import { shapeData } from "../studio/part.ts";
import { paintTrim } from "../studio/trims.ts";
import { washFilter } from "./glaze.ts";
import { type InkTheme, inks } from "./inks.ts";

/** The nib strays more than the studio's hand, and differently each time it goes over a line. */
const stray = 2.2;

/**
 * A garment as an ink drawing with a wash that missed the line a little: the accent style, for
 * glossaries, tiles and empty states. The same model as in the studio, another hand.
 */
export function sketchParts(sheet: Sheet, parts: readonly Part[], theme: InkTheme): string {
  const first = warpField(`${sheet.seed} nib`, stray * sheet.unit, 70 * sheet.unit);
  const again = warpField(`${sheet.seed} nib again`, 0.9 * sheet.unit, 34 * sheet.unit);
  return parts
    .map((part) => sketchPart(sheet, movePart(part, { at: first, scale: 1 }), theme, again))
    .join("");
}

function sketchPart(sheet: Sheet, part: Part, theme: InkTheme, again: (point: Point) => Point): string {
  const { ink, paper } = inks[theme];
  const u = sheet.unit;
  const shape = sheet.define((id) => `<path id="${id}" d="${shapeData(part)}"/>`);
  const clip = sheet.define((id) => `<clipPath id="${id}"><use href="#${shape}"/></clipPath>`);
  const wash = washOf(part.cloth, theme, part.inside ?? 0);
  const retraced = pathData(part.outline.map(again));
  const edge = part.edge ?? 1;
  const strokes =
    edge === 0
      ? ""
      : `<use href="#${shape}" fill="none" stroke="${ink}" stroke-width="${n1(1.9 * u * edge)}" stroke-linejoin="round"/>` +
        `<path d="${retraced}" fill="none" stroke="${ink}" stroke-width="${n1(1.1 * u * edge)}" stroke-linejoin="round" opacity=".7"/>`;
  return [
    `<use href="#${shape}" fill="${paper}"/>`,
    `<g clip-path="url(#${clip})">`,
    // Off register: the brush began a little to the left and stopped short of the right edge.
    `<use href="#${shape}" fill="${wash}" opacity=".34"/>`,
    `<g ${washFilter(sheet, part.outline.box())}>`,
    `<use href="#${shape}" fill="${wash}" transform="translate(${n1(-4 * u)} ${n1(3 * u)})"/>`,
    pooled(sheet, shape, wash),
    tones(part, wash, u),
    `</g>`,
    motif(sheet, part),
    part.inside ? "" : hatching(part, ink, u),
    `<g fill="none" stroke="${ink}" stroke-linecap="round">${(part.lines ?? []).map((line) => penLine(line, u)).join("")}</g>`,
    `</g>`,
    strokes,
    ...(part.trims ?? []).map((trim) => penTrim(sheet, trim, theme)),
  ].join("");
}

/** Watered down towards the paper; the dark theme's paper takes less of it. */
function washOf(cloth: Cloth, theme: InkTheme, inside: number): Colour {
  const colour = averageColour(cloth);
  const thinned =
    theme === "light"
      ? shadow(colour, lightness(colour) > 0.6 ? 0.06 : 0)
      : blend(colour, inks.dark.paper, 0.18);
  return inside > 0 ? shadow(thinned, 0.35 * inside) : thinned;
}

/** Pigment gathers along the edge where the wash dries. */
function pooled(sheet: Sheet, shape: string, wash: Colour): string {
  const u = sheet.unit;
  return `<use href="#${shape}" fill="none" stroke="${shadow(wash, 0.25)}" stroke-width="${n1(5 * u)}" opacity=".7" transform="translate(${n1(-4 * u)} ${n1(3 * u)})"/>`;
}

/** Only what is a pattern to the eye: a weave would be noise here. */
function motif(sheet: Sheet, part: Part): string {
  if (!part.cloth.motif && !["rib", "corduroy"].includes(motifOf(part.cloth) ?? "")) return "";
  const [fill] = clothFills(sheet, part);
  if (!fill) return "";
  if ("drawn" in fill) return `<g opacity=".75">${fill.drawn}</g>`;
  return `<path d="${pathData(part.outline)}" fill="url(#${fill.pattern})" opacity=".6"/>`;
}

function tones({ folds = [], inside }: Part, wash: Colour, u: number): string {
  if (inside) return "";
  const tone = shadow(wash, lightness(wash) > 0.5 ? 0.3 : 0.4);
  const blades = folds
    .filter(({ depth }) => depth < -0.3)
    .map(
      ({ spine, width, swell }) =>
        `<path d="${pathData(blade(spine, Math.max(u, width * 1.3), swell, 4))}"/>`,
    );
  return blades.length > 0 ? `<g fill="${tone}" opacity=".55">${blades.join("")}</g>` : "";
}

/** The nib's own line in the heart of each fold, swelling as the fold does. */
function hatching({ folds = [] }: Part, ink: Colour, u: number): string {
  const marks = folds
    .filter(({ depth }) => depth < -0.25)
    .map(
      ({ spine, width, swell }) =>
        `<path d="${pathData(blade(spine, Math.max(0.7 * u, width * 0.13), swell, 4))}"/>`,
    );
  return marks.length > 0 ? `<g fill="${ink}" opacity=".8">${marks.join("")}</g>` : "";
}

function penLine({ path, kind, strength = 1 }: Line, u: number): string {
  const data = pathData(path);
  if (kind === "stitch") {
    return `<path d="${data}" stroke-width="${n1(0.9 * u)}" stroke-dasharray="${n1(3.6 * u)} ${n1(2.4 * u)}" opacity="${n2(0.75 * strength)}"/>`;
  }
  return `<path d="${data}" stroke-width="${n1((kind === "edge" ? 1.6 : 1.15) * u)}" opacity="${n2(0.9 * strength)}"/>`;
}

/** Buttons and rivets are rings of the pen; metal and stones stay what they are. */
function penTrim(sheet: Sheet, trim: Trim, theme: InkTheme): string {
  if (trim.kind !== "button" && trim.kind !== "rivet") return paintTrim(sheet, trim);
  const { ink, paper } = inks[theme];
  const [x, y] = trim.at;
  const radius = Math.max(trim.radius, 1.8 * sheet.unit);
  return (
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius)}" fill="${blend(trim.colour, paper, 0.2)}" stroke="${ink}" stroke-width="${n1(1.2 * sheet.unit)}"/>` +
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(radius * 0.32)}" fill="${ink}" opacity=".7"/>`
  );
}
