import { expect, test } from "vitest";
import { canonicalEmail } from "./email.ts";

test.each([
  ["Ada@Example.COM", "ada@example.com"],
  ["  ada@example.com\n", "ada@example.com"],
  ["ada＠example．com", "ada@example.com"],
  ["ａda@example.com", "ada@example.com"],
  ["ada+shop@example.com", "ada+shop@example.com"],
  ["a.d.a@example.com", "a.d.a@example.com"],
  ["admin@cleed.local", "admin@cleed.local"],
])("%j is written %j", (given, canonical) => {
  expect(canonicalEmail(given)).toBe(canonical);
});

test.each([
  "",
  "ada",
  "ada@",
  "@example.com",
  "ada@example",
  "ada@@example.com",
  "ada@exаmple.com",
  "аda@example.com",
  "ada@example.com\nBcc: eve@example.com",
  "ada@example.com, eve@example.com",
  "<ada@example.com>",
  '"ada"@example.com',
  "ada@[127.0.0.1]",
  ".ada@example.com",
  "ada..b@example.com",
  "ada\u0000@example.com",
  "ıda@example.com",
  `${"a".repeat(65)}@example.com`,
  `a@${"b".repeat(60)}.${"c".repeat(60)}.${"d".repeat(60)}.${"e".repeat(60)}.${"f".repeat(20)}.com`,
  "a".repeat(320),
])("%j is no address", (given) => {
  expect(canonicalEmail(given)).toBeUndefined();
});
