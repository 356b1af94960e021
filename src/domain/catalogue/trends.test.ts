import { expect, test } from "vitest";
import type { ColourKey } from "#vocabulary/attribute.ts";
import { likedTraits } from "./liked-traits.ts";
import { dayBefore } from "./price-history.ts";
import { priceTrends } from "./price-trends.ts";
import type { Product } from "./product.ts";
import { exampleDay, exampleProduct, exampleSnapshot } from "./testing/examples.ts";
import { trends } from "./trends.ts";

let last = 0;
type Change = Partial<Product> & { readonly age?: number; readonly colour?: ColourKey };

/** Some pieces of one colour that came in so many days ago. */
function pieces(count: number, { age = 200, colour = "navy", ...change }: Change = {}): Product[] {
  return Array.from({ length: count }, () => {
    const example = exampleProduct({ id: ++last });
    const [variant] = example.variants;
    return {
      ...example,
      addedOn: dayBefore(exampleDay, age),
      variants: [{ ...variant, colours: [colour] }],
      ...change,
    };
  });
}

const trait = (products: readonly Product[], kind: string, value: string) =>
  trends(exampleSnapshot(products), "men").traits.find((one) => one.kind === kind && one.value === value);

test("a colour that more of the new arrivals have than of the earlier pieces rises, another falls", () => {
  const shelf = [
    ...pieces(80, { age: 3, colour: "brown" }),
    ...pieces(40, { age: 30, colour: "navy" }),
    ...pieces(100, { age: 31, colour: "brown" }),
    ...pieces(300, { colour: "navy" }),
  ];
  const { days, fresh, earlier, day } = trends(exampleSnapshot(shelf), "men");
  expect({ days, fresh, earlier, day }).toEqual({ days: 30, fresh: 120, earlier: 400, day: exampleDay });
  expect(trait(shelf, "colour", "brown")).toMatchObject({
    fresh: 80,
    pieces: 180,
    share: 80 / 120,
    before: 0.25,
    moves: "up",
  });
  expect(trait(shelf, "colour", "navy")).toMatchObject({ moves: "down" });
  expect(trends(exampleSnapshot(shelf), "men").traits[0]).toMatchObject({ kind: "colour", value: "brown" });
});

test("what chance alone could have done is steady", () => {
  const shelf = [
    ...pieces(56, { age: 3, colour: "brown" }),
    ...pieces(54, { age: 3 }),
    ...pieces(200, { colour: "brown" }),
    ...pieces(200),
  ];
  expect(trait(shelf, "colour", "brown")).toMatchObject({ moves: "steady" });
});

test("more coats among the new arrivals are no rise of what coats have", () => {
  const shelf = [
    ...pieces(100, { age: 3, colour: "beige", leaf: "A.5.1" }),
    ...pieces(20, { age: 3, colour: "navy" }),
    ...pieces(50, { colour: "beige", leaf: "A.5.1" }),
    ...pieces(250, { colour: "navy" }),
  ];
  expect(trait(shelf, "colour", "beige")).toMatchObject({
    share: 100 / 120,
    before: 100 / 120,
    moves: "steady",
  });
  expect(trait(shelf, "category", "A.5")).toMatchObject({ share: 100 / 120, before: 50 / 300, moves: "up" });
});

test("a trait of few pieces is left out, and so is the other universe and what cannot be had", () => {
  const shelf = [
    ...pieces(110, { age: 3 }),
    ...pieces(19, { colour: "pink" }),
    ...pieces(200),
    ...pieces(50, { age: 3, colour: "red", universe: "women" }),
    ...pieces(50, { age: 3, colour: "green", offers: [] }),
  ];
  for (const colour of ["pink", "red", "green"]) expect(trait(shelf, "colour", colour)).toBeUndefined();
  expect(trends(exampleSnapshot(shelf), "men").fresh).toBe(110);
});

test("where a month brought little, two are counted, and at most three", () => {
  expect(trends(exampleSnapshot([...pieces(99, { age: 5 }), ...pieces(9, { age: 60 })]), "men").days).toBe(
    60,
  );
  expect(trends(exampleSnapshot(pieces(5, { age: 5 })), "men")).toMatchObject({ days: 90, traits: [] });
  expect(trends(exampleSnapshot([]), "women")).toMatchObject({ fresh: 0, earlier: 0, traits: [] });
});

test("prices are told by family: the middle, the half around it, and what is reduced", () => {
  const at = (price: number, was?: number) => ({
    offers: [
      { shop: 1, price, ...(was && { was }), url: "https://www.maison-verdier.example/p", inStock: true },
    ],
  });
  const shelf = [
    ...pieces(6, at(5_000)),
    ...pieces(6, at(10_000)),
    ...pieces(4, at(15_000, 20_000)),
    ...pieces(11, { leaf: "A.5.1", ...at(90_000) }),
  ];
  const { all, families } = priceTrends(exampleSnapshot(shelf), "men");
  expect(families).toEqual([
    { family: "A.2", pieces: 16, median: 10_000, low: 5_000, high: 11_250, reduced: 4, cut: 0.25 },
  ]);
  expect(all).toMatchObject({ pieces: 27, reduced: 4, cut: 0.25 });
});

test("what people like is told of ten people or more, and each of them counts once", () => {
  const shelf = [...pieces(2, { colour: "brown" }), ...pieces(1, { colour: "pink" })];
  const snapshot = exampleSnapshot(shelf);
  const [first = 0, second = 0, pink = 0] = shelf.map(({ id }) => id);
  const nine = Array.from({ length: 9 }, () => [first, second]);
  expect(likedTraits(snapshot, "men", [...nine, [999_999]])).toBeUndefined();
  const liked = likedTraits(snapshot, "men", [...nine, [first, pink]]);
  expect(liked?.people).toBe(10);
  expect(liked?.traits.filter(({ kind }) => kind === "colour")).toEqual([
    { kind: "colour", value: "brown", people: 10 },
  ]);
  expect(likedTraits(snapshot, "women", [...nine, [first]])).toBeUndefined();
});
