import type { LineDrawing } from "./line-drawing.ts";

/** Where the lengthwise thread lies on top: at column x of row y. */
type Weave = (x: number, y: number) => boolean;

const threads = 8;
const pitch = 96 / threads;
const [near, far] = [1.6, pitch - 1.6];

/** Threads over and under one another, eight each way; one crosswise thread is followed in the accent. */
function woven(lengthOnTop: Weave, followed = 3): LineDrawing {
  let [ink, accent] = ["", ""];
  for (let y = 0; y < threads; y++) {
    for (let x = 0; x < threads; x++) {
      const [left, up] = [x * pitch, y * pitch];
      const top = lengthOnTop(x, y);
      const down = top ? `v${pitch}` : `v${near}m0 ${far - near}v${near}`;
      ink += `M${left + near} ${up}${down}M${left + far} ${up}${down}`;
      const across = top ? `h${near}m${far - near} 0h${near}` : `h${pitch}`;
      const row = `M${left} ${up + near}${across}M${left} ${up + far}${across}`;
      if (y === followed) accent += row;
      else ink += row;
    }
  }
  return { ink, accent };
}

/** Loops in columns, as a plain knit shows them. */
function knitted(columns: number, purl: (column: number) => boolean): LineDrawing {
  const wide = 96 / columns;
  let [ink, accent] = ["", ""];
  for (let row = -1; row < 8; row++) {
    for (let column = 0; column < columns; column++) {
      const [left, up] = [column * wide, row * 12];
      const half = wide / 2;
      const stitch = purl(column)
        ? `M${left + 2} ${up + 14}c${half - 3} -5 ${half - 1} -5 ${wide - 4} 0`
        : `M${left + half} ${up + 21}C${left + 3} ${up + 18} ${left} ${up + 12} ${left + 1.6} ${up + 8}c${half - 4} 2 ${half - 2} 8 ${half - 1.6} 13C${left + wide - 3} ${up + 18} ${left + wide} ${up + 12} ${left + wide - 1.6} ${up + 8}c${4 - half} 2 ${2 - half} 8 ${1.6 - half} 13`;
      if (row === 3 && !purl(column)) accent += stitch;
      else ink += stitch;
    }
  }
  return { ink, accent };
}

/** Cloth enlarged until its threads can be counted. */
export const weaves = {
  "weave-plain": woven((x, y) => (x + y) % 2 === 0),
  "weave-twill": woven((x, y) => (x + y) % 4 < 2),
  "weave-satin": woven((x, y) => (x * 2 + y) % 5 === 0),
  "weave-basket": woven((x, y) => (Math.floor(x / 2) + Math.floor(y / 2)) % 2 === 0),
  "weave-denim": woven((x, y) => (x + y) % 4 !== 0),
  "knit-jersey": knitted(6, () => false),
  "knit-rib": knitted(6, (column) => column % 3 === 2),
} satisfies Record<string, LineDrawing>;
