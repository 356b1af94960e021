import { expect, test } from "vitest";
import { pageHead } from "./page-head.ts";

const page = { title: "Linen", publicUrl: "https://cleed.example" };
const alternates = (head: ReturnType<typeof pageHead>) =>
  head.flatMap((one) =>
    "hrefLang" in one ? [[one.hrefLang, String(one.href).replace(page.publicUrl, "")]] : [],
  );
const canonical = (head: ReturnType<typeof pageHead>) =>
  head.flatMap((one) => ("rel" in one && one.rel === "canonical" ? [one.href] : []))[0];

test("a page names itself in both languages", () => {
  expect(alternates(pageHead({ ...page, path: "/fr/about" }))).toEqual([
    ["en", "/about"],
    ["fr", "/fr/about"],
    ["x-default", "/about"],
  ]);
});

test("a page that exists in one language names no other", () => {
  const head = pageHead({ ...page, path: "/fr/blog/le-lin", paths: { fr: "/fr/blog/le-lin" } });
  expect(alternates(head)).toEqual([
    ["fr", "/fr/blog/le-lin"],
    ["x-default", "/fr/blog/le-lin"],
  ]);
  expect(canonical(head)).toBe("https://cleed.example/fr/blog/le-lin");
});
