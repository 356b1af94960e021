import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { onceInView } from "#web/features/navigation/once-in-view.ts";

const PieceLooks = lazy(() => import("./piece-looks.tsx").catch(() => ({ default: () => null })));

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
