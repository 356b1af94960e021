import { whenIdle } from "./idle.ts";

/** At most this many routes are fetched ahead at once (SPEC.md §9). */
const most = 4;

const seen = new Set<string>();
const fetching = new Map<string, Promise<boolean>>();
const waiting: (() => void)[] = [];
let active = 0;

/**
 * Fetches the code of the routes behind a path, ahead of the click. Gently: one file in each idle moment, since to begin
 * a dozen at once takes a slow phone longer than a press may wait.
 */
export async function preloadRoute(path: string, { gently }: { gently: boolean }): Promise<void> {
  // Pages of products and looks differ in their number alone.
  const kind = path.replace(/\/\d+-[^/]*$/, "/0-");
  if (seen.has(kind)) return;
  seen.add(kind);
  if (active >= most) await new Promise<void>((go) => waiting.push(go));
  active += 1;
  try {
    const loading: Promise<boolean>[] = [];
    for (const href of modulesOf(path)) {
      if (gently) await new Promise<void>(whenIdle);
      loading.push(fetchModule(href));
    }
    // Whoever comes near the link again tries again.
    if ((await Promise.all(loading)).includes(false)) seen.delete(kind);
  } finally {
    active -= 1;
    waiting.shift()?.();
  }
}

function modulesOf(path: string): string[] {
  const routes = window.__reactRouterManifest?.routes ?? {};
  const found: string[] = [];
  for (let entry = routeOf(path, routes); entry; entry = routes[entry.parentId ?? ""])
    found.push(entry.module, ...(entry.imports ?? []));
  return found;
}

type Routes = NonNullable<typeof window.__reactRouterManifest>["routes"];

/** Every route of ours has its whole path: React Router, which ranks them all for each question, is not asked. */
function routeOf(path: string, routes: Routes): Routes[string] | undefined {
  const parts = path.split("/").filter(Boolean);
  const all = Object.values(routes).filter((entry) => entry?.path !== undefined || entry?.index);
  const isLike = (pattern: string, isSame: (part: string, at: number) => boolean) => {
    const pieces = pattern.split("/").filter(Boolean);
    return pieces.length === parts.length && pieces.every(isSame);
  };
  return (
    all.find((entry) => isLike(entry?.path ?? "", (piece, at) => piece === parts[at])) ??
    all.find((entry) => isLike(entry?.path ?? "", (piece, at) => piece === parts[at] || piece[0] === ":"))
  );
}

/**
 * It lies in the browser's store then, and is read from there with the click. It is not made a module of the page:
 * one that could not be had would never be asked for again, whatever else needs it. Says whether it came.
 */
function fetchModule(href: string): Promise<boolean> {
  if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return Promise.resolve(true);
  // Pages have files in common, and some of them are fetched at once.
  const coming = fetching.get(href) ?? fetchFile(href);
  fetching.set(href, coming);
  return coming;
}

async function fetchFile(href: string): Promise<boolean> {
  try {
    await (await fetch(href, { priority: "low" })).text();
    return true;
  } catch {
    fetching.delete(href);
    return false;
  }
}
