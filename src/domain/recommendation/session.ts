import type { DislikeScope } from "#vocabulary/reaction.ts";

/** What someone did since they came, by product; the latest last. */
export interface Session {
  readonly liked: readonly number[];
  readonly disliked: readonly number[];
  readonly seen: readonly number[];
  /** What dislikes are about, where it is more than the item. */
  readonly scopes?: readonly ScopedDislike[];
}

export interface ScopedDislike {
  readonly id: number;
  readonly scope: DislikeScope;
}

export const newSession: Session = { liked: [], disliked: [], seen: [] };

/** A visit as a call tells it: what is disliked for something is disliked. */
export function sessionOf({ liked = [], disliked = [], seen = [], scopes = [] }: Visit): Session {
  if (scopes.length === 0) return { liked, disliked, seen };
  const told = new Set(disliked);
  return {
    liked,
    seen,
    disliked: [...disliked, ...scopes.map(({ id }) => id).filter((id) => !told.has(id))],
    scopes,
  };
}

type Visit = { readonly [Part in keyof Session]?: Session[Part] | undefined };
