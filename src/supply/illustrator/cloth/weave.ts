import { n2 } from "../sheet.ts";

/** What lies on top where two threads cross: true for the warp (up and down), false for the weft. */
export type Binding = (column: number, row: number) => boolean;

/** One repeat of a cloth. Threads are numbers of colours: 0 the ground, 1 the second, 2 the third. */
export interface Weave {
  readonly warp: readonly number[];
  readonly weft: readonly number[];
  readonly binding: Binding;
}

/** Over one, under one: poplin, canvas, linen. */
export const plain: Binding = (column, row) => (column + row) % 2 === 0;
/** Two threads woven as one in the warp: oxford. */
export const basket: Binding = (column, row) => (Math.floor(column / 2) + row) % 2 === 0;
/** Two over, two under, stepping one thread a row. */
export const twill: Binding = (column, row) => (column + row) % 4 < 2;
/** The warp shows three times as much as the weft: denim, gabardine, chino. */
export const warpTwill: Binding = (column, row) => (column + row) % 4 !== 0;
/** Long floats whose crossings lie far apart: satin. */
export const satin: Binding = (column, row) => (column * 3 + row) % 8 !== 0;

/** Twill that turns back every `width` threads, the turn shifted so that the spine is cut. */
export const herringbone =
  (width: number): Binding =>
  (column, row) => {
    const back = Math.floor(column / width) % 2 === 1;
    const place = back ? width - 1 - (column % width) : column % width;
    return (place + row + (back ? 2 : 0)) % 4 < 2;
  };

/** Threads written as counts: sett([4, 1], [4, 0]) is four of the second colour, then four of the ground. */
export const sett = (...counts: readonly (readonly [count: number, colour: number])[]): number[] =>
  counts.flatMap(([count, colour]) => Array.from({ length: count }, () => colour));

/** The colour that shows at a crossing. */
export const shown = ({ warp, weft, binding }: Weave, column: number, row: number): number =>
  (binding(column, row) ? warp[column] : weft[row]) ?? 0;

/** The `d` of all crossings that show this colour, a run of them in a row drawn as one rectangle. */
export function cells(weave: Weave, colour: number, size: number): string {
  let d = "";
  for (let row = 0; row < weave.weft.length; row++) {
    for (const [start, count] of runs(weave.warp.length, (column) => shown(weave, column, row) === colour)) {
      const width = n2(count * size);
      d += `M${n2(start * size)} ${n2(row * size)}h${width}v${n2(size)}h-${width}z`;
    }
  }
  return d;
}

/** Threads of one colour that lie on top, each a line from its first to its last crossing. */
export function floats(weave: Weave, thread: "warp" | "weft", colour: number, size: number): string {
  const [own, other] = thread === "warp" ? [weave.warp, weave.weft] : [weave.weft, weave.warp];
  const onTop = (place: number, step: number) =>
    thread === "warp" ? weave.binding(place, step) : !weave.binding(step, place);
  let d = "";
  own.forEach((dye, place) => {
    if (dye !== colour) return;
    const middle = n2((place + 0.5) * size);
    for (const [start, count] of circleRuns(other.length, (step) => onTop(place, step))) {
      const [from, far] = [n2((start + inset) * size), n2((count - 2 * inset) * size)];
      d += thread === "warp" ? `M${middle} ${from}v${far}` : `M${from} ${middle}h${far}`;
    }
  });
  return d;
}

/** A float ends this far inside its crossing, so that its round end dips under the next thread. */
const inset = 0.28;

type Run = [start: number, count: number];

function runs(size: number, is: (place: number) => boolean): Run[] {
  const found: Run[] = [];
  for (let place = 0; place < size; place++) {
    const before = found.at(-1);
    if (!is(place)) continue;
    if (before && before[0] + before[1] === place) before[1]++;
    else found.push([place, 1]);
  }
  return found;
}

/** Runs on a circle: one that goes over the edge is drawn whole at both ends of the tile. */
function circleRuns(size: number, is: (place: number) => boolean): Run[] {
  const found = runs(size, is);
  const [head, tail] = [found[0], found.at(-1)];
  if (!head || !tail || head[0] !== 0 || tail[0] + tail[1] !== size) return found;
  if (head === tail) return [[-1, size + 2]];
  const whole = head[1] + tail[1];
  return [[head[1] - whole, whole], ...found.slice(1, -1), [tail[0], whole]];
}
