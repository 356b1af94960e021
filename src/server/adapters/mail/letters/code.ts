import type { Language } from "#vocabulary/language.ts";
import { oneTimeCode } from "#vocabulary/person.ts";
import type { Content } from "./content.ts";

/** The code is in the subject: on a locked phone that is all one has to read. */
export const codeContent: Record<Language, (code: string) => Content> = {
  en: (code) => ({
    subject: `Your Cleed code: ${code}`,
    preheader: `Valid for ${oneTimeCode.minutes} minutes, on the page you left open.`,
    title: ["Six digits,", "and you are in."],
    parts: [
      { kind: "paragraph", text: "Enter this code on the page you left open." },
      { kind: "code", digits: code },
      { kind: "paragraph", text: `It is valid for ${oneTimeCode.minutes} minutes and works once.` },
      {
        kind: "note",
        text: "If it was not you, ignore this e-mail: without the code, nobody can use your address.",
      },
    ],
  }),
  fr: (code) => ({
    subject: `Votre code Cleed : ${code}`,
    preheader: `Valable ${oneTimeCode.minutes} minutes, sur la page restée ouverte.`,
    title: ["Six chiffres,", "et vous y êtes."],
    parts: [
      { kind: "paragraph", text: "Saisissez ce code sur la page restée ouverte." },
      { kind: "code", digits: code },
      {
        kind: "paragraph",
        text: `Il est valable ${oneTimeCode.minutes} minutes et ne sert qu’une fois.`,
      },
      {
        kind: "note",
        text: "Ce n’était pas vous ? Ignorez cet e-mail : sans ce code, personne ne peut utiliser votre adresse.",
      },
    ],
  }),
};
