import type { MiddlewareHandler } from "hono";
import { requestLanguage } from "#api/request-language.ts";
import { isBot } from "#vocabulary/bot.ts";
import { readCookie } from "#vocabulary/cookie.ts";
import { isLanguage } from "#vocabulary/language.ts";

/** Addresses that are only another name for a page: `/en/x`, and the home page in the reader's language. */
export const redirects: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  if (/^\/en(\/|$)/.test(pathname)) return c.redirect((withoutEnglish(pathname) || "/") + search, 301);

  if (pathname === "/" && !isBot(c.req.header("user-agent"))) {
    const chosen = readCookie(c.req.header("cookie"), "locale");
    const language = isLanguage(chosen) ? chosen : requestLanguage(c.req.header("accept-language"));
    if (language !== "en") {
      return c.body(null, 302, { location: `/${language}${search}`, vary: "Accept-Language, Cookie" });
    }
  }
  return next();
};

/** `/en//evil.example` must not become `//evil.example`. */
const withoutEnglish = (pathname: string): string => pathname.slice(3).replace(/^[/\\]+/, "/");
