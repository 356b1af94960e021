export const languages = ["en", "fr"] as const;
export type Language = (typeof languages)[number];

/** What people get before they choose (SPEC.md §3). */
export const defaultLanguage: Language = "en";

/** The BCP 47 tag that Intl formats with. */
export const localeTag: Record<Language, string> = { en: "en-US", fr: "fr-FR" };

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
