import { whenIdle } from "#web/data/idle.ts";

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/**
 * Calls back the first time an element is on the screen, with one observer for all of them; one after the other in idle
 * moments, since a page has dozens of links and somebody may be about to press one.
 */
export function onceInView(element: Element, seen: () => void, signal: AbortSignal): void {
  observer ??= new IntersectionObserver((entries, self) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      self.unobserve(entry.target);
      const seen = waiting.get(entry.target);
      if (seen) whenIdle(seen);
    }
  });
  waiting.set(element, seen);
  observer.observe(element);
  signal.addEventListener("abort", () => observer?.unobserve(element));
}
