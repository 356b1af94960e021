import { expect, test } from "vitest";
import { noReactions, withReaction } from "./reaction-lists.ts";

const said = { liked: [3, 2], disliked: [5], bookmarked: [2] };

test("what is liked is disliked no more, and comes first", () => {
  expect(withReaction(said, { kind: "liked", product: 5, value: true })).toEqual({
    liked: [5, 3, 2],
    disliked: [],
    bookmarked: [2],
  });
});

test("what is disliked is liked no more, and its bookmark stays", () => {
  expect(withReaction(said, { kind: "disliked", product: 2, value: true })).toEqual({
    liked: [3],
    disliked: [2, 5],
    bookmarked: [2],
  });
});

test("a bookmark changes nothing else", () => {
  expect(withReaction(said, { kind: "bookmarked", product: 5, value: true })).toEqual({
    ...said,
    bookmarked: [5, 2],
  });
});

test("taking a like back does not bring a dislike", () => {
  const liked = withReaction(noReactions, { kind: "liked", product: 1, value: true });
  expect(withReaction(liked, { kind: "liked", product: 1, value: false })).toEqual(noReactions);
});

test("what is so already keeps its place", () => {
  expect(withReaction(said, { kind: "liked", product: 2, value: true })).toEqual(said);
});
