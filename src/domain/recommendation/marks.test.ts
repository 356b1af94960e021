import fc from "fast-check";
import { expect, test } from "vitest";
import { rowsOffered } from "../catalogue/rows-offered.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { marked, markedOffered } from "./marks.ts";

const snapshot = exampleSnapshot(
  Array.from({ length: 900 }, (_, i) =>
    exampleProduct({ id: i + 1, universe: i % 5 === 0 ? "women" : "men" }),
  ),
);

test("what is left of all that can be had is marked, few or many left out, anywhere", () => {
  const offered = rowsOffered(snapshot).men;
  const leftOut = fc.oneof(
    fc.uniqueArray(fc.nat(offered.length - 1), { maxLength: 12 }),
    fc.uniqueArray(fc.nat(offered.length - 1), { maxLength: 400 }),
    fc.constantFrom([0], [offered.length - 1], [0, 1, 2], [offered.length - 2, offered.length - 1], []),
  );
  fc.assert(
    fc.property(leftOut, (places) => {
      const gone = new Set(places);
      const some = offered.filter((_, place) => !gone.has(place));
      expect(markedOffered(snapshot, "men", some)).toEqual(marked(some, snapshot.size));
    }),
  );
});
