import { describe, expect, test } from "vitest";
import { seasons } from "#vocabulary/attribute.ts";
import { universes } from "#vocabulary/universe.ts";
import { rowOf, type Snapshot } from "../catalogue/snapshot.ts";
import { exampleSnapshot } from "../catalogue/testing/examples.ts";
import { lookBook } from "./book.ts";
import { seasonBit, wardrobeOf } from "./piece.ts";
import { faultsOf } from "./rules.ts";
import { piecesOf } from "./swap.ts";
import { randomCatalogue, randomProducts, renewed } from "./testing/random-wardrobe.ts";

const seeds = Array.from({ length: 12 }, (_, i) => `catalogue ${i}`);
const everything = seeds.map((seed) => {
  const snapshot = randomCatalogue(seed);
  return { snapshot, looks: renewed(snapshot) };
});

const column = (snapshot: Snapshot, name: "formality" | "inStock" | "seasons", product: number): number =>
  snapshot[name][rowOf(snapshot, product)] ?? 0;

describe.each(everything.map((one, i) => [seeds[i], one] as const))(
  "looks of %s",
  (_, { snapshot, looks }) => {
    test("are there for both universes", () => {
      for (const universe of universes)
        expect(looks.filter((look) => look.universe === universe).length).toBeGreaterThan(20);
    });

    test("have one piece for each slot, never two bottoms nor a bottom below a dress", () => {
      for (const { items } of looks) {
        const slots = items.map(({ slot }) => slot);
        expect(new Set(slots).size).toBe(slots.length);
        expect(slots.includes("bottom") && slots.includes("one-piece")).toBe(false);
        expect(slots).toContain("shoes");
        expect(slots.includes("one-piece") || (slots.includes("top") && slots.includes("bottom"))).toBe(true);
      }
    });

    test("are at most one step of formality wide, of one season, and all in stock", () => {
      for (const { items, season } of looks) {
        const steps = items.map(({ product }) => column(snapshot, "formality", product));
        expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
        for (const { product } of items) {
          expect(column(snapshot, "seasons", product) & seasonBit(season)).not.toBe(0);
          expect(column(snapshot, "inStock", product)).toBe(1);
        }
      }
    });

    test("have one statement piece at most, and nothing else that a stylist would send back", () => {
      const wardrobe = wardrobeOf(snapshot);
      for (const look of looks) {
        const pieces = piecesOf(wardrobe, look);
        expect(pieces.filter(({ isStatement }) => isStatement).length).toBeLessThanOrEqual(1);
        expect(faultsOf(pieces, look)).toEqual([]);
      }
    });

    test("are never called the same twice, in either language", () => {
      for (const language of ["en", "fr"] as const)
        expect(new Set(looks.map(({ title }) => title[language])).size).toBe(looks.length);
    });
  },
);

describe("a catalogue that changes", () => {
  const products = randomProducts("before", 5);
  const before = exampleSnapshot(products);
  const looks = renewed(before);
  const [first] = looks;
  if (!first) throw new Error("no look to change");

  test("gives the same looks when it did not", () => {
    expect(renewed(exampleSnapshot(products))).toEqual(looks);
    const again = renewed(before, looks);
    expect(again.slice(0, looks.length).every((look, i) => look === looks[i])).toBe(true);
  });

  test("keeps the number and the title of a look whose piece left; one like it stands in, marked", () => {
    const left = new Set(
      looks.slice(0, 12).flatMap(({ items }) => items.slice(-1).map(({ product }) => product)),
    );
    const after = exampleSnapshot(products.filter(({ id }) => !left.has(id)));
    const mended = renewed(after, looks);
    const shown = mended.slice(0, looks.length).filter(({ retired }) => !retired);
    expect(shown.some(({ items }) => items.some(({ chosen, product }) => chosen !== product))).toBe(true);
    expect(shown.length).toBeGreaterThan(looks.length / 2);
    for (const look of shown) {
      const old = looks.find(({ id }) => id === look.id);
      expect(look.title).toEqual(old?.title);
      for (const [i, { chosen, product, slot }] of look.items.entries()) {
        expect(chosen).toBe(old?.items[i]?.chosen);
        expect(slot).toBe(old?.items[i]?.slot);
        expect(product === chosen).toBe(!left.has(chosen));
        expect(rowOf(after, product)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("gives a piece its place back when it returns", () => {
    const gone = first.items[0]?.product;
    const without = exampleSnapshot(products.filter(({ id }) => id !== gone));
    const mended = renewed(without, looks);
    expect(mended[0]).not.toEqual(first);
    expect(renewed(before, mended)[0]).toMatchObject({ items: first.items, retired: false });
  });

  test("retires a look that nothing can mend, and never gives its number away", () => {
    const family = first.items[0]?.leaf.slice(0, 3) ?? "";
    const after = exampleSnapshot(products.filter(({ leaf }) => !leaf.startsWith(family)));
    const mended = renewed(after, looks);
    expect(mended[0]).toMatchObject({ id: first.id, retired: true });
    expect(new Set(mended.map(({ id }) => id)).size).toBe(mended.length);
    expect(lookBook(after, mended).find(first.id)).toBeUndefined();
  });

  test("dresses what arrived", () => {
    const newest = Math.max(...products.map(({ id }) => id));
    const arrived = randomProducts("arrived", 1, newest + 1);
    const more = renewed(exampleSnapshot([...products, ...arrived]), looks, newest);
    const fresh = more.slice(looks.length);
    expect(fresh.length).toBeGreaterThan(0);
    expect(fresh.some(({ items }) => items.some(({ product }) => product > newest))).toBe(true);
  });

  test("shows no look with a hole, whatever left since the last renewal", () => {
    const after = exampleSnapshot(products.filter(({ id }) => id % 7 !== 0));
    for (const { look, pieces } of lookBook(after, looks).all) {
      expect(pieces).toHaveLength(look.items.length);
      expect(faultsOf(pieces, look)).toEqual([]);
    }
  });
});

test("a catalogue of nothing has no looks", () => {
  expect(renewed(exampleSnapshot([]))).toEqual([]);
});

test("every season has looks", () => {
  const all = new Set(everything.flatMap(({ looks }) => looks.map(({ season }) => season)));
  expect([...all].toSorted()).toEqual([...seasons].toSorted());
});
