/** What one letter says, before it becomes text and HTML. Nothing in it is escaped. */
export type Content = {
  readonly subject: string;
  /** The line that inboxes show behind the subject. */
  readonly preheader: string;
  /** Two clauses; the second is set in italics, as on the site. */
  readonly title: readonly [string, string];
  readonly parts: readonly Part[];
  /** Where whoever gets the letter can turn such letters off, without signing in. */
  readonly unsubscribe?: string;
};

export type Part =
  | { readonly kind: "paragraph"; readonly text: string }
  /** Said more quietly: what to do when it was not you. */
  | { readonly kind: "note"; readonly text: string }
  | { readonly kind: "code"; readonly digits: string }
  /** At most one a letter. */
  | { readonly kind: "button"; readonly label: string; readonly url: string }
  /** A sentence that ends in a link. */
  | { readonly kind: "link"; readonly before: string; readonly label: string; readonly url: string }
  /** Products under a heading, and where there are more. */
  | {
      readonly kind: "pieces";
      readonly title: string;
      readonly pieces: readonly Piece[];
      readonly more: { readonly label: string; readonly url: string };
    }
  /** The button's address in full, where buttons do not work. Plain text has it anyway. */
  | { readonly kind: "fallback"; readonly text: string; readonly url: string };

export type Piece = {
  readonly name: string;
  readonly brand: string;
  /** Written out; empty when nobody sells it. */
  readonly price: string;
  readonly was: string;
  readonly url: string;
};

/** What a letter has to know about the site. */
export type Site = { readonly publicUrl: string; readonly contact: string };
