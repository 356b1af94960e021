import type { AdminLetter } from "#contract/admin/letters.ts";
import { m } from "#web/i18n/paraglide/messages.js";

export const letterStates = ["waiting", "sent", "failed"] as const;

export const stateNames: Readonly<Record<AdminLetter["state"], () => string>> = {
  waiting: m.admin_mail_waiting,
  sent: m.admin_mail_sent_one,
  failed: m.admin_mail_failed,
};

const names: Readonly<Record<string, () => string>> = {
  signup: m.admin_letter_signup,
  code: m.admin_letter_code,
  reset: m.admin_letter_reset,
  password_changed: m.admin_letter_password_changed,
  news: m.admin_letter_news,
};

/** A kind that this release does not know is called what it is. */
export const letterName = (about: string): string =>
  (Object.hasOwn(names, about) ? names[about] : undefined)?.() ?? about;
