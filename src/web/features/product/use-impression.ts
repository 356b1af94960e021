import { type RefCallback, useCallback } from "react";
import type { Surface } from "#vocabulary/product-event.ts";
import { recordEvent } from "#web/state/events.ts";
import { markSeen } from "#web/state/seen.ts";

/** Half of it, for a second: less is passing by. */
const share = 0.5;
const lookMs = 1000;

/** Watches a card; what was seen is told once for each time the card is put on a page. */
export function useImpression(
  product: number,
  surface: Surface,
  /** The list it was met in. */
  list?: string | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (!element || typeof IntersectionObserver === "undefined") return;
      return watch(element, () => {
        markSeen(product);
        recordEvent({ type: "product_seen", product, surface, list });
      });
    },
    [product, surface, list],
  );
}

type Watched = { readonly tell: () => void; timer?: ReturnType<typeof setTimeout> | undefined };
const watched = new Map<Element, Watched>();
let observer: IntersectionObserver | undefined;

function watch(element: Element, tell: () => void): () => void {
  observer ??= new IntersectionObserver(look, { threshold: share });
  watched.set(element, { tell });
  observer.observe(element);
  return () => forget(element);
}

function look(entries: readonly IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, intersectionRatio } of entries) {
    const one = watched.get(target);
    if (!one) continue;
    clearTimeout(one.timer);
    if (!isIntersecting || intersectionRatio < share) continue;
    one.timer = setTimeout(() => {
      // A page in the background is not being looked at.
      if (document.visibilityState === "visible") one.tell();
      forget(target);
    }, lookMs);
  }
}

function forget(element: Element): void {
  clearTimeout(watched.get(element)?.timer);
  watched.delete(element);
  observer?.unobserve(element);
}
