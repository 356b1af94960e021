import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { etag } from "hono/etag";
import { HTTPException } from "hono/http-exception";
import { getHealth } from "#contract/health.ts";
import { openApiDocument } from "#contract/openapi.ts";
import { table } from "#contract/table.ts";
import { accept } from "#vocabulary/result.ts";
import { bindAdmin } from "./admin/bind.ts";
import { bindAssistant } from "./assistant.ts";
import { bindAuth } from "./auth.ts";
import { bindBrandsRecommended } from "./brands-recommended.ts";
import { forEveryone } from "./caching.ts";
import { inProcess, openCallGate } from "./call-gate.ts";
import { bindChoices } from "./choices.ts";
import { bindDailyTop } from "./daily-top.ts";
import { docsPage } from "./docs-page.ts";
import { bindEditorial } from "./editorial.ts";
import { authorise, bind, refusalResponse } from "./endpoint.ts";
import { bindEvents } from "./events.ts";
import { bindLedger } from "./ledger.ts";
import { bindLooks, bindOwnLooks } from "./looks.ts";
import { bindMedia } from "./media.ts";
import { bindNotices } from "./notices.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { bindPreferences } from "./preferences.ts";
import { bindProducts } from "./products.ts";
import { bindReactions } from "./reactions.ts";
import { bindRecommendations } from "./recommendations.ts";
import { bindSavedSearches } from "./saved-searches.ts";
import { bindScore } from "./score.ts";
import { bindSearch } from "./search.ts";
import { bindSimilar } from "./similar.ts";
import { bindTaste } from "./taste.ts";
import { bindTrends } from "./trends.ts";
import { bindUnsubscribe } from "./unsubscribe.ts";
import { bindUsers } from "./users.ts";

/** Bodies over 256 KiB are refused before anything reads them (API.md). */
const bodyBytes = 256 * 1024;

/** What is the same for everyone: whoever has it already is told so with 304. */
const publicReads = [
  "/api/pages/*",
  "/api/blogs/*",
  "/api/pictures/*",
  "/api/products/*",
  "/api/looks/*",
  "/api/brands",
  "/api/styles",
  "/api/wishes",
  "/api/prices",
  "/api/trends",
  "/api/website-legal-docs",
  "/api/openapi.json",
  "/media/*",
];

/** Every mount on one screen. */
export function createApi(ports: ApiPorts): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  // Before everything: whoever asks for a session, a limit or a row has this much patience for all of them.
  const { withPatience } = ports;
  if (withPatience)
    for (const path of ["/api/*", "/media/*"])
      app.use(path, (c, next) => withPatience(patienceOf(c.req.method, c.req.path), next));
  const limited = bodyLimit({
    maxSize: bodyBytes,
    onError: (c) => refusalResponse(c, { kind: "too_large" }),
  });
  // Files have limits of their own, counted while they are read, once it is known who sends them.
  app.use("/api/*", (c, next) => (takesFile(c.req.method, c.req.path) ? next() : limited(c, next)));

  const gate = openCallGate();
  app.use("/api/*", async (c, next) => {
    c.set("accounts", ports.accounts);
    c.set("gate", gate);
    await next();
  });

  // Before the tags: what is one person's has none.
  bindRecommendations(app, ports);
  bindSearch(app, ports);
  bindOwnLooks(app, ports);

  // Weak, since the same words may travel compressed or not. Our own pages never ask whether they have them already.
  const tagged = etag({ weak: true });
  for (const path of publicReads)
    app.use(path, (c, next) => (c.env.clientAddress === inProcess ? next() : tagged(c, next)));

  bind(app, getHealth, async () => {
    const answer = await ports.health();
    const isWell = answer.status === "ok";
    const headers = {
      "cache-control": "no-store",
      ...(isWell ? {} : { "retry-after": String(awaySeconds) }),
    };
    return accept({ answer, headers, status: isWell ? 200 : 503 });
  });
  bindAuth(app, ports);
  bindPreferences(app, ports);
  bindReactions(app, ports);
  bindEvents(app, ports);
  bindDailyTop(app, ports);
  bindLedger(app, ports);
  bindBrandsRecommended(app, ports);
  bindSavedSearches(app, ports);
  bindNotices(app, ports);
  bindUnsubscribe(app, ports);
  bindUsers(app, ports);
  bindTaste(app, ports);
  bindEditorial(app, ports);
  bindMedia(app, ports);
  bindProducts(app, ports);
  bindLooks(app, ports);
  bindSimilar(app, ports);
  bindScore(app, ports);
  bindChoices(app, ports);
  bindTrends(app, ports);
  bindAssistant(app, ports);
  if (ports.admin) bindAdmin(app, ports, ports.admin);

  // When it is first asked for: it takes as long as a tenth of a start.
  let document: Record<string, unknown> | undefined;
  app.get("/api/openapi.json", (c) => {
    document ??= openApiDocument("1");
    return c.json(document, 200, { "cache-control": forEveryone });
  });
  app.get("/api/docs", (c) =>
    c.html(docsPage(table), 200, {
      "content-security-policy":
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    }),
  );
  app.get("/api/metrics", async (c) => {
    // A proxy on this machine is loopback too, and whoever comes through it is not.
    const isLocal = isLoopback(c.env.clientAddress) && !c.req.header("x-forwarded-for");
    const reader = isLocal ? undefined : await authorise(c, { access: "admin" });
    if (reader?.ok === false) return refusalResponse(c, reader.refusal);
    return c.text(await ports.metrics(), 200, {
      "content-type": "text/plain; version=0.0.4",
      "cache-control": "no-store",
    });
  });

  app.all("/api/*", (c) => refusalResponse(c, { kind: "not_found" }));
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500)
      return refusalResponse(c, { kind: "malformed" });
    const { requestId } = c.env;
    ports.reportFault(error, requestId);
    if (ports.isUnavailable(error))
      return refusalResponse(c, { kind: "unavailable", retryAfter: awaySeconds, requestId });
    return refusalResponse(c, { kind: "internal", requestId });
  });
  return app;
}

/** A database that was lost is mostly back after so long. */
const awaySeconds = 2;

const filePaths = new Set(
  table.filter((row) => row.takesFile).map(({ method, path }) => `${method} ${path}`),
);
const takesFile = (method: string, path: string): boolean => filePaths.has(`${method} ${path}`);

const streamPaths = new Set(
  table.filter((row) => row.streams).map(({ method, path }) => `${method} ${path}`),
);

/** Figures over everything, exports, files and streams may take longer than a person looks at an empty page. */
const patienceOf = (method: string, path: string): "call" | "long_call" =>
  path.startsWith("/api/admin/") || takesFile(method, path) || streamPaths.has(`${method} ${path}`)
    ? "long_call"
    : "call";

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);
