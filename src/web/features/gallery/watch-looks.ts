/** Half of it, for a second: less is passing by. */
const share = 0.5;
const lookMs = 1000;

/** Tells once of each picture after the first that was looked at: the first is the page itself. */
export function watchLooks(row: HTMLElement | null, tell: () => void): (() => void) | undefined {
  if (!row || typeof IntersectionObserver === "undefined") return undefined;
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (!isIntersecting) continue;
        timers.set(
          target,
          setTimeout(() => {
            observer.unobserve(target);
            if (document.visibilityState === "visible") tell();
          }, lookMs),
        );
      }
    },
    { threshold: share },
  );
  for (const item of [...row.children].slice(1)) observer.observe(item);
  return () => {
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
