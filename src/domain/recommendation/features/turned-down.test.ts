import { expect, test } from "vitest";
import type { DislikeScope } from "#vocabulary/reaction.ts";
import type { Product } from "../../catalogue/product.ts";
import { rowOf } from "../../catalogue/snapshot.ts";
import { exampleProduct, exampleSnapshot } from "../../catalogue/testing/examples.ts";
import { recommend } from "../recommend.ts";
import { newSession } from "../session.ts";
import { wantsOf } from "../wants.ts";
import { turnedDown } from "./turned-down.ts";

const { traits, variants, offers } = exampleProduct({ id: 1 });
const coloured = (...colours: Product["variants"][0]["colours"]) => [{ ...variants[0], colours }] as const;
const priced = (price: number) => [{ shop: 1, url: "https://a.example/", inStock: true, price }];
const cut = (fit: Product["traits"]["fit"]): Product["traits"] => {
  const { fit: _, ...rest } = traits;
  return { ...rest, ...(fit && { fit }) };
};
const snapshot = exampleSnapshot([
  exampleProduct({ id: 1, variants: coloured("orange"), traits: cut("slim"), offers: priced(10_000) }),
  exampleProduct({ id: 2, variants: coloured("orange"), traits: cut("boxy"), offers: priced(20_000) }),
  exampleProduct({
    id: 3,
    leaf: "A.5.1",
    variants: coloured("orange"),
    traits: cut("slim"),
    offers: priced(9_000),
  }),
  exampleProduct({
    id: 4,
    leaf: "B.1.1",
    variants: coloured("orange"),
    traits: cut("slim"),
    offers: priced(9_000),
  }),
  exampleProduct({
    id: 5,
    leaf: "A.2.4",
    variants: coloured("navy", "orange"),
    traits: cut("slim"),
    offers: priced(9_000),
  }),
  exampleProduct({
    id: 6,
    leaf: "A.2.3",
    variants: coloured("navy"),
    traits: cut(undefined),
    offers: priced(8_999),
  }),
  exampleProduct({ id: 7, universe: "women", variants: coloured("orange"), traits: cut("slim"), offers }),
]);
const reading = (id: number, scope: DislikeScope) =>
  turnedDown.open(snapshot, wantsOf(snapshot, "men", {}), { ...newSession, scopes: [{ id, scope }] });
/** Of the pieces 2 to 6; null is silence. */
const read = (id: number, scope: DislikeScope) => {
  const values = new Float64Array(5);
  reading(id, scope)?.read(
    Uint32Array.from([2, 3, 4, 5, 6], (one) => rowOf(snapshot, one)),
    values,
  );
  return [...values].map((value) => (Number.isNaN(value) ? null : value));
};
const says = (id: number, scope: DislikeScope, of: number) => reading(id, scope)?.says(rowOf(snapshot, of));

test("a colour is turned down for its whole department, and a piece that has some of it is left alone", () => {
  expect(read(1, "colour")).toEqual([0, 0, null, null, 1]);
  expect(says(1, "colour", 6)).toEqual({
    en: "Not in orange, which you turned down",
    fr: "Pas en orange, que vous avez écarté",
  });
});

test("a cut is turned down for its family, and what has none known is left alone", () => {
  expect(read(1, "cut")).toEqual([1, null, null, 0, null]);
  expect(says(1, "cut", 2)).toEqual({
    en: "Not in the slim cut you turned down",
    fr: "Pas de coupe slim, que vous avez écartée",
  });
});

test("a price is turned down for its family, from nine tenths of it upwards", () => {
  expect(read(1, "price")).toEqual([0, null, null, 0, 1]);
  expect(says(1, "price", 6)?.en).toBe("Below the price you turned down");
});

test.each(["item", "brand", "owned", "later"] as const)("%s says nothing of other pieces", (scope) => {
  expect(reading(1, scope)).toBeUndefined();
});

test("nor does what is unknown, of the other universe, or has no such thing", () => {
  expect([reading(99, "colour"), reading(7, "colour"), reading(6, "cut")]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("of two that are said, the latest that is true is told", () => {
  const scopes = [
    { id: 1, scope: "colour" },
    { id: 1, scope: "cut" },
  ] as const;
  const both = turnedDown.open(snapshot, wantsOf(snapshot, "men", {}), { ...newSession, scopes });
  expect([2, 6].map((id) => both?.says(rowOf(snapshot, id)).en)).toEqual([
    "Not in the slim cut you turned down",
    "Not in orange, which you turned down",
  ]);
});

test("what has the colour comes after what has not, and can be corrected", () => {
  const list = (corrections = {}) =>
    recommend(snapshot, {
      wants: wantsOf(snapshot, "men", { corrections }),
      session: { ...newSession, disliked: [1], scopes: [{ id: 1, scope: "colour" }] },
      from: 0,
      limit: 9,
    }).picks.map(({ row, reasons }) => ({ id: snapshot.ids[row], keys: reasons.map(({ trait }) => trait) }));
  expect(list()[0]).toMatchObject({ id: 6, keys: expect.arrayContaining(["turned_down"]) });
  expect(list({ turned_down: "wrong" }).flatMap(({ keys }) => keys)).not.toContain("turned_down");
});
