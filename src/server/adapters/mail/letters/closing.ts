import type { Language } from "#vocabulary/language.ts";

/** The last lines of every letter. */
export const closing: Record<Language, { readonly about: string; readonly question: string }> = {
  en: { about: "An e-mail about your account, without tracking.", question: "A question? Write to " },
  fr: {
    about: "Un e-mail lié à votre compte, sans traceur.",
    question: "Une question\u202f? Écrivez à ",
  },
};
