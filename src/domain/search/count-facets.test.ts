import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleSnapshot } from "../catalogue/testing/examples.ts";
import { add } from "./bits.ts";
import { countFacets } from "./count-facets.ts";
import { findProducts } from "./find-products.ts";
import { searchIndex } from "./search-index.ts";
import { addCategory, countLeaves } from "./spots.ts";
import { shelf } from "./testing/shelf.ts";

/** Many of the same, so that some sets are counted by their bits and some by their products. */
const many = Array.from({ length: 60 }, (_, i) =>
  shelf.map((one) => ({ ...one, id: i * 100 + one.id })),
).flat();
const index = searchIndex(exampleSnapshot(many));

test("whatever is found, each value is counted as one would by hand", () => {
  const { spots, snapshot, store } = index;
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(spots.count - 1)), (chosen) => {
      const bits = store.empty();
      for (const spot of chosen) add(bits, spot);
      const facets = countFacets(
        index,
        [
          { of: "words", bits },
          { of: "words", bits },
        ],
        bits,
        chosen.length,
      );
      const byHand = new Map<string, number>();
      for (const spot of chosen) {
        const brand = String(snapshot.brandIds[spots.rowAt[spot] ?? 0]);
        byHand.set(brand, (byHand.get(brand) ?? 0) + 1);
      }
      expect(new Map(facets.brand.map(({ value, count }) => [value, count]))).toEqual(byHand);
      const priced = facets.price.reduce((sum, { count }) => sum + count, 0);
      expect(priced).toBe(chosen.length);
      const leaves = countLeaves(spots, bits).reduce((sum, one) => sum + one, 0);
      expect(leaves).toBe(chosen.length);
    }),
  );
});

test("each leaf has its own spots and a branch those of its leaves", () => {
  const { spots, store } = index;
  for (const [i, code] of spots.codes.entries()) {
    const bits = store.empty();
    addCategory(spots, bits, code);
    const counts = countLeaves(spots, bits);
    expect(counts[i]).toBe((spots.starts[i + 1] ?? 0) - (spots.starts[i] ?? 0));
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(counts[i]);
  }
  expect(addCategory(spots, store.empty(), "women.A.7.9")).toBe(false);
});

test("what a facet counts for a value is what choosing it finds", () => {
  const asked = { language: "en", from: 0, limit: 0 } as const;
  const include = { colour: ["red", "navy"] };
  const { facets } = findProducts(index, { ...asked, universe: "women", include });
  for (const name of ["colour", "size", "category", "price", "brand", "shop", "style"] as const)
    for (const { value, count } of facets?.[name] ?? []) {
      if (name === "price") continue;
      const chosen = { ...include, [name]: [value] };
      expect([
        name,
        value,
        findProducts(index, { ...asked, universe: "women", include: chosen }).total,
      ]).toEqual([name, value, count]);
    }
});
