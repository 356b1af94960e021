import { afterEach, expect, test } from "vitest";
import type { Problem } from "#contract/client.ts";
import { fieldFaults } from "#contract/errors.ts";
import { languages } from "#vocabulary/language.ts";
import { overwriteGetLocale } from "#web/i18n/paraglide/runtime.js";
import { faultSentence } from "./fault-sentence.ts";
import { problemSentence } from "./problem-sentence.ts";
import { waitText } from "./wait-text.ts";

afterEach(() => overwriteGetLocale(() => "en"));

const fields = [
  "email",
  "password",
  "firstname",
  "lastname",
  "birthdate",
  "gender",
  "phone",
  "terms",
  "code",
  "city",
  "constructor",
];

test.each(languages)("every fault of every field is a sentence of its own language: %s", (language) => {
  overwriteGetLocale(() => language);
  for (const field of fields) {
    for (const fault of fieldFaults) {
      expect(faultSentence(field, fault), `${field} ${fault}`).toMatch(/^[A-ZÀ-Ý0-9].{8,}\.$/);
    }
  }
});

test("the two languages never say the same", () => {
  for (const fault of fieldFaults) {
    const said = languages.map((language) => {
      overwriteGetLocale(() => language);
      return faultSentence("password", fault);
    });
    expect(new Set(said).size, fault).toBe(2);
  }
});

test("a field says what it needs", () => {
  expect(faultSentence("password", "too_short")).toBe("This password is too short.");
  expect(faultSentence("birthdate", "too_young")).toBe("Cleed is for people of 15 and over.");
  expect(faultSentence("city", "too_long")).toBe("This is too long.");
});

const refused = (code: "too_many_requests" | "otp_locked" | "not_found", retry?: number): Problem => ({
  kind: "refused",
  status: 429,
  code,
  message: "The server’s own words.",
  ...(retry === undefined ? {} : { retry_after: retry }),
});

test("too many tries say how long to wait", () => {
  expect(problemSentence(refused("too_many_requests", 200))).toBe("Too many tries. Please wait 4 minutes.");
  expect(problemSentence(refused("too_many_requests"))).toBe("Too many tries. Please wait a little.");
  expect(problemSentence(refused("otp_locked", 60))).toContain("wait 1 minute before");
});

test("what we have no words for is said in the server’s", () => {
  expect(problemSentence(refused("not_found"))).toBe("The server’s own words.");
});

test("a wait is never said shorter than it is", () => {
  const said = [0.2, 59.2, 60, 61, 5399, 7201].map((seconds) => waitText(seconds, "en"));
  expect(said).toEqual(["1 second", "60 seconds", "1 minute", "2 minutes", "2 hours", "3 hours"]);
  expect(waitText(240, "fr")).toBe("4 minutes");
});
