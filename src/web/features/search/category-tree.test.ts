import { expect, test } from "vitest";
import { treeLines } from "./category-tree.ts";

const codes = ["A", "A.4", "A.4.1", "A.4.2", "A.5", "A.5.1", "B", "B.1", "B.1.1"];
const values = codes.map((code) => ({ value: `women.${code}`, label: code, count: 3 }));
const shown = (chosen: readonly string[], of = values) =>
  treeLines(of, chosen).map(
    ({ label, depth, current }) => `${"-".repeat(depth)}${label}${current ? "*" : ""}`,
  );

test("shows the departments when nothing is chosen", () => {
  expect(shown([])).toEqual(["A", "B"]);
});

test("opens along the chosen path", () => {
  expect(shown(["women.A"])).toEqual(["A*", "-A.4", "-A.5"]);
  expect(shown(["women.A.4"])).toEqual(["A", "-A.4*", "--A.4.1", "--A.4.2"]);
});

test("shows the neighbours of a leaf", () => {
  expect(shown(["women.A.4.1"])).toEqual(["A", "-A.4", "--A.4.1*", "--A.4.2"]);
});

test("passes by itself what has only one line", () => {
  expect(shown([], values.slice(6))).toEqual(["B", "-B.1", "--B.1.1"]);
});

test("opens several paths when several are chosen", () => {
  expect(shown(["women.A.4", "women.B.1"])).toEqual([
    "A",
    "-A.4*",
    "--A.4.1",
    "--A.4.2",
    "B",
    "-B.1*",
    "--B.1.1",
  ]);
});
