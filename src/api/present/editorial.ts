import type { LegalDoc, Page, Post, PostCard } from "#contract/editorial.ts";
import type { Article, EditorialPage } from "#domain/editorial/article.ts";
import { type ChangedSections, changedSections } from "#domain/editorial/changed-sections.ts";
import type { LegalDocument } from "#domain/editorial/legal-document.ts";
import type { Meanings } from "#vocabulary/glossary/term.ts";
import type { Block } from "#vocabulary/prose.ts";
import type { Pictures } from "../ports.ts";
import { presentCover } from "./cover.ts";
import { presentGlossary } from "./glossary.ts";

export const presentPage = (page: EditorialPage, meanings?: Meanings): Page => ({
  slug: page.slug,
  title: page.title,
  headline: page.headline,
  description: page.description,
  lead: page.lead,
  updated_at: page.updatedOn,
  blocks: [...page.blocks],
  ...(page.slug === "fashion-lexicon" && { glossary: presentGlossary(page.language, meanings) }),
});

/** `versions` are all language versions of the article, itself included. */
export const presentPostCard = (
  article: Article,
  versions: readonly Article[],
  pictures: Pictures,
): PostCard => ({
  slug: article.slug,
  slugs: slugsOf(article, versions),
  title: article.title,
  headline: article.headline,
  description: article.description,
  excerpt: article.excerpt,
  tags: [...article.tags],
  cover: presentCover(article, pictures),
  published_at: article.publishedOn,
  reading_minutes: article.readingMinutes,
});

export const presentPost = (article: Article, versions: readonly Article[], pictures: Pictures): Post => ({
  ...presentPostCard(article, versions, pictures),
  blocks: [...article.blocks],
});

/** `history` are all versions of the document, the newest first. */
export const presentLegalDoc = (
  document: LegalDocument,
  blocks: readonly Block[],
  history: readonly LegalDocument[],
): LegalDoc => ({
  slug: document.slug,
  title: document.title,
  headline: document.headline,
  description: document.description,
  body: document.body,
  blocks: [...blocks],
  version: document.version,
  updated_at: document.publishedAt,
  history: history.map(({ version, publishedAt, body }, at) => {
    const before = history[at + 1];
    return {
      version,
      updated_at: publishedAt,
      ...(before && { changes: presentChanges(changedSections(before.body, body)) }),
    };
  }),
});

const presentChanges = ({ added, reworded, removed }: ChangedSections) => ({
  added: [...added],
  reworded: [...reworded],
  removed: [...removed],
});

/** Only of the languages it exists in. */
const slugsOf = (article: Article, versions: readonly Article[]): PostCard["slugs"] =>
  Object.fromEntries(
    versions.filter(({ key }) => key === article.key).map(({ language, slug }) => [language, slug]),
  );
