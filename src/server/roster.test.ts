import { expect, test } from "vitest";
import { openRoster } from "./roster.ts";

test("whoever entered is there until they leave, in whatever order", () => {
  const roster = openRoster<string>();
  const [first, second, third] = ["a", "b", "c"].map((name) => roster.enter(name));
  expect(roster.present()).toEqual(["a", "b", "c"]);
  second?.();
  expect(roster.present()).toEqual(["a", "c"]);
  third?.();
  const fourth = roster.enter("d");
  expect(roster.present()).toEqual(["a", "d"]);
  first?.();
  fourth?.();
  expect(roster.present()).toEqual([]);
});

test("to leave twice takes nobody else along", () => {
  const roster = openRoster<string>();
  const leave = roster.enter("a");
  roster.enter("b");
  leave();
  roster.enter("c");
  leave();
  expect(roster.present()).toEqual(["b", "c"]);
});
