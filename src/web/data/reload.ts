import { isRecord } from "./stored.ts";

const key = "cleed:reload";
const guardMs = 10_000;

/**
 * Loads a path afresh, at most once per path within 10 s (SPEC.md §4): a broken deployment
 * must not become a page that reloads for ever. Says whether it did.
 */
export function reloadOnce(path: string, now = Date.now()): boolean {
  const recent = recentReloads(now);
  if (recent.some(([reloaded]) => reloaded === path)) return false;
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...recent, [path, now]])));
  } catch {
    return false; // Nothing would remember this reload, so nothing could stop the next one.
  }
  if (location.pathname + location.search === path) location.reload();
  else location.assign(path);
  return true;
}

/** The paths reloaded in the last 10 s, and when. */
function recentReloads(now: number): [path: string, at: number][] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
    const all = isRecord(kept) ? Object.entries(kept) : [];
    return all.flatMap(([path, at]) => (typeof at === "number" && at > now - guardMs ? [[path, at]] : []));
  } catch {
    return [];
  }
}
