const key = "cleed:reload";
const guardMs = 10_000;

/**
 * Loads a path afresh, at most once per path within 10 s (SPEC.md §4): a broken deployment
 * must not become a page that reloads for ever. Says whether it did.
 */
export function reloadOnce(path: string, now = Date.now()): boolean {
  if (lastReload(path) > now - guardMs) return false;
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, at: now }));
  } catch {
    return false; // Nothing would remember this reload, so nothing could stop the next one.
  }
  if (location.pathname + location.search === path) location.reload();
  else location.assign(path);
  return true;
}

function lastReload(path: string): number {
  try {
    const last = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return last?.path === path ? Number(last.at) : Number.NEGATIVE_INFINITY;
  } catch {
    return Number.NEGATIVE_INFINITY;
  }
}
