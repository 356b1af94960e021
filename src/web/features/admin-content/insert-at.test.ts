import { expect, test } from "vitest";
import { insertBlock, insertLink } from "./insert-at.ts";

test("a block stands between empty lines, and is marked", () => {
  const { text, from, to } = insertBlock("One.\nTwo.", { from: 5, to: 5 }, "## Heading");
  expect(text).toBe("One.\n\n## Heading\n\nTwo.");
  expect(text.slice(from, to)).toBe("## Heading");
  expect(insertBlock("", { from: 0, to: 0 }, "## A").text).toBe("## A\n\n");
});

test("a link takes the marked words, and its address is marked to be typed over", () => {
  const { text, from, to } = insertLink("See linen now", { from: 4, to: 9 }, "words");
  expect(text).toBe("See [linen](/) now");
  expect(text.slice(from, to)).toBe("/");
  expect(insertLink("", { from: 0, to: 0 }, "words").text).toBe("[words](/)");
});
