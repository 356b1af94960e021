import type { Language } from "#vocabulary/language.ts";

/** The last lines of every letter. */
export const closing: Record<Language, { readonly about: string; readonly question: string }> = {
  en: { about: "A mail about your account, without tracking.", question: "A question? Write to " },
  fr: {
    about: "Un message lié à votre compte, sans traceur.",
    question: "Une question\u202f? Écrivez à ",
  },
};
