import { expect, test } from "vitest";
import { allSources, comesFrom, sourcesIn, withSources } from "./sources.ts";
import { testCard } from "./testing-cards.ts";

test("the address says only what is not as usual, and says it back", () => {
  const search = new URLSearchParams("view=grid");
  expect(withSources(search, allSources).toString()).toBe("view=grid");
  const chosen = { followed: false, fresh: true, reduced: true };
  expect(sourcesIn(withSources(search, chosen))).toEqual(chosen);
  expect(withSources(withSources(search, chosen), allSources).toString()).toBe("view=grid");
});

test("an address that shuts every brand out is not believed", () => {
  expect(sourcesIn(new URLSearchParams("followed=0&new=0"))).toEqual(allSources);
});

test("brands followed, brands new, and reductions let through what they say", () => {
  const [mine, other] = [
    testCard(1, { brand: { id: 5, name: "A" } }),
    testCard(2, { brand: { id: 6, name: "B" } }),
  ];
  const brands = new Set([5]);
  const kept = (sources: Partial<typeof allSources>) =>
    [mine, other].filter(comesFrom({ ...allSources, ...sources }, brands)).map(({ id }) => id);
  expect(kept({})).toEqual([1, 2]);
  expect(kept({ followed: false })).toEqual([2]);
  expect(kept({ fresh: false })).toEqual([1]);
  expect(kept({ reduced: true })).toEqual([]);
  const reduced = testCard(3, { price: { amount: 5000, was: 9000, currency: "EUR" } });
  expect(comesFrom({ ...allSources, reduced: true }, brands)(reduced)).toBe(true);
});
