import { expect, test } from "vitest";
import { changesBetween, written } from "./changes.ts";

test("only what differs is told, also what came and what went", () => {
  expect(
    changesBetween(
      { name: "ENSAD", active: true, city: "Paris" },
      { name: "ENSAD", active: false, lang: "fr" },
    ),
  ).toEqual([
    { key: "active", was: true, is: false },
    { key: "city", was: "Paris", is: undefined },
    { key: "lang", was: undefined, is: "fr" },
  ]);
});

test("lists are compared by what they hold", () => {
  expect(changesBetween({ domains: ["a.fr"] }, { domains: ["a.fr"] })).toEqual([]);
  expect(changesBetween(null, { domains: ["a.fr", "b.fr"] })).toHaveLength(1);
});

test("values are written for people", () => {
  expect([true, null, "", ["a", "b"], [], { a: 1 }, 3].map(written)).toEqual([
    "true",
    "–",
    "–",
    "a, b",
    "–",
    '{"a":1}',
    "3",
  ]);
});
