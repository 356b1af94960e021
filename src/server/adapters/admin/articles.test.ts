import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { contentStore } from "#storage/content-store.ts";
import { openContentPlace } from "../../testing/content-site.ts";
import { openContent } from "../content/open-content.ts";
import { readMarkdown } from "../read-markdown.ts";

const ofFiles = (language: "en" | "fr", slug: string) => ({
  key: "tweed",
  slug,
  language,
  title: "Tweed",
  headline: "Tweed",
  description: "A cloth.",
  excerpt: "A cloth of the hills.",
  tags: ["cloth"],
  cover: "houndstooth-blazer" as const,
  publishedOn: "2026-01-10",
  readingMinutes: 3,
  blocks: [],
});
const files = { pages: [], articles: [ofFiles("en", "tweed"), ofFiles("fr", "le-tweed")] };

const text = (slug: string, change: Record<string, string> = {}) => ({
  slug,
  title: `On ${slug}`,
  headline: "",
  description: "What it is.",
  excerpt: "",
  body: "A shirt from {site}.",
  ...change,
});
const draft = (en: unknown, fr: unknown = null, more: Record<string, unknown> = {}) => ({
  texts: { en, fr },
  tags: ["cut"],
  cover: null,
  published_on: null,
  ...more,
});

type Place = Awaited<ReturnType<typeof openContentPlace>>;
type Site = Awaited<ReturnType<Place["start"]>>;
let place: Place;
let site: Site;
beforeAll(async () => {
  place = await openContentPlace();
  site = await place.start({ files });
}, 60_000);
afterAll(async () => {
  await site.close();
  await place.remove();
});

const blogs = "/api/admin/blogs";
const publicly = async (path: string) => (await site.fetch(path)).json();
const slugs = async (lang: string) =>
  (await publicly(`/api/blogs?lang=${lang}`)).posts.map((post: { slug: string }) => post.slug);
describe("an article that is written here", () => {
  let id = 0;

  test("is a draft that nobody reads, whatever is missing in it", async () => {
    const { status, body } = await site.ask("POST", blogs, draft(text("the-shirt", { body: "" })));
    expect(status).toBe(201);
    expect(body.article).toMatchObject({ state: "draft", cover: null, published_on: null });
    expect(body.article.cover_image.src).toMatch(/^\/media\/pictures\/cover-/);
    id = body.article.id;
    expect(await slugs("en")).toEqual(["tweed"]);
    expect((await site.fetch("/api/blogs/the-shirt")).status).toBe(404);
  });

  test("is not published before it can be read in a language", async () => {
    const { status, body } = await site.ask("PATCH", `${blogs}/${id}`, { published_on: "2026-02-01" });
    expect(status).toBe(422);
    expect(body.error.fields).toEqual({ texts: "required" });
    expect(await slugs("en")).toEqual(["tweed"]);
  });

  test("is listed with those of the files, the newest first, only in the language it has", async () => {
    const before = site.content.edition();
    const { status, body } = await site.ask("PATCH", `${blogs}/${id}`, {
      texts: { en: text("the-shirt"), fr: null },
      published_on: "2026-02-01",
      note: "ready",
    });
    expect(status).toBe(200);
    expect(body.article.state).toBe("published");
    expect(await slugs("en")).toEqual(["the-shirt", "tweed"]);
    expect(await slugs("fr")).toEqual(["le-tweed"]);
    const { post } = await publicly("/api/blogs/the-shirt?lang=en");
    expect(post).toMatchObject({
      slugs: { en: "the-shirt" },
      headline: "On the-shirt",
      excerpt: "What it is.",
      blocks: [{ kind: "paragraph", spans: [{ kind: "text", text: "A shirt from cleed.example." }] }],
    });
    expect(post.slugs).not.toHaveProperty("fr");
    expect((await site.fetch("/api/blogs/the-shirt?lang=fr")).status).toBe(404);
    // Pages that are kept rendered are rendered anew.
    expect(site.content.edition()).not.toBe(before);
  });

  test("is in the feed and the sitemap of its language alone", async () => {
    const feed = async (path: string) => (await site.fetch(path)).text();
    expect(await feed("/blog/feed.xml")).toContain("/blog/the-shirt");
    expect(await feed("/fr/blog/feed.xml")).not.toContain("shirt");
    const map = await feed("/sitemaps/journal.xml");
    const own = map.split("\n").filter((line) => line.includes("the-shirt"));
    expect(own).toHaveLength(1);
    expect(own[0]).toContain('hreflang="en"');
    expect(own[0]).toContain('hreflang="x-default"');
    expect(own[0]).not.toContain('hreflang="fr"');
    expect(map).toContain('hreflang="fr" href="https://cleed.example/fr/blog/le-tweed"');
  });

  test("has an address to itself, beside the files and other drafts", async () => {
    const taken = await site.ask("POST", blogs, draft(text("tweed"), text("un-tweed")));
    expect(taken.status).toBe(422);
    expect(taken.body.error.fields).toEqual({ "texts.en.slug": "taken" });
    const other = await site.ask("POST", blogs, draft(null, text("chemise")));
    expect(other.status).toBe(201);
    const again = await site.ask("PATCH", `${blogs}/${other.body.article.id}`, {
      texts: { en: text("the-shirt"), fr: text("chemise") },
    });
    expect(again.body.error.fields).toEqual({ "texts.en.slug": "taken" });
    // Its own address is not taken.
    const same = await site.ask("PATCH", `${blogs}/${id}`, {
      texts: { en: text("the-shirt"), fr: text("la-chemise") },
    });
    expect(same.status).toBe(200);
    expect(await slugs("fr")).toEqual(["la-chemise", "le-tweed"]);
    expect((await publicly("/api/blogs/la-chemise?lang=fr")).post.slugs).toEqual({
      en: "the-shirt",
      fr: "la-chemise",
    });
  });

  test("appears on its day and not before", async () => {
    const day = (ms: number) => new Date(Date.now() + ms).toISOString().slice(0, 10);
    const twoDays = 2 * 86_400_000;
    await site.ask("PATCH", `${blogs}/${id}`, { published_on: day(twoDays) });
    expect(await slugs("en")).toEqual(["tweed"]);
    site.pass(twoDays + 3_600_000);
    expect(await slugs("en")).toEqual(["the-shirt", "tweed"]);
    site.pass(-twoDays - 3_600_000);
    await site.ask("PATCH", `${blogs}/${id}`, { published_on: "2026-02-01" });
  });

  test("is found by its words and its state, page by page", async () => {
    const list = async (query: string) => (await site.ask("GET", `${blogs}?${query}`)).body;
    expect(await list("state=draft")).toMatchObject({ total: 1, articles: [{ slug: "chemise" }] });
    expect(await list("q=SHIRT")).toMatchObject({ total: 1, articles: [{ id, languages: ["en", "fr"] }] });
    expect((await list("q=%25")).total).toBe(0);
    const first = await list("limit=1");
    const second = await list(`limit=1&cursor=${first.next_cursor}`);
    expect([...first.articles, ...second.articles].map((one) => one.id)).toEqual([id + 1, id]);
    expect(second.next_cursor).toBeNull();
    for (const cursor of ["x", "0", "2147483648"])
      expect((await site.ask("GET", `${blogs}?cursor=${cursor}`)).status).toBe(422);
  });

  test("is refused with a cover nobody has, a day there is not, or a slug that is no address", async () => {
    const wrong = async (change: object) => (await site.ask("PATCH", `${blogs}/${id}`, change)).status;
    expect(await wrong({ cover: "product-1" })).toBe(422);
    expect(await wrong({ cover: "upload-0123456789abcdef" })).toBe(422);
    expect(await wrong({ published_on: "2026-02-31" })).toBe(422);
    expect(await wrong({ published_on: "0000-01-01" })).toBe(422);
    expect(await wrong({ texts: { en: text("../up"), fr: null } })).toBe(422);
    expect(await wrong({ cover: "cover-linen-shirt" })).toBe(200);
    const { post } = await publicly("/api/blogs/the-shirt?lang=en");
    expect(post.cover.src).toContain("/cover-linen-shirt/");
  });

  test("is soon read by a process beside this one, without being told", async () => {
    const beside = await openContent({
      store: contentStore(site.db),
      files,
      fill: (body) => body,
      readMarkdown,
      now: () => new Date(),
      onFault: (error) => site.faults.push(error),
    });
    const titles = () => beside.editorial().articles.map(({ title }) => title);
    const before = beside.edition();
    const texts = { en: text("the-shirt", { title: "Shirts" }), fr: text("la-chemise") };
    await site.ask("PATCH", `${blogs}/${id}`, { texts });
    await vi.waitUntil(() => titles().includes("Shirts"), { timeout: 8_000 });
    expect(beside.edition()).not.toBe(before);
    beside.close();
  }, 10_000);

  test("is there after a restart", async () => {
    await site.close();
    site = await place.start({ files });
    expect(await slugs("en")).toEqual(["the-shirt", "tweed"]);
  }, 30_000);

  test("leaves everywhere when it is deleted, and all of it is in the audit log", async () => {
    expect((await site.ask("DELETE", `${blogs}/${id}`)).status).toBe(204);
    expect((await site.ask("DELETE", `${blogs}/${id}`)).status).toBe(404);
    expect(await slugs("en")).toEqual(["tweed"]);
    const log = await site.audit();
    expect(log.at(-1)).toMatchObject({ action: "article.deleted", detail: { subject: `article ${id}` } });
    const published = log.find(({ action }) => action === "article.published");
    expect(published?.detail).toMatchObject({
      note: "ready",
      before: { published_on: null },
      after: { published_on: "2026-02-01", slugs: { en: "the-shirt" } },
      reworded: ["en"],
    });
    expect(JSON.stringify(log)).not.toContain("A shirt from");
  });
});

describe("a preview", () => {
  const preview = async (body: string) =>
    (await site.ask("POST", "/api/admin/preview", { body, lang: "en" })).body;

  test("counts words and minutes as readers get them", async () => {
    expect(await preview("one two  three")).toMatchObject({ words: 3, reading_minutes: 1 });
    expect(await preview("")).toEqual({ blocks: [], words: 0, reading_minutes: 1 });
    expect((await preview("word ".repeat(660))).reading_minutes).toBe(3);
  });

  test.each([
    "[x](javascript:alert(1))",
    "[x](JaVaScRiPt:alert(1))",
    "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:x)",
    "[x](//evil.example)",
    "[x](/\\evil.example)",
    "**[x](javascript:alert(1))** and > [x](data:x)",
    "- [x](java&#115;cript:alert(1))",
    "<javascript:alert(1)>",
    "![x](javascript:alert(1))",
  ])("takes no link that could do something: %s", async (body) => {
    const { blocks } = await preview(body);
    expect(JSON.stringify(blocks)).not.toContain('"href"');
  });

  test("shows raw HTML as words, however deep it stands", async () => {
    const { blocks } = await preview("> - **<script>alert(1)</script>**\n\n<img src=x onerror=alert(1)>");
    const kinds = new Set([...JSON.stringify(blocks).matchAll(/"kind":"([a-z]+)"/g)].map(([, kind]) => kind));
    for (const kind of kinds) expect(["paragraph", "quote", "list", "text", "strong"]).toContain(kind);
  });
});

test("nobody else reads or writes any of it", async () => {
  for (const path of ["blogs", "looks", "legal-docs", "lexicon"])
    expect((await site.fetch(`/api/admin/${path}`)).status).toBe(404);
  const upload = { method: "POST", body: "x" };
  expect((await site.fetch("/api/admin/pictures?alt_en=a&alt_fr=b", upload)).status).toBe(404);
});
