import { lazy, Suspense } from "react";
import type { Product } from "#contract/products.ts";
import { Invitation, Waiting } from "./match-states.tsx";
import { usePersonal } from "./use-personal.ts";

/** What cannot be loaded leaves the invitation, which is true for everyone. */
const ScoredMatch = lazy(() =>
  import("./scored-match.tsx").catch(() => ({ default: () => <Invitation id="match" /> })),
);

/** How well it suits the reader, and why. Its room is the same before anything is known and whatever comes. */
export function Match({ product }: { product: Product }) {
  const personal = usePersonal();
  return (
    <section aria-labelledby="match" className="mt-8 min-h-84 border-line border-t pt-7">
      {personal === undefined ? (
        <>
          <Waiting />
          <div className="hidden noscript:block">
            <Invitation id="match-unknown" />
          </div>
        </>
      ) : personal ? (
        <Suspense fallback={<Waiting />}>
          <ScoredMatch product={product} />
        </Suspense>
      ) : (
        <Invitation id="match" />
      )}
    </section>
  );
}
