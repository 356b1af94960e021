import { describe, expect, test } from "vitest";
import { weaves } from "#vocabulary/editorial-page.ts";
import { drawClothCover } from "./cloth-cover.ts";
import { pictureFaults } from "./testing/picture-faults.ts";

describe.each(weaves)("the cover of %s", (weave) => {
  const cover = drawClothCover(weave);

  test("is a sound picture that reaches for nothing outside", () => {
    expect(pictureFaults(cover)).toEqual([]);
  });

  test("is the same every time", () => {
    expect(drawClothCover(weave)).toBe(cover);
  });

  test("weighs less than 40 kB", () => {
    expect(cover.length).toBeLessThan(40_000);
  });

  test("fills a square and is cropped from its middle", () => {
    expect(cover).toContain('viewBox="0 0 600 600" width="1200" height="1200"');
    expect(cover).toContain('preserveAspectRatio="xMidYMid slice"');
  });
});

test("no two cloths look alike", () => {
  expect(new Set(weaves.map(drawClothCover)).size).toBe(weaves.length);
});
