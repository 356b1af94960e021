import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each([
  "password1234",
  "Password1234!",
  "passwordpassword",
  "PASSWORDPASSWORD",
  "p@ssw0rd2026",
  "123456789012",
  "111111111111",
  "abababababab",
  "abcdefghijkl",
  "qwertyuiopas",
  "azertyuiopqs",
  "1qaz2wsx3edc",
  "iloveyou1234",
  "  password  1234  ",
  "210987654321",
])("%j is common", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test("every password of the list that is long enough to be chosen is common", () => {
  const long = dictionary["passwords-common"].filter((password) => password.length >= 12);
  expect(long.length).toBeGreaterThan(100);
  expect(long.filter((password) => !isCommonPassword(password))).toEqual([]);
});

test.each([
  "correct horse battery staple",
  "lavender tram oboe",
  "Kx7#pPq2!vLm",
  "été à la montagne",
  "👗🧵🪡 paper ink",
])("%j is not", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
