import { expect, test } from "vitest";
import { rememberDrawings } from "./drawing-memory.ts";

test("a drawing is drawn once while it is remembered, and the one not asked for longest is forgotten", () => {
  const drawn: string[] = [];
  const remember = rememberDrawings(10);
  const draw = (key: string) =>
    remember(key, () => {
      drawn.push(key);
      return "12345";
    });
  for (const key of ["a", "a", "b", "a", "c", "a", "b"]) expect(draw(key)).toBe("12345");
  expect(drawn.join("")).toBe("abcb");
});

test("a drawing larger than the memory is given all the same", () => {
  expect(rememberDrawings(3)("a", () => "12345")).toBe("12345");
});
