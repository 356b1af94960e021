import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { rows } from "./matrix.ts";

const root = join(import.meta.dirname, "../../..");

const ids = [
  ...numbered("A", 11),
  ...numbered("B", 5),
  ...numbered("C", 5),
  ...numbered("D", 3),
  ...numbered("E", 5),
  ...numbered("F", 3),
  ...numbered("G", 3),
  ...numbered("H", 3),
  ...numbered("R", 8),
  "S1",
];

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) => `${letter}${n + 1}`);
}

test("every row is there once, in its order, with words and at least one test", () => {
  expect(rows.map(({ id }) => id)).toEqual(ids);
  for (const { id, attack, holds, tests } of rows) {
    expect(attack.length, id).toBeGreaterThan(10);
    expect(holds.length, id).toBeGreaterThan(4);
    expect(tests.length, id).toBeGreaterThan(0);
  }
});

test.each(rows.map((row) => [row.id, row] as const))(
  "%s: every test that it names is written where it says",
  (_, { tests }) => {
    for (const { file, name, written = file } of tests) {
      expect(file).toMatch(/^(src|scripts)\/.*\.(test|long)\.tsx?$|^e2e\/[\w-]+\.spec\.ts$/);
      for (const path of [file, written]) expect(existsSync(join(root, path)), path).toBe(true);
      const source = readFileSync(join(root, written), "utf8");
      const isWritten = ['"', "'", "`"].some((quote) => source.includes(quote + name + quote));
      expect(isWritten, `${written}: ${name}`).toBe(true);
    }
  },
);
