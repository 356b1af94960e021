import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { covers, footerPages, legalPages } from "#vocabulary/editorial-page.ts";
import { languages } from "#vocabulary/language.ts";
import { type Block, linksOf } from "#vocabulary/prose.ts";
import { readContent } from "./read-content.ts";
import { readMarkdown } from "./read-markdown.ts";

const content = await readContent(join(import.meta.dirname, "../../../content"), (text) =>
  text.replaceAll("{contact}", "hello@cleed.example").replaceAll("{site}", "cleed.example"),
);
const pagesIn = (language: string) => content.pages.filter((page) => page.language === language);
const articlesIn = (language: string) => content.articles.filter((article) => article.language === language);

const screens = [
  "",
  "search",
  "discover",
  "assistant",
  "inspiration",
  "blog",
  "onboarding",
  "account",
  "register",
];

describe("what editors wrote", () => {
  test("every footer page and legal document is there in every language", () => {
    for (const language of languages) {
      expect(
        pagesIn(language)
          .map(({ slug }) => slug)
          .toSorted(),
      ).toEqual([...footerPages].toSorted());
      const legal = content.legalTexts.filter((text) => text.language === language);
      expect(legal.map(({ slug }) => slug).toSorted()).toEqual([...legalPages].toSorted());
    }
  });

  test("every article is written in both languages", () => {
    const keys = (language: string) =>
      articlesIn(language)
        .map(({ key }) => key)
        .toSorted();
    expect(keys("fr")).toEqual(keys("en"));
    expect(keys("en").length).toBeGreaterThan(0);
  });

  test("every article has a cover of its own, the same in both languages, and every cover is on an article", () => {
    const coversIn = (language: string) =>
      new Map(articlesIn(language).map(({ key, cover }) => [key, cover] as const));
    expect([...coversIn("en").values()].toSorted()).toEqual([...covers].toSorted());
    expect(coversIn("fr")).toEqual(coversIn("en"));
  });

  test("every shelf in an article can be filled", () => {
    const shelves = content.articles.map(({ blocks }) =>
      blocks.filter(({ kind }) => kind === "pieces" || kind === "looks"),
    );
    for (const some of shelves) expect(some.length).toBeGreaterThan(0);
    for (const { blocks } of content.articles) expect(JSON.stringify(blocks)).not.toContain("::");
  });

  test("every link to this site leads to a page that exists", () => {
    for (const language of languages) {
      const known = [
        ...screens,
        ...footerPages,
        ...legalPages,
        ...articlesIn(language).map(({ slug }) => `blog/${slug}`),
      ];
      const legalBlocks = content.legalTexts.map(({ body }) => readMarkdown(body));
      const texts: (readonly Block[])[] = [
        ...pagesIn(language).map(({ blocks }) => blocks),
        ...articlesIn(language).map(({ blocks }) => blocks),
        ...legalBlocks,
      ];
      for (const link of texts.flatMap(linksOf)) {
        if (link.startsWith("/")) expect(known, link).toContain(link.slice(1).replace(/[?#].*$/, ""));
      }
    }
  });

  test("descriptions fit a search result and no placeholder is left in a page", () => {
    for (const { description, blocks, slug } of [...content.pages, ...content.articles]) {
      expect(description.length, slug).toBeLessThanOrEqual(160);
      expect(JSON.stringify(blocks), slug).not.toMatch(/\{(contact|site)\}/);
    }
  });

  test("legal texts keep their placeholders, so that a new address is not a new version", () => {
    expect(content.legalTexts.some(({ body }) => body.includes("{contact}"))).toBe(true);
  });

  test("a file that is not as agreed stops the start and names itself", async () => {
    const folder = await mkdtemp(join(tmpdir(), "cleed-content-"));
    for (const kind of ["pages", "blog", "legal"]) await mkdir(join(folder, "en", kind), { recursive: true });
    await writeFile(join(folder, "en/pages/about.md"), '---\ntitle: "About"\n---\nWords.\n');
    await expect(readContent(folder, (text) => text)).rejects.toThrow(/about\.md/);
  });
});
