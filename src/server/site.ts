import { serveStatic } from "@hono/node-server/serve-static";
import { Hono, type MiddlewareHandler } from "hono";
import type { ApiEnv, RequestFacts } from "#api/ports.ts";
import type { Log } from "./adapters/log.ts";
import type { Metrics } from "./adapters/metrics.ts";
import { createBuilds } from "./builds.ts";
import { compress } from "./compress.ts";
import { type CrawlParts, createCrawl } from "./crawl.ts";
import { newNonce } from "./nonces.ts";
import type { Pages } from "./pages.ts";
import { recordRequests } from "./record-requests.ts";
import { redirects } from "./redirects.ts";
import { contentSecurityPolicy, inertPolicy, resourcePolicy, securityHeaders } from "./security-headers.ts";
import type { WebBuild } from "./web-build.ts";
import { createWellKnown } from "./well-known.ts";

export type SiteParts = {
  readonly api: { fetch: (request: Request, facts: RequestFacts) => Promise<Response> | Response };
  readonly pages: Pages;
  readonly build: WebBuild;
  /** A folder whose `assets` are those of other builds too: see kept-assets.ts. */
  readonly keptFiles?: string | undefined;
  readonly contact: string;
  readonly crawl: CrawlParts;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly now: () => Date;
};

/** Everything the site answers, in order. */
export function createSite(parts: SiteParts): Hono<ApiEnv> {
  const { api, pages, build, contact, crawl, log, metrics, now } = parts;
  const site = new Hono<ApiEnv>();
  site.use(recordRequests(log, metrics));
  site.use(async (c, next) => {
    await next();
    const { headers, status } = c.res;
    // What an answer says of itself is stricter than this.
    for (const [name, value] of Object.entries(securityHeaders))
      if (!headers.has(name)) headers.set(name, value);
    headers.set("cross-origin-resource-policy", resourcePolicy(c.req.path));
    // A 304 would put its policy in the place of the one that came with what is kept.
    if (build.mode === "production" && status !== 304 && !headers.has("content-security-policy"))
      headers.set("content-security-policy", inertPolicy);
  });
  site.use(compress);

  for (const path of ["/api/*", "/media/*"]) site.all(path, (c) => api.fetch(c.req.raw, c.env));
  site.route("/", createWellKnown(contact, now));
  site.route("/", createCrawl(crawl));
  site.route("/", createBuilds(build));
  if (build.clientDirectory) site.use(...files(build.clientDirectory));
  if (parts.keptFiles) site.use("/assets/*", files(parts.keptFiles)[1]);
  site.get("*", redirects);

  site.get("/:path{.+}/_payload.json", async (c) => {
    // What a page throws instead of its data is an answer for React Router, not an error for us.
    const data = await pages.payload(`/${c.req.param("path")}`, c.env.requestId).catch(() => null);
    if (data === null)
      return c.json({ error: { code: "unavailable", message: "Not available right now." } }, 503);
    if (data === undefined) return c.json({ error: { code: "not_found", message: "No payload here." } }, 404);
    return c.json({ data }, 200, { "cache-control": "public, max-age=5" });
  });

  site.all("*", async (c) => {
    const nonce = newNonce();
    const page = await pages.render(c.req.raw, nonce, c.env.requestId);
    // As it is: a copy would turn what lies ready in one piece into a stream.
    if (build.mode === "production")
      page.headers.set("content-security-policy", contentSecurityPolicy(nonce));
    // A page shows the choices of one person's cookies: other people's caches must not keep it.
    if (!page.headers.has("cache-control")) page.headers.set("cache-control", "private, no-cache");
    return page;
  });

  site.onError((error, c) => {
    log.error({ err: error, id: c.env.requestId }, "a request failed");
    return c.text("Internal Server Error", 500);
  });
  return site;
}

/** Hashed files never change; the few others may be a day old. What begins with a dot is nobody's, wherever it lies. */
function files(root: string): ["*", MiddlewareHandler] {
  const serve = serveStatic({
    root,
    precompressed: true,
    onFound: (path, c) => {
      const immutable = path.includes("/assets/");
      c.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "public, max-age=86400");
    },
  });
  // Pages have no ending: nobody looks on the disk for them.
  const isFile = (path: string) => /\.\w+$/.test(path) && !/[/\\](\.|%2e)/i.test(path);
  return ["*", (c, next) => (isFile(c.req.path) ? serve(c, next) : next())];
}
