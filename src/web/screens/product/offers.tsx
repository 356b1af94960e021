import type { Product } from "#contract/products.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { Price } from "#web/features/product/price.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { recordChoice } from "./buy.tsx";

type Offer = Product["offers"][number];

/** Every shop that has it, or had it, cheapest first. Nobody pays for a place in it. */
export function Offers({ product }: { product: Product }) {
  const { offers } = product;
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="offers" className="mt-10">
      <div className="flex items-baseline justify-between gap-4 pb-3 text-14">
        <h2 id="offers" className="font-medium">
          {titleOf(offers.filter((offer) => offer.in_stock).length)}
        </h2>
        {offers.length > 1 && <p className="text-12 text-muted">{m.product_offers_order()}</p>}
      </div>
      <ul>
        {offers.map((offer) => (
          <li key={offer.shop.id} className="border-line border-t">
            <a
              href={offer.url}
              target="_blank"
              rel="noopener"
              onClick={() => recordChoice(product)}
              className={classNames(
                "group flex min-h-14 items-center gap-4 py-2 text-14",
                !offer.in_stock && "text-muted",
              )}
            >
              <span className="min-w-0 flex-1 group-hover:underline">
                {offer.shop.name} <span className="sr-only">{m.product_new_tab()}</span>
              </span>
              <span className="num text-right text-12 text-muted">{termsOf(offer)}</span>
              <span className="min-w-16 text-right">
                <Price price={offer.price} />
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleOf(count: number): string {
  const few = [m.product_offers_none, m.product_offers_one, m.product_offers_two, m.product_offers_three];
  return few[count]?.() ?? m.product_offers_many({ count });
}

/** The sizes are those of the piece, not of one shop, so nothing is said of them here. */
function termsOf({ in_stock: inStock, delivery, price }: Offer): string {
  if (!inStock) return m.product_offer_out();
  if (!delivery) return "";
  const cost =
    delivery.cost === 0
      ? m.product_delivery_free()
      : m.product_delivery({ cost: formatMoney(delivery.cost, price.currency, currentLanguage()) });
  const [from, to] = delivery.days;
  if (from === undefined || to === undefined) return cost;
  if (from !== to) return m.product_delivery_days({ delivery: cost, from, to });
  return to === 1
    ? m.product_delivery_one_day({ delivery: cost })
    : m.product_delivery_day({ delivery: cost, to });
}
