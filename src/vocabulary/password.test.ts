import { expect, test } from "vitest";
import { passwordFault, passwordStrength } from "./password.ts";

const email = "ada.lovelace@example.com";

test.each([
  ["elevenchars", "too_short"],
  ["👗👗👗👗👗👗👗👗👗👗👗", "too_short"],
  ["x".repeat(129), "too_long"],
  ["x".repeat(10_000), "too_long"],
  ["ada.lovelace@example.com", "contains_email"],
  ["my ADA.Lovelace secret", "contains_email"],
])("%j is %s", (password, fault) => {
  expect(passwordFault(password, email)).toBe(fault);
});

test.each([
  "twelve chars",
  "👗👗👗👗👗👗👗👗👗👗👗👗",
  "   leading and trailing   ",
  "é".repeat(128),
  "x".repeat(64),
])("%j may be used", (password) => {
  expect(passwordFault(password, email)).toBeUndefined();
});

test("a local part of two letters is in too many words to be forbidden", () => {
  expect(passwordFault("correct horse battery", "co@example.com")).toBeUndefined();
});

test("the meter rises with every piece that cannot be foreseen", () => {
  const strengths = [
    "short",
    "aaaaaaaaaaaa",
    "abcdefghijklm",
    "lavenderfield",
    "lavender field 7",
    "Lavender-Tram-49-Oboe",
  ].map((password) => passwordStrength(password, email));
  expect(strengths).toEqual([0, 1, 1, 2, 3, 4]);
});
