import type { Language } from "#vocabulary/language.ts";
import type { LegalDocument, LegalSlug } from "./legal-document.ts";

export type LegalDocumentStore = {
  /** The newest version of each document in one language, ordered by slug. */
  current(language: Language): Promise<readonly LegalDocument[]>;
  /** Adds a version. One that exists already (same slug, language and version) is left as it is. */
  add(document: LegalDocument): Promise<void>;
  /** Every version of one document, newest first. */
  history(slug: LegalSlug, language: Language): Promise<readonly LegalDocument[]>;
};
