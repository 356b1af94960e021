import type { Universe } from "#vocabulary/universe.ts";
import { rowOf, type Snapshot } from "./snapshot.ts";
import { isToBeHad, listTraits, mostTraits, type TraitKind, traits } from "./trait-table.ts";

export interface LikedTrait {
  readonly kind: TraitKind;
  readonly value: string;
  /** How many people like something that has it. */
  readonly people: number;
}

/** Statistics are told of groups only, and never of fewer people than this. */
const leastPeople = 10;

/** What people like, the most widely liked first; nothing where too few have said anything. */
export function likedTraits(
  snapshot: Snapshot,
  universe: Universe,
  /** The products that each person likes; nobody's name goes with them. */
  likes: readonly (readonly number[])[],
): { readonly people: number; readonly traits: readonly LikedTrait[] } | undefined {
  const side = universe === "women" ? 1 : 0;
  const counts = new Uint32Array(traits.length);
  const list = new Uint16Array(mostTraits);
  let people = 0;
  for (const products of likes) {
    const own = new Set<number>();
    for (const product of products) {
      const row = rowOf(snapshot, product);
      if (row < 0 || !isToBeHad(snapshot, row, side)) continue;
      for (const trait of list.subarray(0, listTraits(snapshot, row, list))) own.add(trait);
    }
    if (own.size > 0) people++;
    for (const trait of own) counts[trait] = (counts[trait] ?? 0) + 1;
  }
  if (people < leastPeople) return undefined;
  return {
    people,
    traits: traits
      .map((trait, place) => ({ ...trait, people: counts[place] ?? 0 }))
      .filter((trait) => trait.people >= leastPeople)
      .toSorted((a, b) => b.people - a.people),
  };
}
