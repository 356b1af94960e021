import { expect, test } from "vitest";
import { pieceIn } from "./piece-in.ts";

test("a piece is found by its number, its path and its whole address", () => {
  expect(pieceIn("123")).toBe(123);
  expect(pieceIn(" 123-linen-shirt ")).toBe(123);
  expect(pieceIn("/fr/product/123-chemise-en-lin")).toBe(123);
  expect(pieceIn("https://cleed.example/product/123-linen-shirt?colour=2")).toBe(123);
});

test("anything else is no piece", () => {
  for (const text of ["", "linen shirt", "0", "-3", "12.5", "99999999999", "/blog/123-shirts", "4 5"])
    expect(pieceIn(text)).toBeUndefined();
});
