import { randomUUID } from "node:crypto";
import { readCookie } from "#vocabulary/cookie.ts";
import { isTheme } from "#vocabulary/theme.ts";
import { isUniverse } from "#vocabulary/universe.ts";

type Render = (request: Request, nonce: string, requestId?: string) => Promise<Response>;

/**
 * Keeps the HTML of pages that are the same for everyone until something is written anew: `edition` names the state of
 * all that editors wrote. A rendered page carries a stand-in where its nonce belongs, so each answer still gets a nonce
 * of its own.
 */
export function rememberPages(paths: readonly string[], render: Render, edition: () => string): Render {
  const standIn = randomUUID();
  let pages = new Map<string, Promise<string | undefined>>();
  let of = edition();

  const renderOnce = async (request: Request, requestId?: string): Promise<string | undefined> => {
    const response = await render(request, standIn, requestId);
    return response.status === 200 ? response.text() : undefined;
  };

  return async (request, nonce, requestId) => {
    const { pathname, search } = new URL(request.url);
    if (request.method !== "GET" || search || !paths.includes(pathname))
      return render(request, nonce, requestId);
    if (of !== edition()) [pages, of] = [new Map(), edition()];
    const key = [pathname, ...choices(request)].join(" ");
    const page = pages.get(key) ?? renderOnce(request, requestId);
    pages.set(key, page);
    const html = await page.catch(() => undefined);
    if (html === undefined) {
      // Not a good moment to remember: render it as any other page, and try again next time.
      pages.delete(key);
      return render(request, nonce, requestId);
    }
    return new Response(html.replaceAll(standIn, nonce), {
      headers: { "content-type": "text/html; charset=utf-8" },
    });
  };
}

/** The cookies a page is rendered by, each one of a few known words, so that the memory stays small. */
function choices(request: Request): string[] {
  const header = request.headers.get("cookie");
  const universe = readCookie(header, "universe");
  const theme = readCookie(header, "theme");
  return [isUniverse(universe) ? universe : "", isTheme(theme) ? theme : ""];
}
