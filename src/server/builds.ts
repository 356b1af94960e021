import { Hono } from "hono";
import type { BuildMeta, LatestBuild } from "#contract/build.ts";
import { allowedHosts, routeRules } from "./route-rules.ts";
import { type WebBuild, webEntry } from "./web-build.ts";

/** What an open tab asks to learn of newer builds and of the routes it may prefetch. */
export function createBuilds(build: WebBuild): Hono {
  const app = new Hono();
  const latest: LatestBuild = { id: build.id, timestamp: build.timestamp };

  app.get("/builds/latest.json", (c) => c.json(latest, 200, { "cache-control": "no-store" }));

  app.get("/builds/meta/:file", async (c) => {
    // In development the browser's build has a name of its own each time.
    const isOurs = build.mode === "development" || c.req.param("file") === `${build.id}.json`;
    if (!isOurs) return c.notFound();
    const { prerendered } = await webEntry(build);
    const meta: BuildMeta = {
      ...latest,
      matcher: {
        static: { ...routeRules.static },
        wildcard: { ...routeRules.wildcard },
        dynamic: { ...routeRules.dynamic },
      },
      allowed_hosts: [...allowedHosts],
      prerendered: [...prerendered],
    };
    return c.json(meta, 200, { "cache-control": "public, max-age=31536000, immutable" });
  });

  app.all("/builds/*", (c) =>
    c.json({ error: { code: "not_found", message: "There is no such build." } }, 404),
  );
  return app;
}
