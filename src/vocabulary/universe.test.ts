import { expect, test } from "vitest";
import { universeOfGender } from "./universe.ts";

test.each([
  ["male", "men"],
  ["men", "men"],
  ["female", "women"],
  ["women", "women"],
  ["", undefined],
  [null, undefined],
] as const)("gender %s gives universe %s", (gender, universe) => {
  expect(universeOfGender(gender)).toBe(universe);
});
