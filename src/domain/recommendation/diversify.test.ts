import { describe, expect, test } from "vitest";
import type { Leaf } from "#vocabulary/category.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { recommendHard } from "./recommend.ts";
import { newSession } from "./session.ts";
import { type Told, wantsOf } from "./wants.ts";

const kinds: readonly Leaf[] = ["A.1.1", "A.1.3", "A.2.1", "A.3.1", "A.4.1", "A.5.1", "B.1.1", "C.1.1"];
/** 60 pieces of brand 1 and 60 of eleven others, in eight leaves. */
const snapshot = exampleSnapshot(
  Array.from({ length: 120 }, (_, i) =>
    exampleProduct({ id: i + 1, brand: i < 60 ? 1 : 2 + (i % 11), leaf: kinds[i % 8] ?? "A.1.1" }),
  ),
);
/** What fits: whatever is tried in between has a variety of its own. */
const list = (told: Told) =>
  recommendHard(snapshot, { wants: wantsOf(snapshot, "men", told), session: newSession, from: 0, limit: 120 })
    .picks;
const most = (kindsInOrder: readonly (number | undefined)[], kind: number | undefined, until: number) =>
  Math.max(
    ...Array.from(
      { length: until - 23 },
      (_, at) => kindsInOrder.slice(at, at + 24).filter((one) => one === kind).length,
    ),
  );

describe("a page", () => {
  test.each([
    [1, 6],
    [2, 5],
    [3, 4],
    [4, 3],
    [5, 2],
  ])("at openness %i has at most %i of a brand, however much it is wanted", (openness, cap) => {
    const picks = list({ brands_followed: [1], global: { openness } });
    const brands = picks.map(({ row }) => snapshot.brandIds[row]);
    const lastOther = brands.findLastIndex((brand) => brand !== 1);
    expect(brands[0]).toBe(1);
    expect(most(brands, 1, lastOther)).toBe(cap);
    // And in the end everything of it is there.
    expect(brands.filter((brand) => brand === 1).length).toBe(60);
  });

  test("has at most eight of the one leaf that is wished for", () => {
    const leaves = list({ wishes: { Jeans: { value: 2 } } }).map(({ row }) => snapshot.leaves[row]);
    expect(most(leaves, leaves[0], 24)).toBe(8);
  });
});

test("a list goes on to its last piece, each once, also beyond the hundred pages that are varied", () => {
  const long = exampleSnapshot(
    Array.from({ length: 2460 }, (_, i) => exampleProduct({ id: i + 1, brand: 1 + (i % 7) })),
  );
  const asked = { wants: wantsOf(long, "men", { brands_followed: [1] }), session: newSession };
  const ids = [0, 1200, 2400].flatMap((from) =>
    recommendHard(long, { ...asked, from, limit: 1200 }).picks.map(({ row }) => long.ids[row] ?? 0),
  );
  expect(ids.toSorted((a, b) => a - b)).toEqual([...long.ids]);
  expect(recommendHard(long, { ...asked, from: 5000, limit: 24 }).picks).toEqual([]);
});
