import type { AdminArticle, AdminArticleRow } from "#contract/admin/content.ts";
import { drawnCover, type WrittenArticle } from "#domain/editorial/written-article.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import type { Pictures } from "../../ports.ts";
import { presentCover } from "../../present/cover.ts";

/** By its title in the reader's language, or in the one it has. */
export function presentArticleRow(article: WrittenArticle, language: Language): AdminArticleRow {
  const { id, texts, tags, publishedOn, updatedAt } = article;
  const written = languages.filter((one) => texts[one] !== null);
  const text = texts[language] ?? written.map((one) => texts[one]).find(Boolean);
  return {
    id,
    title: text?.title ?? "",
    slug: text?.slug ?? "",
    languages: written,
    state: stateOf(article),
    published_on: publishedOn,
    updated_at: updatedAt,
    tags: [...tags],
  };
}

export function presentArticle(
  article: WrittenArticle,
  pictures: Pictures,
  language: Language,
): AdminArticle {
  const { id, texts, tags, cover, publishedOn, updatedAt } = article;
  const covered = { language, cover: drawnCover(id), picture: cover ?? undefined };
  return {
    id,
    state: stateOf(article),
    updated_at: updatedAt,
    texts: { ...texts },
    tags: [...tags],
    cover,
    published_on: publishedOn,
    cover_image: presentCover(covered, pictures),
  };
}

const stateOf = ({ publishedOn }: WrittenArticle) => (publishedOn === null ? "draft" : "published");
