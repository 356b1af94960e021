import { matchRoutes } from "react-router";

/** At most this many routes are fetched ahead at once (SPEC.md §9). */
const most = 4;

const seen = new Set<string>();
const waiting: (() => void)[] = [];
let active = 0;

/** Fetches the code of the routes behind a path, ahead of the click. */
export async function preloadRoute(path: string): Promise<void> {
  // Pages of products and looks differ in their number alone.
  const kind = path.replace(/\/\d+-[^/]*$/, "/0-");
  if (seen.has(kind)) return;
  seen.add(kind);
  if (active >= most) await new Promise<void>((go) => waiting.push(go));
  active += 1;
  try {
    await Promise.all(modulesOf(path).map(preloadModule));
  } finally {
    active -= 1;
    waiting.shift()?.();
  }
}

function modulesOf(path: string): string[] {
  const router = window.__reactRouterDataRouter;
  const manifest = window.__reactRouterManifest;
  if (!router || !manifest) return [];
  const matches = matchRoutes(router.routes, path) ?? [];
  return matches.flatMap(({ route }) => {
    const entry = manifest.routes[route.id];
    return entry ? [entry.module, ...(entry.imports ?? [])] : [];
  });
}

function preloadModule(href: string): Promise<void> {
  if (document.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    link.onload = () => done();
    link.onerror = () => done();
    document.head.append(link);
  });
}
