import type { Path, Segment } from "./path.ts";
import type { Point } from "./point.ts";

/**
 * The `d` of a path: relative commands, one decimal. Steps are taken between rounded points,
 * so that rounding never adds up along the line.
 */
export function pathData(path: Path): string {
  let text = "";
  let before = "";
  let [x, y] = [Number.NaN, Number.NaN];
  const write = (command: string, ...values: number[]) => {
    const digits = values
      .map(tenths)
      .reduce((line, value) => line + (value.startsWith("-") ? "" : " ") + value);
    text += command === before ? (digits.startsWith("-") ? digits : ` ${digits}`) : command + digits;
    before = command;
  };
  for (const segment of path.segments) {
    const [a, b, c, d] = segment.map(rounded) as unknown as Segment;
    if (a[0] !== x || a[1] !== y) {
      [x, y] = a;
      before = "";
      write("M", x, y);
    }
    if (!isStraight(segment)) write("c", b[0] - x, b[1] - y, c[0] - x, c[1] - y, d[0] - x, d[1] - y);
    else if (d[1] === y && d[0] !== x) write("h", d[0] - x);
    else if (d[0] === x && d[1] !== y) write("v", d[1] - y);
    else if (d[0] !== x) write("l", d[0] - x, d[1] - y);
    [x, y] = d;
  }
  return text + (path.closed ? "z" : "");
}

const rounded = ([x, y]: Point): Point => [Math.round(x * 10), Math.round(y * 10)];

const tenths = (value: number): string => String(value / 10).replace(/^(-?)0\./, "$1.");

/** Off the chord by less than this is a line. */
const flat = 0.02;

function isStraight([a, b, c, d]: Segment): boolean {
  const [dx, dy] = [d[0] - a[0], d[1] - a[1]];
  const chord = Math.hypot(dx, dy);
  if (chord < 1e-6) return true;
  const away = ([x, y]: Point) => Math.abs((x - a[0]) * dy - (y - a[1]) * dx) / chord;
  return away(b) < flat && away(c) < flat;
}
