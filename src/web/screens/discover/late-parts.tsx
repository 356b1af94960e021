import { once } from "#web/data/once.ts";
import { lateOrNothing } from "#web/features/late/late-or-nothing.ts";
import { latePart } from "#web/features/late/late-part.tsx";

const loadEnd = once(() => import("#web/features/deck/deck-end.tsx"));
const loadDislike = once(() => import("#web/features/deck/after-dislike.tsx"));

/** Nobody sees these before their first answer, and with it they come: a connection may be gone by the last one. */
export function fetchLateParts(): void {
  for (const load of [loadEnd, loadDislike]) load().catch(() => {});
}

export const DeckEnd = latePart(loadEnd);
export const AfterDislike = lateOrNothing(loadDislike);
