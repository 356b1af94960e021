import type { RecommendedCard } from "#contract/recommendations.ts";
import { formatMoney } from "#web/i18n/format.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Picture } from "#web/ui/picture.tsx";

type ProductCardProps = { product: RecommendedCard; sizes: string; priority?: boolean };

/** A piece in a list, with the first reason it is there. */
export function ProductCard({ product, sizes, priority = false }: ProductCardProps) {
  const { image, brand, name, price } = product;
  const language = currentLanguage();
  const [reason] = product.reasons;
  return (
    <article>
      <Picture image={image} sizes={sizes} priority={priority} className="rounded-pic" />
      <div className="px-1.5 pt-2.5 pb-6 md:px-0.5">
        <p className="flex items-baseline justify-between gap-3 text-14">
          <span className="truncate font-medium">{brand.name}</span>
          {price && (
            <span className="num flex-none">
              {price.was && (
                <s className="mr-2 text-muted">
                  <span className="sr-only">{m.product_was()} </span>
                  {formatMoney(price.was, price.currency, language)}
                </s>
              )}
              {formatMoney(price.amount, price.currency, language)}
            </span>
          )}
        </p>
        <h3 className="mt-0.5 line-clamp-2 text-14 text-muted">{name}</h3>
        {reason && <p className="mt-1.5 text-12">{reason.label}</p>}
      </div>
    </article>
  );
}
