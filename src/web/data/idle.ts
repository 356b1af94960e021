type Connection = { readonly effectiveType?: string; readonly saveData?: boolean };

/** Prefetching starts about this long after the page has loaded (SPEC.md §9). */
const calmMs = 1000;

/** Safari does not tell when it is idle. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act);
}

let loaded: Promise<boolean> | undefined;
let calm: Promise<boolean> | undefined;

/** Settles with the load of the page: whether fetching ahead is welcome on this connection. */
function whenLoaded(): Promise<boolean> {
  loaded ??= new Promise((resolve) => {
    const connection = (navigator as { connection?: Connection }).connection;
    const slow = connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? "");
    const settle = () => resolve(!slow);
    if (document.readyState === "complete") settle();
    else window.addEventListener("load", settle, { once: true });
  });
  return loaded;
}

/** The same about a second later. */
export function whenCalm(): Promise<boolean> {
  calm ??= whenLoaded().then(
    (isWelcome) => new Promise((resolve) => setTimeout(() => resolve(isWelcome), calmMs)),
  );
  return calm;
}

/** Whoever only reads is left in peace this long: what is made ready takes a slow phone's breath away. */
const unhurriedMs = 6000;

const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;

let used: Promise<void> | undefined;

/** Settles with the first sign that somebody is about to use the page, at the latest some seconds later. */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const over = new AbortController();
    const settle = () => {
      over.abort();
      resolve();
    };
    for (const sign of signs)
      window.addEventListener(sign, settle, { capture: true, passive: true, signal: over.signal });
    void whenCalm().then(() => setTimeout(settle, unhurriedMs));
  });
  return used;
}
