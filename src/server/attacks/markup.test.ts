import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { docsPage } from "#api/docs-page.ts";
import { exampleProduct, exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import type { Article } from "#domain/editorial/article.ts";
import { createCrawl } from "../crawl.ts";

/** What would end the place it stands in, wherever that is. */
const hostile = [
  "<script>window.__x=1</script>",
  "</title></item><script>window.__x=1</script>",
  "]]><script>window.__x=1</script><![CDATA[",
  '"><img src=x onerror=window.__x=1>',
  "'&<>\"",
  "<!-- --> <?xml-stylesheet href='javascript:window.__x=1'?>",
  "&lt;script&gt;",
  "\u2028\u2029",
];

const article = (title: string): Article => ({
  ...{ key: "k", slug: "a-coat", language: "en", title, headline: title, description: title, excerpt: title },
  ...{
    tags: [title],
    cover: "coat" as Article["cover"],
    publishedOn: "2026-11-01",
    readingMinutes: 1,
    blocks: [],
  },
});

/** The text of every element and the names of all, by a reader that takes no faulty XML. */
function readXml(xml: string): { names: Set<string>; texts: string[] } {
  const names = new Set<string>();
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => names.add(name));
  parser.on("text", (text) => texts.push(text));
  parser.write(xml).close();
  return { names, texts };
}

test.each(hostile)("%j is words in the journal's feed, and nothing else", async (words) => {
  const crawl = createCrawl({
    publicUrl: "https://cleed.example",
    snapshot: () => exampleSnapshot([]),
    looks: () => [],
    editorial: () => ({ pages: [], articles: [article(words)] }),
  });
  const { names, texts } = readXml(await (await crawl.request("/blog/feed.xml")).text());
  expect(names).not.toContain("script");
  expect(names).not.toContain("img");
  expect(texts.filter((text) => text === words)).toHaveLength(2);
});

test.each(hostile)("%j in a name is no part of a sitemap", async (words) => {
  const crawl = createCrawl({
    publicUrl: "https://cleed.example",
    snapshot: () => exampleSnapshot([exampleProduct({ id: 7, name: { en: words, fr: words } })]),
    looks: () => [],
    editorial: () => ({ pages: [], articles: [] }),
  });
  const { names, texts } = readXml(await (await crawl.request("/sitemaps/products-1.xml")).text());
  expect([...names].toSorted()).toEqual(["loc", "url", "urlset", "xhtml:link"]);
  for (const address of texts.filter((text) => text.trim() !== ""))
    expect(address).toMatch(/^https:\/\/cleed\.example\/(fr\/)?product\/7[\w-]*$/);
});

test.each(hostile)("%j in the table of calls is shown, not run", (words) => {
  const row = { id: "x", method: "GET", path: `/api/${words}`, access: "public", summary: words } as const;
  const html = docsPage([row as unknown as Parameters<typeof docsPage>[0][number]]);
  expect(html).not.toMatch(/<(script|img|!--)/);
});
