import { describe, expect, test } from "vitest";
import { exampleSnapshot } from "#domain/catalogue/testing/examples.ts";
import { lookBook } from "#domain/looks/book.ts";
import { randomProducts, renewed } from "#domain/looks/testing/random-wardrobe.ts";
import { drawPlate } from "#supply/illustrator/plate.ts";
import { lookPictureName } from "#vocabulary/look.ts";
import { lookPictures, swapPictures } from "./look-pictures.ts";

/** Sold by a merchant who sends photographs: garments like them are drawn. */
const products = randomProducts("covers", 4).map((product) => {
  const [first] = product.variants;
  const urls = [`https://merchant.example/${product.id}.jpg`];
  return { ...product, variants: [{ ...first, picture: { kind: "remote", urls } }] as const };
});
const snapshot = exampleSnapshot(products);
const looks = renewed(snapshot);
const pictures = lookPictures(
  () => snapshot,
  () => looks,
);
const book = lookBook(snapshot, looks);

describe("the cover of a look", () => {
  test("shows its pieces, all of them, in their places", () => {
    for (const { look } of book.all.slice(0, 12)) {
      const plate = pictures.find(lookPictureName(look.id));
      if (plate?.kind !== "look") throw new Error("no cover");
      expect(plate.look.pieces.map(({ slot }) => slot)).toEqual(look.items.map(({ slot }) => slot));
    }
  });

  test("is drawn, and another one with another piece in it", () => {
    const [dressed] = book.all;
    const item = dressed?.look.items.find(({ slot }) => book.alternatives(dressed.look, slot).length > 0);
    if (!dressed || !item) throw new Error("nothing to swap");
    const product = book.alternatives(dressed.look, item.slot)[0] ?? 0;
    const [own, other] = [[], [{ slot: item.slot, product }]].map((swaps) => {
      const plate = pictures.find(lookPictureName(dressed.look.id, swaps));
      return plate && drawPlate(plate);
    });
    expect(own).toMatch(/^<svg /);
    expect(other).toMatch(/^<svg /);
    expect(other).not.toBe(own);
  });

  test("is none for a piece that no look could have there, nor for any other name", () => {
    const { id, items } = looks[0] ?? { id: 0, items: [] };
    for (const name of [`look-${id}-s999999`, `look-${id}-s${items[0]?.product}`, "look-999999", "product-1"])
      expect(pictures.find(name), name).toBeUndefined();
  });
});

test("every look that is shown has a name, for quiet moments to make", () => {
  expect([...pictures.names()]).toEqual(book.all.map(({ look }) => `look-${look.id}`));
});

test("the next of every piece has a picture that can be made ahead", () => {
  const names = [
    ...swapPictures(
      () => snapshot,
      () => looks,
    ).names(),
  ];
  expect(names.length).toBeGreaterThan(book.all.length);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names.slice(0, 40)) expect(pictures.find(name)?.kind, name).toBe("look");
});
