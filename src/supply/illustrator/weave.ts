/** What lies on top at one crossing of a cloth: true for the warp (up and down), false for the weft (across). */
export type Binding = (column: number, row: number) => boolean;

export interface Cloth {
  /** Colour of each warp thread and each weft thread; together they are one repeat. */
  warp: readonly string[];
  weft: readonly string[];
  binding: Binding;
}

export interface Floats {
  colour: string;
  /** Path of all threads of this colour that show, each a line from its first to its last crossing. */
  path: string;
}

/** Weaves one repeat on a loom of one unit a thread. Real structure, so the pattern is right at any size. */
export function weave({ warp, weft, binding }: Cloth): Floats[] {
  const paths = new Map<string, string>();
  const add = (colour: string, piece: string) => paths.set(colour, (paths.get(colour) ?? "") + piece);
  warp.forEach((colour, column) => {
    for (const [start, length] of runs(weft.length, (row) => binding(column, row))) {
      add(colour, `M${column + 0.5} ${round(start + inset)}v${round(length - 2 * inset)}`);
    }
  });
  weft.forEach((colour, row) => {
    for (const [start, length] of runs(warp.length, (column) => !binding(column, row))) {
      add(colour, `M${round(start + inset)} ${row + 0.5}h${round(length - 2 * inset)}`);
    }
  });
  return [...paths].map(([colour, path]) => ({ colour, path }));
}

/** Two over, two under, stepping one thread a row. */
export const twill: Binding = (column, row) => (column + row) % 4 < 2;

/** Twill that turns back every `width` threads. */
export function brokenTwill(width: number): Binding {
  return (column, row) => {
    const back = Math.floor(column / width) % 2 === 1;
    const place = back ? width - 1 - (column % width) : column % width;
    return (place + row + (back ? 2 : 0)) % 4 < 2;
  };
}

/** Threads written as counts: [[4, dark], [4, light]] is four dark ones, then four light ones. */
export function threads(...sett: readonly (readonly [number, string])[]): string[] {
  return sett.flatMap(([count, colour]) => Array.from({ length: count }, () => colour));
}

/** Half of a round line end, so that threads touch and do not overlap. */
const inset = 0.4;

/** Stretches of a circle of `size` places where `is` holds, a stretch over the edge kept whole. */
function runs(size: number, is: (place: number) => boolean): [start: number, length: number][] {
  const found: [number, number][] = [];
  for (let place = 0; place < size; place++) {
    if (!is(place) || is((place + size - 1) % size)) continue;
    let length = 1;
    while (length < size && is((place + length) % size)) length++;
    found.push([place, length]);
    if (place + length > size) found.push([place - size, length]);
  }
  return found;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
