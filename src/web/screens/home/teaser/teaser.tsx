import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Card } from "#contract/products.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { once } from "#web/data/once.ts";
import { Link } from "#web/features/navigation/link.tsx";
import { onceInView } from "#web/features/navigation/once-in-view.ts";
import { productPath } from "#web/features/product/product-path.ts";
import { useUniverse } from "#web/state/root-data.ts";
import { Picture } from "#web/ui/picture.tsx";
import { TeaserHead, teaserItem, teaserProgress, teaserRow, teaserSizes } from "./teaser-frame.tsx";

const loadTaster = once(() => import("./taster.tsx"));
const Taster = lazy(loadTaster);

export type TeaserCards = Readonly<Record<Universe, readonly Card[]>>;

/** Five pieces to say yes or no to. Until somebody comes near they are five links: the rest of it is not loaded yet. */
export function Teaser({ cards }: { cards: TeaserCards }) {
  const section = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  const pieces = cards[useUniverse()];
  useEffect(() => {
    const watching = new AbortController();
    // Without a connection they stay five links until it is back.
    const wake = () => {
      loadTaster().then(
        () => setNear(true),
        () => addEventListener("online", wake, { once: true, signal: watching.signal }),
      );
    };
    if (section.current) onceInView(section.current, wake, watching.signal);
    return () => watching.abort();
  }, []);
  if (pieces.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="teaser" className="mx-auto max-w-page pt-section">
      <TeaserHead />
      {near ? (
        <Suspense fallback={<Still pieces={pieces} />}>
          <Taster key={pieces[0]?.universe} pieces={pieces} />
        </Suspense>
      ) : (
        <Still pieces={pieces} />
      )}
    </section>
  );
}

/** As high as what takes its place. */
function Still({ pieces }: { pieces: readonly Card[] }) {
  return (
    <>
      <div className={teaserProgress} />
      <ul className={teaserRow}>
        {pieces.map((piece) => (
          <li key={piece.id} className={teaserItem}>
            <Link to={productPath(piece)}>
              <Picture image={piece.image} sizes={teaserSizes} className="rounded-pic" />
              <span className="flex min-h-13 items-center justify-center text-14 text-muted">
                {piece.brand.name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="min-h-[calc(77.5vw+12rem)] md:min-h-[calc(25vw+15rem)] xl:min-h-145" />
    </>
  );
}
