import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "#storage/testing/databases.ts";
import { readConfig } from "../config.ts";
import { listen } from "../listen.ts";
import { makeSmallBuild } from "../testing/small-build.ts";
import { openWholeSite, type WholeSite } from "../testing/whole-site.ts";

let build: Awaited<ReturnType<typeof makeSmallBuild>>;
let site: WholeSite;
beforeAll(async () => {
  build = await makeSmallBuild();
  site = await openWholeSite(await freshDatabase("embedded"), build);
}, 120_000);
afterAll(async () => {
  await site.close();
  await build.remove();
});

/** Asked by another site, which is given leave by none of the answers. */
function get(path: string, init: RequestInit = {}): Promise<Response> {
  const asked = new Request(`http://site${path}`, init);
  asked.headers.set("origin", "https://evil.example");
  return site.open(asked);
}

const onEverything = {
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};

const answers: readonly [what: string, path: string, status: number, init?: RequestInit][] = [
  ["a page", "/", 200],
  ["a page that is remembered", "/about", 200],
  ["a page by its head", "/about", 200, { method: "HEAD" }],
  ["a page that is missing", "/nowhere", 404],
  ["a page that fails", "/broken", 500],
  ["another name of a page", "/about/", 301],
  ["the home page in another language", "/", 302, { headers: { "accept-language": "fr" } }],
  ["the data of a page", "/about/_payload.json", 200],
  ["data that no page has", "/x/_payload.json", 404],
  ["a file", "/assets/shell-1a2b.js", 200],
  ["the icon", "/favicon.svg", 200],
  ["a file that is missing", "/assets/none.js", 404],
  ["a build", "/builds/latest.json", 200],
  ["a build that is missing", "/builds/meta/x.json", 404],
  ["a map for search engines", "/sitemap.xml", 200],
  ["something for programs", "/.well-known/x", 204],
  ["the way to another password", "/.well-known/change-password", 302],
  ["a call", "/api/products?limit=1", 200],
  ["a call that is missing", "/api/nothing", 404],
  ["a call without a token", "/api/users/me", 401],
  ["a call that cannot be read", "/api/auth/signin", 400, json("{")],
  ["a call of another kind", "/api/auth/signin", 415, { method: "POST", body: "x" }],
  ["a call that is too much", "/api/auth/signin", 413, json("x".repeat(300_000))],
  ["a call that asks who may call", "/api/users/me", 404, { method: "OPTIONS" }],
  ["the page of the calls", "/api/docs", 200],
  ["the page behind a mail", "/api/unsubscribe?token=none", 404],
  ["a drawing", "/media/lexicon.svg", 200],
  ["a picture that is missing", "/media/pictures/x/y", 404],
];

function json(body: string): RequestInit {
  return { method: "POST", body, headers: { "content-type": "application/json" } };
}

describe("every answer protects itself", () => {
  test.each(answers)("%s (%s, %i)", async (_, path, status, init) => {
    const response = await get(path, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject(onEverything);
    expect(response.headers.get("referrer-policy")).toMatch(
      /^(no-referrer|strict-origin-when-cross-origin)$/,
    );
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*|https?:/);
    // A drawing brings its own styles, and nothing in it can run.
    if (path !== "/media/lexicon.svg") expect(policy).not.toContain("unsafe-inline");
    const leave = [...response.headers.keys()].filter((name) => name.startsWith("access-control-"));
    expect(leave).toEqual([]);
    expect(response.headers.get("x-powered-by")).toBeNull();
    expect(response.headers.get("server")).toBeNull();
    expect(response.headers.get("set-cookie")).toBeNull();
    await response.body?.cancel();
  });

  test("what has not changed does so too, and keeps the policy it came with", async () => {
    const first = await get("/api/brands");
    const again = await get("/api/brands", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
    expect(Object.fromEntries(again.headers)).toMatchObject(onEverything);
    expect(again.headers.get("content-security-policy")).toBeNull();
  });

  test("so does a server that is still starting", async () => {
    const config = readConfig({ PORT: "0" });
    if (!config.ok) throw new Error(config.refusal);
    const listening = await listen(config.value);
    if (!listening.ok) throw new Error(listening.refusal);
    for (const path of ["/", "/api/products"]) {
      const response = await fetch(`http://127.0.0.1:${listening.value.port}${path}`);
      expect(response.status).toBe(503);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        ...onEverything,
        "cache-control": "no-store",
      });
      await response.arrayBuffer();
    }
    await listening.value.close(0);
  });
});

describe("the policy of a page", () => {
  const policyOf = async (path: string) => (await get(path)).headers.get("content-security-policy") ?? "";

  test.each(["/", "/about", "/nowhere", "/fr/nowhere"])("%s is strict to the last word", async (path) => {
    const policy = (await policyOf(path)).split("; ").toSorted();
    const nonce = /'nonce-([\w+/]{22}==)'/.exec(policy.join())?.[1];
    expect(policy).toEqual([
      "base-uri 'none'",
      "default-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      `script-src 'self' 'nonce-${nonce}'`,
      `style-src 'self' 'nonce-${nonce}'`,
      "trusted-types 'none'",
    ]);
  });

  test.each(["/", "/about", "/nowhere"])(
    "%s never has the same nonce twice, and uses its own",
    async (path) => {
      const seen = new Set<string>();
      for (let i = 0; i < 20; i += 1) {
        const response = await get(path);
        const inHeader = /script-src [^;]*'nonce-([^']+)'/.exec(
          response.headers.get("content-security-policy") ?? "",
        )?.[1];
        const inPage = /nonce="([^"]+)"/.exec(await response.text())?.[1];
        expect(inPage).toBe(inHeader);
        seen.add(inHeader ?? "");
      }
      expect(seen.size).toBe(20);
    },
  );
});

test("only pictures may be shown by other sites", async () => {
  const shared = async (path: string) => (await get(path)).headers.get("cross-origin-resource-policy");
  for (const path of ["/media/lexicon.svg", "/media/pictures/x/y", "/favicon.svg"])
    expect(await shared(path), path).toBe("cross-origin");
  for (const path of [
    "/",
    "/about",
    "/api/products",
    "/api/users/me",
    "/assets/shell-1a2b.js",
    "/sitemap.xml",
  ])
    expect(await shared(path), path).toBe("same-origin");
});

test("an address with a secret in it is told to nobody", async () => {
  const response = await get("/api/unsubscribe?token=0123456789012345678901");
  expect(response.headers.get("referrer-policy")).toBe("no-referrer");
  expect(response.headers.get("cache-control")).toBe("no-store");
});
