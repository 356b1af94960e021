import { Suspense } from "react";
import { Await } from "react-router";
import type { Product } from "#contract/products.ts";
import type { SimilarCard } from "#contract/similar.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { Price } from "#web/features/product/price.tsx";
import { productPath } from "#web/features/product/product-path.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Picture } from "#web/ui/picture.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Reactions } from "./buy.tsx";
import type { Piece } from "./load-piece.ts";

type SoldOutProps = { product: Product; similar: Piece["similar"] };

const shown = 3;

/** In place of the way to a shop: what there is instead, before anything else. */
export function SoldOut({ product, similar }: SoldOutProps) {
  return (
    <section aria-labelledby="sold-out" className="mt-5 border-line border-y py-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="sold-out" className="display-28">
          {m.product_sold_out()}
        </h2>
        <Reactions product={product} />
      </div>
      <Suspense fallback={<Waiting />}>
        <Await resolve={similar} errorElement={<Bare />}>
          {(pieces) => (pieces && pieces.length > 0 ? <Instead pieces={pieces} /> : <Bare />)}
        </Await>
      </Suspense>
    </section>
  );
}

const Bare = () => <p className="mt-3 text-14 text-muted">{m.product_sold_out_bare()}</p>;

function Instead({ pieces }: { pieces: readonly SimilarCard[] }) {
  return (
    <>
      <p className="mt-3 text-14 text-muted">{m.product_sold_out_text()}</p>
      <ul className="mt-3">
        {pieces.slice(0, shown).map((piece) => (
          <li key={piece.id} className="relative flex h-24 items-center gap-4 border-line border-t">
            <Picture
              image={{ ...piece.image, alt: "" }}
              sizes="64px"
              className="w-16 flex-none rounded-pic"
            />
            <div className="min-w-0 flex-1 text-14">
              <p className="font-medium">{piece.brand.name}</p>
              <p className="truncate text-muted">
                <Link to={productPath(piece)} className="covers hover:text-ink">
                  {piece.name}
                </Link>
              </p>
              <p className="truncate text-12">{piece.why}</p>
            </div>
            <p className="text-14">
              <Price price={piece.price} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Waiting() {
  return (
    <>
      <p className="mt-3 text-14 text-muted">{m.product_sold_out_text()}</p>
      <div aria-hidden="true" className="mt-3">
        {[...Array(shown).keys()].map((place) => (
          <div key={place} className="flex h-24 items-center gap-4 border-line border-t">
            <Skeleton className="h-20 w-16" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        ))}
      </div>
    </>
  );
}
