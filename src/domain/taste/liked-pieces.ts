import type { Universe } from "#vocabulary/universe.ts";
import { rowOf, type Snapshot, universeAt } from "../catalogue/snapshot.ts";
import type { Evidence } from "./evidence.ts";
import { isCounted } from "./is-counted.ts";
import { isLike } from "./pieces-behind.ts";
import type { TasteSettings } from "./settings.ts";

/** The rows of everything liked, bookmarked or bought that counts, each once; the latest last. */
export function likedRows(
  snapshot: Snapshot,
  universe: Universe,
  evidence: readonly Evidence[],
  settings: TasteSettings,
): readonly number[] {
  const counts = isCounted(settings);
  const rows = evidence
    .filter((one) => isLike.has(one.kind) && counts(one))
    .map(({ product }) => rowOf(snapshot, product))
    .filter((row) => row >= 0 && universeAt(snapshot, row) === universe);
  return [...new Set(rows)];
}

const isAnswer: ReadonlySet<Evidence["kind"]> = new Set(["liked", "disliked", "bookmarked"]);

/** Whether it was said on purpose, by a like, a dislike or a bookmark of a piece of this universe. */
export const isAnswerIn =
  (snapshot: Snapshot, universe: Universe) =>
  ({ product, kind }: Evidence): boolean => {
    const row = isAnswer.has(kind) ? rowOf(snapshot, product) : -1;
    return row >= 0 && universeAt(snapshot, row) === universe;
  };
