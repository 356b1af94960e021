export type Range = readonly [low: number, high: number];

/** A line on which equal distances are not equal differences. Places on it go from 0 to 1. */
export interface RangeScale {
  place: (value: number) => number;
  /** Of the values that can be pointed at, the nearest. */
  value: (place: number) => number;
  /** The value so many further up, or down where negative, among those that can be pointed at. */
  next: (value: number, steps: number) => number;
}

/** Which end moves, and where to: to a place on the line, or by steps. */
export type RangeMove = { readonly end: 0 | 1 } & (
  | { readonly place: number; readonly steps?: undefined }
  | { readonly steps: number }
);

/** SPEC.md §5: the low end stays at least 1 under the high end. A step that breaks it is ignored. */
export function moveRange(scale: RangeScale, value: Range, move: RangeMove): Range {
  const to =
    move.steps === undefined
      ? nearestAllowed(scale, value, move.end, move.place)
      : scale.next(value[move.end], move.steps);
  const next: Range = move.end === 0 ? [to, value[1]] : [value[0], to];
  return isRange(next) ? next : value;
}

export const isRange = ([low, high]: Range): boolean => low <= high - 1;

/** A thumb that is pulled across the other stops in front of it. */
function nearestAllowed(scale: RangeScale, [low, high]: Range, end: 0 | 1, place: number): number {
  const to = scale.value(place);
  if (end === 0) return isRange([to, high]) ? to : scale.next(high, -1);
  return isRange([low, to]) ? to : scale.next(low, 1);
}
