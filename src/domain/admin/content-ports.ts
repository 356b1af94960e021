import type { Words } from "#vocabulary/glossary/term.ts";
import type { Language } from "#vocabulary/language.ts";
import type { Result } from "#vocabulary/result.ts";
import type { LegalDocument, LegalSlug, LegalText } from "../editorial/legal-document.ts";
import type { WrittenArticle } from "../editorial/written-article.ts";
import type { Look } from "../looks/look.ts";
import type { Doing } from "./page.ts";

export type ArticleDraft = Omit<WrittenArticle, "id" | "updatedAt">;

type ArticleQuery = {
  readonly limit: number;
  /** The number after which it goes on. */
  readonly below?: number | undefined;
  readonly words?: string | undefined;
  readonly state?: "draft" | "published" | undefined;
};

/** In which language the address is taken already. */
export type SlugTaken = { readonly kind: "slug_taken"; readonly language: Language };
type NotThere = { readonly kind: "not_there" };

export type ArticleDesk = {
  /** The latest first. */
  list(
    query: ArticleQuery,
  ): Promise<{ readonly articles: readonly WrittenArticle[]; readonly total: number }>;
  find(id: number): Promise<WrittenArticle | undefined>;
  add(article: ArticleDraft, doing: Doing): Promise<Result<WrittenArticle, SlugTaken>>;
  change(
    id: number,
    change: Partial<ArticleDraft>,
    doing: Doing,
  ): Promise<Result<WrittenArticle, SlugTaken | NotThere>>;
  /** False when there is none. */
  remove(id: number, doing: Doing): Promise<boolean>;
};

export type PictureRefusal = "no_picture" | "too_small" | "too_many_pixels";

export type PictureDesk = {
  /** Gives the name under which it is to be had. */
  keep(
    file: Uint8Array,
    alt: Readonly<Record<Language, string>>,
    doing: Doing,
  ): Promise<Result<string, PictureRefusal>>;
};

type LookDraft = Omit<Look, "id" | "retired" | "hidden" | "byAdmin">;
export type TitleTaken = { readonly kind: "title_taken"; readonly language: Language };

export type LookDesk = {
  /** How many like and dislike each of these. */
  reactions(
    ids: readonly number[],
  ): Promise<ReadonlyMap<number, { readonly likes: number; readonly dislikes: number }>>;
  /** Its number. */
  add(look: LookDraft, doing: Doing): Promise<Result<number, TitleTaken>>;
  change(
    id: number,
    change: { readonly title?: Words | undefined; readonly hidden?: boolean | undefined },
    doing: Doing,
  ): Promise<Result<void, TitleTaken | NotThere>>;
  /** Only what an admin put together; false when there is no such look. */
  remove(id: number, doing: Doing): Promise<boolean>;
};

type LegalWords = Omit<LegalText, "slug" | "language">;

export type LegalDesk = {
  /** Of every document in every language, the newest first. */
  versions(): Promise<readonly Omit<LegalDocument, "body" | "headline" | "description">[]>;
  /** Every version of a document in both languages, the newest first. */
  history(slug: LegalSlug): Promise<Readonly<Record<Language, readonly LegalDocument[]>>>;
  /** The number of the new version, the same in both languages; nothing when it says what is published already. */
  publish(
    slug: LegalSlug,
    texts: Readonly<Record<Language, LegalWords>>,
    doing: Doing,
  ): Promise<number | undefined>;
};

export type LexiconDesk = {
  /** Null goes back to ours. */
  change(key: string, meaning: Words | null, doing: Doing): Promise<void>;
};

/** What the journal, the looks, the legal documents and the lexicon are written with. */
export type ContentPorts = {
  readonly articles: ArticleDesk;
  readonly pictures: PictureDesk;
  readonly looks: LookDesk;
  readonly legal: LegalDesk;
  readonly lexicon: LexiconDesk;
};
