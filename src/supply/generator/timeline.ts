import { dayBefore, withPrice } from "#domain/catalogue/price-history.ts";
import type { PricePoint } from "#domain/catalogue/product.ts";
import type { Season } from "#vocabulary/attribute.ts";
import type { Random } from "../illustrator/random.ts";
import type { HouseBrand } from "./brand.ts";
import { reduced } from "./price.ts";

/** When it came in and what it has cost since. */
export interface Timeline {
  readonly addedOn: string;
  /** Of the lowest offer, whenever it changed, oldest first. */
  readonly prices: readonly PricePoint[];
  /** In cents, today. */
  readonly price: number;
  /** The full price, when today's is below it. */
  readonly was?: number;
}

/** How often a piece that has hung for a while is reduced. */
const reducedShare: Readonly<Record<HouseBrand["reductions"], number>> = {
  never: 0.02,
  seasonal: 0.26,
  often: 0.44,
};

export function timelineOf(
  full: number,
  brand: HouseBrand,
  seasons: readonly Season[],
  today: string,
  random: Random,
): Timeline {
  const age = ageOf(seasons, today, random);
  const addedOn = dayBefore(today, age);
  let prices = withPrice([], addedOn, full);
  // An earlier sale that is over: the price went down for two weeks and came back.
  if (age > 150 && random.chance(reducedShare[brand.reductions])) {
    const began = Math.round(random.between(70, age - 40));
    prices = withPrice(
      prices,
      dayBefore(today, began),
      reduced(full, random.pick([0.15, 0.2, 0.25]), brand.level),
    );
    prices = withPrice(prices, dayBefore(today, began - Math.round(random.between(10, 21))), full);
  }
  const hungLong = age > 45;
  if (!hungLong || !random.chance(reducedShare[brand.reductions])) return { addedOn, prices, price: full };
  const [first, second] = random.pick([
    [0.2, 0.3],
    [0.2, 0.4],
    [0.3, 0.4],
    [0.3, 0.5],
    [0.15, 0.25],
    [0.4, 0.6],
  ]);
  const began = Math.round(random.between(4, Math.min(40, age - 5)));
  prices = withPrice(prices, dayBefore(today, began), reduced(full, first, brand.level));
  if (began > 14 && random.chance(0.45))
    prices = withPrice(
      prices,
      dayBefore(today, Math.round(began * random.between(0.2, 0.6))),
      reduced(full, second, brand.level),
    );
  const price = prices.at(-1)?.price ?? full;
  return { addedOn, prices, price, ...(price < full && { was: full }) };
}

const monthOf: Readonly<Record<Season, number>> = { spring: 1, summer: 3, autumn: 7, winter: 9 };

/** Shops hang the summer in spring: a piece comes in some weeks before its season, this year or last. */
function ageOf(seasons: readonly Season[], today: string, random: Random): number {
  if (seasons.length === 4 || random.chance(0.3)) return Math.floor(random() ** 1.6 * 380);
  const month = Number(today.slice(5, 7)) - 1;
  const season = random.pick([seasons[0] ?? "autumn", ...seasons.slice(1)]);
  const months = (month - monthOf[season] + 12) % 12;
  return Math.min(400, Math.max(0, Math.round(months * 30.4 + random.sway(24))));
}
