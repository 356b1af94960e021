import { reloadOnce } from "#web/data/reload.ts";

/**
 * Code that does not load usually means that a newer build has replaced it: load the page the person
 * was going to, once. When that has just been tried, show the error instead.
 */
export function guardChunkErrors(): void {
  window.cleedChunkError = (error) => {
    if (reloadOnce(destination())) return new Promise(() => {});
    return { default: () => fail(error) };
  };
  window.addEventListener("vite:preloadError", (event) => {
    // Without a connection there is nothing to load either: the page that is there is better than none. What is told to
    // have failed right after it came back failed before: whoever needs it asks again.
    const isBack = navigator.onLine !== false && !isOut && performance.now() - backAt > settledMs;
    if (isBack && reloadOnce(destination())) event.preventDefault();
  });
  // A browser is online a little before it says so.
  let isOut = false;
  let backAt = Number.NEGATIVE_INFINITY;
  window.addEventListener("offline", () => {
    isOut = true;
  });
  window.addEventListener("online", () => {
    isOut = false;
    backAt = performance.now();
  });
}

const settledMs = 3_000;

function fail(error: unknown): never {
  throw error;
}

function destination(): string {
  const state = window.__reactRouterDataRouter?.state;
  const { pathname, search } = state?.navigation.location ?? state?.location ?? location;
  return pathname + search;
}
