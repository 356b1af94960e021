import { useSyncExternalStore } from "react";

const wide = "(min-width: 48rem)";

function watch(changed: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether there is room beside a word. Only ever asked in the browser: nobody's taste is drawn by the server. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(wide).matches,
    () => true,
  );
