import type { Money } from "#vocabulary/money.ts";
import { accept, type Result, refuse } from "#vocabulary/result.ts";
import { isBetween, readDay, readRange } from "./date-range.ts";
import type { DiagnosticCode } from "./diagnostic-codes.ts";
import { feedLimits } from "./limits.ts";
import type { RateTable } from "./rates.ts";
import { inEuroCents, type ReadPrice, readPrice } from "./read-price.ts";
import type { RowValues } from "./row-values.ts";

export interface RowPrices {
  readonly price: number;
  readonly was?: number;
  readonly original: Money;
  readonly warnings: readonly ("price_ambiguous" | "sale_ignored")[];
}

/** What a row asks today, and what it asked before. Refusals say which value they are about. */
export function readPrices(
  values: RowValues,
  rates: RateTable,
  today: string,
): Result<RowPrices, { readonly code: DiagnosticCode; readonly sample: string }> {
  const currency = values.first("currency");
  const said = values.all("price");
  if (said.length === 0) return refuse({ code: "price_missing", sample: "" });
  const tried = said.map((text) => readPrice(text, currency));
  const asked = tried.find((result) => result.ok) ?? tried[0];
  if (!asked?.ok) return refuse({ code: asked?.refusal ?? "price_missing", sample: said[0] ?? "" });

  const full = asked.value;
  const fullCents = inEuroCents(full, rates);
  if (fullCents === undefined) return refuse({ code: "currency_unknown", sample: full.currency });
  if (fullCents < 1 || fullCents > feedLimits.highestPrice)
    return refuse({ code: "price_bad", sample: said[0] ?? "" });

  const reduced = salePrice(values, full.currency, today);
  const reducedCents = reduced && reduced !== "unreadable" ? inEuroCents(reduced, rates) : undefined;
  if (
    reduced &&
    reduced !== "unreadable" &&
    reducedCents !== undefined &&
    reducedCents > 0 &&
    reducedCents < fullCents
  ) {
    return accept({
      price: reducedCents,
      was: fullCents,
      original: money(reduced),
      warnings: ambiguity(full, reduced),
    });
  }
  const before = priorCents(values, full.currency, rates);
  return accept({
    price: fullCents,
    ...(before !== undefined && before > fullCents ? { was: before } : {}),
    original: money(full),
    // A sale price equal to the price is how many shops say that there is no sale.
    warnings:
      reduced === "unreadable" || (reducedCents ?? 0) > fullCents
        ? [...ambiguity(full), "sale_ignored"]
        : ambiguity(full),
  });
}

const money = ({ amount, currency }: Money): Money => ({ amount, currency });

const ambiguity = (...prices: readonly ReadPrice[]) =>
  prices.some(({ isAmbiguous }) => isAmbiguous) ? (["price_ambiguous"] as const) : [];

/** The sale price while the sale lasts. */
function salePrice(values: RowValues, currency: string, today: string): ReadPrice | "unreadable" | undefined {
  const text = values.first("salePrice");
  if (text === undefined || /^0*[.,]?0*$/u.test(text)) return undefined;
  const dates = values.first("saleDates");
  const [first, last] = dates
    ? readRange(dates)
    : [readDay(values.first("saleStart") ?? ""), readDay(values.first("saleEnd") ?? "")];
  if (!isBetween(today, first, last)) return undefined;
  const price = readPrice(text, currency);
  return price.ok ? price.value : "unreadable";
}

function priorCents(values: RowValues, currency: string, rates: RateTable): number | undefined {
  const text = values.first("oldPrice");
  const price = text === undefined ? undefined : readPrice(text, currency);
  return price?.ok ? inEuroCents(price.value, rates) : undefined;
}
