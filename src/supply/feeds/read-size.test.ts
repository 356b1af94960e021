import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Leaf } from "#vocabulary/category.ts";
import { sizeScales, sizeSystems } from "#vocabulary/size.ts";
import type { Universe } from "#vocabulary/universe.ts";
import { readSize, readSizes, type SizeContext } from "./read-size.ts";

const on = (universe: Universe, leaf: Leaf, more: Partial<SizeContext> = {}): SizeContext => ({
  universe,
  leaf,
  currency: "EUR",
  ...more,
});
const read = (text: string, context: SizeContext) => {
  const size = readSize(text, context);
  return size && `${size.label} ${size.system}`;
};

describe("a size", () => {
  it.each([
    ["M", "M letter"],
    ["x-large", "XL letter"],
    ["2XL", "XXL letter"],
    ["XXXL", "3XL letter"],
    ["S/M", "S/M letter"],
    ["M - L", "M/L letter"],
    ["Taille S", "S letter"],
    ["Small", "S letter"],
    ["TU", "one one"],
    ["One Size", "one one"],
    ["Taille unique", "one one"],
    ["IT 48", "48 it"],
    ["38 FR", "38 fr"],
    ["W32 L34", "W32 L34 waist"],
  ])("of a shirt is read from %s", (text, meaning) => {
    expect(read(text, on("men", "A.1.1"))).toBe(meaning);
  });

  it.each([
    ["32/34", "W32 L34 waist"],
    ["32x34", "W32 L34 waist"],
    ["W32", "W32 waist"],
    ["32", "W32 waist"],
    ["w30l32", "W30 L32 waist"],
  ])("of jeans is read from %s", (text, meaning) => {
    expect(read(text, on("men", "A.3.1"))).toBe(meaning);
  });

  it("of a woman's jeans is French when it is no waist", () => {
    expect(read("27", on("women", "A.3.1"))).toBe("W27 waist");
    expect(read("40", on("women", "A.3.1"))).toBe("40 fr");
  });

  it.each([
    ["42", "42 eu"],
    ["42,5", "42.5 eu"],
    ["42 1/2", "42.5 eu"],
    ["42½", "42.5 eu"],
    ["42 2/3", "42 2/3 eu"],
    ["EU42", "42 eu"],
    ["UK 9", "9 uk"],
    ["US 10.5", "10.5 us"],
    ["39-41", "39-41 eu"],
  ])("of shoes is read from %s", (text, meaning) => {
    expect(read(text, on("men", "B.1.1"))).toBe(meaning);
  });

  it("is counted as the feed says, else as those who pay in its money count", () => {
    expect(read("9", on("men", "B.1.1", { system: "UK" }))).toBe("9 uk");
    expect(read("9", on("men", "B.1.1", { currency: "USD" }))).toBe("9 us");
    expect(read("12", on("women", "A.7.2", { currency: "GBP" }))).toBe("12 uk");
    expect(read("9", on("men", "B.1.1"))).toBeUndefined();
    expect(read("40", on("women", "A.7.2", { system: "BR" }))).toBeUndefined();
    expect(read("40", on("women", "A.7.2"))).toBe("40 fr");
    expect(read("39", on("men", "A.1.3"))).toBe("39 neck");
  });

  it("of bras, rings and belts has its own way of counting", () => {
    expect(read("85B", on("women", "F.1.1"))).toBe("85B bra");
    expect(read("34 DD", on("women", "F.1.1"))).toBe("34DD bra");
    expect(read("52", on("women", "E.2.3"))).toBe("52 ring");
    expect(read("90 cm", on("men", "D.1.1"))).toBe("90 cm");
    expect(read("95", on("men", "D.1.1"))).toBe("95 cm");
  });

  it("comes back from every scale of the preferences", () => {
    for (const universe of ["men", "women"] as const) {
      for (const label of sizeScales[universe].tshirts.labels) {
        expect(read(label, on(universe, "A.1.1"))).toBe(`${label} letter`);
      }
      for (const label of sizeScales[universe].pants_waist.labels) {
        expect(read(label, on(universe, "A.3.1"))).toBe(`${label} waist`);
      }
      for (const label of sizeScales[universe].shoes.labels) {
        expect(read(label, on(universe, "B.1.1"))).toBe(`${label} eu`);
      }
    }
  });

  it("is one of ours or nothing, whatever the text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\dSMLXWUKE/ ,.-]{0,12}$/u)), (text) => {
        const size = readSize(text, on("women", "A.7.2"));
        if (size)
          expect(
            sizeSystems.includes(size.system) && size.label.trim() === size.label && size.label !== "",
          ).toBe(true);
      }),
    );
  });

  it("may be a list of sizes, and what is none is told", () => {
    const { sizes, unread } = readSizes("36, 38,40 | 36,5 ;blob", on("women", "B.1.1"));
    expect(sizes.map(({ label }) => label)).toEqual(["36", "38", "40", "36.5"]);
    expect(unread).toEqual(["blob"]);
  });
});
