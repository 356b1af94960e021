type Connection = { readonly effectiveType?: string; readonly saveData?: boolean };

/** Prefetching starts about this long after the page has loaded (SPEC.md §9). */
const calmMs = 1000;

let calm: Promise<boolean> | undefined;

/** Settles about a second after load: whether fetching ahead is welcome on this connection. */
export function whenCalm(): Promise<boolean> {
  calm ??= new Promise((resolve) => {
    const connection = (navigator as { connection?: Connection }).connection;
    const slow = connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
    const settle = () => setTimeout(() => resolve(!slow), calmMs);
    if (document.readyState === "complete") settle();
    else window.addEventListener("load", settle, { once: true });
  });
  return calm;
}

const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

let used: Promise<void> | undefined;

/** Settles with the first sign that somebody is about to use the page, at the latest when it is calm. */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const over = new AbortController();
    const settle = () => {
      over.abort();
      resolve();
    };
    for (const sign of signs)
      window.addEventListener(sign, settle, { capture: true, passive: true, signal: over.signal });
    void whenCalm().then(settle);
  });
  return used;
}
