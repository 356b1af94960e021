import type { PriceRow } from "#contract/choices.ts";
import { type Ends, euroScale } from "#web/features/preferences/budget/euro-scale.ts";

type Span = { readonly low: number; readonly high: number } | null;

/** So many lines have room beside each other. */
const most = 84;

/**
 * Where lines stand on a row, 0 to 1: one for each piece, or for every so many where there are more. A price was rounded
 * up to a whole euro, so pieces of one price are spread over that euro.
 */
export function priceTicks(prices: PriceRow["prices"], ends: Ends, range: Span) {
  const { place } = euroScale(ends);
  const drawn = prices.filter(([price]) => price >= ends.min && price <= ends.max);
  const all = drawn.reduce((sum, [, pieces]) => sum + pieces, 0);
  const every = Math.max(1, all / most);
  const ticks: { price: number; at: number }[] = [];
  // Of all pieces, from the cheapest to the dearest, every so many-th.
  let before = 0;
  for (const [price, pieces] of drawn) {
    for (let next = ticks.length * every; next < before + pieces; next = ticks.length * every)
      ticks.push({ price, at: place(price - 1 + (next - before + 1) / (pieces + 1)) });
    before += pieces;
  }
  const within = (price: number) => range !== null && range.low <= price && price <= range.high;
  return {
    inside: ticks.filter(({ price }) => within(price)).map(({ at }) => at),
    outside: ticks.filter(({ price }) => !within(price)).map(({ at }) => at),
    range: range && ([place(range.low), place(range.high)] as const),
  };
}
