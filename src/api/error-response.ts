import type { ContentfulStatusCode } from "hono/utils/http-status";
import { type ErrorBody, type ErrorCode, type FieldFault, noTokenMessage } from "#contract/errors.ts";
import type { Language } from "#vocabulary/language.ts";

/** Why the API says no. Handlers return these as values; `api/endpoint` turns them into answers. */
export type Refusal = {
  readonly kind: ErrorCode;
  readonly fields?: Readonly<Record<string, FieldFault | undefined>>;
  /** Tries left. */
  readonly remaining?: number;
  /** Seconds to wait. */
  readonly retryAfter?: number;
  /** Of a fault: how to find it in the log. */
  readonly requestId?: string;
};

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
  bad_credentials: {
    status: 401,
    message: {
      en: "This e-mail and password do not match.",
      fr: "L’e-mail ou le mot de passe est incorrect.",
    },
  },
  forbidden: {
    status: 403,
    message: { en: "This is not allowed.", fr: "Cette action n’est pas autorisée." },
  },
  not_verified: {
    status: 403,
    message: {
      en: "Please confirm your e-mail first: a new code is on its way.",
      fr: "Veuillez d’abord confirmer votre e-mail : un nouveau code vous est envoyé.",
    },
  },
  not_found: { status: 404, message: { en: "There is nothing here.", fr: "Il n’y a rien ici." } },
  method_not_allowed: {
    status: 405,
    message: {
      en: "This address does not accept that method.",
      fr: "Cette adresse n’accepte pas cette méthode.",
    },
  },
  too_large: {
    status: 413,
    message: { en: "What was sent is too large.", fr: "L’envoi est trop volumineux." },
  },
  file_too_large: {
    status: 413,
    message: { en: "The file is larger than we take.", fr: "Le fichier dépasse la taille acceptée." },
  },
  unsupported_media_type: {
    status: 415,
    message: { en: "Please send JSON.", fr: "Veuillez envoyer du JSON." },
  },
  invalid: {
    status: 422,
    message: { en: "Some values are not valid.", fr: "Certaines valeurs ne sont pas valides." },
  },
  full: {
    status: 409,
    message: {
      en: "There is no room for more of these. Please remove some first.",
      fr: "Il n’y a plus de place ici. Veuillez d’abord en retirer.",
    },
  },
  last_admin: {
    status: 409,
    message: {
      en: "This is the only administrator left. Please name another one first.",
      fr: "C’est la dernière personne qui administre le site. Veuillez d’abord en désigner une autre.",
    },
  },
  busy: {
    status: 409,
    message: {
      en: "Something like this is under way already. Please wait until it has ended.",
      fr: "Une opération de ce type est déjà en cours. Veuillez attendre qu’elle se termine.",
    },
  },
  not_the_last: {
    status: 409,
    message: {
      en: "Only the last run of a feed that was applied can be taken back.",
      fr: "Seule la dernière importation appliquée d’un flux peut être annulée.",
    },
  },
  otp_invalid: {
    status: 422,
    message: { en: "This code is not the right one.", fr: "Ce code n’est pas le bon." },
  },
  otp_expired: {
    status: 422,
    message: {
      en: "This code has expired. Please ask for a new one.",
      fr: "Ce code a expiré. Veuillez en demander un nouveau.",
    },
  },
  otp_locked: {
    status: 429,
    message: {
      en: "Too many wrong codes. Please wait, then ask for a new one.",
      fr: "Trop de codes erronés. Veuillez patienter, puis en demander un nouveau.",
    },
  },
  reset_invalid: {
    status: 422,
    message: {
      en: "This link has been used or has expired. Please ask for a new one.",
      fr: "Ce lien a déjà servi ou a expiré. Veuillez en demander un nouveau.",
    },
  },
  too_many_requests: {
    status: 429,
    message: {
      en: "Too many tries. Please wait a moment.",
      fr: "Trop d’essais. Veuillez patienter un instant.",
    },
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
  { kind, fields, remaining, retryAfter, requestId }: Refusal,
  language: Language,
): { status: ContentfulStatusCode; body: ErrorBody; headers: Record<string, string> } {
  const { status, message } = answers[kind];
  const error: ErrorBody["error"] = {
    code: kind,
    message: message[language],
    ...(fields ? { fields: named(fields) } : {}),
    ...(remaining === undefined ? {} : { remaining }),
    ...(retryAfter === undefined ? {} : { retry_after: retryAfter }),
    ...(requestId === undefined ? {} : { request_id: requestId }),
  };
  return {
    status,
    body: { error },
    headers: retryAfter === undefined ? {} : { "retry-after": String(retryAfter) },
  };
}

function named(fields: Readonly<Record<string, FieldFault | undefined>>): Record<string, FieldFault> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, fault]) => (fault === undefined ? [] : [[name, fault]])),
  );
}
