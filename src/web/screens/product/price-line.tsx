import type { Product } from "#contract/products.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { reduction } from "#web/features/product/badge-of.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

type PriceLineProps = Pick<Product, "price"> & { lowest: number | undefined };

/** What it costs; reduced, what it cost and the lowest it did in the 30 days before, as the law asks. */
export function PriceLine({ price, lowest }: PriceLineProps) {
  if (!price) return <p className="mt-4 text-16 text-muted">{m.product_no_price()}</p>;
  const money = (cents: number) => formatMoney(cents, price.currency, currentLanguage());
  return (
    <div className="mt-4">
      <p className="num flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
        <span className="text-22">{money(price.amount)}</span>
        {price.was !== undefined && (
          <>
            <s className="text-16 text-muted">
              <span className="sr-only">{m.product_was()} </span>
              {money(price.was)}
            </s>
            <span className="text-12">{m.piece_off({ percent: reduction(price.amount, price.was) })}</span>
          </>
        )}
      </p>
      {price.was !== undefined && lowest !== undefined && (
        <p className="num mt-1 text-12 text-muted">{m.product_lowest({ price: money(lowest) })}</p>
      )}
    </div>
  );
}
