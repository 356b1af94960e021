import { Suspense, use, useMemo } from "react";
import type { Product } from "#contract/products.ts";
import { latePart } from "#web/features/late/late-part.tsx";
import { Link } from "#web/features/navigation/link.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { Headline } from "#web/ui/headline.tsx";
import type { Piece } from "./load-piece.ts";
import { Pieces, Waiting } from "./similar-row.tsx";

/** Hardly ever needed. */
const Again = latePart(() => import("./similar-again.tsx"));

type SimilarPiecesProps = { product: Product; similar: Piece["similar"] };

export function SimilarPieces({ product, similar }: SimilarPiecesProps) {
  const { id, category, category_label: label, universe } = product;
  // A connection that ends half-way is no reason to lose the page. What is there already needs no waiting.
  const coming = useMemo(() => (similar instanceof Promise ? similar.catch(() => null) : similar), [similar]);
  return (
    <section
      aria-labelledby="similar"
      className="after-first far-[930px] mx-auto max-w-page pt-section md:far-[600px]"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 px-edge pb-8">
        <h2 id="similar" className="display-56">
          <Headline text={m.product_similar()} />
        </h2>
        <Link
          to={`/search?universe=${universe}&category=${category}`}
          className="link inline-flex min-h-11 items-center text-14"
        >
          {m.product_similar_all({ category: label })}
        </Link>
      </div>
      <Suspense fallback={<Waiting />}>
        <Arrived id={id} similar={coming} />
      </Suspense>
    </section>
  );
}

function Arrived({ id, similar }: { id: number; similar: Piece["similar"] }) {
  const pieces = similar instanceof Promise ? use(similar) : similar;
  return pieces ? <Pieces pieces={pieces} /> : <Again id={id} />;
}
