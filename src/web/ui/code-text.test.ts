import { expect, test } from "vitest";
import { codeDigits } from "./code-text.ts";

test.each([
  ["123456", "123456"],
  ["123 456", "123456"],
  ["123\u00a0456", "123456"],
  ["123-456", "123456"],
  [" 1 2 3 4 5 6 ", "123456"],
  ["１２３４５６", "123456"],
  ["Your Cleed code is 048 210. It is good for 10 minutes.", "048210"],
  ["12a", "12"],
  ["1234567", "123456"],
  ["", ""],
  ["hello", ""],
])("%j is read as %j", (text, digits) => {
  expect(codeDigits(text, 6)).toBe(digits);
});
