import type { MiddlewareHandler } from "hono";
import type { ApiEnv } from "#api/ports.ts";
import type { Log } from "./adapters/log.ts";
import type { Metrics } from "./adapters/metrics.ts";
import { withoutIds } from "./adapters/without-persons.ts";
import { routeOf } from "./route-of.ts";

/** One log line and one measurement a request; its id goes back in a header, so that people can quote it. */
export const recordRequests =
  (log: Log, metrics: Pick<Metrics, "observeRequest">): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const start = performance.now();
    await next();
    const { requestId } = c.env;
    // Without what follows the question mark: what people search for is theirs.
    const { pathname } = new URL(c.req.url);
    const route = routeOf(pathname);
    const ms = performance.now() - start;
    // Not c.header(), which copies an answer that is there already.
    c.res.headers.set("x-request-id", requestId);
    metrics.observeRequest(route, c.res.status, ms / 1000);
    const line = {
      id: requestId,
      method: c.req.method,
      path: withoutIds(pathname),
      route: route.route,
      status: c.res.status,
      ms: Math.round(ms),
    };
    log[route.surface === "file" ? "debug" : "info"](line, "request");
  };
