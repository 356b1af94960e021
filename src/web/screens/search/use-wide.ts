import { useSyncExternalStore } from "react";

const wide = "(min-width: 64rem)";

function watch(changed: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether there is room for the rail. The server draws it; what has no room for it hides it until then. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    watch,
    () => window.matchMedia(wide).matches,
    () => true,
  );
