import { expect, test } from "vitest";
import { lightness, toLab } from "../colour/oklab.ts";
import { randomFrom } from "../random.ts";
import { difference } from "./companions.ts";
import { backdropFor, backdrops, dyeNamed, dyes, motifColours } from "./dyes.ts";
import { type MotifName, motifs } from "./motifs.ts";

test("every dye has a name of its own and room for light and shade", () => {
  expect(new Set(dyes.map(({ name }) => name)).size).toBe(dyes.length);
  for (const { name, colour, groups } of dyes) {
    expect(colour, name).toMatch(/^#[0-9a-f]{6}$/);
    expect(groups.length, name).toBeGreaterThan(0);
    expect(lightness(colour), name).toBeGreaterThan(0.24);
    expect(lightness(colour), name).toBeLessThan(0.94);
  }
});

test("a dye is found by its name", () => {
  expect(dyeNamed("camel").key).toBe("brown");
  expect(() => dyeNamed("no such dye")).toThrow("no dye");
});

const strength = (colour: `#${string}`) => Math.hypot(...toLab(colour).slice(1));

test("backdrops are muted, and those chosen without need hardly coloured", () => {
  for (const colour of Object.values(backdrops)) expect(strength(colour)).toBeLessThan(0.06);
  for (const { name, colour } of dyes)
    expect(strength(backdrops[backdropFor(colour, randomFrom(name))])).toBeLessThan(0.025);
});

test.each(dyes)("$name stands out from its backdrops", ({ name, colour }) => {
  for (let i = 0; i < 40; i++) {
    const wall = backdrops[backdropFor(colour, randomFrom(`${name} ${i}`))];
    expect(difference(colour, wall)).toBeGreaterThan(0.05);
  }
});

test("a patterned cloth gets companions that can be told from its ground", () => {
  for (const motif of Object.keys(motifs) as MotifName[]) {
    for (const { colour, name } of dyes) {
      const { second } = motifColours(motif, colour, randomFrom(name));
      if (motifs[motif].coverage === 0) expect(second).toBeUndefined();
      else expect(difference(second ?? colour, colour), `${motif} on ${name}`).toBeGreaterThan(0.1);
    }
  }
});
