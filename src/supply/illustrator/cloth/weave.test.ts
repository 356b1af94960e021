import { expect, test } from "vitest";
import { cells, floats, herringbone, plain, sett, shown, twill, type Weave } from "./weave.ts";

const check: Weave = { warp: sett([4, 1], [4, 0]), weft: sett([4, 1], [4, 0]), binding: twill };

test("a houndstooth has as much of the one colour as of the other", () => {
  let dark = 0;
  for (let row = 0; row < 8; row++)
    for (let column = 0; column < 8; column++) dark += shown(check, column, row);
  expect(dark).toBe(32);
});

test("neighbours in a row are one rectangle", () => {
  const stripes: Weave = { warp: sett([3, 1], [1, 0]), weft: [1], binding: () => true };
  expect(cells(stripes, 1, 2)).toBe("M0 0h6v2h-6z");
});

test("plain cloth shows every thread at every second crossing", () => {
  const cloth: Weave = { warp: sett([4, 0]), weft: sett([4, 0]), binding: plain };
  expect(floats(cloth, "warp", 0, 1).match(/M/g)).toHaveLength(8);
  expect(floats(cloth, "weft", 0, 1).match(/M/g)).toHaveLength(8);
});

test("a float over the edge is drawn whole at both ends", () => {
  const cloth: Weave = { warp: [0], weft: sett([4, 0]), binding: (_, row) => row !== 1 };
  expect(floats(cloth, "warp", 0, 1)).toBe("M.5 -1.72v2.44M.5 2.28v2.44");
});

test("herringbone turns back", () => {
  const binding = herringbone(4);
  const row = (y: number) => Array.from({ length: 8 }, (_, x) => (binding(x, y) ? "x" : ".")).join("");
  expect(row(0)).toBe("xx..xx..");
  expect(row(1)).toBe("x..x.xx.");
});
