import { type Colour, light, shadow } from "../../colour/oklab.ts";
import type { Sheet } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { area, box, dashes, stroke } from "./pen.ts";

/** One strand of a rope, rounded by stacked lines, its stitches as dashes. */
const strand = (d: string, ground: Colour): string =>
  stroke(d, shadow(ground, 0.42), 13, 0.9) +
  stroke(d, ground, 10.6) +
  stroke(d, light(ground, 0.22), 5, 0.8) +
  stroke(d, shadow(ground, 0.42), 8.5, 0.34, dashes(0.9, 3.6));

/** Two strands that change places every 22: one crosses above here, the other there. */
function rope(ground: Colour, sheet: Sheet): string {
  const one = "M11-22C11-6 28-16 28 0C28 16 11 6 11 22C11 38 28 28 28 44C28 60 11 50 11 66";
  const other = "M28-22C28-6 11-16 11 0C11 16 28 6 28 22C28 38 11 28 11 44C11 60 28 50 28 66";
  const upper = sheet.once(
    "cable clip",
    (id) => `<clipPath id="${id}"><path d="M0 0h40v22h-40z"/></clipPath>`,
  );
  const first = sheet.define((id) => `<g id="${id}">${strand(one, ground)}</g>`);
  return (
    stroke("M3.2 0v44M36 0v44", shadow(ground, 0.45), 3.4, 0.75) +
    `<use href="#${first}"/>${strand(other, ground)}<g clip-path="url(#${upper})"><use href="#${first}"/></g>`
  );
}

const vees = (xs: readonly number[]): string =>
  xs
    .flatMap((x) => Array.from({ length: 10 }, (_, i) => `M${x} ${i * 5.5 - 5.5}q3 2.6 3.4 5q.4-2.4 3.4-5`))
    .join("");

/** Ropes between three wales of plain knitting. */
export const cable: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => ({
    width: 62,
    height: 44,
    content:
      area(box(0, 0, 62, 44), shadow(ground, 0.18), 0.65) +
      stroke(vees([39, 46, 53]), light(ground, 0.22), 2.1, 0.7, ' stroke-linecap="round"') +
      rope(ground, sheet),
  }),
};

/** Rope, then a lattice of travelling stitches filled with moss: the fisherman's sweater. */
export const aran: Motif = {
  coverage: 0,
  tile: ({ ground }, sheet) => {
    const lattice = "M44 -22l44 44l-44 44M88 -22l-44 44l44 44";
    const moss = Array.from({ length: 44 }, (_, i) => {
      const [column, row] = [i % 4, Math.floor(i / 4)];
      return `M${47 + column * 10 + (row % 2) * 5} ${row * 4 + 2}h2.4`;
    }).join("");
    return {
      width: 92,
      height: 44,
      content:
        area(box(0, 0, 92, 44), shadow(ground, 0.2), 0.7) +
        stroke(moss, light(ground, 0.25), 2, 0.6, ' stroke-linecap="round"') +
        stroke(lattice, shadow(ground, 0.42), 7.4, 0.75) +
        stroke(lattice, ground, 5.4) +
        stroke(lattice, light(ground, 0.24), 2.6, 0.8) +
        stroke(lattice, shadow(ground, 0.42), 4.6, 0.3, dashes(0.8, 3)) +
        rope(ground, sheet),
    };
  },
};
