import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sql } from "#storage/testing/sql.ts";
import { openMetrics } from "../adapters/metrics.ts";
import { type Listening, listen } from "../listen.ts";
import { goodPassword, registration } from "../testing/account-site.ts";
import { type ComposedSite, openComposedSite, patiently } from "../testing/composed-site.ts";

let site: ComposedSite;
let plain: Listening;
/** The same, behind a proxy that it was told of. */
let behindProxy: Listening;
let adminToken: string;

beforeAll(async () => {
  site = await openComposedSite({ CATALOGUE_SIZE: "40" });
  plain = await listening(site.config);
  behindProxy = await listening({ ...site.config, trustedProxies: 1 });
  const admin = { email: "admin@cleed.local", password: site.adminPassword };
  adminToken = (await ask("POST", "/api/auth/signin", admin)).body.token;

  async function listening(config: ComposedSite["config"]): Promise<Listening> {
    const one = await listen(config);
    if (!one.ok) throw new Error(one.refusal);
    one.value.open(site.answer);
    return one.value;
  }
}, 120_000);
afterAll(async () => {
  for (const one of [plain, behindProxy]) await one.close(100);
  await site.close();
});

const ask = (...call: Parameters<typeof askOnce>) => patiently(() => askOnce(...call));

const askOnce = async (
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  { port } = plain,
) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { "content-type": "application/json" }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") && text !== "";
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const metrics = async (headers?: Record<string, string>) => ask("GET", "/api/metrics", undefined, headers);
const logged = () => site.lines.map((line) => JSON.parse(line));

describe("what the log says", () => {
  test("nobody's address, name, number, secret or search is in it, from the sign-up to the deletion", async () => {
    const email = "ada.observed@example.org";
    await ask("POST", "/api/auth/signup", registration(email));
    const code = await site.codeFor(email);
    await ask("POST", "/api/auth/signin", { email, password: `not ${goodPassword}` });
    await ask("POST", "/api/auth/verify", { email, code });
    const { token, id } = (await ask("POST", "/api/auth/signin", { email, password: goodPassword })).body;
    expect(token).toMatch(/^[\w-]{43}$/);
    await ask(
      "PATCH",
      "/api/users/informations",
      { keys: { city: "Besançon" }, onBoarding: true },
      bearer(token),
    );
    await ask("GET", "/api/products/findes?q=verymysecretword", undefined, bearer(token));
    await ask("GET", `/api/admin/users/${id}`, undefined, bearer(adminToken));
    await ask("GET", `/api/nothing/${email}/${token}`);
    await ask("GET", `/${encodeURIComponent(email)}`);
    await ask("POST", "/api/users/email", { email });
    // As a database and a mail server tell their troubles.
    const told = new Error(`550 <${email}> unknown here`, { cause: new Error(`token ${token}`) });
    site.log.warn(
      { err: Object.assign(told, { detail: `Key (email)=(${email}) exists.`, rejected: [email] }) },
      "x",
    );
    site.log.warn({ reason: `550 no such user ${email}` }, "a mail did not go out");
    expect((await ask("DELETE", "/api/users/delete", undefined, bearer(token))).body).toEqual({
      success: true,
    });

    const all = site.lines.join("\n");
    expect(all).toContain("/api/auth/signup");
    expect(all).toContain("/api/admin/users/:id");
    const personal = [email, "ada.observed", encodeURIComponent(email), "Lovelace", "Besan", token, id];
    for (const word of [...personal, goodPassword, "verymysecretword"]) expect(all).not.toContain(word);
    expect(all).not.toMatch(new RegExp(`(?<![\\w.])${code}(?![\\w.])`));
  });

  test("an error with all that caused it, and its code", () => {
    const socket = Object.assign(new Error("connect refused"), { code: "ECONNREFUSED" });
    site.log.error(
      { err: new Error("no answer", { cause: new Error("no pool", { cause: socket }) }) },
      "chain",
    );
    expect(logged().find(({ msg }) => msg === "chain").err).toMatchObject({
      message: "no answer",
      cause: { message: "no pool", cause: { message: "connect refused", code: "ECONNREFUSED" } },
    });
  });

  test("a proxy that nobody told us of is said once; one that we know of is not", async () => {
    const said = () => logged().filter(({ msg }) => msg.includes("TRUST_PROXY")).length;
    const before = said();
    for (const _ of [1, 2, 3])
      await ask("GET", "/api/health", undefined, { "x-forwarded-for": "198.51.100.7" });
    expect([before, said()]).toEqual([0, 1]);
  });
});

describe("the id of a request", () => {
  test("is in every answer, in its line of the log, and in what a fault answers and logs", async () => {
    const paths = [
      "/api/health",
      "/api/users/me",
      "/api/nothing",
      "/robots.txt",
      "/.well-known/x",
      "/media/x",
    ];
    const ids = await Promise.all(
      paths.map(async (path) => (await ask("GET", path)).headers.get("x-request-id")),
    );
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(ids).size).toBe(paths.length);
    for (const id of ids) expect(logged().filter((line) => line.id === id)).toHaveLength(1);

    await sql`alter table session rename to session_elsewhere`.execute(site.database.db);
    const broken = await ask("GET", "/api/users/me", undefined, bearer(adminToken));
    await sql`alter table session_elsewhere rename to session`.execute(site.database.db);
    const id = broken.headers.get("x-request-id");
    expect([broken.status, broken.body.error.code, broken.body.error.request_id]).toEqual([
      500,
      "internal",
      id,
    ]);
    const fault = logged().find((line) => line.id === id && line.msg === "a call failed");
    expect(fault.err).toMatchObject({ code: "42P01", stack: expect.stringContaining("session") });
  });

  test("is our own; only a proxy that we trust may give one, and only one that is well-formed", async () => {
    const given = "from-a-proxy_0123456789";
    const idOf = async (id: string, through: Listening) => {
      const headers = { "x-request-id": id, "x-forwarded-for": "198.51.100.9" };
      return (await ask("GET", "/api/health", undefined, headers, through)).headers.get("x-request-id");
    };
    expect(await idOf(given, plain)).not.toBe(given);
    expect(await idOf(given, behindProxy)).toBe(given);
    for (const bad of ["short", "x".repeat(65), "has space in it", 'quote"quote"'])
      expect(await idOf(bad, behindProxy), bad).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("metrics", () => {
  test("are for this machine and for admins; whoever comes through a proxy is not this machine", async () => {
    expect((await metrics()).status).toBe(200);
    const forwarded = { "x-forwarded-for": "127.0.0.1" };
    expect((await metrics(forwarded)).status).toBe(404);
    expect((await metrics({ ...forwarded, ...bearer("x".repeat(43)) })).status).toBe(404);
    const admin = await metrics({ ...forwarded, ...bearer(adminToken) });
    expect([admin.status, admin.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const email = "member.observed@example.org";
    await ask("POST", "/api/auth/signup", registration(email));
    const code = await site.codeFor(email);
    const { token } = (await ask("POST", "/api/auth/verify", { email, code })).body;
    expect((await metrics({ ...forwarded, ...bearer(token) })).status).toBe(404);
  });

  test("what is asked for becomes no label: a thousand addresses are a few routes", async () => {
    for (let n = 0; n < 50; n++) await ask("GET", `/api/products/${n}?q=${n}`);
    for (let n = 0; n < 50; n++) await ask("GET", `/api/label-${n}/x`);
    const { body } = await metrics();
    expect(body).not.toContain("label-");
    expect(body).toContain('cleed_http_request_seconds_count{surface="api",route="/api/products/:id"} 50\n');
  });

  test("lists, searches, queues, jobs and faults are measured", async () => {
    await ask("POST", "/api/products/getReco", { universe: "women", surface: "home" });
    await ask("POST", "/api/products/getHardReco", { universe: "women" });
    await ask("GET", "/api/products/findes?q=xyzzyxyzzyx&universe=women");
    const { body } = await metrics();
    for (const series of [
      /cleed_recommendation_seconds_count\{kind="reco",surface="home"\} 1/,
      /cleed_recommendation_seconds_count\{kind="hard",surface="other"\} 1/,
      /cleed_search_seconds_count [1-9]/,
      /cleed_searches_without_results_total [1-9]/,
      /cleed_queue_length\{queue="passwords"\} 0/,
      /cleed_queue_length\{queue="pictures"\} \d/,
      /cleed_queue_length\{queue="database"\} \d/,
      /cleed_queue_length\{queue="mail"\} \d/,
      /cleed_faults_total\{kind="other"\} 1/,
      /cleed_job_last_run_timestamp_seconds\{job="letters"\} \d{10}/,
      /cleed_job_failures_total\{job="letters"\} \d/,
    ])
      expect(body).toMatch(series);
  });

  test("a queue in a database that hangs is left out, and the rest is told", async () => {
    const alone = openMetrics();
    alone.watchQueue("mail", () => new Promise(() => {}));
    alone.watchQueue("database", () => Promise.reject(new Error("gone")));
    alone.watchQueue("pictures", () => 3);
    const text = await alone.text();
    expect(text).toContain('cleed_queue_length{queue="pictures"} 3');
    expect(text).not.toMatch(/queue="(mail|database)"/);
  });

  test.each(["grafana-dashboard.json", "cleed-alerts.yml"])(
    "every metric that %s names is exported",
    async (file) => {
      const text = await readFile(join(import.meta.dirname, "../../../deploy", file), "utf8");
      const named = new Set(text.match(/\b(?:cleed|nodejs|process)_[a-z0-9_]+\b/g));
      expect(named.size).toBeGreaterThan(5);
      const { body } = await metrics();
      const exported = new Set<string>();
      for (const [, name = "", type] of body.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
        const ends = type === "histogram" ? ["_bucket", "_sum", "_count"] : [""];
        for (const end of ends) exported.add(name + end);
      }
      expect([...named].filter((name) => !exported.has(name))).toEqual([]);
    },
  );

  test("the dashboard is one that Grafana takes: each panel has its place, its kind and something to ask", async () => {
    const path = join(import.meta.dirname, "../../../deploy/grafana-dashboard.json");
    const { panels, schemaVersion, title } = JSON.parse(await readFile(path, "utf8"));
    expect([title, typeof schemaVersion]).toEqual(["Cleed", "number"]);
    expect(new Set(panels.map(({ id }: { id: number }) => id)).size).toBe(panels.length);
    for (const { type, gridPos, targets = [] } of panels) {
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      if (type === "row") continue;
      expect(targets.length).toBeGreaterThan(0);
      for (const { expr } of targets) expect(balanced(expr), expr).toBe(true);
    }
  });
});

const balanced = (expr: string): boolean =>
  expr.length > 0 &&
  ["()", "{}", "[]"].every(([open = "", close = ""]) => expr.split(open).length === expr.split(close).length);
