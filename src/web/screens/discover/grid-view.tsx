import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { RecommendedCard } from "#contract/recommendations.ts";
import { DeckFailed, DeckOut } from "#web/features/deck/deck-end.tsx";
import { allSources, isNarrowed, sourcesIn, withSources } from "#web/features/deck/sources.ts";
import { useKept } from "#web/features/deck/use-kept.ts";
import { DislikeScopeChoice } from "#web/features/dislike-scope/dislike-scope-choice.tsx";
import { ProductCard } from "#web/features/product/product-card.tsx";
import { m } from "#web/i18n/paraglide/messages.js";
import { useReaction } from "#web/state/reactions.ts";
import { Button } from "#web/ui/button.tsx";
import { PictureSkeleton, TextSkeleton } from "#web/ui/skeleton.tsx";
import Tools from "./tools.tsx";
import { useTune } from "./tune.tsx";
import { useGrid } from "./use-grid.ts";
import type { FirstCards } from "./view.ts";

const sizes = "(min-width: 1280px) 20vw, (min-width: 1024px) 25vw, (min-width: 640px) 33vw, 50vw";
/** Seen before anyone scrolls. */
const early = 4;

/** The same recommendations side by side, as far as anyone scrolls. */
export default function GridView({ first }: { first: FirstCards }) {
  const [search, setSearch] = useSearchParams();
  const sources = sourcesIn(search);
  const { grid, more, begin } = useGrid(first, sources);
  const tune = useTune();
  useKept(begin);
  const { cards, cursor, asking, problem } = grid;
  const isEmpty = cards.length === 0;
  return (
    <div className="mx-auto max-w-page pt-3 lg:pt-10">
      <header className="flex items-center justify-between px-edge">
        <h1 className="display-56 max-lg:text-d40 max-sm:sr-only lg:text-d80">{m.discover_title()}</h1>
        <Tools tune={tune} />
      </header>
      <ul className="mt-5 grid grid-cols-2 gap-gutter sm:grid-cols-3 md:px-edge lg:mt-9 lg:grid-cols-4 xl:grid-cols-5">
        {cards.map((card, i) => (
          <Cell key={card.id} card={card} priority={i < early} />
        ))}
        {(asking || (isEmpty && cursor === undefined && !problem)) && <CellSkeletons />}
      </ul>
      {isEmpty && problem && !asking && (
        <div className="relative mx-auto mt-8 h-110 max-w-112">
          <DeckFailed onAgain={more} busy={asking} />
        </div>
      )}
      {isEmpty && cursor === null && !asking && (
        <div className="relative mx-auto mt-8 h-120 max-w-112">
          <DeckOut
            narrowed={isNarrowed(sources)}
            onTune={tune.show}
            onOpenSources={() => setSearch((before) => withSources(before, allSources))}
            onStartOver={begin}
          />
        </div>
      )}
      {!isEmpty && <Further grid={grid} more={more} />}
      {tune.draw({})}
    </div>
  );
}

/** A disliked piece stays where it is, with the question what it was. */
function Cell({ card, priority }: { card: RecommendedCard; priority: boolean }) {
  const { disliked } = useReaction(card.id);
  const [told, setTold] = useState(false);
  return (
    <li className="far-[26rem]">
      <ProductCard product={card} surface="discover" sizes={sizes} priority={priority} level="h2" />
      {disliked && !told && (
        <DislikeScopeChoice product={card} onDone={() => setTold(true)} className="px-1.5 pb-8 md:px-2" />
      )}
    </li>
  );
}

type FurtherProps = { grid: ReturnType<typeof useGrid>["grid"]; more: () => void };

/** Comes by itself before the end is in sight; the button is for when it did not. */
function Further({ grid: { cursor, asking, problem }, more }: FurtherProps) {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });
  const waits = typeof cursor === "string" && !asking && !problem;
  useEffect(() => {
    if (!waits || !mark.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: "1400px" },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [waits]);
  return (
    <div ref={mark} className="mt-8 flex min-h-24 flex-col items-center gap-4 px-edge noscript:hidden">
      {problem && !asking && <p role="alert">{m.discover_grid_failed()}</p>}
      {typeof cursor === "string" && (
        <Button busy={asking} onClick={more}>
          {problem ? m.discover_again() : m.discover_grid_more()}
        </Button>
      )}
      {cursor === null && <p className="text-muted">{m.discover_grid_end()}</p>}
    </div>
  );
}

function CellSkeletons() {
  return ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"].map((place) => (
    <li key={place}>
      {place === "a" && (
        <p role="status" className="sr-only">
          {m.discover_grid_loading()}
        </p>
      )}
      <PictureSkeleton />
      <TextSkeleton lines={3} size={14} className="px-1.5 pt-2.5 pb-6 md:px-2" />
    </li>
  ));
}
