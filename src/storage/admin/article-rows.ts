import type { Kysely } from "kysely";
import type { ArticleText, WrittenArticle } from "#domain/editorial/written-article.ts";
import type { ArticleTextTable, Schema } from "../schema.ts";

/** One row for each language of an article, and one for an article that has none. */
export const articleRows = (db: Kysely<Schema>) =>
  db
    .selectFrom("article")
    .leftJoin("article_text", "article_text.article_id", "article.id")
    .select(["article.id", "article.tags", "article.cover", "article.published_on", "article.updated_at"])
    .select([
      "article_text.language",
      "article_text.slug",
      "article_text.title",
      "article_text.headline",
      "article_text.description",
      "article_text.excerpt",
      "article_text.body",
    ])
    .orderBy("article.id", "desc");

type ArticleRow = Awaited<ReturnType<ReturnType<typeof articleRows>["execute"]>>[number];

/** In the order in which they come. */
export function toArticles(rows: readonly ArticleRow[]): readonly WrittenArticle[] {
  const articles = new Map<number, WrittenArticle>();
  for (const row of rows) {
    const known = articles.get(row.id) ?? bare(row);
    const texts = row.language === null ? known.texts : { ...known.texts, [row.language]: textOf(row) };
    articles.set(row.id, { ...known, texts });
  }
  return [...articles.values()];
}

const bare = ({ id, tags, cover, published_on, updated_at }: ArticleRow): WrittenArticle => ({
  id,
  tags,
  cover,
  publishedOn: published_on,
  updatedAt: updated_at.toISOString(),
  texts: { en: null, fr: null },
});

const textOf = (row: ArticleRow): ArticleText => ({
  slug: row.slug ?? "",
  title: row.title ?? "",
  headline: row.headline ?? "",
  description: row.description ?? "",
  excerpt: row.excerpt ?? "",
  body: row.body ?? "",
});

export const toTextRow = (
  article: number,
  language: ArticleTextTable["language"],
  { slug, title, headline, description, excerpt, body }: ArticleText,
): ArticleTextTable => ({
  article_id: article,
  language,
  slug,
  title,
  headline,
  description,
  excerpt,
  body,
});
