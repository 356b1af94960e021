import type { Language } from "#vocabulary/language.ts";
import type { Content } from "./content.ts";
import { pageAddress } from "./page-address.ts";

export const alreadyRegisteredContent: Record<Language, (publicUrl: string) => Content> = {
  en: (publicUrl) => ({
    subject: "You already have a Cleed account",
    preheader: "Nothing was created, nothing has changed.",
    title: ["You already have", "an account."],
    parts: [
      {
        kind: "paragraph",
        text: "Somebody, perhaps you, tried to sign up with this address. It already has an account: nothing was created, and nothing has changed.",
      },
      { kind: "button", label: "Sign in", url: pageAddress(publicUrl, "en", "/login") },
      {
        kind: "link",
        before: "Forgotten your password? ",
        label: "Choose a new one",
        url: pageAddress(publicUrl, "en", "/forgot-password"),
      },
      { kind: "note", text: "If it was not you, there is nothing to do: your account stays as it is." },
    ],
  }),
  fr: (publicUrl) => ({
    subject: "Vous avez déjà un compte Cleed",
    preheader: "Rien n’a été créé, rien n’a changé.",
    title: ["Vous avez déjà", "un compte."],
    parts: [
      {
        kind: "paragraph",
        text: "Quelqu’un, peut-être vous, a voulu créer un compte avec cette adresse. Elle en a déjà un : rien n’a été créé, rien n’a changé.",
      },
      { kind: "button", label: "Se connecter", url: pageAddress(publicUrl, "fr", "/login") },
      {
        kind: "link",
        before: "Mot de passe oublié ? ",
        label: "En choisir un autre",
        url: pageAddress(publicUrl, "fr", "/forgot-password"),
      },
      {
        kind: "note",
        text: "Ce n’était pas vous ? Vous n’avez rien à faire : votre compte reste tel qu’il est.",
      },
    ],
  }),
};
