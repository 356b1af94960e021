/** What someone did since they came, by product; the latest last. */
export interface Session {
  readonly liked: readonly number[];
  readonly disliked: readonly number[];
  readonly seen: readonly number[];
}

export const newSession: Session = { liked: [], disliked: [], seen: [] };
