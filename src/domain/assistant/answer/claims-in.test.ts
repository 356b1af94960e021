import { describe, expect, test } from "vitest";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { claimsIn } from "./claims-in.ts";

const brands = indexBrands(["Aelvik"]);

describe("what a text says of pieces", () => {
  test.each([
    [
      "en",
      "The blue linen dress is the one. A silk scarf goes with it.",
      { colour: ["blue"], material: ["linen", "silk"] },
    ],
    [
      "fr",
      "La robe bleue en lin est la bonne. Un foulard en soie va avec.",
      { colour: ["blue"], material: ["linen", "silk"] },
    ],
    ["en", "It is not wool.", {}],
  ] as const)("%s: %s", (language, text, expected) => {
    const { colour, material } = claimsIn(text, { language, universe: "women", brands });
    expect({ ...(colour && { colour }), ...(material && { material }) }).toEqual(expected);
  });
});
