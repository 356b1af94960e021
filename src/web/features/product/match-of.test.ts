import { expect, test } from "vitest";
import { matchOf } from "./match-of.ts";

const reason = (key: string, editable: boolean) => ({
  key,
  trait: key,
  label: key,
  contribution: 50,
  editable,
});

test("a stranger is shown no match, however much others like the piece", () => {
  const reasons = [reason("popularity", false), reason("freshness", false)];
  expect(matchOf({ score: 100, reasons })).toBeUndefined();
  expect(matchOf({})).toBeUndefined();
});

test("one reason of the reader's own makes it a match", () => {
  expect(matchOf({ score: 71, reasons: [reason("popularity", false), reason("style:4", true)] })).toBe(71);
});
