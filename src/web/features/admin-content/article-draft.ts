import type { AdminArticle } from "#contract/admin/content.ts";
import type { Image } from "#contract/image.ts";
import type { Language } from "#vocabulary/language.ts";
import { slugOf } from "#vocabulary/slug.ts";

export type ArticleText = NonNullable<AdminArticle["texts"][Language]>;

/** An article while it is written. */
export type ArticleDraft = {
  readonly texts: Readonly<Record<Language, ArticleText | null>>;
  readonly tags: string;
  readonly cover: string | null;
  readonly coverImage: Image | null;
};

export const emptyText: ArticleText = {
  slug: "",
  title: "",
  headline: "",
  description: "",
  excerpt: "",
  body: "",
};

export const emptyDraft = (language: Language): ArticleDraft => ({
  texts: { en: null, fr: null, [language]: emptyText },
  tags: "",
  cover: null,
  coverImage: null,
});

export const draftOf = ({ texts, tags, cover, cover_image }: AdminArticle): ArticleDraft => ({
  texts: { en: texts.en ?? null, fr: texts.fr ?? null },
  tags: tags.join(", "),
  cover,
  coverImage: cover_image,
});

export const tagsOf = ({ tags }: ArticleDraft): string[] => [
  ...new Set(
    tags
      .split(",")
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean),
  ),
];

/** The address follows the title until somebody gives it one of its own. */
export function withTitle(text: ArticleText, title: string): ArticleText {
  const follows = text.slug === "" || text.slug === slugOfTitle(text.title);
  return { ...text, title, ...(follows && { slug: slugOfTitle(title) }) };
}

const slugOfTitle = (title: string): string => (title.trim() ? slugOf(title) : "");
