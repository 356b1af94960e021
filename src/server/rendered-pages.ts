import { randomUUID } from "node:crypto";
import { readCookie } from "#vocabulary/cookie.ts";
import { withoutLanguage } from "#vocabulary/language-path.ts";
import { isTheme } from "#vocabulary/theme.ts";
import { isUniverse } from "#vocabulary/universe.ts";
import { type PackedPage, packPage, unpackPage } from "./packed-page.ts";

type Render = (request: Request, nonce: string, requestId?: string) => Promise<Response>;

type Memory = {
  /** Pages that only editors change. */
  readonly prerendered: readonly string[];
  /** Another one as soon as anything that pages show was written anew: texts, products, looks. */
  readonly edition: () => string;
  readonly now: () => number;
  readonly mostBytes?: number;
};

type Kept = { readonly page: PackedPage; readonly until: number };

/**
 * What pages count and order by moves without an edition, though slowly. After this a page is rendered anew; whoever
 * asks meanwhile gets the last one, so that nobody waits for what is only to be refreshed.
 */
const freshMs = 600_000;
const usualBytes = 64_000_000;
/** Longer ones are made up by somebody. */
const longestAddress = 600;

/**
 * Keeps the HTML of public pages, packed, until something is written anew. They are the same for everyone who chose the
 * same universe and theme: a rendered page knows nobody. It carries a stand-in where its nonce belongs, so each answer
 * still gets a nonce of its own. Whoever asks while a page is being rendered waits for it instead of rendering it, too.
 */
export function rememberPages(render: Render, memory: Memory): Render {
  const { prerendered, edition, now, mostBytes = usualBytes } = memory;
  const standIn = randomUUID();
  const rendering = new Map<string, Promise<PackedPage | undefined>>();
  let kept = new Map<string, Kept>();
  let bytes = 0;
  let of = edition();

  const keep = (key: string, page: PackedPage, until: number) => {
    bytes -= kept.get(key)?.page.bytes ?? 0;
    kept.delete(key);
    kept.set(key, { page, until });
    bytes += page.bytes;
    // The first of a map is what was put in longest ago: whatever is asked for is put in again.
    for (const [oldest, { page: old }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(oldest);
      bytes -= old.bytes;
    }
  };

  const recall = (key: string): Kept | undefined => {
    const found = kept.get(key);
    if (!found) return undefined;
    kept.delete(key);
    kept.set(key, found);
    return found;
  };

  const renderOnce = async (request: Request, key: string, until: number, requestId?: string) => {
    const begunOf = of;
    const response = await render(request, standIn, requestId);
    if (response.status !== 200) return undefined;
    const page = packPage(await response.text(), standIn);
    // Something was written meanwhile: good enough for who waits for it, and for nobody after them.
    if (begunOf === edition()) keep(key, page, until);
    return page;
  };

  return async (request, nonce, requestId) => {
    const { pathname, search } = new URL(request.url);
    const isWritten = prerendered.includes(pathname);
    const isKept = isWritten
      ? search === ""
      : isListed(pathname) && pathname.length + search.length <= longestAddress;
    if (request.method !== "GET" || !isKept) return render(request, nonce, requestId);
    if (of !== edition()) {
      [kept, bytes, of] = [new Map(), 0, edition()];
      rendering.clear();
    }
    const key = [pathname + search, ...choices(request)].join(" ");
    const begin = () => {
      const until = isWritten ? Number.POSITIVE_INFINITY : now() + freshMs;
      const begun =
        rendering.get(key) ??
        renderOnce(request, key, until, requestId)
          .catch(() => undefined)
          .finally(() => rendering.delete(key));
      rendering.set(key, begun);
      return begun;
    };
    const known = recall(key);
    if (known && known.until < now()) void begin();
    const page = known?.page ?? (await begin());
    // Not a good moment to remember: render it as any other page, and try again next time.
    return page ? answer(page, nonce, request) : render(request, nonce, requestId);
  };
}

function answer(page: PackedPage, nonce: string, request: Request): Response {
  const headers = { "content-type": "text/html; charset=utf-8", vary: "Accept-Encoding" };
  const packed = page.withNonce(nonce);
  if (!/\bgzip\b/.test(request.headers.get("accept-encoding") ?? ""))
    return new Response(unpackPage(packed), { headers });
  return new Response(packed, {
    headers: { ...headers, "content-encoding": "gzip", "content-length": String(packed.length) },
  });
}

/** What anyone may look at, and whose address holds no secret. */
const listed =
  /^\/(?:(?:search|discover|inspiration|blog|trends|size-guide|assistant)?|(?:product|inspiration|blog)\/[^/]+)$/;
const isListed = (pathname: string): boolean => listed.test(withoutLanguage(pathname));

/** The cookies a page is rendered by, each one of a few known words, so that the memory stays small. */
function choices(request: Request): string[] {
  const header = request.headers.get("cookie");
  const universe = readCookie(header, "universe");
  const theme = readCookie(header, "theme");
  return [isUniverse(universe) ? universe : "", isTheme(theme) ? theme : ""];
}
