/** Part of a list, and where the next begins. */
export type Page<Item> = {
  readonly items: readonly Item[];
  /** Of all pages. */
  readonly total: number;
  readonly next: string | null;
};

/** A cursor that no page was told with. */
export const unknownCursor = { kind: "invalid", fields: { cursor: "unknown" } } as const;
export type UnknownCursor = typeof unknownCursor;

/** Who does it, and why, for the audit log. */
export type Doing = { readonly actorId: string; readonly at: Date; readonly note?: string };
