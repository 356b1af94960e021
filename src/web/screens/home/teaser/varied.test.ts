import { expect, test } from "vitest";
import type { Card } from "#contract/products.ts";
import { varied } from "./varied.ts";

const card = (id: number, category: string): Card => ({
  id,
  category: `women.${category}`,
  name: `Piece ${id}`,
  slug: `piece-${id}`,
  universe: "women",
  brand: { id: 1, name: "Halden" },
  colours: [],
  image: { src: "", srcset: "", width: 4, height: 5, alt: "", colour: "#fff" },
  sizes_in_stock: [],
  badges: [],
});
const kinds = (...categories: string[]) =>
  varied(categories.map((category, id) => card(id, category))).map(({ id }) => id);

test("four kinds of clothes and a pair of shoes", () => {
  expect(kinds("F.1.1", "A.1.1", "A.1.2", "C.1.1", "A.2.1", "B.3.1", "A.3.1", "A.5.1", "A.7.1")).toEqual([
    1, 4, 6, 7, 5,
  ]);
});

test("where there is little, whatever can be shown to anyone, each once", () => {
  expect(kinds("A.1.1", "F.1.1", "A.1.2", "E.2.1")).toEqual([0, 2, 3]);
});
