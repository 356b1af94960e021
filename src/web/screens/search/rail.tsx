import { m } from "#web/i18n/paraglide/messages.js";
import { TextSkeleton } from "#web/ui/skeleton.tsx";
import type { FacetContext } from "./facet-context.ts";
import { Facets } from "./facets.tsx";

/** Beside the list where there is room. Without JavaScript there is nothing to open it with, so it always shows. */
export function Rail(facets: FacetContext) {
  return (
    <aside
      aria-label={m.search_filters()}
      className="hidden px-edge pb-16 lg:block lg:pr-10 [@media(scripting:none)]:block"
    >
      {facets.answer ? <Facets {...facets} /> : <TextSkeleton lines={18} size={14} className="pt-5" />}
    </aside>
  );
}
