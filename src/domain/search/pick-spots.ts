import { type Bits, count, drop, has, keep, rowsIn } from "./bits.ts";
import type { SpotOrder } from "./spot-orders.ts";

/** A page of a set, in an order. */
export function pickSpots(
  bits: Bits,
  total: number,
  order: SpotOrder,
  from: number,
  limit: number,
): number[] {
  const { spots, places } = order;
  if (total === 0 || from >= total) return [];
  // Where much is in the set, its first are soon met in the order; where little is, that little is sorted.
  if (total * sparse > spots.length) return walk(bits, spots, from, limit);
  const found = rowsIn(bits, total);
  for (let i = 0; i < found.length; i++) found[i] = places[found[i] ?? 0] ?? 0;
  return Array.from(found.sort().subarray(from, from + limit), (place) => spots[place] ?? 0);
}

const sparse = 64;

function walk(bits: Bits, spots: Uint32Array, from: number, limit: number): number[] {
  const picked: number[] = [];
  let seen = 0;
  for (let i = 0; i < spots.length && picked.length < limit; i++) {
    const spot = spots[i] ?? 0;
    if (has(bits, spot) && seen++ >= from) picked.push(spot);
  }
  return picked;
}

/** More than so many would make too many combinations, and nobody types as much. */
const mostMarks = 5;

/**
 * A page of a set where some are nearer to what was asked for: marks, the weightiest first. What has more of them
 * comes first; among equals the order decides.
 */
export function pickMarked(
  bits: Bits,
  total: number,
  marks: readonly Bits[],
  order: SpotOrder,
  from: number,
  limit: number,
): number[] {
  const some = marks.slice(0, mostMarks);
  if (some.length === 0) return pickSpots(bits, total, order, from, limit);
  if (total < fewRows) return sortMarked(rowsIn(bits, total), some, order, from, limit);
  const picked: number[] = [];
  let before = 0;
  for (const combination of byWeight(some.length)) {
    if (picked.length >= limit || before >= total) break;
    const tier = bits.slice();
    for (const [i, mark] of some.entries()) {
      if (combination & (1 << i)) keep(tier, mark);
      else drop(tier, mark);
    }
    const size = count(tier);
    if (size > 0 && from < before + size)
      picked.push(...pickSpots(tier, size, order, Math.max(0, from - before), limit - picked.length));
    before += size;
  }
  return picked;
}

/** So few are sooner looked at one by one. */
const fewRows = 2_000;

/** The heaviest first, then by place: one number to sort by, in which the place can be read again. */
function sortMarked(
  found: Uint32Array,
  marks: readonly Bits[],
  { spots, places }: SpotOrder,
  from: number,
  limit: number,
): number[] {
  const keys = new Float64Array(found.length);
  for (let i = 0; i < found.length; i++) {
    const spot = found[i] ?? 0;
    keys[i] = (heaviest - weightOf(spot, marks)) * placesEnd + (places[spot] ?? 0);
  }
  return Array.from(keys.sort().subarray(from, from + limit), (key) => spots[key % placesEnd] ?? 0);
}

/** How near a spot is to what was asked for. */
export function weightOf(spot: number, marks: readonly Bits[]): number {
  let weight = 0;
  for (let mark = 0; mark < marks.length && mark < mostMarks; mark++)
    if (has(marks[mark] ?? none, spot)) weight += 100 - mark;
  return weight;
}

const placesEnd = 2 ** 32;
const none = new Uint32Array(0);
const heaviest = 100 * mostMarks;

/** Every combination, those with most weight first; an earlier mark weighs a little more than the next. */
function byWeight(marks: number): number[] {
  const weightOf = (combination: number) => {
    let weight = 0;
    for (let i = 0; i < marks; i++) if (combination & (1 << i)) weight += 100 - i;
    return weight;
  };
  return Array.from({ length: 1 << marks }, (_, combination) => combination).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
}
