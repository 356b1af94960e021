import { table } from "#contract/table.ts";
import { footerPages, legalPages } from "#vocabulary/editorial-page.ts";

type Surface = "api" | "page" | "file";

/** Where a request belongs, in words of which there are only so many: what people type never becomes a label. */
export type Route = { readonly surface: Surface; readonly route: string };

const fixed = new Set<string>(table.flatMap(({ path }) => (path.includes(":") ? [] : [path])));
const withParameters = [...new Set(table.map(({ path }) => path))]
  .filter((path) => path.includes(":"))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/:\w+(\{[^}]*\})?/g, "[^/]+")}$`) }));
const otherCalls = ["/api/openapi.json", "/api/docs", "/api/metrics"];

const folders = ["assets", "builds", "media"];
const pages = new Set<string>([
  ...["search", "discover", "assistant", "inspiration", "product", "login", "register", "verify-otp"],
  ...["forgot-password", "reset-password", "account", "onboarding", "blog", "footer", "admin", ".well-known"],
  ...footerPages,
  ...legalPages,
]);

export function routeOf(path: string): Route {
  if (path.startsWith("/api/")) return { surface: "api", route: callOf(path) };
  const [, first = "", second] = path.replace(/^\/fr(?=\/|$)/, "").split("/");
  if (folders.includes(first)) return { surface: "file", route: `/${first}/*` };
  if (path.endsWith("/_payload.json")) return { surface: "page", route: "/_payload.json" };
  if (/\.\w{2,5}$/.test(path)) return { surface: "file", route: "other" };
  if (first === "") return { surface: "page", route: "/" };
  if (!pages.has(first)) return { surface: "page", route: "other" };
  return { surface: "page", route: second ? `/${first}/*` : `/${first}` };
}

function callOf(path: string): string {
  if (fixed.has(path) || otherCalls.includes(path)) return path;
  return withParameters.find(({ pattern }) => pattern.test(path))?.path ?? "other";
}
