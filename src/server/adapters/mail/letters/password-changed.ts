import type { Language } from "#vocabulary/language.ts";
import type { Content, Site } from "./content.ts";
import { pageAddress } from "./page-address.ts";

export const passwordChangedContent: Record<Language, (site: Site) => Content> = {
  en: ({ publicUrl, contact }) => ({
    subject: "Your Cleed password was changed",
    preheader: "Every device was signed out.",
    title: ["Your password", "has changed."],
    parts: [
      {
        kind: "paragraph",
        text: "The password for your account was changed, and every device was signed out. If it was you, sign in with the new one: there is nothing else to do.",
      },
      { kind: "paragraph", text: "If it was not you, choose another one at once." },
      {
        kind: "button",
        label: "Choose a new password",
        url: pageAddress(publicUrl, "en", "/forgot-password"),
      },
      { kind: "link", before: "Then write to us for help: ", label: contact, url: `mailto:${contact}` },
    ],
  }),
  fr: ({ publicUrl, contact }) => ({
    subject: "Votre mot de passe Cleed a été modifié",
    preheader: "Tous vos appareils ont été déconnectés.",
    title: ["Votre mot de passe", "a changé."],
    parts: [
      {
        kind: "paragraph",
        text: "Le mot de passe de votre compte a été modifié, et tous vos appareils ont été déconnectés. Si c’était vous, utilisez le nouveau pour vous connecter : il n’y a rien d’autre à faire.",
      },
      { kind: "paragraph", text: "Si ce n’était pas vous, choisissez-en un autre sans attendre." },
      {
        kind: "button",
        label: "Choisir un nouveau mot de passe",
        url: pageAddress(publicUrl, "fr", "/forgot-password"),
      },
      {
        kind: "link",
        before: "Puis écrivez-nous, nous vous aiderons : ",
        label: contact,
        url: `mailto:${contact}`,
      },
    ],
  }),
};
