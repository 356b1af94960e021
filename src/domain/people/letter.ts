import type { Language } from "#vocabulary/language.ts";

/**
 * What someone asked to be mailed. The secret in it is made when it is sent, so none waits in the database. Who
 * asks too often has `nothing` queued: it costs the same time.
 */
export const letterRequests = ["signup", "code", "reset", "password_changed", "nothing"] as const;
export type LetterRequest = (typeof letterRequests)[number];

export type QueuedLetter = {
  readonly id: string;
  readonly recipient: string;
  readonly request: LetterRequest;
  /** Tries so far, this one included. */
  readonly attempts: number;
  readonly createdAt: Date;
};

type Addressed = { readonly to: string; readonly language: Language; readonly firstname: string };

/** A mail as its reader gets it, before words and looks. */
export type Letter = Addressed &
  (
    | { readonly kind: "code"; readonly code: string }
    | { readonly kind: "already_registered" }
    | { readonly kind: "reset_link"; readonly token: string }
    | { readonly kind: "password_changed" }
  );
