import { Suspense } from "react";
import { m } from "#web/i18n/paraglide/messages.js";
import { TextSkeleton } from "#web/ui/skeleton.tsx";
import { whenTouched } from "#web/ui/when-touched.tsx";
import type { FacetContext } from "./facet-context.ts";

/** Seen from the start, and used by whoever narrows a list: its code comes when they turn to it. */
const Facets = whenTouched(async () => ({ default: (await import("./facets.tsx")).Facets }));

const skeleton = <TextSkeleton lines={18} size={14} className="pt-5" />;

/** Beside the list where there is room. Without JavaScript there is nothing to open it with, so it always shows. */
export function Rail(facets: FacetContext) {
  return (
    <aside
      aria-label={m.search_filters()}
      className="hidden px-edge pb-16 lg:block lg:pr-10 [@media(scripting:none)]:block"
    >
      <Suspense fallback={skeleton}>{facets.answer ? <Facets {...facets} /> : skeleton}</Suspense>
    </aside>
  );
}
