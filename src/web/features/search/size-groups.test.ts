import { expect, test } from "vitest";
import { sizeGroups } from "./size-groups.ts";

const value = (code: string, label: string, count = 1) => ({ value: code, label, count });

test("sizes stand from small to large, what most pieces have first", () => {
  const groups = sizeGroups([
    value("letter-M", "M"),
    value("letter-XS", "XS"),
    value("fr-40", "FR 40", 9),
    value("fr-36", "FR 36", 4),
    value("eu-38.5", "EU 38½"),
    value("eu-38", "EU 38"),
    value("eu-38-40", "EU 38-40"),
    value("bra-100A", "100A"),
    value("bra-80B", "80B"),
    value("bra-80A", "80A"),
  ]);
  expect(groups.map(({ system, sizes }) => [system, ...sizes.map(({ short }) => short)])).toEqual([
    ["fr", "36", "40"],
    ["letter", "XS", "M"],
    ["eu", "38", "38½"],
    ["socks", "38-40"],
    ["bra", "80A", "80B", "100A"],
  ]);
});
