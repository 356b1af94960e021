import type { Language } from "#vocabulary/language.ts";
import { resetLinkMinutes } from "#vocabulary/person.ts";
import type { Content } from "./content.ts";
import { pageAddress } from "./page-address.ts";

/** The token is in the fragment: no server's log and no referrer ever holds it, and no scanner uses it up. */
const resetAddress = (publicUrl: string, language: Language, token: string): string =>
  pageAddress(publicUrl, language, `/reset-password#${encodeURIComponent(token)}`);

export const resetLinkContent: Record<Language, (publicUrl: string, token: string) => Content> = {
  en: (publicUrl, token) => ({
    subject: "Your link for a new Cleed password",
    preheader: `It works once, for ${resetLinkMinutes} minutes.`,
    title: ["A new password,", "one link away."],
    parts: [
      { kind: "paragraph", text: "You asked for a new password. Choose it here." },
      { kind: "button", label: "Choose a new password", url: resetAddress(publicUrl, "en", token) },
      { kind: "paragraph", text: `The link works once, for ${resetLinkMinutes} minutes.` },
      {
        kind: "note",
        text: "If it was not you, ignore this e-mail: nothing has changed, and your password is still the same.",
      },
      {
        kind: "fallback",
        text: "If the button does nothing, copy this address into your browser:",
        url: resetAddress(publicUrl, "en", token),
      },
    ],
  }),
  fr: (publicUrl, token) => ({
    subject: "Votre lien pour un nouveau mot de passe Cleed",
    preheader: `Il fonctionne une seule fois, pendant ${resetLinkMinutes} minutes.`,
    title: ["Un mot de passe", "tout neuf."],
    parts: [
      { kind: "paragraph", text: "Vous avez demandé un nouveau mot de passe. Choisissez-le ici." },
      { kind: "button", label: "Choisir un nouveau mot de passe", url: resetAddress(publicUrl, "fr", token) },
      {
        kind: "paragraph",
        text: `Le lien fonctionne une seule fois, pendant ${resetLinkMinutes} minutes.`,
      },
      {
        kind: "note",
        text: "Ce n’était pas vous ? Ignorez cet e-mail : rien n’a changé, votre mot de passe reste le même.",
      },
      {
        kind: "fallback",
        text: "Si le bouton ne répond pas, copiez cette adresse dans votre navigateur :",
        url: resetAddress(publicUrl, "fr", token),
      },
    ],
  }),
};
