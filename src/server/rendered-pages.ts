import { randomUUID } from "node:crypto";
import { readCookie } from "#vocabulary/cookie.ts";
import { withoutLanguage } from "#vocabulary/language-path.ts";
import { isTheme } from "#vocabulary/theme.ts";
import { isUniverse } from "#vocabulary/universe.ts";
import type { MovablePage, ShelvedPage } from "./movable-page.ts";
import { type PackedPage, packPage, unpackPage } from "./packed-page.ts";
import { openShelf } from "./shelf.ts";
import { packTightly, type TightPage } from "./tight-page.ts";

type Render = (request: Request, nonce: string, requestId?: string) => Promise<Response>;

type Memory = {
  /** Pages that only editors change. */
  readonly prerendered: readonly string[];
  /** Another one as soon as anything that pages show was written anew: texts, products, looks. */
  readonly edition: () => string;
  readonly now: () => number;
  readonly mostBytes?: number;
};

type Kept = {
  readonly page: ShelvedPage<PackedPage>;
  readonly until: number;
  /** There once it has been asked for again, and packed. */
  tight?: ShelvedPage<TightPage>;
  isBeingPacked?: boolean;
  /** Since it was put in, or last passed over when room was made. */
  wasAskedFor?: boolean;
};

const sizeOf = ({ page, tight }: Kept): number => page.bytes + (tight?.bytes ?? 0);

/**
 * What pages count and order by moves without an edition, though slowly. After this a page is rendered anew; whoever
 * asks meanwhile gets the last one, so that nobody waits for what is only to be refreshed.
 */
const freshMs = 600_000;
const usualBytes = 64_000_000;
/** To pack a page tightly takes longer than to render it. Where more are asked for at once, they stay as they are. */
const mostToPack = 40;
/** Longer ones are made up by somebody. */
const longestAddress = 600;

/**
 * Keeps the HTML of public pages, packed, until something is written anew. They are the same for everyone who chose the
 * same universe and theme: a rendered page knows nobody. It carries a stand-in where its nonce belongs, so each answer
 * still gets a nonce of its own. Whoever asks while a page is being rendered waits for it instead of rendering it, too.
 * What is asked for again is packed anew, tighter, for those after.
 */
export function rememberPages(render: Render, memory: Memory): Render {
  const { prerendered, edition, now, mostBytes = usualBytes } = memory;
  const standIn = randomUUID();
  const rendering = new Map<string, Promise<PackedPage | undefined>>();
  const shelf = openShelf();
  const kept = new Map<string, Kept>();
  let bytes = 0;
  let of = edition();

  const letGo = (key: string, old: Kept) => {
    kept.delete(key);
    bytes -= sizeOf(old);
    old.page.letGo();
    old.tight?.letGo();
  };

  const keep = (key: string, packed: MovablePage<PackedPage>, until: number) => {
    const last = kept.get(key);
    if (last) letGo(key, last);
    const page = packed.movedTo(shelf);
    kept.set(key, { page, until });
    bytes += page.bytes;
    // The first of a map is what was put in longest ago: what was asked for since is put in again, once.
    for (const [oldest, old] of kept) {
      if (bytes <= mostBytes) return;
      if (old.wasAskedFor) {
        old.wasAskedFor = false;
        kept.delete(oldest);
        kept.set(oldest, old);
      } else letGo(oldest, old);
    }
  };

  let packing: Promise<unknown> = Promise.resolve();
  let toPack = 0;
  /** One after the other, beside the thread that answers. */
  const packAgain = (key: string, found: Kept) => {
    if (found.isBeingPacked || toPack >= mostToPack) return;
    found.isBeingPacked = true;
    toPack += 1;
    const isKept = () => kept.get(key) === found;
    packing = packing
      .then(() => (isKept() ? packTightly(found.page.parts()) : undefined))
      .then((tight) => {
        if (!tight || !isKept()) return;
        found.tight = tight.movedTo(shelf);
        bytes += tight.bytes;
      })
      .catch(() => {})
      .finally(() => {
        toPack -= 1;
      });
  };

  const renderOnce = async (request: Request, key: string, until: number, requestId?: string) => {
    const begunOf = of;
    const response = await render(ofNobody(request), standIn, requestId);
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
      for (const [key, old] of kept) letGo(key, old);
      of = edition();
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
    const known = kept.get(key);
    if (known) known.wasAskedFor = true;
    if (known && known.until < now()) void begin();
    const accepted = request.headers.get("accept-encoding") ?? "";
    if (known && /\bbr\b/.test(accepted)) {
      const tight = known.tight?.withNonce(nonce);
      if (tight) return packedAnswer(tight, "br");
      packAgain(key, known);
    }
    const page = known?.page ?? (await begin());
    // Not a good moment to remember: render it as any other page, and try again next time.
    return page ? answer(page.withNonce(nonce), accepted) : render(request, nonce, requestId);
  };
}

const headers = { "content-type": "text/html; charset=utf-8", vary: "Accept-Encoding" };

const answer = (page: Buffer<ArrayBuffer>, accepted: string): Response =>
  /\bgzip\b/.test(accepted) ? packedAnswer(page, "gzip") : new Response(unpackPage(page), { headers });

const packedAnswer = (page: Buffer<ArrayBuffer>, encoding: "br" | "gzip"): Response =>
  new Response(page, {
    headers: { ...headers, "content-encoding": encoding, "content-length": String(page.length) },
  });

/**
 * Others wait for the page as well: it is made to its end, whoever goes away meanwhile. And a request that hears of
 * that outlives its page until all memory is cleared up at once.
 */
const ofNobody = ({ url, headers }: Request): Request => new Request(url, { headers });

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
