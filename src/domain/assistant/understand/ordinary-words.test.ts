import { describe, expect, test } from "vitest";
import type { Language } from "#vocabulary/language.ts";
import { indexBrands } from "#vocabulary/lexicon/brand-index.ts";
import { isSlip } from "./slips.ts";
import { understand } from "./understand.ts";

const brands = indexBrands([]);
/** The indexes of words are built with the first message, which takes its time on a busy machine. */
const patient = { timeout: 60_000 };
const hear = (language: Language, text: string) => understand(text, { language, universe: "women", brands });

describe("what people write about is no slip of what shops sell", patient, () => {
  test.each([
    ["en", "my neighbour is a builder and preaches on Sundays, I need a dress"],
    ["en", "the church is by the brook, I need a dress"],
    ["en", "we were haunted by scandals, I need a dress"],
    ["en", "I was knocked over by a robber, I need a dress"],
    ["en", "she stared and sulked, I need a dress"],
    ["en", "the cottages along the canal, I need a dress"],
    ["fr", "la vitrine du fleuriste, il me faut une robe"],
    ["fr", "mon lapin dort sur un banc, il me faut une robe"],
    ["fr", "le pompier habitait Avignon, il me faut une robe"],
    ["fr", "il chantait du latin au tribunal, il me faut une robe"],
    ["fr", "on dînera à l’auberge en Auvergne, il me faut une robe"],
  ] as const)("%s: %s", (language, text) => {
    expect(hear(language, text).slots).toEqual({ category: ["A.7"] });
  });
});

describe("slips in words of fashion are still heard", patient, () => {
  test.each([
    ["en", "a blakc dres", { category: ["A.7"], colour: ["black"] }],
    ["en", "turqoise cardigain", { category: ["A.2.2"], colour: ["blue"] }],
    ["en", "houndstoth blazzer", { category: ["A.4.1"], pattern: ["houndstooth"] }],
    [
      "en",
      "sleevless cashmeer jumpper",
      { category: ["A.2.1"], material: ["cashmere"], sleeve: ["sleeveless"] },
    ],
    ["fr", "une jupe nior en cuire", { category: ["A.8"], colour: ["black"], material: ["leather"] }],
    ["fr", "un mantau bordo en lainne", { category: ["A.5.1"], colour: ["burgundy"], material: ["wool"] }],
    ["fr", "un bombeur kaki", { category: ["A.4.2"], colour: ["khaki"] }],
    ["fr", "bottes en dain pour lhiver", { category: ["B.3"], material: ["suede"], season: ["winter"] }],
  ] as const)("%s: %s", (language, text, slots) => {
    expect(hear(language, text).slots).toEqual(slots);
  });
});

test.each([
  ["jaket", "jacket", true],
  ["haert", "heart", true],
  ["manteua", "manteau", true],
  ["cashmear", "cashmere", true],
  ["latin", "satin", false],
  ["wagon", "lagon", false],
  ["danseuse", "danses", false],
  ["dort", "dore", false],
] as const)("%s for %s: %s", (typed, meant, isOne) => {
  expect(isSlip(typed, meant, false)).toBe(isOne);
});
