import type { LegalPage } from "#vocabulary/editorial-page.ts";
import { m } from "#web/i18n/paraglide/messages.js";

export const legalWords: Readonly<Record<LegalPage, () => string>> = {
  "privacy-policy": m.admin_legal_privacy,
  "terms-conditions": m.admin_legal_terms,
};
