import fc from "fast-check";
import { expect, test } from "vitest";
import { piecesOfText } from "./pieces-of-text.ts";

test("pieces put together are the text, whatever it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(text.trim() !== "");
      expect(piecesOfText(text).join("")).toBe(text);
    }),
  );
});

test("a few words at a time, with the space before them", () => {
  expect(piecesOfText("Three linen dresses,\n\nall under €120. ")).toEqual([
    "Three linen dresses,",
    "\n\nall under €120. ",
  ]);
  expect(piecesOfText("")).toEqual([]);
  expect(piecesOfText("  ")).toEqual([]);
});
