import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleSnapshot } from "../catalogue/testing/examples.ts";
import { rowsIn } from "./bits.ts";
import { searchIndex } from "./search-index.ts";
import { shelf } from "./testing/shelf.ts";

/** Of each as many as there are before it, so that some words are in many names and some in few. */
const some = shelf.flatMap((one, place) =>
  Array.from({ length: place + 1 }, (_, i) => ({ ...one, id: i * 1000 + one.id })),
);
const { names, spots, store } = searchIndex(exampleSnapshot(some));

test("what has all of some words is what has each of them", () => {
  const { starts, places } = names.ofSpot;
  const has = (spot: number, place: number) =>
    places.subarray(starts[spot], starts[spot + 1]).includes(place);
  const anyPlaces = fc.uniqueArray(fc.nat(names.stems.length - 1), { minLength: 1, maxLength: 3 });
  const isCommon = (place: number) => (names.counts[place] ?? 0) > spots.count / 32;
  // Otherwise one of the two ways would not be tried.
  expect(new Set(names.stems.map((_, place) => isCommon(place))).size).toBe(2);
  fc.assert(
    fc.property(anyPlaces, (all) => {
      const bits = store.empty();
      names.addWithAll(bits, all);
      const byHand = Array.from({ length: spots.count }, (_, spot) => spot).filter((spot) =>
        all.every((place) => has(spot, place)),
      );
      expect([...rowsIn(bits)]).toEqual(byHand);
    }),
    { numRuns: 500 },
  );
});
