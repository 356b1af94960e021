import type { Language } from "#vocabulary/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

export const languageWords: Readonly<Record<Language, () => string>> = {
  en: m.admin_language_en,
  fr: m.admin_language_fr,
};
