import { expect, test } from "vitest";
import { replaceWords, untouched } from "./traced-text.ts";

test("whatever is found in a corrected text is found again as it was typed", () => {
  const typed = "drss in florall for a weding";
  const corrected = replaceWords(untouched(typed), [
    { at: [0, 4], by: "dress" },
    { at: [8, 15], by: "floral" },
    { at: [22, 28], by: "wedding" },
  ]);
  expect(corrected.text).toBe("dress in floral for a wedding");
  const typedFor = (words: string) => {
    const start = corrected.text.indexOf(words);
    return typed.slice(...corrected.origin([start, start + words.length]));
  };
  expect(typedFor("dress")).toBe("drss");
  expect(typedFor("floral")).toBe("florall");
  expect(typedFor("wedding")).toBe("weding");
  expect(typedFor("for")).toBe("for");
  expect(typedFor("in floral")).toBe("in florall");
});

test("a text that was corrected twice is traced through both", () => {
  const once = replaceWords(untouched("robelongue noire"), [{ at: [0, 10], by: "robe longue" }]);
  const twice = replaceWords(once, [{ at: [12, 17], by: "noir" }]);
  expect(twice.text).toBe("robe longue noir");
  expect("robelongue noire".slice(...twice.origin([12, 16]))).toBe("noire");
  expect("robelongue noire".slice(...twice.origin([5, 11]))).toBe("robelongue");
});
