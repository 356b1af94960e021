import type { Universe } from "#vocabulary/universe.ts";
import { rowOf, type Snapshot, universeAt } from "../catalogue/snapshot.ts";
import { aboutKinds } from "./answers.ts";
import { type Evidence, type EvidenceKind, evidenceWeights, halfLifeDays } from "./evidence.ts";
import { isCounted } from "./is-counted.ts";
import type { TasteSettings } from "./settings.ts";
import type { Weighed } from "./taste.ts";
import { mostTraits, traitSpace } from "./trait-space.ts";

/** What a trait rests on, piece by piece; also what has faded, and what was said before it was set by hand. */
export interface PiecesBehind {
  /** Each piece once, the weightiest first. */
  readonly for: readonly Weighed[];
  readonly against: readonly Weighed[];
  /** Pieces that were liked, bookmarked or bought; pieces that were disliked. */
  readonly likes: number;
  readonly dislikes: number;
  /** When the first of them was liked; nothing when none was. */
  readonly since?: number;
}

/** To look at a piece is to say too little to be shown as a reason. */
const tooLittle: ReadonlySet<EvidenceKind> = new Set(["product_seen", "product_image_seen"]);
export const isLike: ReadonlySet<EvidenceKind> = new Set(["liked", "bookmarked", "product_purchased"]);
/** Many pieces have an echo of many styles: less than this is not shown for it. */
const some = 0.3;
const dayMs = 86_400_000;

/** By trait. */
export function piecesByTrait(
  snapshot: Snapshot,
  universe: Universe,
  evidence: readonly Evidence[],
  settings: TasteSettings,
  now: number,
): ReadonlyMap<string, PiecesBehind> {
  const space = traitSpace(snapshot, universe);
  const counts = isCounted(settings);
  const found = new Map<number, Weighed[]>();
  const [slots, parts] = [new Uint32Array(mostTraits), new Float64Array(mostTraits)];
  for (const one of evidence) {
    const row = tooLittle.has(one.kind) || !counts(one) ? -1 : rowOf(snapshot, one.product);
    if (row < 0 || universeAt(snapshot, row) !== universe) continue;
    const about = aboutKinds(one);
    const worth = evidenceWeights[one.kind] * 0.5 ** ((now - one.at) / dayMs / halfLifeDays);
    const count = space.read(row, slots, parts);
    for (let i = 0; i < count; i++) {
      const [slot, part] = [slots[i] ?? 0, parts[i] ?? 0];
      if (part < some || (about & (1 << (space.kinds[slot] ?? 0))) === 0) continue;
      const list = found.get(slot) ?? [];
      list.push({ ...one, worth: worth * part });
      found.set(slot, list);
    }
  }
  return new Map([...found].map(([slot, list]) => [space.nameOf(slot) ?? "", behindOf(list)]));
}

function behindOf(list: readonly Weighed[]): PiecesBehind {
  const spoken = list.toSorted(
    (a, b) => Math.abs(b.worth) - Math.abs(a.worth) || b.at - a.at || a.product - b.product,
  );
  const products = (some: readonly Weighed[]) => new Set(some.map(({ product }) => product)).size;
  const liked = spoken.filter(({ kind }) => isLike.has(kind));
  return {
    for: eachOnce(spoken.filter(({ worth }) => worth > 0)),
    against: eachOnce(spoken.filter(({ worth }) => worth < 0)),
    likes: products(liked),
    dislikes: products(spoken.filter(({ kind }) => kind === "disliked")),
    ...(liked.length > 0 && { since: Math.min(...liked.map(({ at }) => at)) }),
  };
}

function eachOnce(list: readonly Weighed[]): readonly Weighed[] {
  const seen = new Set<number>();
  return list.filter(({ product }) => !seen.has(product) && seen.add(product));
}
