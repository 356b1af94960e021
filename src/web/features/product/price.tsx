import type { Card } from "#contract/products.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

/** What it costs, and what it cost before. Nothing when nobody sells it any more. */
export function Price({ price }: Pick<Card, "price">) {
  if (!price) return null;
  const { amount, currency, was } = price;
  const language = currentLanguage();
  return (
    <span className="num flex-none">
      {was !== undefined && (
        <s className="mr-2 text-muted">
          <span className="sr-only">{m.product_was()} </span>
          {formatMoney(was, currency, language)}
        </s>
      )}
      {formatMoney(amount, currency, language)}
    </span>
  );
}
