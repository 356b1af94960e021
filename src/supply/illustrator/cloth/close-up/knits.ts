import { type Colour, light, shadow } from "../../colour/oklab.ts";
import { n2, type Sheet } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { area, box, ramp } from "../motifs/pen.ts";
import { fuzz } from "./threads.ts";

/** One leg of a stitch, in a wale one unit wide and .74 high: it leaves the wale's foot and leans out. */
const leg = (wale: number, top: number, size: number, side: number): string => {
  const at = (x: number, y: number) => `${n2((wale + 0.5 + side * x) * size)} ${n2((top + y) * size)}`;
  return (
    `M${at(0.02, 1.04)}C${at(0.3, 0.9)} ${at(0.5, 0.54)} ${at(0.5, 0.08)}` +
    `C${at(0.5, -0.2)} ${at(0.22, -0.22)} ${at(0.12, 0.02)}C${at(0.05, 0.2)} ${at(0.01, 0.5)} ${at(0.02, 1.04)}z`
  );
};

/** Three plies run along a leg. */
const plies = (wale: number, top: number, size: number, side: number): string => {
  const at = (x: number, y: number) => `${n2((wale + 0.5 + side * x) * size)} ${n2((top + y) * size)}`;
  return (
    `M${at(0.08, 0.86)}C${at(0.2, 0.7)} ${at(0.38, 0.42)} ${at(0.42, 0)}` +
    `M${at(0.05, 0.6)}C${at(0.12, 0.44)} ${at(0.2, 0.3)} ${at(0.25, -0.04)}`
  );
};

/** A leg on each side for the rows above, in and below the tile, drawn upwards as they were knitted. */
function stitches(size: number, ground: Colour, depth: number, sheet: Sheet): string {
  const rows = [0.74, 0, -0.74];
  const both = (draw: typeof leg) =>
    rows.map((top) => draw(0, top, size, -1) + draw(0, top, size, 1)).join("");
  const loop = sheet.define((id) => `<path id="${id}" d="${both(leg)}"/>`);
  const yarn = sheet.define(
    (id) => `<path id="${id}" fill="none" stroke-linecap="round" d="${both(plies)}"/>`,
  );
  const [dark, pale] = [shadow(ground, 0.4), light(ground, 0.42)];
  return (
    `<use href="#${loop}" fill="${light(ground, 0.05)}" stroke="${dark}" stroke-width="${n2(size * 0.045)}"/>` +
    `<use href="#${yarn}" stroke="${pale}" stroke-width="${n2(size * 0.09)}" opacity="${n2(0.5 * depth)}"/>` +
    `<use href="#${yarn}" y="${n2(size * 0.09)}" stroke="${dark}" stroke-width="${n2(size * 0.03)}" opacity="${n2(0.6 * depth)}"/>`
  );
}

/** Plain knitting with the plies of its yarn; `hairy` yarn has a halo. */
export const knitCloseUp = (size: number, depth: number, hairy = false): Motif => ({
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const one = stitches(size, ground, depth, sheet);
    const height = size * 0.74;
    if (!hairy) {
      return { width: size, height, content: area(box(0, 0, size, height), shadow(ground, 0.38)) + one };
    }
    // Hairs need room, or their repeat shows: four wales by six rows.
    const stitch = sheet.define(
      (id) =>
        `<pattern id="${id}" width="${n2(size)}" height="${n2(height)}" patternUnits="userSpaceOnUse">${one}</pattern>`,
    );
    const [width, tall] = [size * 4, height * 6];
    return {
      width,
      height: tall,
      content:
        area(box(0, 0, width, tall), shadow(ground, 0.35)) +
        area(box(0, 0, width, tall), `url(#${stitch})`) +
        fuzz(width, tall, ground, Math.round(width * 1.6)),
    };
  },
});

/** Knit and purl side by side: a raised wale, then a groove with its bars. */
export const ribCloseUp: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const size = 9;
    const [width, height] = [size * 1.5, size * 0.74];
    const shade = ramp(sheet, [
      { at: 0, colour: shadow(ground, 0.6), opacity: 0.75 },
      { at: 0.18, colour: shadow(ground, 0.4), opacity: 0.05 },
      { at: 0.45, colour: light(ground, 0.5), opacity: 0.2 },
      { at: 0.8, colour: shadow(ground, 0.4), opacity: 0.1 },
      { at: 1, colour: shadow(ground, 0.6), opacity: 0.75 },
    ]);
    const bar = `M${n2(size)} ${n2(height * 0.4)}q${n2(size * 0.25)}-${n2(size * 0.2)} ${n2(size * 0.5)} 0`;
    return {
      width,
      height,
      content:
        area(box(0, 0, width, height), shadow(ground, 0.5)) +
        `<path fill="none" stroke="${shadow(ground, 0.22)}" stroke-width="${n2(size * 0.3)}" d="${bar}"/>` +
        stitches(size, ground, 1, sheet) +
        area(box(0, 0, size, height), shade),
    };
  },
};
