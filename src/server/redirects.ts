import type { MiddlewareHandler } from "hono";
import { requestLanguage } from "#api/request-language.ts";
import { isBot } from "#vocabulary/bot.ts";
import { readCookie } from "#vocabulary/cookie.ts";
import { isLanguage } from "#vocabulary/language.ts";

/** Addresses that are only another name for a page: `/en/x`, `/x/`, and the home page in the reader's language. */
export const redirects: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const plain = plainPath(pathname);
  if (plain !== pathname) return c.redirect(plain + search, 301);

  if (pathname === "/" && !isBot(c.req.header("user-agent"))) {
    const chosen = readCookie(c.req.header("cookie"), "locale");
    const language = isLanguage(chosen) ? chosen : requestLanguage(c.req.header("accept-language"));
    if (language !== "en") {
      return c.body(null, 302, { location: `/${language}${search}`, vary: "Accept-Language, Cookie" });
    }
  }
  return next();
};

/** One address a page: without `/en` and without a slash at the end. `/en//evil.example` stays on this site. */
function plainPath(pathname: string): string {
  const english = /^\/en(?=\/|$)/.test(pathname);
  if (!english && (pathname === "/" || !pathname.endsWith("/"))) return pathname;
  // Slashes at the end are looked at from their first one on: from each of them would take as long as their square.
  return `/${(english ? pathname.slice(3) : pathname).replace(/^[/\\]+|(?<!\/)\/+$/g, "")}`;
}
