import type { Meanings } from "#vocabulary/glossary/term.ts";
import type { Language } from "#vocabulary/language.ts";
import type { LegalDocument, LegalSlug } from "./legal-document.ts";
import type { UploadedPicture } from "./uploaded-picture.ts";
import type { WrittenArticle } from "./written-article.ts";

export type LegalDocumentStore = {
  /** The newest version of each document in one language, ordered by slug. */
  current(language: Language): Promise<readonly LegalDocument[]>;
  /** Adds a version. One that exists already (same slug, language and version) is left as it is. */
  add(document: LegalDocument): Promise<void>;
  /** Every version of one document, newest first. */
  history(slug: LegalSlug, language: Language): Promise<readonly LegalDocument[]>;
};

/** All that is kept of what editors wrote here, at one moment. */
export type WrittenContent = {
  /** Goes up with everything that is written, legal documents too. */
  readonly version: number;
  /** Those with a day, also one to come. */
  readonly articles: readonly WrittenArticle[];
  readonly meanings: Meanings;
  readonly pictures: readonly UploadedPicture[];
};

export type ContentStore = {
  version(): Promise<number>;
  load(): Promise<WrittenContent>;
  /** The bytes of a picture that was uploaded. */
  picture(name: string): Promise<Uint8Array | undefined>;
};
