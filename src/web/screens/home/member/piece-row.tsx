import { type ReactNode, useId } from "react";
import { Link } from "#web/features/navigation/link.tsx";
import { ProductCard } from "#web/features/product/product-card.tsx";
import type { ShownCard } from "#web/features/product/shown-card.ts";
import { Headline } from "#web/ui/headline.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

type PieceRowProps = {
  title: string;
  /** A line under the title. */
  note?: string | undefined;
  /** Nothing yet while they are on their way. */
  products: readonly (ShownCard & { readonly why?: string; readonly badge?: string })[] | undefined;
  /** How many there will be. */
  count?: number;
  link?: { readonly to: string; readonly label: string };
  /** Instead of the pieces, when they could not be had. */
  instead?: ReactNode;
};

const row =
  "grid auto-cols-[44vw] grid-flow-col gap-x-gutter overflow-x-auto md:auto-cols-auto md:grid-flow-row md:grid-cols-5 md:overflow-visible";

/** Some pieces that have something in common; on phones they are swiped through. */
export function PieceRow({ title, note, products, count = 5, link, instead }: PieceRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-section first:pt-0">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 px-edge pb-6">
        <div>
          <h2 id={id} className="display-40">
            <Headline text={title} />
          </h2>
          {note && <p className="mt-2 text-14 text-muted">{note}</p>}
        </div>
        {link && (
          <Link to={link.to} className="link inline-flex min-h-11 items-center text-14">
            {link.label}
          </Link>
        )}
      </div>
      {instead ?? (
        <ul className={row}>
          {products
            ? products.map((product) => (
                <li key={product.id}>
                  <ProductCard
                    product={product}
                    surface="home"
                    sizes="(min-width: 1440px) 284px, (min-width: 768px) 20vw, 44vw"
                    note={product.why}
                    badge={product.badge}
                  />
                </li>
              ))
            : [...Array(count).keys()].map((place) => (
                <li key={place} aria-hidden="true">
                  <Skeleton className="aspect-picture" />
                  <Skeleton className="mt-2.5 h-3 w-2/3" />
                  <Skeleton className="mt-2 mb-8 h-3 w-1/2" />
                </li>
              ))}
        </ul>
      )}
    </section>
  );
}
