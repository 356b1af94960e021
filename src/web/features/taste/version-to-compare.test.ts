import { expect, test } from "vitest";
import type { TasteVersion } from "#contract/taste.ts";
import { versionToCompare } from "./version-to-compare.ts";

const version = (number: number, day: string, current = false): TasteVersion => ({
  number,
  at: `${day}T10:00:00.000Z`,
  answers: number,
  changes: [],
  cause: "evidence",
  rolled_back_to: null,
  current,
});

test("a taste is held against what it was about a month before", () => {
  const versions = [
    version(4, "2026-11-15", true),
    version(3, "2026-11-10"),
    version(2, "2026-10-14"),
    version(1, "2026-05-01"),
  ];
  expect(versionToCompare(versions)?.number).toBe(2);
});

test("or against the nearest there is; alone it is held against nothing", () => {
  expect(versionToCompare([version(2, "2026-11-15", true), version(1, "2026-11-14")])?.number).toBe(1);
  expect(versionToCompare([version(1, "2026-11-15", true)])).toBeUndefined();
});
