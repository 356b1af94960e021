import type { PriceRow } from "#contract/choices.ts";
import type { BudgetRange } from "#vocabulary/budget.ts";
import { type Ends, euroScale } from "./euro-scale.ts";

type Prices = PriceRow["prices"];

export const piecesInRange = (prices: Prices, { minValue, maxValue }: BudgetRange): number =>
  prices.reduce((sum, [price, pieces]) => (minValue <= price && price <= maxValue ? sum + pieces : sum), 0);

const count = 40;
const places = [...Array(count).keys()];

/** How the pieces are spread over the row's line: as many bars as are drawn, together as many as there are pieces. */
export function priceBars(prices: Prices, ends: Ends): readonly number[] {
  const slices = places.map(() => 0);
  for (const [price, pieces] of prices) {
    for (const [slice, share] of sharesOf(price, ends)) slices[slice] = (slices[slice] ?? 0) + pieces * share;
  }
  return smoothed(slices);
}

/**
 * Which slices a price falls into. It was rounded up to a whole euro, so it may be anywhere in that euro: at the low
 * end, where a euro is wider than a slice, every other slice would be empty otherwise.
 */
function sharesOf(price: number, ends: Ends): readonly (readonly [slice: number, share: number])[] {
  if (price < ends.min || price > ends.max) return [];
  const { place } = euroScale(ends);
  const [from, to] = [place(price - 1) * count, place(price) * count];
  if (from === to) return [[0, 1]];
  return places
    .filter((slice) => slice + 1 > from && slice < to)
    .map((slice) => [slice, (Math.min(to, slice + 1) - Math.max(from, slice)) / (to - from)]);
}

/** Few pieces leave gaps that mean nothing: the fewer there are, the wider each of them is drawn. */
function smoothed(slices: readonly number[]): readonly number[] {
  const pieces = slices.reduce((sum, slice) => sum + slice, 0);
  const width = 4.5 * Math.max(1, pieces) ** -0.2;
  const bars = places.map(() => 0);
  for (const [from, amount] of slices.entries()) {
    if (amount === 0) continue;
    const bell = places.map((at) => Math.exp(-(((at - from) / width) ** 2) / 2));
    const whole = bell.reduce((sum, one) => sum + one, 0);
    for (const [at, height] of bell.entries()) bars[at] = (bars[at] ?? 0) + (amount * height) / whole;
  }
  return bars;
}

/** The shape that most rows have, until the prices are there. */
export const unknownBars: readonly number[] = places.map((bar) => Math.exp(-(((bar - 15) / 9) ** 2)));
