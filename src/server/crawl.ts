import { Hono } from "hono";
import type { Snapshot } from "#domain/catalogue/snapshot.ts";
import type { Editorial } from "#domain/editorial/article.ts";
import { newestFirst } from "#domain/editorial/article.ts";
import type { Look } from "#domain/looks/look.ts";
import { namesAt } from "#domain/search/name-words.ts";
import { footerPages, legalPages } from "#vocabulary/editorial-page.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import { inLanguage } from "#vocabulary/language-path.ts";
import { slugOf } from "#vocabulary/slug.ts";
import { feedXml, indexXml, type Place, sitemapXml } from "./crawl-xml.ts";

export type CrawlParts = {
  readonly publicUrl: string;
  readonly snapshot: () => Snapshot;
  readonly looks: () => readonly Look[];
  readonly editorial: () => Editorial;
};

/** Products in one file: quick to write, and far below the 50,000 addresses that a file may have. */
const shelf = 2_000;
const headers = { "cache-control": "public, max-age=3600", "content-type": "application/xml; charset=utf-8" };
/** What editors publish is to be seen at once. */
const soon = { ...headers, "cache-control": "public, max-age=5" };

/** What search engines and feed readers ask for: robots.txt, the sitemaps, the journal as a feed. */
export function createCrawl(parts: CrawlParts): Hono {
  const { publicUrl, snapshot } = parts;
  const app = new Hono();
  app.get("/robots.txt", (c) => c.text(robots(publicUrl), 200, { "cache-control": "public, max-age=86400" }));
  app.get("/sitemap.xml", (c) => {
    const shelves = Math.ceil(snapshot().size / shelf);
    const names = [
      "pages",
      "journal",
      "looks",
      ...Array.from({ length: shelves }, (_, i) => `products-${i + 1}`),
    ];
    return c.body(indexXml(names.map((name) => `${publicUrl}/sitemaps/${name}.xml`)), 200, headers);
  });
  app.get("/sitemaps/:name{.+\\.xml}", (c) => {
    const name = c.req.param("name").replace(/\.xml$/, "");
    const places = placesOf(parts, name);
    const isWritten = name === "journal" || name === "looks";
    return places ? c.body(sitemapXml(publicUrl, places), 200, isWritten ? soon : headers) : c.notFound();
  });
  for (const language of languages)
    app.get(inLanguage("/blog/feed.xml", language), (c) => {
      const articles = parts.editorial().articles.filter((one) => one.language === language);
      return c.body(feedXml(publicUrl, language, newestFirst(articles)), 200, {
        ...soon,
        "content-type": "application/rss+xml; charset=utf-8",
      });
    });
  return app;
}

const robots = (publicUrl: string): string =>
  [
    "User-agent: *",
    ...["/account", "/onboarding/", "/verify-otp", "/reset-password"].flatMap((path) =>
      languages.map((language) => `Disallow: ${inLanguage(path, language)}`),
    ),
    "Disallow: /api/users/",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");

const screens = ["/", "/search", "/discover", "/assistant", "/inspiration", "/blog", "/onboarding"];

function placesOf(parts: CrawlParts, name: string): readonly Place[] | undefined {
  if (name === "pages")
    return [...screens, ...[...footerPages, ...legalPages].map((page) => `/${page}`)].map(same);
  if (name === "journal") return journalPlaces(parts.editorial());
  if (name === "looks")
    return parts
      .looks()
      .filter(({ retired, hidden }) => !retired && !hidden)
      .map(({ id, title }) => in2((language) => `/inspiration/${id}-${slugOf(title[language])}`));
  const [, number] = /^products-([1-9]\d{0,5})$/.exec(name) ?? [];
  return number ? productPlaces(parts.snapshot(), Number(number) - 1) : undefined;
}

const in2 = (pathIn: (language: Language) => string): Place => ({ en: pathIn("en"), fr: pathIn("fr") });
const same = (path: string): Place => in2(() => path);

function journalPlaces({ articles }: Editorial): readonly Place[] {
  const slugs = new Map<string, { [Of in Language]?: string }>();
  for (const { key, language, slug } of articles) slugs.set(key, { ...slugs.get(key), [language]: slug });
  return [...slugs.values()].map(({ en, fr }) => ({
    ...(en !== undefined && { en: `/blog/${en}` }),
    ...(fr !== undefined && { fr: `/blog/${fr}` }),
  }));
}

/** Nothing past the last shelf. */
function productPlaces(snapshot: Snapshot, place: number): readonly Place[] | undefined {
  const from = place * shelf;
  if (from >= snapshot.size) return undefined;
  const count = Math.min(shelf, snapshot.size - from);
  return Array.from({ length: count }, (_, i) => {
    const row = from + i;
    const [en = "", fr = ""] = namesAt(snapshot, row).map((name) => JSON.parse(`"${name}"`) as string);
    return in2((language) => `/product/${snapshot.ids[row]}-${slugOf(language === "fr" ? fr : en)}`);
  });
}
