import { describe, expect, test } from "vitest";
import { doAll } from "../steps.ts";
import { cardWordsOf, listingOf } from "./listing.ts";
import { packListing } from "./packed-listing.ts";
import { patchSnapshot } from "./patch-snapshot.ts";
import type { Product } from "./product.ts";
import { cardAt, notBefore, type Snapshot, sizesAt } from "./snapshot.ts";
import { exampleBrands, exampleProduct, exampleShops, exampleSnapshot } from "./testing/examples.ts";

const stored = (product: Product) => ({
  listing: packListing(listingOf(product)),
  card: JSON.stringify(cardWordsOf(product)),
});
const patch = (old: Snapshot, changed: readonly Product[], gone: readonly number[] = []) =>
  doAll(
    patchSnapshot(old, {
      version: old.version + 1,
      brands: exampleBrands,
      shops: exampleShops,
      listings: changed.map(stored),
      gone,
    }),
  );

/** Sizes are numbered as they are met and cards kept where they were, so they are compared by what they say. */
const comparable = ({ sizeCodes: _, sizeWords: __, patched: ___, cards: ____, ...columns }: Snapshot) =>
  columns;

function expectSame(patched: Snapshot, fresh: Snapshot): void {
  expect(comparable(patched)).toEqual(comparable(fresh));
  for (let row = 0; row < fresh.size; row++) {
    expect(sizesAt(patched, row)).toEqual(sizesAt(fresh, row));
    expect(cardAt(patched, row)).toEqual(cardAt(fresh, row));
  }
}

const numbered = (id: number, price = 9_900) =>
  exampleProduct({
    id,
    name: { en: `Jumper ${id}`, fr: `Pull numéro ${id}` },
    offers: [{ shop: 1 + (id % 2), price, url: "https://www.pegandrail.example/p", inStock: id % 3 > 0 }],
  });
const before = [2, 3, 5, 8, 13, 21].map((id) => numbered(id));

describe("a snapshot made of the one before it", () => {
  const cases: readonly [string, readonly Product[], readonly number[]][] = [
    ["is the same when nothing changed", [], []],
    ["has another price", [numbered(5, 4_200)], []],
    ["has what is new, wherever its number falls", [numbered(1), numbered(6), numbered(34)], []],
    ["is without what has gone", [], [2, 8, 21]],
    ["does not mind what was never there", [], [1, 4, 99]],
    ["does all of it at once", [numbered(3, 1), numbered(7), numbered(55)], [2, 13, 40]],
    ["may lose everything", [], before.map(({ id }) => id)],
  ];
  test.each(cases)("%s", (_, changed, gone) => {
    const old = exampleSnapshot(before);
    const ids = new Set([...changed.map(({ id }) => id), ...gone]);
    const after = [...before.filter(({ id }) => !ids.has(id)), ...changed];
    expectSame(patch(old, changed, gone), exampleSnapshot(after, 2));
  });

  test("shares the cards that stay, and puts them together before there are too many parts", () => {
    let snapshot = exampleSnapshot(before);
    const [shared] = snapshot.cards.parts;
    const parts: number[] = [];
    for (let price = 1; price <= 60; price++) {
      const next = patch(snapshot, [numbered(5, price)]);
      if (price === 1) expect(next.cards.parts[0]).toBe(shared);
      parts.push(next.cards.parts.length);
      snapshot = next;
    }
    expect(Math.max(...parts)).toBeLessThanOrEqual(48);
    expect(parts.filter((count) => count === 1).length).toBeGreaterThan(0);
    expectSame(snapshot, exampleSnapshot([...before.filter(({ id }) => id !== 5), numbered(5, 60)], 61));
  });

  test("knows sizes it has not met before, and keeps the numbers of the others", () => {
    const odd = exampleProduct({
      id: 9,
      variants: [
        {
          colours: ["red"],
          picture: { kind: "drawn", garment: { kind: "pullover" } },
          sizes: [{ label: "XXS", system: "letter", inStock: true }],
        },
      ],
    });
    const old = exampleSnapshot(before);
    const patched = patch(old, [odd]);
    expect(patched.sizeWords.slice(0, old.sizeWords.length)).toEqual(old.sizeWords);
    expectSame(patched, exampleSnapshot([...before, odd], 2));
  });

  test("says where each row was", () => {
    const old = exampleSnapshot(before);
    const { patched } = patch(old, [numbered(3, 1), numbered(4)], [2]);
    expect(patched?.ids).toBe(old.ids);
    expect(patched).toMatchObject({
      rowBefore: Uint32Array.of(notBefore, notBefore, 2, 3, 4, 5),
    });
  });

  test("keeps how much a piece is liked when its price changes", () => {
    const old = exampleSnapshot(before);
    const liked = { ...old, popularity: Float32Array.from(old.ids, (id) => id / 10) };
    expect([...patch(liked, [numbered(5, 1), numbered(6)]).popularity]).toEqual(
      [0.2, 0.3, 0.5, 0, 0.8, 1.3, 2.1].map(Math.fround),
    );
  });
});
