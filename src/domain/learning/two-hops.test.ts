import { expect, test } from "vitest";
import { rowsIn, tableFrom } from "./testing/tables.ts";
import { twoHops } from "./two-hops.ts";

test("the neighbours of neighbours are found, by both steps and the share, never an item itself", () => {
  const chain = tableFrom([
    [0, 0.5, 0],
    [0.5, 0, 0.25],
    [0, 0.25, 0],
  ]);
  expect(rowsIn(twoHops(chain, { share: 2, through: 9, keep: 9 }))).toEqual([
    [0, 0.5, 0.25],
    [0.5, 0, 0.25],
    [0.25, 0.25, 0],
  ]);
});

test("only the first neighbours are walked on from", () => {
  const fork = tableFrom([
    [0, 0.5, 0, 0.25],
    [0, 0, 1, 0],
    [0, 0, 0, 0],
    [1, 0, 0, 0],
  ]);
  expect(rowsIn(twoHops(fork, { share: 1, through: 1, keep: 9 }))[0]).toEqual([0, 0.5, 0.5, 0.25]);
});
