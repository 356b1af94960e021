import { describe, expect, test } from "vitest";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { openLog } from "./adapters/log.ts";
import { openMetrics } from "./adapters/metrics.ts";
import { createSite } from "./site.ts";

const site = createSite({
  api: { fetch: () => Response.json({}) },
  pages: {
    render: async (request) => new Response(new URL(request.url).pathname),
    payload: async (path) => {
      // As a page's loader does when the database is gone: a thrown value that is no Error.
      if (path === "/privacy-policy") throw { status: 503 };
      return path === "/about" ? { page: "about" } : undefined;
    },
    warm: async () => {},
  },
  build: {
    mode: "production",
    id: "b1",
    timestamp: 1,
    load: () => Promise.reject(new Error("not needed here")),
    clientDirectory: undefined,
  },
  contact: "hello@cleed.example",
  crawl: {
    publicUrl: "https://cleed.example",
    snapshot: () =>
      exampleSnapshot([
        exampleProduct({ id: 7, name: { en: 'The "oak" & elm coat', fr: "Manteau d’hiver" } }),
        exampleProduct({ id: 9 }),
      ]),
    looks: () => [],
    editorial: () => ({ pages: [], articles: [] }),
  },
  log: openLog("silent"),
  metrics: openMetrics(),
  now: () => new Date("2026-11-15T00:00:00Z"),
});

const get = (path: string) =>
  site.fetch(new Request(`http://site${path}`), { requestId: "r1", clientAddress: "203.0.113.9" });

describe("a page has one address", () => {
  test.each([
    ["/privacy-policy/", "/privacy-policy"],
    ["/fr/blog/?tag=cut", "/fr/blog?tag=cut"],
    ["/fr/", "/fr"],
    ["/en/about/", "/about"],
    ["/en", "/"],
    ["//evil.example/", "/evil.example"],
    ["/en//evil.example", "/evil.example"],
    ["/en/\\evil.example/", "/evil.example"],
  ])("%s leads to %s for good", async (path, to) => {
    const response = await get(path);
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(to);
  });

  test.each(["/search", "/english"])("%s stays where it is", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(path);
  });
});

describe("the data of a page, ahead of the click", () => {
  test("is there for prerendered pages and not for others", async () => {
    expect(await (await get("/about/_payload.json")).json()).toEqual({ data: { page: "about" } });
    expect((await get("/search/_payload.json")).status).toBe(404);
  });

  test("is refused in JSON when the page cannot be loaded", async () => {
    const response = await get("/privacy-policy/_payload.json");
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: "unavailable" } });
  });
});

describe("what search engines ask for", () => {
  test("robots.txt keeps them from personal pages and names the sitemap", async () => {
    const text = await (await get("/robots.txt")).text();
    expect(text).toContain("Disallow: /fr/account\n");
    expect(text).toContain("Sitemap: https://cleed.example/sitemap.xml\n");
  });

  test("the index names a sitemap for every shelf of products", async () => {
    const text = await (await get("/sitemap.xml")).text();
    const named = [...text.matchAll(/<loc>https:\/\/cleed\.example(.*?)<\/loc>/g)].map(([, path]) => path);
    expect(named).toEqual(["pages", "journal", "looks", "products-1"].map((name) => `/sitemaps/${name}.xml`));
    for (const path of named) expect((await get(path ?? "")).status).toBe(200);
    expect((await get("/sitemaps/products-2.xml")).status).toBe(404);
    expect((await get("/sitemaps/secrets.xml")).status).toBe(404);
  });

  test("a product has its address in each language, and each names both", async () => {
    const text = await (await get("/sitemaps/products-1.xml")).text();
    const english = "https://cleed.example/product/7-the-oak-elm-coat";
    const french = "https://cleed.example/fr/product/7-manteau-d-hiver";
    const links = `<xhtml:link rel="alternate" hreflang="en" href="${english}"/><xhtml:link rel="alternate" hreflang="fr" href="${french}"/><xhtml:link rel="alternate" hreflang="x-default" href="${english}"/>`;
    expect(text).toContain(`<url><loc>${english}</loc>${links}</url>`);
    expect(text).toContain(`<url><loc>${french}</loc>${links}</url>`);
  });
});
