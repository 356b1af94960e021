import type { SimilarCard } from "#contract/similar.ts";
import { ProductCard } from "#web/features/product/product-card.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { PictureSkeleton, TextSkeleton } from "#web/ui/skeleton.tsx";

/** As many as stand in one row. */
export const similarCount = 5;

const rowClass = "grid grid-cols-2 gap-x-gutter md:grid-cols-4 lg:grid-cols-5 md:px-gutter";
/** Two rows of two, or one row. */
const placeClass = "nth-5:hidden lg:nth-5:block";

export function Pieces({ pieces }: { pieces: readonly SimilarCard[] }) {
  if (pieces.length === 0) return <p className="px-edge text-muted">{m.product_similar_none()}</p>;
  return (
    <ul className={rowClass}>
      {pieces.map((piece) => (
        <li key={piece.id} className={placeClass}>
          <ProductCard
            product={piece}
            note={piece.why}
            surface="product"
            sizes="(min-width: 90rem) 288px, (min-width: 64rem) 20vw, (min-width: 48rem) 25vw, 50vw"
          />
        </li>
      ))}
    </ul>
  );
}

export function Waiting() {
  return (
    <>
      <p className="sr-only">{m.product_similar_waiting()}</p>
      <ul aria-hidden="true" className={`${rowClass} noscript:hidden`}>
        {[...Array(similarCount).keys()].map((place) => (
          <li key={place} className={placeClass}>
            <PictureSkeleton />
            <TextSkeleton size={14} lines={2} className="px-1.5 pt-2.5 pb-12" />
          </li>
        ))}
      </ul>
    </>
  );
}
