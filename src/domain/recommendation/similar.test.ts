import fc from "fast-check";
import { expect, test } from "vitest";
import { listingOf } from "../catalogue/listing.ts";
import type { Product } from "../catalogue/product.ts";
import { rowOf } from "../catalogue/snapshot.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { similarTo } from "./similar.ts";
import { anyVisit } from "./testing/random-people.ts";

const { traits, variants } = exampleProduct({ id: 1 });
const [variant] = variants;
const offer = (price: number) => [
  { shop: 1, price, url: "https://www.maison-verdier.example/p", inStock: true },
];

/** The words for every piece but the first, which is asked about. */
function wordsFor(others: readonly Partial<Product>[], asked: Partial<Product> = {}) {
  const products = [
    exampleProduct({ id: 1, ...asked }),
    ...others.map((one, i) => exampleProduct({ id: i + 2, ...one })),
  ];
  const snapshot = exampleSnapshot(products);
  return similarTo(snapshot, 0, 10).map(({ row, why }) => ({ id: snapshot.ids[row], ...why }));
}

test("are of the same universe, to be had, never the piece itself and never twice", () => {
  fc.assert(
    fc.property(anyVisit(), ({ shop: { products, snapshot } }) => {
      for (const product of products.slice(0, 6)) {
        const ids = similarTo(snapshot, rowOf(snapshot, product.id), 5).map(({ row }) => snapshot.ids[row]);
        const found = ids.map((id) => products.find((one) => one.id === id));
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).not.toContain(product.id);
        expect(found.every((one) => one?.universe === product.universe && listingOf(one).inStock)).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});

test("always say something, in both languages", () => {
  fc.assert(
    fc.property(anyVisit(), ({ shop: { snapshot } }) => {
      const all = similarTo(snapshot, 0, 8);
      expect(all.every(({ why }) => why.en.length > 3 && why.fr.length > 3)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("the same kind comes before the same family, which comes before the rest of the department", () => {
  const ids = wordsFor([{ leaf: "A.5.1" }, { leaf: "A.2.2" }, { leaf: "A.2.1" }]).map(({ id }) => id);
  expect(ids).toEqual([4, 3, 2]);
});

test("one brand does not take every place while others are nearly as like", () => {
  const twins = Array.from({ length: 5 }, () => ({ brand: 1 }));
  const others = Array.from({ length: 3 }, () => ({ brand: 2, offers: offer(11_000) }));
  const snapshot = exampleSnapshot(
    [{}, ...twins, ...others].map((one, i) => exampleProduct({ id: i + 1, ...one })),
  );
  const brands = similarTo(snapshot, 0, 5).map(({ row }) => snapshot.brandIds[row]);
  expect(brands.filter((id) => id === 2).length).toBeGreaterThanOrEqual(2);
});

test("what costs clearly less says how much, and never more than it is", () => {
  expect(wordsFor([{ offers: offer(3_950) }])).toMatchObject([{ en: "€59 less", fr: "59\u00a0€ de moins" }]);
  expect(wordsFor([{ offers: offer(9_400) }])).not.toMatchObject([{ en: "€5 less" }]);
});

test("another cloth is told with the cut when that is the same", () => {
  const linen = { traits: { ...traits, materials: ["linen"] } } satisfies Partial<Product>;
  const checked = { traits: { ...traits, pattern: "checked" } } satisfies Partial<Product>;
  expect(wordsFor([linen])).toMatchObject([{ en: "Same cut, in linen", fr: "Même coupe, en lin" }]);
  expect(wordsFor([checked])).toMatchObject([{ en: "Same cut, in checks", fr: "Même coupe, à carreaux" }]);
  expect(wordsFor([{}], checked)).toMatchObject([
    { en: "Same cut, quieter cloth", fr: "Même coupe, tissu plus sobre" },
  ]);
  const slim = { traits: { ...linen.traits, fit: "slim" } } satisfies Partial<Product>;
  expect(wordsFor([slim])).toMatchObject([{ en: "In linen", fr: "En lin" }]);
});

test("what is like in everything but its colour says so, and else whose it is", () => {
  const grey = { variants: [{ ...variant, colours: ["grey"] }] } satisfies Partial<Product>;
  expect(wordsFor([grey])).toMatchObject([{ en: "In grey", fr: "En gris" }]);
  expect(wordsFor([{}])).toMatchObject([{ en: "Also by Aelvik" }]);
  expect(wordsFor([{ brand: 2 }])).toMatchObject([{ en: "Élan & Co’s take on it" }]);
});

test("neighbours do not all say the same", () => {
  const grey = {
    variants: [{ ...variant, colours: ["grey"] }],
    offers: offer(3_900),
  } satisfies Partial<Product>;
  expect(new Set(wordsFor([grey, grey, grey]).map(({ en }) => en)).size).toBe(2);
});

test("there may be none", () => {
  expect(wordsFor([])).toEqual([]);
  expect(wordsFor([{ universe: "women" }, { offers: [] }, { leaf: "B.1.1" }])).toEqual([]);
});
