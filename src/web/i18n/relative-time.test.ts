import { expect, test } from "vitest";
import { relativeTime } from "./relative-time.ts";

const now = Date.parse("2026-11-15T12:00:00Z");

test.each([
  ["2026-11-15T12:00:00Z", "now", "maintenant"],
  ["2026-11-15T12:00:30Z", "now", "maintenant"],
  ["2026-11-15T11:55:00Z", "5 minutes ago", "il y a 5 minutes"],
  ["2026-11-15T09:59:00Z", "2 hours ago", "il y a 2 heures"],
  ["2026-11-14T10:00:00Z", "yesterday", "hier"],
  ["2026-11-03T12:00:00Z", "12 days ago", "il y a 12 jours"],
  ["2026-08-15T12:00:00Z", "3 months ago", "il y a 3 mois"],
])("%s is told as %s, as %s", (iso, english, french) => {
  expect(relativeTime(iso, now, "en")).toBe(english);
  expect(relativeTime(iso, now, "fr").replace(/\s/g, " ")).toBe(french);
});
