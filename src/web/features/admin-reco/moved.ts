import type { TracedList } from "#contract/admin/reco.ts";

/** Against list A: by how many places up (more than 0) or down, or not there. */
export type Moved = number | "new";

type Comparison = {
  /** By product, for each piece of B. */
  readonly moves: ReadonlyMap<number, Moved>;
  /** Products of A that B no longer has. */
  readonly gone: ReadonlySet<number>;
  readonly shared: number;
  readonly moved: number;
  readonly fresh: number;
};

type Picks = Pick<TracedList, "picks">;

/** What became of each piece of list A in list B. */
export function compareLists(a: Picks, b: Picks): Comparison {
  const placeInA = new Map(a.picks.map(({ product, place }) => [product.id, place]));
  const moves = new Map<number, Moved>();
  for (const { product, place } of b.picks) {
    const before = placeInA.get(product.id);
    moves.set(product.id, before === undefined ? "new" : before - place);
  }
  const gone = new Set([...placeInA.keys()].filter((id) => !moves.has(id)));
  const fresh = [...moves.values()].filter((move) => move === "new").length;
  const moved = [...moves.values()].filter((move) => typeof move === "number" && move !== 0).length;
  return { moves, gone, shared: moves.size - fresh, moved, fresh };
}
