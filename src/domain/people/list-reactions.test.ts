import fc from "fast-check";
import { expect, test } from "vitest";
import type { Reacted } from "./activity.ts";
import { listReactions } from "./list-reactions.ts";

const start = Date.parse("2026-11-15T12:00:00.000Z");
const reacted = (product: number, ms: number): Reacted => ({ product, at: new Date(start + ms) });
/** As the store has them. */
const inOrder = (all: readonly Reacted[]) =>
  all.toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.product - a.product);
const everything = () => true;

test("a page says how many there are in all, and where it goes on", () => {
  const all = [reacted(3, 2), reacted(2, 1), reacted(1, 1)];
  const first = listReactions(all, everything, { limit: 2 });
  expect(first).toMatchObject({ products: [3, 2], total: 3 });
  expect(listReactions(all, everything, { limit: 2, cursor: first?.next })).toEqual({
    products: [1],
    total: 3,
  });
  expect(listReactions([], everything, { limit: 2 })).toEqual({ products: [], total: 0 });
});

test("what has left the catalogue is neither shown nor counted", () => {
  const all = [reacted(3, 3), reacted(2, 2), reacted(1, 1)];
  expect(listReactions(all, (product) => product !== 2, { limit: 2 })).toEqual({
    products: [3, 1],
    total: 2,
  });
});

test.each(["", "x", "1", "-1", "1-0", "1-1-1", "1-01", "zzzzzzzzzz-1", "1-99999999999", "1 -1", "A-1"])(
  "%j is no cursor",
  (cursor) => {
    expect(listReactions([reacted(1, 1)], everything, { limit: 2, cursor })).toBeUndefined();
  },
);

test("after the last one there is nothing, and no further page", () => {
  const all = [reacted(2, 2), reacted(1, 1)];
  const cursor = `${start.toString(36)}-1`;
  expect(listReactions(all, everything, { limit: 2, cursor })).toEqual({ products: [], total: 2 });
});

test("whoever takes pieces out, or adds new ones, while paging sees each of the others exactly once", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 }),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 40, maxLength: 40 }),
      fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 7 }),
      (products, moments, takenOut, limit) => {
        let kept = inOrder(products.map((product, nth) => reacted(product, moments[nth] ?? 0)));
        const seen: number[] = [];
        const out = [...takenOut];
        let cursor: string | undefined;
        do {
          const page = listReactions(kept, everything, { limit, cursor });
          seen.push(...(page?.products ?? []));
          cursor = page?.next;
          const gone = out.splice(0, 2);
          kept = [reacted(100 + seen.length, 1000), ...kept.filter(({ product }) => !gone.includes(product))];
        } while (cursor !== undefined && seen.length < 200);
        expect(new Set(seen).size).toBe(seen.length);
        const untouched = products.filter((product) => !takenOut.includes(product));
        expect(untouched.filter((product) => !seen.includes(product))).toEqual([]);
      },
    ),
  );
});
