import { expect, test } from "vitest";
import type { SearchAnswer } from "#contract/search.ts";
import { createPageMemory, type Listing, pageAfter, withPage } from "./page-memory.ts";

const page = (total: number, ...ids: number[]) =>
  ({ total, products: ids.map((id) => ({ id })) }) as unknown as SearchAnswer;
const listing = (question: string, first: number, ...pages: SearchAnswer[]): Listing => ({
  question,
  first,
  pages,
});

test("a place in the history shows what it showed", () => {
  const memory = createPageMemory();
  const shown = listing("coat", 1, page(40, 1, 2));
  memory.remember("a", shown);
  expect(memory.recall("a", "coat", 1)).toBe(shown);
  expect(memory.recall("a", "dress", 1)).toBeUndefined();
  expect(memory.recall("a", "coat", 2)).toBeUndefined();
  expect(memory.recall("b", "coat", 1)).toBeUndefined();
});

test("the oldest places are forgotten", () => {
  const memory = createPageMemory();
  for (let i = 0; i <= 24; i += 1) memory.remember(`${i}`, listing("coat", 1));
  expect(memory.recall("0", "coat", 1)).toBeUndefined();
  expect(memory.recall("24", "coat", 1)).toBeDefined();
});

test("no piece is shown twice when the catalogue changed between two pages", () => {
  const { pages } = withPage(listing("coat", 1, page(40, 1, 2)), page(40, 2, 3));
  expect(pages.flatMap(({ products }) => products.map(({ id }) => id))).toEqual([1, 2, 3]);
});

test("says which page comes next", () => {
  expect(pageAfter(listing("coat", 1, page(25)))).toBe(2);
  expect(pageAfter(listing("coat", 1, page(24)))).toBeUndefined();
  expect(pageAfter(listing("coat", 3, page(100), page(100)))).toBe(5);
  expect(pageAfter(listing("coat", 9, page(30)))).toBeUndefined();
});
