import { shadow } from "../../colour/oklab.ts";
import { n2 } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { stroke } from "./pen.ts";

/** A chart as knitters write it: x in the second colour, o in the third. The OXO of Fair Isle. */
const fairIsleChart = [
  "x...............",
  "xx.....ooo.....x",
  "..x...o...o...x.",
  "x..x.o..x..o.x..",
  "xx..o..xxx..o..x",
  "x..x.o..x..o.x..",
  "..x...o...o...x.",
  "xx.....ooo.....x",
  "x...............",
  "................",
  "o...o...o...o...",
  ".x.x.x.x.x.x.x.x",
  "o...o...o...o...",
  "................",
];

/** A row of eight-pointed stars between small borders. */
const nordicChart = [
  "....x.....x.........",
  "....xx...xx.........",
  "....xxx.xxx.....o...",
  ".xxx.xx.xx.xxx.ooo..",
  "..xxx.x.x.xxx...o...",
  "...xxx...xxx........",
  ".......x........o...",
  "...xxx...xxx...ooo..",
  "..xxx.x.x.xxx...o...",
  ".xxx.xx.xx.xxx......",
  "....xxx.xxx.........",
  "....xx...xx.........",
  "....x.....x.........",
  "....................",
  "oo..oo..oo..oo..oo..",
  "..oo..oo..oo..oo..oo",
  "....................",
];

/** Each stitch is a small V, as it lies in the knitting; stitches side by side are one zigzag. */
function stitched(chart: readonly string[], size: number, coverage: number): Motif {
  const [tall, columns] = [size * 0.8, chart[0]?.length ?? 0];
  const [width, height] = [columns * size, chart.length * tall];
  const [arm, drop] = [n2(size / 2), n2(size * 0.4)];
  const vees = (count: number) => `l${arm} ${drop}l${arm}-${drop}`.repeat(count);
  const runs = (sign: string) =>
    chart
      .flatMap((row, y) =>
        [...row.matchAll(sign === "x" ? /x+/g : /o+/g)].map(
          ({ 0: run, index }) => `M${n2(index * size)} ${n2((y + 0.3) * tall)}${vees(run.length)}`,
        ),
      )
      .join("");
  const rows = chart.map((_, y) => `M0 ${n2(y * tall)}${vees(1)}`).join("");
  const wales = Array.from({ length: columns + 1 }, (_, x) => `M${n2(x * size)} 0v${n2(height)}`).join("");
  return {
    coverage,
    tile: ({ ground, second, third }, sheet) => {
      const ink = shadow(ground, 0.5);
      // The relief of one wale, repeated across the chart.
      const wale = sheet.define((id) => `<path id="${id}" fill="none" d="${rows}"/>`);
      const across = Array.from({ length: columns }, (_, x) => `<use href="#${wale}" x="${n2(x * size)}"/>`);
      return {
        width,
        height,
        content:
          stroke(runs("x"), second, tall * 0.86) +
          stroke(runs("o"), third, tall * 0.86) +
          `<g stroke="${ink}" stroke-width=".7" opacity=".26">${across.join("")}</g>` +
          stroke(wales, ink, 0.6, 0.26),
      };
    },
  };
}

export const fairIsle = stitched(fairIsleChart, 4.6, 0.3);
export const nordic = stitched(nordicChart, 5, 0.3);
