import type { LegalPage } from "#vocabulary/editorial-page.ts";
import type { Language } from "#vocabulary/language.ts";

export type LegalSlug = LegalPage;

/** What an editor writes. */
export type LegalText = {
  readonly slug: LegalSlug;
  readonly language: Language;
  readonly title: string;
  readonly headline: string;
  readonly description: string;
  /** Markdown. */
  readonly body: string;
};

/** One published version of it: never changed afterwards. */
export type LegalDocument = LegalText & {
  readonly version: number;
  /** ISO 8601 instant. */
  readonly publishedAt: string;
};
