import type { Language } from "#vocabulary/language.ts";

/** A label as it stands within a sentence: without its capital, except for T-shirts. */
export const inSentence = (label: string, language: Language): string =>
  /^\p{L}-/u.test(label) ? label : label.charAt(0).toLocaleLowerCase(language) + label.slice(1);
