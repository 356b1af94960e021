import { expect, it } from "vitest";
import { createSeenIds } from "./seen-ids.ts";

it("remembers every id of a large feed, and takes none for another", () => {
  const seen = createSeenIds();
  const ids = Array.from({ length: 100_000 }, (_, index) => `SKU-${index}`);
  expect(ids.filter((id) => !seen.isNew(id))).toEqual([]);
  expect(ids.filter((id) => seen.isNew(id))).toEqual([]);
  expect(seen.isNew("")).toBe(true);
  expect(seen.isNew("")).toBe(false);
});

it("takes less than 24 bytes an id, however long the ids are", () => {
  const seen = createSeenIds();
  const count = 300_000;
  for (let at = 0; at < count; at++) seen.isNew(`a shop with a very long name|${at}`);
  expect(seen.bytes() / count).toBeLessThan(24);
});
