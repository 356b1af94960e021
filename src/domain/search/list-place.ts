import { dayNumber } from "../catalogue/price-history.ts";
import type { Snapshot } from "../catalogue/snapshot.ts";

/**
 * Where a list stood: how near its last product was to the words, what it was sorted by, and its number. In another
 * catalogue a list goes on after whatever would have come before that product, whether or not it is still there.
 */
export interface Place {
  readonly weight: number;
  readonly key: number;
  readonly id: number;
}

export const writePlace = (snapshot: Snapshot, { weight, key, id }: Place): string =>
  [...catalogueOf(snapshot), weight, key, id].map((number) => number.toString(36)).join(".");

/** Nothing when the catalogue is still the same: then the count of what came before is exact. */
export function readPlace(snapshot: Snapshot, written: string | undefined): Place | undefined {
  if (!written || !shape.test(written)) return undefined;
  const [version, day, weight = 0, key = 0, id = 0] = written
    .split(".")
    .map((part) => Number.parseInt(part, 36));
  const [ours, today] = catalogueOf(snapshot);
  return version === ours && day === today ? undefined : { weight, key, id };
}

/** What has such a place comes before another, or is the same. */
export const isUpTo = (one: Place, other: Place): boolean =>
  one.weight !== other.weight
    ? one.weight > other.weight
    : one.key !== other.key
      ? one.key < other.key
      : one.id <= other.id;

const catalogueOf = ({ version, day }: Snapshot): readonly [number, number] => [version, dayNumber(day)];
const shape = /^[0-9a-z]{1,10}(\.[0-9a-z]{1,10}){4}$/;
