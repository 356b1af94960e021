import { type Cloth, motifOf, reliefOf } from "../cloth/cloth.ts";
import type { Dyes, Motif } from "../cloth/motif.ts";
import { motifs } from "../cloth/motifs.ts";
import { type Colour, lightness } from "../colour/oklab.ts";
import type { Part } from "../model/part.ts";
import { n1, n2, type Sheet } from "../sheet.ts";

/** A motif laid on a part: a pattern to fill with, or SVG drawn across it. */
export type ClothFill = { readonly pattern: string } | { readonly drawn: string };

/** What is laid on the ground colour: the texture, or a motif with the cloth's own structure over it. */
export function clothFills(sheet: Sheet, part: Part): ClothFill[] {
  const name = motifOf(part.cloth);
  if (!name) return [];
  const fills = [layMotif(sheet, name, motifs[name], part, part.cloth.scale ?? 1)];
  const relief = reliefOf(part.cloth);
  if (relief) fills.push(layMotif(sheet, relief, motifs[relief], part, 1));
  return fills;
}

/** Lays a motif on a part along its grain; `size` is 1 for its usual size. */
export function layMotif(sheet: Sheet, name: string, motif: Motif, part: Part, size: number): ClothFill {
  const dyes = dyesOf(part.cloth);
  const origin = part.origin ?? [400 * sheet.unit, 0];
  const unit = size * sheet.unit;
  const grain = part.grain ?? 0;
  if ("draw" in motif) {
    const ground = { box: part.outline.box(), grain, origin, unit, flat: part.flat ?? false };
    return { drawn: `<g fill="none">${motif.draw(dyes, ground, sheet)}</g>` };
  }
  const key = [name, dyes.ground, dyes.second, dyes.third, size].join(" ");
  const laid = `patternTransform="translate(${n1(origin[0])} ${n1(origin[1])}) rotate(${n1(grain)}) scale(${n2(unit)})"`;
  const tile = sheet.once(`tile ${key}`, (id) => {
    const { width, height, content } = motif.tile(dyes, sheet);
    return `<pattern id="${id}" width="${n2(width)}" height="${n2(height)}" patternUnits="userSpaceOnUse" ${laid}>${content}</pattern>`;
  });
  // Laid another way, the same tile is inherited.
  const pattern = sheet.once(`laid ${key} ${laid}`, (id) => `<pattern id="${id}" href="#${tile}" ${laid}/>`);
  return { pattern };
}

/** Cloth without named second colours still needs some for its motif. */
function dyesOf({ colour, second, third }: Cloth): Dyes {
  const contrast: Colour = lightness(colour) > 0.6 ? "#2b2a2c" : "#efe8da";
  return { ground: colour, second: second ?? contrast, third: third ?? "#a5493c" };
}
