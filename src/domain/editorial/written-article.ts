import { type Cover, covers } from "#vocabulary/editorial-page.ts";
import { type Language, languages } from "#vocabulary/language.ts";
import type { Block } from "#vocabulary/prose.ts";
import { type Article, countWords, readingMinutes } from "./article.ts";

/** An article in one language, as an editor writes it. */
export type ArticleText = {
  readonly slug: string;
  readonly title: string;
  readonly headline: string;
  readonly description: string;
  readonly excerpt: string;
  /** Markdown. */
  readonly body: string;
};

/** An article that was written here, and not in the files. */
export type WrittenArticle = {
  readonly id: number;
  readonly texts: Readonly<Record<Language, ArticleText | null>>;
  readonly tags: readonly string[];
  /** The name of a picture; nothing for one of the drawn covers. */
  readonly cover: string | null;
  /** ISO date; nothing of a draft. */
  readonly publishedOn: string | null;
  /** ISO 8601 instant. */
  readonly updatedAt: string;
};

type Reading = {
  readonly fill: (text: string, language: Language) => string;
  readonly readMarkdown: (body: string) => readonly Block[];
};

/** What there must be to read before anybody may see it. */
export const isWhole = ({ title, description, body }: ArticleText): boolean =>
  [title, description, body].every((text) => text.trim() !== "");

/** The article as readers get it: in each language that is whole, and none before its day. */
export const articlesOf = (written: WrittenArticle, today: string, reading: Reading): readonly Article[] =>
  languages.flatMap((language) => {
    const [text, { publishedOn }] = [written.texts[language], written];
    if (!text || !isWhole(text) || publishedOn === null || publishedOn > today) return [];
    const body = reading.fill(text.body, language).trim();
    return [
      {
        // No file can have a key with a colon.
        key: `written:${written.id}`,
        slug: text.slug,
        language,
        title: text.title,
        headline: text.headline.trim() || text.title,
        description: text.description,
        excerpt: text.excerpt.trim() || text.description,
        tags: written.tags,
        cover: drawnCover(written.id),
        ...(written.cover !== null && { picture: written.cover }),
        publishedOn,
        readingMinutes: readingMinutes(countWords(body)),
        blocks: reading.readMarkdown(body),
      },
    ];
  });

/** One of ours for an article without a picture; the same in every language. */
export const drawnCover = (id: number): Cover => covers[id % covers.length] ?? covers[0];
