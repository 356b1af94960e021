import type { Hono } from "hono";
import {
  getLegalDoc,
  getPage,
  getPost,
  type LegalDoc,
  listLegalDocs,
  listPosts,
} from "#contract/editorial.ts";
import { newestFirst } from "#domain/editorial/article.ts";
import type { LegalDocument } from "#domain/editorial/legal-document.ts";
import { accept, refuse } from "#vocabulary/result.ts";
import { forEveryone } from "./caching.ts";
import { bind } from "./endpoint.ts";
import type { ApiEnv, ApiPorts } from "./ports.ts";
import { presentLegalDoc, presentPage, presentPost, presentPostCard } from "./present/editorial.ts";

/** Everyone gets the same words: a minute in any cache is harmless. */
const headers = { "cache-control": forEveryone };

export function bindEditorial(
  app: Hono<ApiEnv>,
  { editorial, legalDocuments, fillPlaceholders, readMarkdown, pictures }: ApiPorts,
): void {
  bind(app, getPage, async ({ params, query }) => {
    const { pages, meanings } = editorial();
    const page = pages.find((one) => one.slug === params.slug && one.language === query.lang);
    return page
      ? accept({ answer: { page: presentPage(page, meanings) }, headers })
      : refuse({ kind: "not_found" });
  });

  bind(app, listPosts, async ({ query }) => {
    const { articles } = editorial();
    const wanted = articles.filter(
      (article) => article.language === query.lang && (!query.tag || article.tags.includes(query.tag)),
    );
    const posts = newestFirst(wanted).map((article) => presentPostCard(article, articles, pictures));
    return accept({ answer: { posts }, headers });
  });

  bind(app, getPost, async ({ params, query }) => {
    const { articles } = editorial();
    const article = articles.find((one) => one.slug === params.slug && one.language === query.lang);
    return article
      ? accept({ answer: { post: presentPost(article, articles, pictures) }, headers })
      : refuse({ kind: "not_found" });
  });

  bind(app, listLegalDocs, async ({ query }) => {
    const documents = await legalDocuments.current(query.lang);
    return accept({ answer: { docs: await Promise.all(documents.map(presented)) }, headers });
  });

  bind(app, getLegalDoc, async ({ params, query }) => {
    const history = await legalDocuments.history(params.slug, query.lang);
    const found = history.find(({ version }) => query.version === undefined || version === query.version);
    return found
      ? accept({ answer: { doc: await presented(found) }, headers })
      : refuse({ kind: "not_found" });
  });

  async function presented(document: LegalDocument): Promise<LegalDoc> {
    const { slug, language } = document;
    const body = fillPlaceholders(document.body, language);
    const history = await legalDocuments.history(slug, language);
    return presentLegalDoc({ ...document, body }, readMarkdown(body), history);
  }
}
