import type { Language } from "#vocabulary/language.ts";
import type { NoticeType } from "#vocabulary/notice.ts";

/**
 * What someone asked to be mailed. The secret in it is made when it is sent, so none waits in the database. Who
 * asks too often has `nothing` queued: it costs the same time.
 */
export const letterRequests = ["signup", "code", "reset", "password_changed", "news", "nothing"] as const;
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
    | ({ readonly kind: "news" } & NewsLetter)
  );

/** What was found for someone since the last mail. */
export type NewsLetter = {
  readonly sections: readonly NewsSection[];
  /** Of what is told in the app only, for want of room. */
  readonly further: number;
  /** Lets whoever holds the mail turn such mails off. */
  readonly token: string;
};

export type NewsSection = {
  readonly type: NoticeType;
  /** What the person called the search, or the brand. */
  readonly name: string;
  /** Where all of it is. */
  readonly path: string;
  readonly products: readonly (PieceInMail & { readonly was: number | null })[];
  readonly total: number;
};

/** A product as a mail tells it. */
export type PieceInMail = {
  readonly name: string;
  readonly brand: string;
  /** In cents of a euro; 0 when nobody sells it. */
  readonly price: number;
  /** The path of its page, without the language. */
  readonly path: string;
};
