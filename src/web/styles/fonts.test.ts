import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const faces = [...readFileSync("src/web/styles/fonts.css", "utf8").matchAll(/@font-face \{[^}]*\}/g)].map(
  ([face]) => ({
    isOwn: face.includes("/.fonts/"),
    points: [...face.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = "0", last = first]) => {
      const start = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, i) => start + i);
    }),
  }),
);
const own = new Set(faces.find(({ isOwn }) => isOwn)?.points);
const any = new Set(faces.flatMap(({ points }) => points));

test("the fonts that come first have every character of our texts, so that none brings another file along", () => {
  const texts = globSync(["content/**/*.md", "src/web/i18n/messages/*/*.json"]).map((path) =>
    readFileSync(path, "utf8"),
  );
  const used = new Set([...texts.join("")].map((character) => character.codePointAt(0) ?? 0));
  expect(used.size).toBeGreaterThan(100);
  const missing = [...used].filter((point) => any.has(point) && !own.has(point));
  expect(missing.map((point) => String.fromCodePoint(point))).toEqual([]);
});
