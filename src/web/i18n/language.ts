import type { Language } from "#vocabulary/language.ts";
import { languageOfPath } from "#vocabulary/language-path.ts";
import { defineCustomClientStrategy, getLocale } from "./paraglide/runtime.js";

/** The language of the page being shown or rendered. It is in the path, so every page has one. */
export const currentLanguage = (): Language => getLocale();

// Paraglide calls setLocale() on the first getLocale(); the path is the only truth, so that does nothing.
if (!import.meta.env.SSR) {
  defineCustomClientStrategy("custom-path", {
    getLocale: () => languageOfPath(location.pathname),
    setLocale: () => {},
  });
}
