import { expect, test } from "vitest";
import { compareLists } from "./moved.ts";

const listOf = (...ids: readonly number[]) =>
  ({ picks: ids.map((id, at) => ({ place: at + 1, product: { id } })) }) as Parameters<
    typeof compareLists
  >[0];

test("says of each piece how far it climbed or fell, and which came and went", () => {
  const { moves, gone, shared, moved, fresh } = compareLists(listOf(1, 2, 3, 4), listOf(3, 2, 1, 5));
  expect(Object.fromEntries(moves)).toEqual({ 1: -2, 2: 0, 3: 2, 5: "new" });
  expect([...gone]).toEqual([4]);
  expect({ shared, moved, fresh }).toEqual({ shared: 3, moved: 2, fresh: 1 });
});
