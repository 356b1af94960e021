import { expect, test } from "vitest";
import { reasonOf } from "./reason-of.ts";

const reason = (key: string, contribution: number) => ({
  key,
  trait: key,
  label: key,
  contribution,
  editable: true,
});

test("what is true of this piece in particular is said before what is true of most", () => {
  expect(reasonOf({ reasons: [reason("unlike", 20), reason("season", 12), reason("liked", 9)] })).toBe(
    "liked",
  );
  expect(reasonOf({ reasons: [reason("style", 30), reason("liked", 9)] })).toBe("style");
});

test("what is true of most is better than nothing", () => {
  expect(reasonOf({ reasons: [reason("season", 12), reason("popularity", 4)] })).toBe("season");
  expect(reasonOf({ reasons: [] })).toBeUndefined();
  expect(reasonOf({})).toBeUndefined();
});
