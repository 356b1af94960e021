import { expect, it } from "vitest";
import { dyes } from "../../illustrator/cloth/dyes.ts";
import { randomFrom } from "../../illustrator/random.ts";
import { shadeOf } from "./shades.ts";

it("every dye has a shop name in both languages", () => {
  for (const { name } of dyes) {
    const shade = shadeOf(name, randomFrom(name));
    expect(shade.en, name).toMatch(/^\p{Lu}\p{L}/u);
    expect(shade.fr, name).toMatch(/^\p{Lu}\p{L}/u);
  }
});

it("two dyes never share a name", () => {
  const seeds = Array.from({ length: 30 }, (_, index) => `${index}`);
  const owners = new Map<string, Set<string>>();
  for (const { name } of dyes) {
    for (const seed of seeds) {
      const shade = shadeOf(name, randomFrom(seed));
      for (const word of [`en ${shade.en}`, `fr ${shade.fr}`]) {
        owners.set(word, (owners.get(word) ?? new Set()).add(name));
      }
    }
  }
  expect([...owners].filter(([, names]) => names.size > 1).map(([word]) => word)).toEqual([]);
});

it("a dye nobody named is an error", () => {
  expect(() => shadeOf("no such dye", randomFrom("a"))).toThrow("no such dye");
});
