import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#api/ports.ts";
import type { Log } from "./adapters/log.ts";
import type { Metrics } from "./adapters/metrics.ts";

/** One log line and one measurement a request; its id goes back in a header, so that people can quote it. */
export const recordRequests =
  (log: Log, metrics: Metrics): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const start = performance.now();
    await next();
    const { requestId } = c.env;
    const { pathname } = new URL(c.req.url);
    const surface = surfaceOf(pathname);
    const ms = performance.now() - start;
    c.header("x-request-id", requestId);
    metrics.observeRequest(surface, c.res.status, ms / 1000);
    const line = {
      id: requestId,
      method: c.req.method,
      path: pathname,
      status: c.res.status,
      ms: Math.round(ms),
    };
    log[surface === "file" ? "debug" : "info"](line, "request");
  };

function surfaceOf(path: string): "api" | "page" | "file" {
  if (path.startsWith("/api/")) return "api";
  return /^\/(assets|builds|media)\/|\.\w{2,5}$/.test(path) ? "file" : "page";
}
