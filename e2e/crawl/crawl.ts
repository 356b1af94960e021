import type { APIRequestContext } from "@playwright/test";
import { type CrawledPage, readPage } from "./read-page.ts";

export type Visit = {
  readonly path: string;
  readonly from: string;
  readonly status: number;
  /** Where it led instead, when it did. */
  readonly location: string | undefined;
  readonly page: CrawledPage | undefined;
};

/** Pages of which there are thousands: a few of each in each language stand for all. */
const many = /^(\/fr)?\/(product|inspiration)\/\d/;
const fewOfEach = 20;
/** Views of one page that its address asks for; a few of each kind stand for all. */
const fewViews = 4;

/** Follows every link of the site from the given addresses, without scripts, as a search engine does. */
export async function crawl(
  request: APIRequestContext,
  seeds: readonly string[],
): Promise<ReadonlyMap<string, Visit>> {
  const visits = new Map<string, Visit>();
  const counts = new Map<string, number>();
  const waiting = seeds.map((path) => ({ path, from: "where the crawl begins" }));
  const known = new Set(seeds);
  const follow = (path: string, from: string) => {
    if (known.has(path)) return;
    known.add(path);
    const [kind, most] = kindOf(path);
    const before = counts.get(kind) ?? 0;
    counts.set(kind, before + 1);
    if (before < most) waiting.push({ path, from });
  };
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, from } = next;
      const visit = await visitTo(request, path, from);
      visits.set(path, visit);
      if (visit.location !== undefined) follow(visit.location, path);
      // A view of a page has the links of the page, and further views without end.
      if (path.includes("?")) continue;
      for (const href of visit.page?.links ?? []) {
        const to = sitePath(href, path);
        if (to !== undefined) follow(to, path);
      }
    }
  }
  await Promise.all(Array.from({ length: 4 }, work));
  // Whoever found the list empty while another was still reading has gone: the rest is read by one.
  await work();
  return visits;
}

function kindOf(path: string): readonly [kind: string, most: number] {
  const [, french = "", name = ""] = many.exec(path) ?? [];
  if (name) return [`${french} ${name}`, fewOfEach];
  if (path.startsWith("/media/")) return ["picture", fewOfEach];
  const at = path.indexOf("?");
  if (at < 0) return ["page", Number.POSITIVE_INFINITY];
  const names = [...new URLSearchParams(path.slice(at)).keys()].toSorted();
  return [`${path.slice(0, at)} ${names.join()}`, fewViews];
}

export async function visitTo(request: APIRequestContext, path: string, from: string): Promise<Visit> {
  const response = await request.get(path, { maxRedirects: 0, headers: { accept: "text/html" } });
  const isPage = response.headers()["content-type"]?.startsWith("text/html") ?? false;
  const page = response.status() === 200 && isPage ? readPage(await response.text()) : undefined;
  const location = response.headers().location;
  return { path, from, status: response.status(), location: location && sitePath(location, path), page };
}

/** The path of an address of this site, without its anchor; nothing for the rest of the world. */
export function sitePath(href: string, base: string): string | undefined {
  const origin = "http://site";
  if (/^(mailto|tel|data|blob):/.test(href)) return undefined;
  const url = new URL(href, origin + base);
  return url.origin === origin ? url.pathname + url.search : undefined;
}
