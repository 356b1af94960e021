import type { Cover, FooterPage } from "#vocabulary/editorial-page.ts";
import type { Meanings } from "#vocabulary/glossary/term.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Block } from "#vocabulary/prose.ts";

export type EditorialPage = {
  readonly slug: FooterPage;
  readonly language: Language;
  readonly title: string;
  readonly headline: string;
  readonly description: string;
  readonly lead: string;
  readonly updatedOn: string;
  readonly blocks: readonly Block[];
};

export type Article = {
  /** Shared by the language versions of one article. */
  readonly key: string;
  readonly slug: string;
  readonly language: Language;
  readonly title: string;
  readonly headline: string;
  readonly description: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly cover: Cover;
  /** The name of a picture that takes the place of the drawn cover. */
  readonly picture?: string | undefined;
  readonly publishedOn: string;
  readonly readingMinutes: number;
  readonly blocks: readonly Block[];
};

/** Everything editors have written, as it can be read today. */
export type Editorial = {
  readonly pages: readonly EditorialPage[];
  readonly articles: readonly Article[];
  /** What words of the lexicon mean where an editor said it anew. */
  readonly meanings?: Meanings;
};

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** 220 words a minute: the middle of what adults read silently in English and in French. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / 220));

export const newestFirst = (articles: readonly Article[]): readonly Article[] =>
  articles.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn) || a.key.localeCompare(b.key));
