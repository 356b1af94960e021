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
    // Without a connection there is nothing to load either: the page that is there is better than none.
    if (navigator.onLine !== false && reloadOnce(destination())) event.preventDefault();
  });
}

function fail(error: unknown): never {
  throw error;
}

function destination(): string {
  const state = window.__reactRouterDataRouter?.state;
  const { pathname, search } = state?.navigation.location ?? state?.location ?? location;
  return pathname + search;
}
