import { expect, test } from "vitest";
import { pathIn } from "./other-language.ts";

test("the other language of a page is where the page says, or the same address", () => {
  expect(pathIn("fr", "/about", {})).toBe("/fr/about");
  expect(pathIn("fr", "/blog/linen", { paths: { en: "/blog/linen", fr: "/fr/blog/le-lin" } })).toBe(
    "/fr/blog/le-lin",
  );
});

test("where the page does not exist, the way leads to the one above it", () => {
  expect(pathIn("fr", "/blog/linen", { paths: { en: "/blog/linen" } })).toBe("/fr/blog");
  expect(pathIn("en", "/fr/blog/le-lin", { paths: { fr: "/fr/blog/le-lin" } })).toBe("/blog");
});

test("the way to another language never leaves the site", () => {
  for (const path of ["/fr//evil.example", "/fr///evil.example/x", "/fr/\\evil.example", "//evil.example"])
    for (const language of ["en", "fr"] as const)
      for (const pageData of [{}, { paths: {} }])
        expect(pathIn(language, path, pageData), path).toMatch(/^\/(?![/\\])/);
});
