import { expect, test } from "vitest";
import { createSeenProducts } from "./seen-products.ts";

test("remembers every product, and takes none for another", () => {
  const seen = createSeenProducts();
  const ids = [1, 7, 8, 65_535, 65_536, 65_537, 2_147_483_647];
  expect(ids.map(seen.add)).toEqual(ids.map(() => true));
  expect(ids.map(seen.add)).toEqual(ids.map(() => false));
  expect(ids.map(seen.has)).toEqual(ids.map(() => true));
  expect([2, 9, 16, 131_072, 2_147_483_646].filter(seen.has)).toEqual([]);
  expect(seen.size()).toBe(ids.length);
});

test("a million products take a bit each", () => {
  const seen = createSeenProducts();
  for (let id = 1; id <= 1_100_000; id++) seen.add(id);
  expect(seen.size()).toBe(1_100_000);
  expect(seen.bytes() / seen.size()).toBeLessThan(0.2);
});
