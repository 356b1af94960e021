import { expect, test } from "vitest";
import { changedKeys, readFactor, servedFactors } from "./factors.ts";

const features = [
  { key: "style", label: "Style", weight: 20 },
  { key: "price", label: "Price", weight: 8 },
];
const set = {
  id: 4,
  made_at: "2026-11-01T00:00:00.000Z",
  made_by: "admin" as const,
  note: "",
  factors: { style: 1.5 },
  basis: null,
  served_at: [],
};

test("what a set does not name counts as the code says", () => {
  expect(servedFactors({ served: 4, sets: [set], features })).toEqual({ style: 1.5, price: 1 });
  expect(servedFactors({ served: null, sets: [set], features })).toEqual({ style: 1, price: 1 });
});

test("only what differs is a change", () => {
  expect(changedKeys({ style: 1.5, price: 1 }, { style: 1.5, price: 0 })).toEqual(["price"]);
});

test("a typed factor stays in its range, with either decimal mark", () => {
  expect(["1,25", "0.333", "7", "-1", "", "x"].map(readFactor)).toEqual([
    1.25,
    0.33,
    3,
    0,
    undefined,
    undefined,
  ]);
});
