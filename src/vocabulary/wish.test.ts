import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leaves, leavesOf } from "./category.ts";
import { readCategoryCode } from "./category-code.ts";
import { universes } from "./universe.ts";
import { toggleWish, type WishValue, wishesOf, wishNamed, wishValues } from "./wish.ts";

/** As the product decision writes them: a range means each leaf of it that the universe has. */
const agreed = {
  men: "T-Shirts A.1.1 A.1.5 · Polos A.1.2 · Shirts A.1.3 A.1.4 · Pullovers A.2.1 A.2.2 A.2.5 · Sweatshirts A.2.3 A.2.4 · Jeans A.3.1 · Chinos A.3.2 A.3.6 · Trousers A.3.3 · Joggers A.3.4 · Shorts A.3.5 · Jackets A.4.2 A.4.4 A.4.5 · Leather jackets A.4.3 · Blazers A.4.1 · Coats A.5.1 A.5.2 A.5.5 · Parkas & puffers A.5.3 A.5.4 · Suits A.6.1 A.6.2 A.6.3 · Sneakers B.1.1 · Classic shoes B.2.1 B.2.3 · Loafers B.2.2 B.1.2 · Boots B.3.1 B.3.2 · Sandals B.4.1 B.4.2 · Sport shoes B.5.1 B.5.2 · Sportswear G.1.1 G.1.2 G.1.3 · Underwear F.1.1 F.2.1 · Nightwear F.3.1 · Swimwear F.4.1 · Bags C.1.1–5 · Wallets C.2.1 C.2.2 · Belts D.1.1 · Hats & caps D.2.1 D.2.2 · Scarves & gloves D.3.1 D.4.1 · Ties D.5.1 D.5.2 · Sunglasses D.6.1 · Watches E.1.1 · Jewellery E.2.1–4",
  women:
    "T-Shirts A.1.1 · Tops A.1.2 A.1.5 A.1.6 · Shirts A.1.3 A.1.4 · Pullovers A.2.1 A.2.2 A.2.5 · Sweatshirts A.2.3 A.2.4 · Dresses A.7.1–4 · Skirts A.8.1–3 · Jumpsuits A.9.1–3 · Jeans A.3.1 · Trousers A.3.2 A.3.3 A.3.6 · Leggings A.3.4 · Shorts A.3.5 · Jackets A.4.2 A.4.4 A.4.5 · Leather jackets A.4.3 · Blazers A.4.1 · Coats A.5.1 A.5.2 A.5.5 · Parkas & puffers A.5.3 A.5.4 · Suits A.6.1–3 · Sneakers B.1.1 B.1.2 · Heels B.2.1 B.2.3 · Flats B.2.2 B.2.4 · Boots B.3.1 B.3.2 · Sandals B.4.1 B.4.2 · Sport shoes B.5.1 B.5.2 · Sportswear G.1.1–3 · Lingerie F.1.1–3 F.2.2 · Nightwear F.3.1 · Swimwear F.4.1 · Bags C.1.1–5 · Wallets C.2.1 C.2.2 · Belts D.1.1 · Hats, scarves & gloves D.2.1 D.2.2 D.3.1 D.4.1 · Sunglasses D.6.1 · Watches E.1.1 · Jewellery E.2.1–4",
};

/** "C.1.1–5" is C.1.1, C.1.2 … C.1.5. */
function spelledOut(code: string): string[] {
  const range = /^(.+\.)(\d)–(\d)$/.exec(code);
  if (!range) return [code];
  const [, family = "", from, to] = range;
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${family}${Number(from) + i}`);
}

describe.each(universes)("the wishes of %s", (universe) => {
  const known: readonly string[] = leavesOf(universe);
  const expected = agreed[universe].split(" · ").map((line) => {
    const [, name = "", codes = ""] = /^(.+?) ((?:[A-G]\.\S+ ?)+)$/.exec(line) ?? [];
    const spelled = codes.split(" ").flatMap(spelledOut);
    const search = spelled.filter((code) => known.includes(code)).map((code) => `${universe}.${code}`);
    return [name, search.join("|")];
  });

  test("are the 35 that were agreed, with their codes", () => {
    expect(expected).toHaveLength(35);
    expect(wishesOf(universe).map(({ name, search }) => [name, search])).toEqual(expected);
  });

  test("lead to categories that exist, and none of them twice", () => {
    const codes = wishesOf(universe).flatMap(({ search }) => search.split("|"));
    for (const code of codes) expect(readCategoryCode(code), code).toBeDefined();
    expect(new Set(codes).size).toBe(codes.length);
    for (const wish of wishesOf(universe))
      expect(wish.search).toBe(wish.leaves.map((leaf) => `${universe}.${leaf}`).join("|"));
  });

  test("have words in both languages, all different", () => {
    for (const language of ["en", "fr"] as const) {
      const labels = wishesOf(universe).map(({ label }) => label[language]);
      expect(labels.every((label) => label.length > 2)).toBe(true);
      expect(new Set(labels).size).toBe(35);
    }
  });

  test("are found by name, and nothing else is", () => {
    for (const wish of wishesOf(universe)) expect(wishNamed(universe, wish.name)).toBe(wish);
    for (const name of ["", "jeans", "__proto__", "constructor", "toString"])
      expect(wishNamed(universe, name)).toBeUndefined();
  });
});

test("a search string is what the specification shows", () => {
  expect(wishNamed("men", "T-Shirts")?.search).toBe("men.A.1.1|men.A.1.5");
  expect(wishNamed("women", "Lingerie")?.search).toBe("women.F.1.1|women.F.1.2|women.F.1.3|women.F.2.2");
});

test("every leaf that nobody can wish for is known", () => {
  const unwished = universes.flatMap((universe) => {
    const wished = wishesOf(universe).flatMap((wish) => wish.leaves);
    return leaves
      .filter((leaf) => leavesOf(universe).includes(leaf) && !wished.includes(leaf))
      .map((leaf) => `${universe}.${leaf}`);
  });
  expect(unwished).toEqual(["women.D.5.2", "women.F.2.1"]);
});

test("a wish is off or wanted, and nothing else, however often it is toggled", () => {
  expect(wishValues).toEqual([0, 2]);
  expect([toggleWish(0), toggleWish(2)]).toEqual([2, 0]);
  fc.assert(
    fc.property(fc.constantFrom<WishValue>(0, 2), fc.nat(50), (start, times) => {
      let value = start;
      for (let i = 0; i < times; i++) value = toggleWish(value);
      expect(value).toBe(times % 2 === 0 ? start : 2 - start);
    }),
  );
});
