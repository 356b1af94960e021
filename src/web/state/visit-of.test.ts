import { expect, test } from "vitest";
import { session } from "#contract/recommendations.ts";
import { visitOf } from "./visit-of.ts";

const now = Date.UTC(2026, 10, 15);
const daysAgo = (days: number) => now - days * 86_400_000;

test("what was said and seen comes the latest last, dislikes with what they are about", () => {
  const said = [
    { product: 5, kind: "disliked", scope: "colour" },
    { product: 4, kind: "liked" },
    { product: 3, kind: "disliked" },
    { product: 2, kind: "bookmarked" },
    { product: 1, kind: "liked" },
    { product: 6, kind: "disliked", scope: "item" },
  ] as const;
  expect(visitOf(said, [9, 8], now)).toEqual({
    liked: [1, 4],
    disliked: [6, 3, 5],
    seen: [8, 9],
    scopes: [{ id: 5, scope: "colour" }],
  });
});

test("what was not wanted now is over after a month, and nothing else is", () => {
  const said = [
    { product: 1, kind: "disliked", scope: "later", at: daysAgo(29) },
    { product: 2, kind: "disliked", scope: "later", at: daysAgo(31) },
    { product: 3, kind: "disliked", scope: "later" },
    { product: 4, kind: "disliked", scope: "owned", at: daysAgo(90) },
  ] as const;
  expect(visitOf(said, [], now).disliked.toSorted()).toEqual([1, 3, 4]);
});

test("is never more than the call takes, and the latest of it", () => {
  const many = Array.from({ length: 9000 }, (_, i) => i + 1);
  const said = many.flatMap((product) => [
    { product, kind: "liked" } as const,
    { product, kind: "disliked", scope: "cut" } as const,
  ]);
  const visit = visitOf(said, many, now);
  expect(session.safeParse(visit).success).toBe(true);
  expect([visit.liked.at(-1), visit.disliked.at(-1), visit.scopes.length, visit.seen.length]).toEqual([
    1, 1, 1000, 5000,
  ]);
});
