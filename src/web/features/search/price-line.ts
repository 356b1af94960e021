import type { SearchAnswer } from "#contract/search.ts";

type PriceFacet = SearchAnswer["facets"]["price"];

/** The line of the price slider: equal slices, one for each range that is counted, with equal steps within each. */
export type PriceLine = {
  /** Whole euros that can be pointed at, in order; the last means "and more". */
  readonly stops: readonly number[];
  /** How many pieces lie in each slice. */
  readonly bars: readonly number[];
};

/** Where the ranges begin that are always there, so that the line does not change with the list. */
const usualEdges = [0, 25, 50, 100, 200, 400];
/** How much of the line is drawn for what has no end: as much again and a half. */
const beyond = 2.5;
const steps = 30;

export function priceLine(facet: PriceFacet): PriceLine {
  const counts = new Map(facet.map(({ value, count }) => [Number(value.split("-")[0]), count]));
  const edges = [...new Set([...usualEdges, ...counts.keys()])].sort((a, b) => a - b);
  const ends = [...edges, Math.round((edges.at(-1) ?? 0) * beyond)];
  const within = Math.max(1, Math.round(steps / edges.length));
  const stops = edges.flatMap((from, place) => {
    const to = ends[place + 1] ?? from;
    return Array.from({ length: within }, (_, step) => Math.round(from + ((to - from) * step) / within));
  });
  return {
    stops: [...new Set([...stops, ends.at(-1) ?? 0])],
    bars: edges.map((edge) => counts.get(edge) ?? 0),
  };
}

/** The nearest place for a price that was typed. */
export function placeOf({ stops }: PriceLine, price: number | undefined, end: 0 | 1): number {
  if (price === undefined) return end === 0 ? 0 : stops.length - 1;
  const after = stops.findIndex((stop) => stop >= price);
  if (after < 0) return stops.length - 1;
  const before = Math.max(0, after - 1);
  return price - (stops[before] ?? 0) < (stops[after] ?? 0) - price ? before : after;
}

/** The price at a place; nothing at the ends, which limit nothing. */
export const priceAt = ({ stops }: PriceLine, place: number): number | undefined =>
  place <= 0 || place >= stops.length - 1 ? undefined : stops[place];
