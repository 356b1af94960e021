import type { Language } from "#vocabulary/language.ts";

/** Where a page of the site is for a reader of this language. */
export const pageAddress = (publicUrl: string, language: Language, path = ""): string =>
  `${publicUrl}${language === "fr" ? "/fr" : ""}${path}`;
