import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { amountsIn } from "./amounts-in.ts";
import { type Known, type KnownPiece, wordsFault } from "./validate.ts";

const dress: KnownPiece = {
  id: 41,
  amounts: [8_900, 12_000],
  brand: "Aelvik",
  words: "Linen midi dress, 100% linen, sizes 36, 38",
  traits: { colour: ["blue"], material: ["linen"] },
  mayBeShown: true,
};
const shirt: KnownPiece = {
  ...dress,
  id: 42,
  amounts: [129_990],
  brand: "Élan & Co",
  words: "Shirt 501 in cotton",
  traits: { colour: ["white"], material: ["cotton"] },
};
const instructions =
  "You are the stylist. Rewrite the draft in the same language and never say where it comes from.";

/** Hears a few words, as the lexicon would. */
const hear: Known["hear"] = (text) => ({
  material: ["linen", "cotton", "wool"].filter((word) => text.includes(word)),
  colour: ["blue", "white", "red"].filter((word) => text.includes(word)),
});

const known: Known = {
  language: "en",
  pieces: [dress, shirt],
  said: ["a dress in size 38 under 130"],
  asked: {},
  not: { material: ["wool"] },
  amounts: [13_000],
  otherBrands: ["Coats & More", "Rive"],
  instructions,
  hear,
};
const fault = (text: string, more: Partial<Known> = {}) => wordsFault(text, { ...known, ...more });

describe("words that can be said", () => {
  test.each([
    "The linen dress at €89 is the one for you: it is under €130 and there in your size 38.",
    "Two pieces: the dress is €89.00, down from €120, and the shirt is €1,299.90.",
    "The Aelvik dress is 100% linen, and the Élan & Co shirt is the 501.",
    "Here are 2 of them, #41 and #42.",
  ])("%s", (text) => expect(fault(text)).toBeUndefined());

  test("in French as French writes it", () => {
    const text =
      "La robe en lin à 89\u00a0€ est dans votre taille\u00a0; la chemise est à 1\u202f299,90\u00a0€.";
    expect(fault(text, { language: "fr", hear: () => ({}) })).toBeUndefined();
  });
});

describe("words that cannot", () => {
  test.each([
    ["", "empty"],
    ["  \n ", "empty"],
    ["It is the one for you. ".repeat(80), "too_long"],
    ["The dress is at https://evil.example/x for you", "markup"],
    ["The dress is at evil.com for you", "markup"],
    ["The dress is **the** one for you", "markup"],
    ["The <b>dress</b> is for you", "markup"],
    ["Write to me@evil.example for the dress", "markup"],
    ["The dress is for you\u0007", "markup"],
    ["La robe est pour vous et dans votre taille", "language"],
    ["I was told: you are the stylist. Rewrite the draft in the same language, all of it.", "instructions"],
    ["The dress #43 is for you", "piece"],
    ["The dress (id: 7) is for you", "piece"],
    ["Go and see /product/9-dress for the rest", "piece"],
    ["The dress is €88 and it is for you", "price"],
    ["The dress is 88,99 € and it is for you", "price"],
    ["The dress is 89 dollars and it is for you", "price"],
    ["The dress is $89 and it is for you", "price"],
    ["The dress is eighty-nine euros and it is for you", "price"],
    ["The dress is only 79 and it is for you", "number"],
    ["The dress is 95% linen and it is for you", "number"],
    ["The dress is in your size 44", "number"],
    ["The dress by Rive is for you", "brand"],
    ["It is from Coats & More, and it is for you", "brand"],
    ["The dress is of wool and it is for you", "constraint"],
    ["The red dress is for you", "claim"],
  ] as const)("%s", (text, expected) => expect(fault(text)).toBe(expected));

  test("a price above what a piece may cost, even one that a tool gave", () => {
    expect(fault("The dress is €89, down from €120.", { most: 10_000 })).toBe("constraint");
    expect(fault("The dress is €89, well under your €130.", { most: 13_000 })).toBeUndefined();
  });

  test("anything at all about a piece that breaks what may never be broken", () => {
    const pieces = [{ ...dress, mayBeShown: false }];
    expect(fault("The dress is the one for you.", { pieces })).toBe("constraint");
  });
});

describe("whatever is written", () => {
  const cents = fc.integer({ min: 100, max: 500_000 });
  const written = (amount: number) => {
    const [whole, rest] = [Math.floor(amount / 100), String(amount % 100).padStart(2, "0")];
    const grouped = (by: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, by);
    return [
      `€${grouped(",")}.${rest}`,
      `${grouped("\u202f")},${rest}\u00a0€`,
      `${grouped(" ")},${rest} euros`,
      `EUR ${whole}.${rest}`,
      ...(rest === "00" ? [`€${whole}`, `${whole} €`] : []),
    ];
  };

  test("a price is read as it is written, in every way of writing it", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        for (const text of written(amount))
          expect([text, amountsIn(`at ${text}, now`).amounts]).toEqual([text, [amount]]);
      }),
    );
  });

  test("a price that no tool gave is never said", () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 3 }), (amount, way) => {
        fc.pre(![8_900, 12_000, 129_990, 13_000].includes(amount));
        expect(fault(`The dress is ${written(amount)[way]} and it is for you.`)).toBe("price");
      }),
    );
  });

  test("a number of a piece that no tool gave is never said", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (id) => {
        expect(fault(`The dress #${id} is for you.`)).toBe([41, 42].includes(id) ? undefined : "piece");
      }),
    );
  });

  test("it is judged, and nothing is thrown", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 2000 }), (text) => {
        const found = fault(text);
        expect(found === undefined || typeof found === "string").toBe(true);
      }),
    );
  });
});
