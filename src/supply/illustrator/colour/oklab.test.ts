import { describe, expect, it } from "vitest";
import { blend, type Colour, fromLab, light, lightness, shadow, toLab } from "./oklab.ts";

const cloths: readonly Colour[] = ["#ece7dc", "#24262a", "#8a4b34", "#3f587a", "#b4341f", "#9aa48f"];

describe("colours of cloth", () => {
  it("survive the way through OKLab", () => {
    for (const colour of cloths) expect(fromLab(toLab(colour))).toBe(colour);
  });

  it("get darker in shadow and lighter in light, and never black or white", () => {
    for (const colour of cloths) {
      expect(lightness(shadow(colour, 0.5))).toBeLessThan(lightness(colour));
      expect(lightness(light(colour, 0.5))).toBeGreaterThan(lightness(colour));
      expect(shadow(colour, 0.7)).not.toBe("#000000");
      expect(light(colour, 0.7)).not.toBe("#ffffff");
    }
  });

  it("blend evenly to the eye", () => {
    const middle = lightness(blend("#24262a", "#ece7dc", 0.5));
    expect(middle).toBeCloseTo((lightness("#24262a") + lightness("#ece7dc")) / 2, 2);
  });
});
