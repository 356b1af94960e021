const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls back the first time an element is on the screen, with one observer for all of them. */
export function onceInView(element: Element, seen: () => void, signal: AbortSignal): void {
  observer ??= new IntersectionObserver((entries, self) => {
    for (const entry of entries) {
      if (!entry.isIntersecting) continue;
      self.unobserve(entry.target);
      waiting.get(entry.target)?.();
    }
  });
  waiting.set(element, seen);
  observer.observe(element);
  signal.addEventListener("abort", () => observer?.unobserve(element));
}
