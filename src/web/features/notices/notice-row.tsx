import type { Notice } from "#contract/notices.ts";
import type { Card } from "#contract/products.ts";
import { formatMoney } from "#vocabulary/format.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Picture } from "#web/ui/picture.tsx";
import { dayAgo } from "./day-ago.ts";
import { noticePath } from "./notice-path.ts";

/** As many as stand side by side. */
const shown = 4;

/** One thing that was found: what it is, the first pieces, and the way to all of them. */
export function NoticeRow({ notice, onLeave }: { notice: Notice; onLeave: () => void }) {
  const { products, total, prices, created_at, read_at } = notice;
  const isNew = read_at === null;
  return (
    <li className="border-line border-b py-5" data-new={isNew}>
      <h3 className="flex items-baseline gap-2.5 text-16">
        {isNew && (
          <span className="size-2 flex-none -translate-y-px rounded-chip bg-accent">
            <span className="sr-only">{m.notices_new()}</span>
          </span>
        )}
        <span className="min-w-0 break-words font-medium">{titleOf(notice)}</span>
      </h3>
      <p className="mt-0.5 text-12 text-muted">
        <time dateTime={created_at} className="inline-block first-letter:uppercase">
          {dayAgo(created_at, currentLanguage())}
        </time>
      </p>
      {products.length > 0 && (
        <ul className="mt-3.5 grid grid-cols-4 gap-2">
          {products.slice(0, shown).map((product) => (
            <Piece
              key={product.id}
              product={product}
              was={prices.find(({ product_id }) => product_id === product.id)?.was}
              onLeave={onLeave}
            />
          ))}
        </ul>
      )}
      <Link
        to={noticePath(notice)}
        onClick={onLeave}
        className="mt-1 inline-flex min-h-11 items-center text-14 underline underline-offset-4"
      >
        {total > 1 ? m.notices_see_all({ total }) : m.notices_see()}
      </Link>
    </li>
  );
}

type PieceProps = { product: Card; was: number | undefined; onLeave: () => void };

function Piece({ product, was, onLeave }: PieceProps) {
  const { brand, name, price, image } = product;
  const money = (cents: number, currency: string) => formatMoney(cents, currency, currentLanguage());
  return (
    <li>
      <Link
        to={productPath(product)}
        onClick={onLeave}
        aria-label={[brand.name, name, price && money(price.amount, price.currency)]
          .filter(Boolean)
          .join(", ")}
        className="block"
      >
        <Picture image={{ ...image, alt: "" }} sizes="88px" className="rounded-pic" />
        {price && (
          <span className="num mt-1.5 block text-12">
            {money(price.amount, price.currency)}
            {was !== undefined && was > price.amount && (
              <s className="block text-muted">{money(was, price.currency)}</s>
            )}
          </span>
        )}
      </Link>
    </li>
  );
}

function titleOf({ type, total, search, brand }: Notice): string {
  switch (type) {
    case "saved_search":
      return m.notices_saved_search({ name: search?.name ?? "" });
    case "price_drop":
      return total === 1 ? m.notices_price_drop_one() : m.notices_price_drop({ total });
    case "back_in_stock":
      return total === 1 ? m.notices_back_one() : m.notices_back({ total });
    case "brand_new":
      return brand ? m.notices_brand_new({ name: brand.name }) : m.notices_brand_left();
  }
}
