import { shadow } from "../../colour/oklab.ts";
import { n2 } from "../../sheet.ts";
import type { Motif } from "../motif.ts";
import { area, stroke } from "./pen.ts";

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

/** Each stitch is a small V, as it lies in the knitting. */
function stitched(chart: readonly string[], size: number, coverage: number): Motif {
  const tall = size * 0.8;
  const width = (chart[0]?.length ?? 0) * size;
  const height = chart.length * tall;
  const vee = (x: number, y: number) => {
    const [arm, drop] = [n2(size / 2 - 0.25), n2(size * 0.42)];
    return `M${n2(x + 0.25)} ${n2(y)}l${arm} ${drop}l${arm}-${drop}v${n2(size * 0.6)}l-${arm} ${drop}l-${arm}-${drop}z`;
  };
  const all = (sign: string) =>
    chart
      .flatMap((row, y) => [...row].map((cell, x) => (cell === sign ? vee(x * size, y * tall) : "")))
      .join("");
  const zigzags = chart
    .map(
      (_, y) =>
        `M0 ${n2(y * tall)}${`l${n2(size / 2)} ${n2(size * 0.42)}l${n2(size / 2)}-${n2(size * 0.42)}`.repeat(chart[0]?.length ?? 0)}`,
    )
    .join("");
  const wales = Array.from(
    { length: (chart[0]?.length ?? 0) + 1 },
    (_, x) => `M${n2(x * size)} 0v${n2(height)}`,
  );
  return {
    coverage,
    tile: ({ ground, second, third }) => ({
      width,
      height,
      content:
        area(all("x"), second) +
        area(all("o"), third) +
        stroke(zigzags, shadow(ground, 0.5), 0.7, 0.26) +
        stroke(wales.join(""), shadow(ground, 0.5), 0.6, 0.26),
    }),
  };
}

export const fairIsle = stitched(fairIsleChart, 4.6, 0.3);
export const nordic = stitched(nordicChart, 5, 0.3);
