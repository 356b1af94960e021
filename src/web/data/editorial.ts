import type { Client } from "#contract/client.ts";
import {
  getPage,
  getPost,
  type LegalDoc,
  listLegalDocs,
  listPosts,
  type Page,
  type PostCard,
} from "#contract/editorial.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import { inLanguage, languageOfPath, withoutLanguage } from "#vocabulary/language-path.ts";
import { answerOr404 } from "./answer.ts";
import { invalidPage } from "./page-error.ts";

export async function loadEditorialPage(client: Client, path: string, slug: string): Promise<{ page: Page }> {
  const lang = languageOfPath(path);
  return answerOr404(await client(getPage, { params: { slug }, query: { lang } }), path);
}

/** Without the Markdown source: the page draws the blocks. */
export async function loadLegalPage(client: Client, path: string): Promise<{ doc: Omit<LegalDoc, "body"> }> {
  const lang = languageOfPath(path);
  const { docs } = answerOr404(await client(listLegalDocs, { query: { lang } }), path);
  const found = docs.find((doc) => `/${doc.slug}` === withoutLanguage(path));
  if (!found) throw invalidPage(path);
  const { body: _, ...doc } = found;
  return { doc };
}

export async function loadPosts(client: Client, path: string, tag?: string): Promise<PostCard[]> {
  const lang = languageOfPath(path);
  const { posts } = answerOr404(await client(listPosts, { query: { lang, ...(tag ? { tag } : {}) } }), path);
  return posts;
}

export async function loadPost(client: Client, path: string, slug: string) {
  const lang = languageOfPath(path);
  const { post } = answerOr404(await client(getPost, { params: { slug }, query: { lang } }), path);
  const addressIn = (language: Language) => inLanguage(`/blog/${post.slugs[language]}`, language);
  const paths = Object.fromEntries(languages.map((language) => [language, addressIn(language)]));
  return { post, paths: paths as Record<Language, string> };
}
