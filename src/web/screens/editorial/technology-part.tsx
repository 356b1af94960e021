import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { onceInView } from "#web/features/navigation/once-in-view.ts";

const TechnologyScore = lazy(() =>
  import("./technology-score.tsx").catch(() => ({ default: () => <span /> })),
);

/** At the end of the page about the ranking: any score, redone by the reader. Its code comes when somebody is there. */
export function TechnologyPart() {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const watching = new AbortController();
    if (place.current) onceInView(place.current, () => setNear(true), watching.signal);
    return () => watching.abort();
  }, []);
  return (
    <div ref={place} id="redo" className="min-h-160 scroll-mt-8 noscript:hidden">
      {near && (
        <Suspense fallback={null}>
          <TechnologyScore />
        </Suspense>
      )}
    </div>
  );
}
