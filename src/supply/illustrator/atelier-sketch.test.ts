import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { atelierColours } from "./atelier-colours.ts";
import { drawAtelierSketch } from "./atelier-sketch.ts";
import { pictureFaults } from "./testing/picture-faults.ts";

describe.each(["light", "dark"] as const)("the sketch in %s", (theme) => {
  const sketch = drawAtelierSketch(theme);

  test("is a sound picture that reaches for nothing outside", () => {
    expect(pictureFaults(sketch)).toEqual([]);
  });

  test("is the same every time", () => {
    expect(drawAtelierSketch(theme)).toBe(sketch);
  });

  test("weighs less than 40 kB", () => {
    expect(sketch.length).toBeLessThan(40_000);
  });

  test("sets no text, for which it would have no font", () => {
    expect(sketch).not.toMatch(/<text|font-/);
  });

  test("wears the colours of the page", () => {
    for (const [name, colour] of Object.entries(atelierColours[theme])) {
      expect([name, colour]).toEqual([name, token(name === "edge" ? "edge-ink" : name)[theme]]);
      expect(sketch).toContain(`"${colour}"`);
    }
  });
});

test("light and dark are two drawings of the same lines", () => {
  const lines = (sketch: string) => [...sketch.matchAll(/ d="([^"]+)"/g)].map(([, line]) => line);
  const [light, dark] = [drawAtelierSketch("light"), drawAtelierSketch("dark")];
  expect(light).not.toBe(dark);
  expect(lines(light)).toEqual(lines(dark));
});

const tokens = readFileSync(new URL("../../web/styles/tokens.css", import.meta.url), "utf8");

function token(name: string): { light: string | undefined; dark: string | undefined } {
  const [, light, dark] = tokens.match(new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`)) ?? [];
  return { light, dark };
}
