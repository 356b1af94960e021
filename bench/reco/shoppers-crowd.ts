import { rowsOffered } from "../../src/domain/catalogue/rows-offered.ts";
import type { Snapshot } from "../../src/domain/catalogue/snapshot.ts";
import type { Neighbours } from "../../src/domain/taste/neighbours.ts";
import { randomFrom } from "../../src/supply/illustrator/random.ts";
import { universes } from "../../src/vocabulary/universe.ts";
import { inventTaste, judge } from "./shoppers-people.ts";

/** Each has walked past so many pieces, whichever stood there. */
const walkedPast = 140;
/** Of what draws them they like most, and now and then something that does not. */
const slip = 0.05;

/** What other people of the same kind liked: the rows of each. */
export function crowdLikes(
  snapshot: Snapshot,
  seed: string,
  count: number,
  ranks: Float32Array,
  season: number,
): readonly Uint32Array[] {
  return Array.from({ length: count }, (_, i) => {
    const universe = universes[i % 2] ?? "men";
    const rows = rowsOffered(snapshot)[universe];
    const { drawn, likesFrom } = judge(
      snapshot,
      inventTaste(snapshot, universe, `${seed} crowd ${i}`),
      ranks,
      season,
    );
    const random = randomFrom(`${seed} walk ${i}`);
    const met = new Set(
      Array.from({ length: walkedPast }, () => rows[Math.floor(random() * rows.length)] ?? 0),
    );
    return Uint32Array.from(met).filter((row) => (drawn[row] ?? 0) >= likesFrom !== random.chance(slip / 4));
  });
}

export function likeCounts({ size }: Snapshot, likes: readonly Uint32Array[]): Float32Array {
  const counts = new Float32Array(size);
  for (const rows of likes) for (const row of rows) counts[row] = (counts[row] ?? 0) + 1;
  return counts;
}

/** Two pieces are near when many who liked one liked the other; those that few liked are held back. */
const shrink = 5;
const kept = 50;

export function neighboursIn(snapshot: Snapshot, likes: readonly Uint32Array[]): Neighbours {
  const counts = likeCounts(snapshot, likes);
  const together = new Map<number, Map<number, number>>();
  for (const rows of likes)
    for (const one of rows) {
      const row = together.get(one) ?? new Map<number, number>();
      together.set(one, row);
      for (const other of rows) if (other !== one) row.set(other, (row.get(other) ?? 0) + 1);
    }
  const near = new Map(
    [...together].map(([one, others]) => {
      const nearest = [...others]
        .map(([row, both]) => ({
          row,
          weight: both / (Math.sqrt((counts[one] ?? 0) * (counts[row] ?? 0)) + shrink),
        }))
        .sort((a, b) => b.weight - a.weight || a.row - b.row)
        .slice(0, kept);
      return [
        one,
        {
          rows: Uint32Array.from(nearest, ({ row }) => row),
          weights: Float32Array.from(nearest, ({ weight }) => weight),
          people: new Uint8Array(nearest.length).fill(255),
        },
      ];
    }),
  );
  return { of: (row) => near.get(row) };
}
