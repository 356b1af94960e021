import type { DislikeScope } from "#vocabulary/reaction.ts";
import type { VisitorReaction } from "./visitor-reactions.ts";

/** As many as the call takes. */
const most = { liked: 200, disliked: 1000, seen: 5000, scopes: 1000 } as const;
/** "Not now" is over after this. */
const laterMs = 30 * 86_400_000;

interface VisitSoFar {
  readonly liked: number[];
  readonly disliked: number[];
  readonly seen: number[];
  readonly scopes: { id: number; scope: DislikeScope }[];
}

/** What was said and seen on this device, both the latest first, as recommendations are asked with it: the latest last. */
export function visitOf(said: readonly VisitorReaction[], seen: readonly number[], now: number): VisitSoFar {
  const isOver = ({ scope, at = now }: VisitorReaction) => scope === "later" && at < now - laterMs;
  const disliked = said.filter((one) => one.kind === "disliked" && !isOver(one));
  const scopes = disliked.flatMap(({ product: id, scope }) =>
    scope && scope !== "item" ? [{ id, scope }] : [],
  );
  return {
    liked: latest(idsOf(said.filter(({ kind }) => kind === "liked")), most.liked),
    disliked: latest(idsOf(disliked), most.disliked),
    seen: latest(seen, most.seen),
    scopes: latest(scopes, most.scopes),
  };
}

const idsOf = (said: readonly VisitorReaction[]): readonly number[] => said.map(({ product }) => product);

const latest = <Item>(items: readonly Item[], count: number): Item[] => items.slice(0, count).toReversed();
