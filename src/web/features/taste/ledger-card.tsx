import type { TriedCard } from "#contract/ledger.ts";
import { formatDay } from "#vocabulary/format.ts";
import { isHit } from "#vocabulary/stretch.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { Price } from "#web/features/product/price.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { classNames } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/picture.tsx";
import { HeartIcon } from "#web/ui/tool-icons.tsx";
import { outcomeWords } from "./outcome-words.ts";

/** A piece that was tried: what it was meant as, and what came of it. */
export function LedgerCard({ card }: { card: TriedCard }) {
  const { product, label, outcome, shown_at } = card;
  const hit = isHit(outcome);
  return (
    <li className="flex gap-4 border-line border-b py-4">
      <span className={classNames("w-18 flex-none", !hit && "opacity-45")}>
        {product ? (
          <Picture image={{ ...product.image, alt: "" }} sizes="72px" className="rounded-pic" />
        ) : (
          <span className="block aspect-picture rounded-pic bg-studio" />
        )}
      </span>
      <div className="min-w-0 flex-1 text-14">
        <p className="flex items-center gap-2 font-medium">
          {hit && <HeartIcon className="size-4 flex-none fill-current text-accent" />}
          {outcomeWords[outcome]()}
        </p>
        <p className="mt-0.5 text-muted">
          {product ? (
            <Link to={productPath(product)} className="link line-clamp-2">
              {product.name}
            </Link>
          ) : (
            m.taste_gift_left()
          )}
        </p>
        <p className="mt-1 text-12 text-muted">
          {label} · {formatDay(shown_at, currentLanguage())}
        </p>
        {product && (
          <p className="mt-1 text-12">
            {product.brand.name} <Price price={product.price} />
          </p>
        )}
      </div>
    </li>
  );
}
