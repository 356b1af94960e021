import { whenIdle } from "./idle.ts";

/** At most this many routes are fetched ahead at once (SPEC.md §9). */
const most = 4;

const seen = new Set<string>();
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
    const loading: Promise<void>[] = [];
    for (const href of modulesOf(path)) {
      if (gently) await new Promise<void>(whenIdle);
      loading.push(preloadModule(href));
    }
    await Promise.all(loading);
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

function preloadModule(href: string): Promise<void> {
  if (document.head.querySelector(`link[rel="modulepreload"][href="${href}"]`)) return Promise.resolve();
  return new Promise((done) => {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    link.onload = () => done();
    link.onerror = () => done();
    document.head.append(link);
  });
}
