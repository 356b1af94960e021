import { growRows } from "./grow-rows.ts";
import { type Sparse, transpose } from "./sparse.ts";

interface Sequence {
  readonly keep: number;
  /** So many shared people are taken for chance. */
  readonly shrink: number;
  /** How much each step between two things of a person leaves of what they say of each other. */
  readonly fade: number;
  /** How much what came before counts, beside what came after. */
  readonly backward: number;
}

/**
 * What people come to after an item: the shrunk cosine of who has both, where things that stand close in a person's
 * list count more, and what follows more than what went before. Every row of `byPerson` is in the order of time.
 */
export function inSequence(byPerson: Sparse, { keep, shrink, fade, backward }: Sequence): Sparse {
  const items = byPerson.columns;
  const positions = { ...byPerson, values: Float32Array.from(byPerson.places.keys()) };
  const occurrences = transpose(positions);
  const lengths = Float32Array.from({ length: items }, (_, item) =>
    Math.sqrt((occurrences.starts[item + 1] ?? 0) - (occurrences.starts[item] ?? 0)),
  );
  const rows = growRows(items, items * Math.min(keep, 64));
  const sums = new Float32Array(items);
  const touched = new Uint32Array(items);
  for (let item = 0; item < items; item++) {
    let met = 0;
    for (let at = occurrences.starts[item] ?? 0; at < (occurrences.starts[item + 1] ?? 0); at++) {
      const person = occurrences.places[at] ?? 0;
      const own = occurrences.values[at] ?? 0;
      for (let other = byPerson.starts[person] ?? 0; other < (byPerson.starts[person + 1] ?? 0); other++) {
        const place = byPerson.places[other] ?? 0;
        if (place === item) continue;
        const sum = sums[place] ?? 0;
        if (sum === 0) touched[met++] = place;
        sums[place] = sum + fade ** (Math.abs(other - own) - 1) * (other > own ? 1 : backward);
      }
    }
    for (let i = 0; i < met; i++) {
      const place = touched[i] ?? 0;
      sums[place] = (sums[place] ?? 0) / ((lengths[item] ?? 0) * (lengths[place] ?? 0) + shrink);
    }
    rows.add(touched, met, sums, keep);
  }
  return rows.finish();
}
