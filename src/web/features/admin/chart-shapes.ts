/** Charts are drawn on 1000 by 200 and stretched; strokes keep their width. */
export const canvas = { width: 1000, height: 200 } as const;

const rounded = (value: number) => Math.round(value * 10) / 10;

/** Where the day of that place stands. One day alone stands in the middle. */
export const xOf = (place: number, days: number): number =>
  days < 2 ? canvas.width / 2 : rounded((place / (days - 1)) * canvas.width);

export const yOf = (value: number, top: number): number =>
  rounded(canvas.height - (value / Math.max(top, 1)) * canvas.height);

/** A line through every day; a single day is a stroke across. */
export function linePath(values: readonly number[], top: number): string {
  if (values.length === 1) return `M0 ${yOf(values[0] ?? 0, top)}H${canvas.width}`;
  return values
    .map((value, place) => `${place === 0 ? "M" : "L"}${xOf(place, values.length)} ${yOf(value, top)}`)
    .join("");
}

/** The same, down to the floor. */
export const areaPath = (values: readonly number[], top: number): string =>
  values.length === 0 ? "" : `${linePath(values, top)}V${canvas.height}H0Z`;

/** The next round figure above the largest: 1, 2, 5, 10, 20, 50… */
export function roundTop(largest: number): number {
  if (largest <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= largest) ?? 10;
  return step * power;
}

/** The day nearest to a place across the chart, from 0 to 1. */
export const nearestDay = (across: number, days: number): number =>
  Math.min(days - 1, Math.max(0, Math.round(across * (days - 1))));
