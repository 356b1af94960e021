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
