import type { DislikeScope } from "#vocabulary/reaction.ts";
import type { Evidence } from "../taste/evidence.ts";
import { noTasteSettings, type TasteSettings } from "../taste/settings.ts";

/** What someone did since they came, by product; the latest last. */
export interface Session {
  readonly liked: readonly number[];
  readonly disliked: readonly number[];
  readonly seen: readonly number[];
  /** What dislikes are about, where it is more than the item. */
  readonly scopes?: readonly ScopedDislike[];
  /** All that says something of their taste. Without it, the likes and dislikes above say it, as of now. */
  readonly evidence?: readonly Evidence[];
  /** What they said about how their taste is read. */
  readonly settings?: TasteSettings;
  /** Milliseconds since 1970, up to which it is told; without it nothing fades and there is no season. */
  readonly now?: number;
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

type Visit = {
  readonly [Part in "liked" | "disliked" | "seen" | "scopes"]?: Session[Part] | undefined;
};

/** What is known of someone's taste, and until when. */
interface TasteSource {
  readonly evidence: readonly Evidence[];
  readonly settings: TasteSettings;
  readonly now: number;
}

export const tasteSourceOf = (session: Session): TasteSource => ({
  evidence: session.evidence ?? saidIn(session, session.now ?? 0),
  settings: session.settings ?? noTasteSettings,
  now: session.now ?? 0,
});

/**
 * The likes and dislikes of a visit as evidence. Which of the two came first is not known: they are taken to have come
 * evenly among each other.
 */
export function saidIn({ liked, disliked, scopes = [] }: Session, at: number): readonly Evidence[] {
  const about = new Map(scopes.map(({ id, scope }) => [id, scope]));
  const dislikes = disliked.map((product, i) => {
    const scope = about.get(product);
    const said: Evidence = { product, kind: "disliked", at, ...(scope && { scope }) };
    return { said, place: (i + 1) / disliked.length };
  });
  const likes = liked.map((product, i) => {
    const said: Evidence = { product, kind: "liked", at };
    return { said, place: (i + 1) / liked.length };
  });
  return [...dislikes, ...likes].sort((a, b) => a.place - b.place).map(({ said }) => said);
}
