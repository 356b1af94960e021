import { expect, test } from "vitest";
import { redirectTarget } from "./redirect-target.ts";

const target = (redirect: string) => redirectTarget(new URLSearchParams({ redirect }));

test("a path of this site is kept, with its query", () => {
  expect(target("/account?tab=sizes")).toBe("/account?tab=sizes");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example",
  "javascript:alert(1)",
  "account",
  "",
])("%j leads nowhere", (redirect) => {
  expect(target(redirect)).toBeUndefined();
});
