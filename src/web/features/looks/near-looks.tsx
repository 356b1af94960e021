import { Suspense, useEffect, useRef, useState } from "react";
import { lateOrNothing } from "#web/features/late/late-or-nothing.ts";
import { onceInView } from "#web/features/navigation/once-in-view.ts";

const PieceLooks = lateOrNothing(() => import("./piece-looks.tsx"));

/** What a piece is worn with: asked for when somebody comes near it. */
export function NearLooks({ product }: { product: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watching = new AbortController();
    if (place.current) onceInView(place.current, () => setNear(true), watching.signal);
    return () => watching.abort();
  }, []);
  return (
    <div ref={place} className="min-h-px">
      {near && (
        <Suspense fallback={null}>
          <PieceLooks product={product} />
        </Suspense>
      )}
    </div>
  );
}
