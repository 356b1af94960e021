import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parse as parseYaml } from "yaml";
import * as z from "zod/mini";
import {
  type Article,
  countWords,
  type Editorial,
  type EditorialPage,
  readingMinutes,
} from "#domain/editorial/article.ts";
import type { LegalText } from "#domain/editorial/legal-document.ts";
import { covers, footerPages, legalPages, slugPattern } from "#vocabulary/editorial-page.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import type { Block } from "#vocabulary/prose.ts";
import { readMarkdown } from "./read-markdown.ts";

const words = z.string().check(z.minLength(1));
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const heading = { title: words, headline: words, description: words };

const pageMatter = z.object({ ...heading, slug: z.enum(footerPages), lead: words, updated: day });
const legalMatter = z.object({ ...heading, slug: z.enum(legalPages) });
const articleMatter = z.object({
  ...heading,
  slug: z.string().check(z.regex(slugPattern)),
  key: words,
  excerpt: words,
  tags: z.array(words),
  cover: z.enum(covers),
  published: day,
});

export type Content = Editorial & { readonly legalTexts: readonly LegalText[] };

type Fill = (text: string, language: Language) => string;

/**
 * Reads everything editors wrote. A file that is not as agreed stops the start and names itself.
 * Legal texts keep their placeholders: a new address of the site is not a new version of its terms.
 */
export async function readContent(directory: string, fill: Fill): Promise<Content> {
  const pages: EditorialPage[] = [];
  const articles: Article[] = [];
  const legalTexts: LegalText[] = [];
  for (const language of languages) {
    const read = <T>(kind: string, schema: z.ZodMiniType<T>, prepare: Fill) =>
      readFolder(join(directory, language, kind), schema, (text) => prepare(text, language));
    for (const { matter, body } of await read("pages", pageMatter, fill)) {
      const { updated, ...rest } = matter;
      const read = onceRead(body);
      pages.push({
        ...rest,
        language,
        updatedOn: updated,
        get blocks() {
          return read();
        },
      });
    }
    for (const { matter, body } of await read("blog", articleMatter, fill))
      articles.push(toArticle(matter, body, language));
    for (const { matter, body } of await read("legal", legalMatter, (text) => text))
      legalTexts.push({ ...matter, language, body });
  }
  return { pages, articles, legalTexts };
}

function toArticle(matter: z.output<typeof articleMatter>, body: string, language: Language): Article {
  const { published, ...rest } = matter;
  const read = onceRead(body);
  return {
    ...rest,
    language,
    publishedOn: published,
    readingMinutes: readingMinutes(countWords(body)),
    get blocks() {
      return read();
    },
  };
}

/** For the first who opens the page: of all that a start reads, words to blocks would take longest. */
function onceRead(body: string): () => readonly Block[] {
  let blocks: readonly Block[] | undefined;
  return () => {
    blocks ??= readMarkdown(body);
    return blocks;
  };
}

type Prepare = (text: string) => string;

async function readFolder<T>(folder: string, schema: z.ZodMiniType<T>, prepare: Prepare) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(names.map((name) => readMatter(join(folder, name), schema, prepare)));
}

async function readMatter<T>(path: string, schema: z.ZodMiniType<T>, prepare: Prepare) {
  const source = prepare(await readFile(path, "utf8"));
  const [, front, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  if (front === undefined || body === undefined) throw new Error(`${path} has no front matter.`);
  const matter = z.safeParse(schema, { slug: basename(path, ".md"), ...parseYaml(front) });
  if (!matter.success) throw new Error(`${path}: ${z.prettifyError(matter.error)}`);
  return { matter: matter.data, body: body.trim() };
}
