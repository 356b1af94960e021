import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ErrorBody, type ErrorCode, noTokenMessage } from "#contract/errors.ts";
import type { Language } from "#vocabulary/language.ts";

/** Why the API says no. Handlers return these as values; `api/endpoint` turns them into answers. */
export type Refusal = { readonly kind: ErrorCode; readonly fields?: Readonly<Record<string, string>> };

/** The only table from a refusal to its status and its words. The compiler demands that it is complete. */
const answers: Record<ErrorCode, { status: ContentfulStatusCode; message: Record<Language, string> }> = {
  malformed: {
    status: 400,
    message: { en: "The request could not be read.", fr: "La requête est illisible." },
  },
  no_token: { status: 401, message: { en: noTokenMessage, fr: noTokenMessage } },
  bad_token: {
    status: 401,
    message: {
      en: "This session has ended. Please sign in again.",
      fr: "Cette session est terminée. Veuillez vous reconnecter.",
    },
  },
  forbidden: {
    status: 403,
    message: { en: "This is not allowed.", fr: "Cette action n’est pas autorisée." },
  },
  not_found: { status: 404, message: { en: "There is nothing here.", fr: "Il n’y a rien ici." } },
  method_not_allowed: {
    status: 405,
    message: {
      en: "This address does not take that method.",
      fr: "Cette adresse n’accepte pas cette méthode.",
    },
  },
  too_large: {
    status: 413,
    message: { en: "The request is larger than 256 KiB.", fr: "La requête dépasse 256 Kio." },
  },
  unsupported_media_type: {
    status: 415,
    message: { en: "Please send JSON.", fr: "Veuillez envoyer du JSON." },
  },
  invalid: {
    status: 422,
    message: { en: "Some values are not valid.", fr: "Certaines valeurs ne sont pas valides." },
  },
  unavailable: {
    status: 503,
    message: {
      en: "This is not available right now. Please try again in a moment.",
      fr: "Momentanément indisponible. Veuillez réessayer dans un instant.",
    },
  },
  internal: {
    status: 500,
    message: {
      en: "Something went wrong on our side. It has been recorded.",
      fr: "Un problème est survenu de notre côté. Il a été enregistré.",
    },
  },
};

export function errorResponse(
  refusal: Refusal,
  language: Language,
): { status: ContentfulStatusCode; body: ErrorBody } {
  const { status, message } = answers[refusal.kind];
  const fields = refusal.fields ? { fields: { ...refusal.fields } } : {};
  return { status, body: { error: { code: refusal.kind, message: message[language], ...fields } } };
}
