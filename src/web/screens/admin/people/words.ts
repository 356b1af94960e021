import type { AdminPerson } from "#contract/admin/people.ts";
import type { Language } from "#vocabulary/language.ts";
import { m } from "#web/i18n/paraglide/messages.js";

export const statuses = ["pending", "confirmed", "active"] as const;

export const statusNames: Readonly<Record<AdminPerson["registration_status"], () => string>> = {
  pending: m.admin_status_pending,
  confirmed: m.admin_status_confirmed,
  active: m.admin_status_active,
};

export const languageNames: Readonly<Record<Language, () => string>> = {
  en: m.admin_language_en,
  fr: m.admin_language_fr,
};

export const genderNames: Readonly<Record<AdminPerson["gender"], () => string>> = {
  female: m.universe_women,
  male: m.universe_men,
};

/** Somebody without a name is known by their address. */
export const nameOf = ({ firstname, lastname, email }: AdminPerson): string =>
  [firstname, lastname].filter(Boolean).join(" ") || email;
