import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { whenTouched } from "#web/ui/when-touched.tsx";
import { BrandLine } from "./brand-line.tsx";
import { Buy, type BuyProps } from "./buy.tsx";
import { Colours } from "./colours.tsx";
import type { Crumb } from "./facts.ts";
import type { Piece } from "./load-piece.ts";
import { Match } from "./match.tsx";
import { Offers } from "./offers.tsx";
import { PriceLine } from "./price-line.tsx";
import { Sizes } from "./sizes.tsx";
import { SoldOut } from "./sold-out.tsx";

/** To be read: nothing in them waits for a script. */
const Details = whenTouched(async () => ({ default: (await import("./details.tsx")).Details }));
const PriceHistory = whenTouched(async () => ({
  default: (await import("#web/features/price-history/price-history.tsx")).PriceHistory,
}));

type PanelProps = { piece: Piece; variant: number; main: BuyProps["main"] };

/** Everything about the piece, beside its pictures. */
export function Panel({ piece, variant, main }: PanelProps) {
  const { product, crumbs, facts, today, similar } = piece;
  const isOffered = product.offers.some((offer) => offer.in_stock);
  return (
    // As tall as it is, it scrolls until its end is in sight and then stays.
    <div className="px-edge pt-5 pb-10 lg:sticky lg:bottom-0 lg:min-h-[calc(100dvh-72px)] lg:self-end lg:pt-10 lg:pr-10 lg:pl-14 lg:pb-16">
      <Breadcrumb crumbs={crumbs} />
      <BrandLine brand={product.brand} />
      <h1 className="display-56 hyphens-auto wrap-anywhere">{product.name}</h1>
      <PriceLine price={product.price} lowest={piece.lowest} />
      <Match product={product} />
      {facts.shades.length > 1 && <Colours product={product} shades={facts.shades} chosen={variant} />}
      <Sizes key={variant} universe={product.universe} sizing={piece.sizing} variant={variant} />
      {isOffered ? <Buy product={product} main={main} /> : <SoldOut product={product} similar={similar} />}
      <Offers product={product} />
      <Details product={product} facts={facts} />
      <PriceHistory history={product.price_history} price={product.price} today={today} />
    </div>
  );
}

function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={m.product_crumbs()}>
      <ol className="-my-2 flex flex-wrap text-12 text-muted">
        {crumbs.map(({ label, to }, i) => (
          <li key={to} className="flex items-center">
            {i > 0 && (
              <span aria-hidden="true" className="px-1.5">
                /
              </span>
            )}
            <Link to={to} className="inline-flex min-h-11 items-center transition-colors hover:text-ink">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
