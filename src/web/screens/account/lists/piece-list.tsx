import { useEffect, useRef, useState } from "react";
import type { Card } from "#contract/products.ts";
import type { ReactionKind } from "#vocabulary/reaction.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { ProductCard } from "#web/features/product/product-card.tsx";
import { reactTo } from "#web/features/product/react-to.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { useReactions } from "#web/state/reactions.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Headline } from "#web/ui/headline.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { showToast } from "#web/ui/toast-store.ts";
import { ListFilter } from "./list-filter.tsx";
import { type ListFilters, useListed } from "./use-listed.ts";
import { listWords } from "./words.ts";

const grid = "grid grid-cols-2 gap-x-gutter gap-y-2 md:grid-cols-3 md:gap-x-4 xl:grid-cols-4";
const sizes = "(min-width: 1280px) 330px, (min-width: 768px) 32vw, 49vw";

/** All that someone liked, disliked or bookmarked. What is taken out leaves at once and can come back. */
export function PieceList({ kind }: { kind: ReactionKind }) {
  const [filters, setFilters] = useState<ListFilters>({ sale: false });
  const { listed, problem, busy, more, again } = useListed(kind, filters);
  const here = new Set(useReactions()[kind]);
  const shown = listed?.products.filter(({ id }) => here.has(id));
  const words = listWords[kind];
  useFarewell(kind, listed?.products ?? [], here);
  const unfiltered = !filters.universe && !filters.department && !filters.sale;
  const gone = (listed?.products.length ?? 0) - (shown?.length ?? 0);
  return (
    <section className="pt-6 pb-14 lg:pb-20">
      <h2 className="display-40">
        <Headline text={words.headline()} />
      </h2>
      <p className="mt-4 mb-8 max-w-[60ch] text-muted">{words.note()}</p>
      {listed && (!unfiltered || listed.total - gone > 0) && (
        <ListFilter
          filters={filters}
          narrowed={listed.narrowed}
          total={Math.max(0, listed.total - gone)}
          onChange={setFilters}
        />
      )}
      {problem && <Failed again={again} />}
      {!listed && !problem && <Waiting />}
      {shown?.length === 0 && !listed?.next_cursor && <Nothing kind={kind} unfiltered={unfiltered} />}
      {shown && (
        <ul className={grid}>
          {shown.map((product, place) => (
            <li key={product.id}>
              <ProductCard product={product} surface="account" sizes={sizes} priority={place < 4} plain />
            </li>
          ))}
        </ul>
      )}
      {listed?.next_cursor && (
        <div className="mt-6 text-center">
          <Button busy={busy} onClick={more}>
            {m.lists_more()}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Says that a piece was taken out, with the way back. */
function useFarewell(kind: ReactionKind, products: readonly Card[], here: ReadonlySet<number>): void {
  const before = useRef<ReadonlySet<number>>(undefined);
  useEffect(() => {
    const left = products.filter(({ id }) => before.current?.has(id) && !here.has(id));
    before.current = here;
    for (const { id, name } of left)
      showToast({
        text: listWords[kind].left({ name }),
        action: {
          label: m.lists_undo(),
          run: () => void reactTo({ kind, product: id, value: true }),
        },
      });
  });
}

/** The words of SPEC.md §8. */
function Failed({ again }: { again: () => void }) {
  return (
    <div className="py-6">
      <p role="alert">{m.lists_failed()}</p>
      <Button look="ink" className="mt-4" onClick={again}>
        {m.lists_again()}
      </Button>
    </div>
  );
}

function Nothing({ kind, unfiltered }: { kind: ReactionKind; unfiltered: boolean }) {
  if (!unfiltered) return <p className="py-10 text-18">{m.lists_none_so()}</p>;
  const { empty, text } = listWords[kind];
  return (
    <EmptyState
      scene="empty-rail"
      heading="h3"
      title={empty()}
      text={text()}
      actions={
        <>
          <Link to="/discover" className={buttonClass({ look: "ink" })}>
            {m.nav_discover()}
          </Link>
          <Link to="/search" className={buttonClass()}>
            {m.nav_search()}
          </Link>
        </>
      }
    />
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className={grid}>
      {[...Array(8).keys()].map((place) => (
        <div key={place}>
          <Skeleton className="aspect-picture" />
          <Skeleton className="mt-2.5 h-3 w-2/3" />
          <Skeleton className="mt-2 mb-8 h-3 w-1/2" />
        </div>
      ))}
    </div>
  );
}
