import type { Client } from "#contract/client.ts";
import {
  getLegalDoc,
  getPage,
  getPost,
  type LegalDoc,
  listPosts,
  type Page,
  type PostCard,
} from "#contract/editorial.ts";
import { legalPages } from "#vocabulary/editorial-page.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import { inLanguage, languageOfPath, withoutLanguage } from "#vocabulary/language-path.ts";
import { answerOr404 } from "./answer.ts";
import { invalidPage } from "./page-error.ts";

export async function loadEditorialPage(client: Client, path: string, slug: string): Promise<{ page: Page }> {
  const lang = languageOfPath(path);
  return answerOr404(await client(getPage, { params: { slug }, query: { lang } }), path);
}

/** Without the Markdown source: the page draws the blocks. */
export async function loadLegalPage(
  client: Client,
  path: string,
  version?: number,
): Promise<{ doc: Omit<LegalDoc, "body"> }> {
  const slug = legalPages.find((page) => `/${page}` === withoutLanguage(path));
  if (!slug) throw invalidPage(path);
  const query = { lang: languageOfPath(path), ...(version !== undefined && { version: String(version) }) };
  const { doc } = answerOr404(await client(getLegalDoc, { params: { slug }, query }), path);
  const { body: _, ...rest } = doc;
  return { doc: rest };
}

export async function loadPosts(client: Client, path: string, tag?: string): Promise<PostCard[]> {
  const lang = languageOfPath(path);
  const { posts } = answerOr404(await client(listPosts, { query: { lang, ...(tag ? { tag } : {}) } }), path);
  return posts;
}

export async function loadPost(client: Client, path: string, slug: string) {
  const lang = languageOfPath(path);
  const { post } = answerOr404(await client(getPost, { params: { slug }, query: { lang } }), path);
  const paths: { [Of in Language]?: string } = {};
  for (const language of languages) {
    const own = post.slugs[language];
    if (own !== undefined) paths[language] = inLanguage(`/blog/${own}`, language);
  }
  return { post, paths };
}
