import fc from "fast-check";
import { expect, test } from "vitest";
import { isLanguage } from "#vocabulary/language.ts";
import { requestLanguage } from "./request-language.ts";

test.each([
  [undefined, "en"],
  ["", "en"],
  ["fr", "fr"],
  ["fr-CA,en;q=0.8", "fr"],
  ["en;q=0.4, fr;q=0.9", "fr"],
  ["de-DE, de;q=0.9", "en"],
  ["de, fr;q=0.3", "fr"],
  ["fr;q=0, en;q=0.1", "en"],
])("%s means %s", (header, language) => {
  expect(requestLanguage(header)).toBe(language);
});

test("any header gives a language we speak", () => {
  fc.assert(fc.property(fc.string(), (header) => isLanguage(requestLanguage(header))));
});
