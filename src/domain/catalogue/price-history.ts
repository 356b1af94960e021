import type { PricePoint } from "./product.ts";

/** French and European law: a reduction is announced against the lowest price of the 30 days before. */
const days = 30;

/** The lowest price asked at any time in the 30 days up to this day; nothing before the first price. */
export function lowestOf30Days(prices: readonly PricePoint[], today: string): number | undefined {
  const from = dayBefore(today, days);
  const past = prices.filter(({ day }) => day <= today);
  // The price that was asked when the 30 days began was set before them.
  const standing = past.findLast(({ day }) => day <= from);
  const asked = past.filter(({ day }) => day > from);
  const all = standing ? [standing, ...asked] : asked;
  return all.length > 0 ? Math.min(...all.map(({ price }) => price)) : undefined;
}

/** Adds today's price when it is another one than the last. A second change on one day replaces the first. */
export function withPrice(
  prices: readonly PricePoint[],
  today: string,
  price: number,
): readonly PricePoint[] {
  const before = prices.filter(({ day }) => day < today);
  return before.at(-1)?.price === price ? before : [...before, { day: today, price }];
}

/** ISO date so many days before an ISO date. */
export function dayBefore(day: string, count: number): string {
  if (lastAsked[0] === day && lastAsked[1] === count) return lastAsked[2];
  lastAsked = [day, count, daysEarlier(day, count)];
  return lastAsked[2];
}

/** A hundred thousand prices are compared with one day. */
let lastAsked: readonly [day: string, count: number, answer: string] = ["", 0, ""];

function daysEarlier(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - count * 86_400_000).toISOString().slice(0, 10);
}

/** Days since 1970-01-01. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
