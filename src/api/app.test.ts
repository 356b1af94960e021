import { describe, expect, test } from "vitest";
import { createClient } from "#contract/client.ts";
import { getLegalDoc, getPage, getPost, listLegalDocs, listPosts } from "#contract/editorial.ts";
import { getHealth } from "#contract/health.ts";
import { getMe } from "#contract/users.ts";
import { keepNothing, quietReply } from "#domain/assistant/testing/keep-nothing.ts";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import type { Article, EditorialPage } from "#domain/editorial/article.ts";
import type { LegalDocument } from "#domain/editorial/legal-document.ts";
import { nobody } from "#domain/people/testing/nobody.ts";
import { contentFeatures } from "#domain/recommendation/content-features.ts";
import { embeddedEngine } from "#domain/search/embedded-engine.ts";
import { createApi } from "./app.ts";
import type { ApiPorts } from "./ports.ts";

const facts = { requestId: "r1", clientAddress: "203.0.113.9" };

const page: EditorialPage = {
  slug: "about",
  language: "fr",
  title: "À propos",
  headline: "À propos",
  description: "Qui nous sommes.",
  lead: "Bonjour.",
  updatedOn: "2026-11-15",
  blocks: [{ kind: "paragraph", spans: [{ kind: "text", text: "Bonjour." }] }],
};
const article = (language: "en" | "fr", slug: string, publishedOn: string, tags = ["cut"]): Article => ({
  key: "blazer",
  slug,
  language,
  title: slug,
  headline: slug,
  description: slug,
  excerpt: slug,
  tags,
  cover: "cotton-polo",
  publishedOn,
  readingMinutes: 4,
  blocks: [],
});
const articles = [
  article("en", "the-blazer", "2026-11-01"),
  { ...article("en", "tweed", "2026-11-03", ["cloth"]), key: "tweed" },
  article("fr", "le-blazer", "2026-11-01"),
];
const privacy: LegalDocument = {
  slug: "privacy-policy",
  language: "en",
  title: "Privacy",
  headline: "Privacy",
  description: "What we keep.",
  body: "## What\n\nLittle. Ask {contact}.",
  version: 2,
  publishedAt: "2026-11-15T10:00:00.000Z",
};
const firstPrivacy: LegalDocument = {
  ...privacy,
  body: "## What\n\nMuch.",
  version: 1,
  publishedAt: "2026-01-15T10:00:00.000Z",
};

const products = [exampleProduct({ id: 1 }), exampleProduct({ id: 2, universe: "women", brand: 2 })];
const snapshot = exampleSnapshot(products);
const faults: unknown[] = [];
const ports: ApiPorts = {
  health: async () => ({ status: "ok", build: "b", uptime_s: 1, database: "embedded", products: 0 }),
  metrics: async () => "cleed_up 1\n",
  editorial: () => ({ pages: [page], articles }),
  legalDocuments: {
    current: async (language) => (language === "en" ? [privacy] : []),
    add: async () => {},
    history: async (_, language) => (language === "en" ? [privacy, firstPrivacy] : []),
  },
  drawings: { scene: (scene, theme) => `<svg>${scene} ${theme}</svg>`, lexicon: "<svg>lexicon</svg>" },
  pictures: {
    find: (name) => ({
      name,
      hash: "0123456789abcdef",
      ratio: 1,
      colour: "#aabbcc",
      alt: { en: "Cloth", fr: "Étoffe" },
    }),
    draw: () => "<svg/>",
    read: async () => undefined,
  },
  previewOf: async () => undefined,
  features: () => contentFeatures,
  catalogue: {
    snapshot: () => snapshot,
    find: async (id) => products.find((product) => product.id === id),
  },
  search: embeddedEngine(() => snapshot),
  looks: () => [],
  accounts: nobody,
  assistant: {
    conversations: keepNothing,
    stylist: async () => quietReply,
    pause: async () => {},
    observe: () => {},
  },
  fillPlaceholders: (text) => text.replace("{contact}", "hello@cleed.example"),
  readMarkdown: (body) => [{ kind: "paragraph", spans: [{ kind: "text", text: body }] }],
  reportFault: (error) => faults.push(error),
  isUnavailable: (error) => error instanceof Error && error.message === "gone",
};

const api = createApi(ports);
const fetchFrom = (app: typeof api) => (url: string, init?: RequestInit) =>
  app.fetch(new Request(url, init), facts);
const clientOf = (app: typeof api, token: string | null = null) =>
  createClient({ fetch: fetchFrom(app), baseUrl: "http://api", language: () => "fr", token: () => token });
const client = clientOf(api);
const get = (path: string, init?: RequestInit, from = facts) =>
  api.fetch(new Request(`http://api${path}`, init), from);

describe("editorial calls", () => {
  test("a page comes in the language asked for, and only in that one", async () => {
    const found = await client(getPage, { params: { slug: "about" }, query: { lang: "fr" } });
    expect(found).toMatchObject({
      ok: true,
      value: { page: { title: "À propos", updated_at: "2026-11-15" } },
    });
    const missing = await client(getPage, { params: { slug: "about" }, query: { lang: "en" } });
    expect(missing).toMatchObject({ ok: false, refusal: { status: 404, code: "not_found" } });
  });

  test("the journal is newest first and can be narrowed to a tag", async () => {
    const slugs = async (tag?: string) => {
      const answer = await client(listPosts, { query: { lang: "en", ...(tag ? { tag } : {}) } });
      return answer.ok ? answer.value.posts.map(({ slug }) => slug) : [];
    };
    expect(await slugs()).toEqual(["tweed", "the-blazer"]);
    expect(await slugs("cut")).toEqual(["the-blazer"]);
  });

  test("an article knows its address in the other language", async () => {
    const answer = await client(getPost, { params: { slug: "the-blazer" }, query: { lang: "en" } });
    expect(answer).toMatchObject({ value: { post: { slugs: { en: "the-blazer", fr: "le-blazer" } } } });
  });

  test("a cover is a picture with its words in the language asked for", async () => {
    const cover = async (slug: string, lang: "en" | "fr") => {
      const answer = await client(getPost, { params: { slug }, query: { lang } });
      return answer.ok ? answer.value.post.cover : undefined;
    };
    expect(await cover("the-blazer", "en")).toMatchObject({
      src: "/media/pictures/cover-cotton-polo/0123456789abcdef-800",
      alt: "Cloth",
      colour: "#aabbcc",
    });
    expect(await cover("le-blazer", "fr")).toMatchObject({ alt: "Étoffe" });
  });

  test("legal documents carry their version", async () => {
    const answer = await client(listLegalDocs, { query: { lang: "en" } });
    expect(answer).toMatchObject({
      value: {
        docs: [{ slug: "privacy-policy", version: 2, body: "## What\n\nLittle. Ask hello@cleed.example." }],
      },
    });
  });

  test("a legal document tells what each version changed, and an older one can be read", async () => {
    const ask = (version?: string) =>
      client(getLegalDoc, {
        params: { slug: "privacy-policy" },
        query: { lang: "en", ...(version && { version }) },
      });
    const first = { version: 1, updated_at: firstPrivacy.publishedAt };
    const changes = { added: [], reworded: ["What"], removed: [] };
    expect(await ask()).toMatchObject({ value: { doc: { version: 2, history: [{ changes }, first] } } });
    expect(await ask("1")).toMatchObject({ value: { doc: { version: 1, body: "## What\n\nMuch." } } });
    expect(await ask("3")).toMatchObject({ refusal: { status: 404 } });
    expect(await ask("one")).toMatchObject({ refusal: { status: 422 } });
  });

  test.each(["..%2f..%2fetc", "%2e%2e", "A", "a".repeat(121)])("slug %s is refused", async (slug) => {
    const response = await get(`/api/blogs/${slug}`);
    expect([404, 422]).toContain(response.status);
  });
});

describe("refusals", () => {
  test("a signed-in call without a token says the words the specification fixes, in any language", async () => {
    for (const language of ["en", "fr"]) {
      const response = await get("/api/users/me", { headers: { "accept-language": language } });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({
        error: { code: "no_token", message: "No authentication token found" },
      });
    }
  });

  test("the client does not even send it", async () => {
    expect(await client(getMe, { query: {} })).toEqual({
      ok: false,
      refusal: { kind: "no_token", message: "No authentication token found" },
    });
  });

  test("an unknown token is refused in the reader's language", async () => {
    const answer = await clientOf(api, "unknown")(getMe, { query: {} });
    expect(answer).toMatchObject({ refusal: { status: 401, code: "bad_token", message: /reconnecter/ } });
  });

  test("a wrong value names its field", async () => {
    const response = await get("/api/blogs?lang=de");
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      error: { code: "invalid", fields: { lang: expect.any(String) } },
    });
  });

  test("an unknown address is JSON, never a page", async () => {
    const response = await get("/api/nothing/here");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/json");
  });

  test("a body over 256 KiB is refused before anything reads it", async () => {
    const response = await get("/api/auth/signin", { method: "POST", body: "x".repeat(256 * 1024 + 1) });
    expect(response.status).toBe(413);
  });

  test("a fault is told once and answers 500; a dead database answers 503", async () => {
    const failing = (message: string) =>
      createApi({
        ...ports,
        editorial: () => {
          throw new Error(message);
        },
      });
    const answer = (message: string) => clientOf(failing(message))(listPosts, { query: { lang: "en" } });
    faults.length = 0;
    expect(await answer("a bug")).toMatchObject({ refusal: { status: 500, code: "internal" } });
    expect(await answer("gone")).toMatchObject({ refusal: { status: 503, code: "unavailable" } });
    expect(faults).toHaveLength(2);
  });
});

describe("operation", () => {
  test("health is 200 when ready and 503 when the database is gone, with the same shape", async () => {
    expect(await client(getHealth, {})).toMatchObject({ ok: true, value: { status: "ok" } });
    const sick = createApi({
      ...ports,
      health: async () => ({ ...(await ports.health()), status: "unavailable" }),
    });
    const response = await sick.fetch(new Request("http://api/api/health"), facts);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: "unavailable", database: "embedded" });
  });

  test("metrics are for loopback, and no header can pretend to be", async () => {
    expect((await get("/api/metrics", { headers: { "x-forwarded-for": "127.0.0.1" } })).status).toBe(404);
    const local = await get("/api/metrics", {}, { ...facts, clientAddress: "127.0.0.1" });
    expect(await local.text()).toBe("cleed_up 1\n");
  });

  test("whoever has a public answer already is told so with 304; a personal one has no tag", async () => {
    for (const path of [
      "/api/blogs?lang=en",
      "/api/website-legal-docs?lang=en",
      "/media/scenes/letter-light.svg",
    ]) {
      const tag = (await get(path)).headers.get("etag") ?? "";
      expect(tag, path).toMatch(/^W\/"/);
      const again = await get(path, { headers: { "if-none-match": tag } });
      expect(again.status, path).toBe(304);
      expect(await again.text()).toBe("");
    }
    expect((await get("/api/users/me")).headers.get("etag")).toBeNull();
  });

  test("drawings are SVG, and unknown ones are not there", async () => {
    const sketch = await get("/media/scenes/letter-dark.svg");
    expect(sketch.headers.get("content-type")).toContain("image/svg+xml");
    expect(await sketch.text()).toBe("<svg>letter dark</svg>");
    expect((await get("/media/scenes/letter-sepia.svg")).status).toBe(404);
    const lexicon = await get("/media/lexicon.svg");
    expect(lexicon.headers.get("content-type")).toContain("image/svg+xml");
    expect(await lexicon.text()).toBe("<svg>lexicon</svg>");
  });

  test("the API describes itself", async () => {
    expect(await (await get("/api/openapi.json")).json()).toMatchObject({ openapi: "3.1.0" });
    expect(await (await get("/api/docs")).text()).toContain("/api/website-legal-docs");
  });
});
