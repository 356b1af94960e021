import { destinationOf } from "#contract/route-rules.ts";
import { withoutLanguage } from "#vocabulary/language-path.ts";

/** Where to go after signing in: a path of this site that begins with exactly one slash, or nowhere. */
export function redirectTarget(search: URLSearchParams): string | undefined {
  const wanted = search.get("redirect");
  if (!wanted || destinationOf(wanted, []).kind !== "path") return undefined;
  const path = pathOf(wanted);
  return path && !isForGuests(path) ? wanted : undefined;
}

/** Another page that signs in, with the same way on. */
export function keepingRedirect(path: string, search: URLSearchParams): string {
  const target = redirectTarget(search);
  return target ? `${path}?redirect=${encodeURIComponent(target)}` : path;
}

/** As a browser reads it: `/.//evil.example` and the like come out with two slashes, and are none of ours. */
function pathOf(target: string): string | undefined {
  const here = "https://this.site";
  if (!URL.canParse(target, here)) return undefined;
  const { origin, pathname } = new URL(target, here);
  return origin === here && !pathname.startsWith("//") ? pathname : undefined;
}

/** The router knows these pages however they are spelt, so they are compared as it reads them. */
function isForGuests(path: string): boolean {
  const plain = withoutLanguage(decoded(path).toLowerCase()).replace(/\/+$/, "");
  return guestPages.includes(plain);
}

const guestPages = ["/login", "/register", "/verify-otp", "/forgot-password", "/reset-password"];

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
