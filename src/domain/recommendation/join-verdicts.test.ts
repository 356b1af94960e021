import { expect, test } from "vitest";
import type { DislikeScope } from "#vocabulary/reaction.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { noVerdicts } from "../people/activity.ts";
import { joinBrands, joinSession } from "./join-verdicts.ts";
import { newSession, sessionOf } from "./session.ts";

const now = new Date("2026-11-15T12:00:00Z");
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
const disliked = (product: number, scope: DislikeScope = "item", days = 1) => ({
  product,
  scope,
  at: daysAgo(days),
});

test("what the account remembers comes before this visit, the latest last", () => {
  const session = { liked: [8, 9], disliked: [7], seen: [6] };
  const verdicts = { liked: [9, 3, 2], disliked: [disliked(5), disliked(4)] };
  expect(joinSession(session, verdicts, now)).toEqual({
    liked: [2, 3, 8, 9],
    disliked: [4, 5, 7],
    seen: [6],
  });
  expect(joinSession(session, noVerdicts, now)).toBe(session);
});

test("this visit has the last word about a piece", () => {
  const verdicts = { liked: [1], disliked: [disliked(2)] };
  expect(joinSession({ ...newSession, liked: [2], disliked: [1] }, verdicts, now)).toEqual({
    liked: [2],
    disliked: [1],
    seen: [],
  });
});

test("what was not wanted now is shown again after a month, what is owned or disliked is not", () => {
  const verdicts = {
    liked: [],
    disliked: [
      disliked(1, "later", 29),
      disliked(2, "later", 31),
      disliked(3, "owned", 400),
      disliked(4, "item", 400),
    ],
  };
  expect(joinSession(newSession, verdicts, now).disliked.toSorted()).toEqual([1, 3, 4]);
});

test("what a dislike is about is joined with it, this visit's word last, and what says nothing of others is not", () => {
  const verdicts = {
    liked: [],
    disliked: [
      disliked(1, "colour"),
      disliked(2, "cut"),
      disliked(3, "price"),
      disliked(4, "owned"),
      disliked(5, "later"),
    ],
  };
  const visit = { ...newSession, liked: [2], disliked: [1], scopes: [{ id: 3, scope: "cut" }] } as const;
  expect(joinSession(visit, verdicts, now).scopes).toEqual([
    { id: 1, scope: "colour" },
    { id: 3, scope: "cut" },
  ]);
  const silent = { liked: [], disliked: [disliked(4, "owned"), disliked(5, "later")] };
  expect(joinSession(newSession, silent, now)).toEqual({ ...newSession, disliked: [5, 4] });
});

test("whatever a visitor disliked for something they dislike", () => {
  const scopes = [
    { id: 1, scope: "colour" },
    { id: 2, scope: "owned" },
  ] as const;
  expect(sessionOf({ disliked: [1, 7], scopes })).toEqual({
    liked: [],
    disliked: [1, 7, 2],
    seen: [],
    scopes,
  });
  expect(sessionOf({})).toEqual(newSession);
});

const snapshot = exampleSnapshot([exampleProduct({ id: 1 }), exampleProduct({ id: 2, brand: 2 })]);
const brandsOf = (scope: DislikeScope, told = {}) =>
  joinBrands(told, { liked: [], disliked: [disliked(1, scope), disliked(99, scope)] }, snapshot)
    .brands_disliked;

test("a piece that was disliked for its brand speaks for the brand, no other scope does", () => {
  expect(brandsOf("brand")).toEqual([1]);
  expect(brandsOf("brand", { brands_disliked: [2, 1] })).toEqual([2, 1]);
  for (const scope of ["item", "colour", "cut", "price", "owned", "later"] as const)
    expect(brandsOf(scope)).toBeUndefined();
});

test("a brand that is followed by name stays", () => {
  expect(brandsOf("brand", { brands_followed: [1] })).toBeUndefined();
  expect(brandsOf("brand", { brands_followed: [2] })).toEqual([1]);
});

test("a visitor's dislike of a brand speaks for the brand as a member's does", () => {
  const scopes = [
    { id: 2, scope: "brand" },
    { id: 1, scope: "colour" },
  ] as const;
  expect(joinBrands({}, noVerdicts, snapshot, { scopes }).brands_disliked).toEqual([2]);
  expect(
    joinBrands({ brands_followed: [2] }, noVerdicts, snapshot, { scopes }).brands_disliked,
  ).toBeUndefined();
});
