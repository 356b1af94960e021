import { formatNumber } from "#vocabulary/format.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { currentLanguage } from "#web/i18n/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useUniverse } from "#web/state/root-data.ts";

export type BrandCount = { readonly id: number; readonly name: string; readonly products: number };
type Brands = { readonly count: number; readonly largest: readonly BrandCount[] };

/** The largest brands by name, each with how much there is of it. */
export function BrandNames({ brands }: { brands: Readonly<Record<Universe, Brands>> }) {
  const { count, largest } = brands[useUniverse()];
  const number = (value: number) => formatNumber(value, currentLanguage());
  if (largest.length === 0) return null;
  return (
    <section aria-labelledby="brands" className="mx-auto max-w-page px-edge pt-section">
      <h2 id="brands" className="text-14 text-muted">
        {m.home_brands({ count: number(count) })}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-1">
        {largest.map(({ id, name, products }) => (
          <li key={id}>
            <Link to={`/search?brand=${id}`} className="group inline-flex min-h-11 items-start gap-1.5">
              <span className="display-40 group-hover:italic">{name}</span>
              <span aria-hidden="true" className="num mt-1 text-12 text-muted">
                {number(products)}
              </span>
              <span className="sr-only">{m.home_brand_pieces({ count: number(products) })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
