import type { FeedItem } from "./feed-item.ts";
import type { RateTable } from "./rates.ts";
import { inEuroCents, readPrice } from "./read-price.ts";
import type { RowValues } from "./row-values.ts";

/** Cost and days of delivery; nothing unless the row says both. */
export function readDelivery(values: RowValues, currency: string, rates: RateTable): FeedItem["delivery"] {
  const days = /(\d{1,2})\s*(?:-|–|à|to)\s*(\d{1,2})/u.exec(values.first("deliveryTime") ?? "");
  const cost = deliveryCost(values.first("shipping"), currency, rates);
  if (!days || cost === undefined) return undefined;
  const [from, until] = [Number(days[1]), Number(days[2])];
  return from <= until ? { cost, days: [from, until] } : undefined;
}

/** Google writes `FR::Standard:4.95 EUR`, several with commas between; others write an amount. */
function deliveryCost(text: string | undefined, currency: string, rates: RateTable): number | undefined {
  if (text === undefined) return undefined;
  const ways = text.split(/,(?=\s*[A-Z]{2}:)/u);
  const way = ways.find((each) => each.trim().startsWith("FR:")) ?? ways[0] ?? "";
  const amount = way.slice(way.lastIndexOf(":") + 1).trim();
  if (/^(?:[A-Z]{3}\s*)?0+(?:[.,]0+)?\s*(?:[A-Z]{3}|€|£)?$/u.test(amount)) return 0;
  const price = readPrice(amount, currency);
  return price.ok ? inEuroCents(price.value, rates) : undefined;
}
