import { Suspense, useEffect, useRef, useState } from "react";
import { lateOrNothing } from "#web/features/late/late-or-nothing.ts";
import { m } from "#web/i18n/paraglide/messages.js";
import { Link } from "../navigation/link.tsx";
import { onceInView } from "../navigation/once-in-view.ts";
import type { ShelfBlock } from "./shelf-block.ts";

const PieceShelf = lateOrNothing(() => import("./piece-shelf.tsx"));
const LookShelf = lateOrNothing(() => import("./look-shelf.tsx"));

/** A shelf in a text: a title that leads to all of it, and some of it once somebody reads that far. */
export function NearShelf({ block }: { block: ShelfBlock }) {
  const place = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watching = new AbortController();
    if (place.current) onceInView(place.current, () => setNear(true), watching.signal);
    return () => watching.abort();
  }, []);
  return (
    <aside ref={place} className="my-10 max-w-[66ch] border-line border-y py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="display-22">{block.title}</span>
        <Link to={addressOf(block)} className="link inline-flex min-h-11 items-center text-14">
          {m.shelf_all()}
        </Link>
      </p>
      {near && (
        <Suspense fallback={null}>
          {block.kind === "pieces" ? <PieceShelf query={block.query} /> : <LookShelf block={block} />}
        </Suspense>
      )}
    </aside>
  );
}

function addressOf(block: ShelfBlock): string {
  if (block.kind === "pieces") return `/search?q=${encodeURIComponent(block.query)}`;
  const params = new URLSearchParams();
  if (block.occasion) params.set("occasion", block.occasion);
  if (block.season) params.set("season", block.season);
  return `/inspiration?${params}`;
}
