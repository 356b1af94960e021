import type { FeedWords, RunReason } from "#domain/admin/catalogue-ports.ts";
import type { Bilingual } from "#domain/catalogue/product.ts";
import { type DiagnosticCode, diagnosticCodes } from "#supply/feeds/diagnostic-codes.ts";
import type { Language } from "#vocabulary/language.ts";

const words = (en: string, fr: string): Bilingual => ({ en, fr });

/** Why a run came to nothing. Codes are stable: they are stored. */
const failures = {
  fault: words(
    "Something went wrong on our side; it has been recorded.",
    "Un problème est survenu de notre côté ; il a été enregistré.",
  ),
  interrupted: words(
    "The server was stopped while it ran.",
    "Le serveur a été arrêté pendant l’importation.",
  ),
  fetch_address: words(
    "This address is not fetched: only http and https, without a password, at the usual ports.",
    "Cette adresse n’est pas acceptée : seulement http et https, sans mot de passe, sur les ports habituels.",
  ),
  fetch_no_host: words("Nobody knows this host.", "Cet hôte est introuvable."),
  fetch_private: words(
    "This host is not on the public internet.",
    "Cet hôte n’est pas sur l’internet public.",
  ),
  fetch_status: words("The host answered with an error.", "L’hôte a répondu par une erreur."),
  fetch_redirects: words("The address leads on and on.", "L’adresse redirige trop de fois."),
  fetch_too_large: words("The feed is larger than 200 MB.", "Le flux dépasse 200 Mo."),
  fetch_slow: words("The host took too long.", "L’hôte a mis trop de temps à répondre."),
  fetch_broken: words("The connection to the host failed.", "La connexion avec l’hôte a échoué."),
} as const satisfies Record<string, Bilingual>;

export type FetchFailure = Exclude<keyof typeof failures, "fault">;

const isFailure = (code: string): code is keyof typeof failures => Object.hasOwn(failures, code);
const isDiagnostic = (code: string): code is DiagnosticCode => Object.hasOwn(diagnosticCodes, code);

/** A code that an older release wrote and this one does not know. */
const unknown = words("This is no longer explained.", "Ce code n’est plus expliqué.");

export const feedWords: FeedWords = {
  diagnostic: (code) =>
    isDiagnostic(code) ? diagnosticCodes[code] : { severity: "error", sentence: unknown },
  reason: (reason, language) => sentenceOf(reason, language),
};

function sentenceOf(reason: RunReason, language: Language): string {
  const french = language === "fr";
  switch (reason.kind) {
    case "empty":
      return french
        ? "Aucun produit n’a pu être lu. Rien n’a été modifié."
        : "No product could be read. Nothing was changed.";
    case "shrunk": {
      const { before, missing } = reason;
      return french
        ? `Il manque ${missing} des ${before} produits de la dernière importation. Rien n’a été modifié.`
        : `${missing} of the ${before} products of the last run are missing. Nothing was changed.`;
    }
    case "stopped": {
      const sentence = feedWords.diagnostic(reason.code).sentence[language];
      if (reason.line === 0) return sentence;
      return french ? `Ligne ${reason.line} : ${sentence}` : `Line ${reason.line}: ${sentence}`;
    }
    case "failed": {
      const sentence = (isFailure(reason.code) ? failures[reason.code] : unknown)[language];
      return reason.detail === "" ? sentence : `${sentence} (${reason.detail})`;
    }
  }
}
