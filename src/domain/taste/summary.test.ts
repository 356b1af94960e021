import { expect, test } from "vitest";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import type { PiecesBehind } from "./pieces-behind.ts";
import type { Span } from "./summary.ts";
import { summaryOf } from "./summary.ts";
import type { Taste, TasteTrait, Weighed } from "./taste.ts";
import { readTrait } from "./trait-words.ts";

const day = 86_400_000;
const now = Date.parse("2026-11-15T12:00:00Z");
const snapshot = exampleSnapshot([exampleProduct({ id: 1 })]);

const liked = (...daysAgo: number[]): Weighed[] =>
  daysAgo.map((days) => ({ product: 1, kind: "liked", at: now - days * day, worth: 1 }));
const trait = (name: string, weight: number, evidence = liked(200, 100, 3)): TasteTrait => ({
  trait: name,
  kind: readTrait(name)?.kind ?? "style",
  weight,
  isDeclared: false,
  evidence,
});
const tasteWith = (...traits: TasteTrait[]): Taste => ({
  traits: traits.toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight)),
  answers: traits.length,
});
/** What is behind a trait may have faded from what counts. */
const reading = (taste: Taste) => {
  const behind = taste.traits.map(({ trait: name, evidence }): [string, PiecesBehind] => [
    name,
    {
      for: evidence,
      against: [],
      likes: evidence.length,
      dislikes: 0,
      since: Math.min(...evidence.map(({ at }) => at)),
    },
  ]);
  return { snapshot, universe: "women" as const, taste, now, behind: new Map(behind) };
};
const say = (taste: Taste, lang: "en" | "fr" = "en") =>
  summaryOf(reading(taste), lang).map((spans) => spans.map(({ text }) => text).join(""));

const whole = tasteWith(
  trait("style:4", 0.8),
  trait("style:2", 0.6),
  trait("style:9", -0.7),
  trait("colour:beige", 0.5),
  trait("colour:navy", 0.4),
  trait("colour:orange", -0.5),
  trait("category:A.5.1", 0.5),
  trait("pattern:cable", 0.3),
  trait("pattern:plain", 0.9),
);

test("says the strongest of everything in a sentence, and what is not liked in another", () => {
  expect(say(whole)).toEqual([
    "Soft tailoring and timeless classics in beige and navy, wool coats, cable knits.",
    "No streetwear, no orange.",
  ]);
});

test("is French in French", () => {
  expect(say(whole, "fr")).toEqual([
    "Tailleur souple et classiques intemporels en beige et bleu marine, manteaux en laine, torsades.",
    "Pas de streetwear, pas d’orange.",
  ]);
});

test("tells what is new, by when it began, rather than what is not liked", () => {
  const taste = tasteWith(...whole.traits, trait("pattern:floral", 0.7, liked(40, 9)));
  expect(say(taste)[1]).toBe("And, since October, florals.");
  expect(say(taste, "fr")[1]).toBe("Et, depuis octobre\u00a0: fleurs.");
  const fresh = tasteWith(...whole.traits, trait("pattern:floral", 0.7, liked(8, 9)));
  expect(say(fresh)[1]).toBe("And, this month, florals.");
});

test("calls nothing new for somebody who is new", () => {
  const taste = tasteWith(trait("style:4", 0.5, liked(20, 10)), trait("pattern:floral", 0.7, liked(3, 2)));
  expect(say(taste)).toEqual(["Soft tailoring, florals."]);
});

test("begins with what there is", () => {
  expect(say(tasteWith(trait("category:A.2.1", 0.4), trait("colour:red", 0.2)))).toEqual([
    "Pullovers in red.",
  ]);
  expect(say(tasteWith(trait("category:A.1.1", 0.4)))).toEqual(["T-shirts."]);
  expect(say(tasteWith(trait("material:wool", 0.4)))).toEqual(["Wool."]);
  expect(say(tasteWith(trait("colour:red", 0.4)))).toEqual(["Red."]);
});

test("names nothing because of a single piece", () => {
  expect(say(tasteWith(trait("style:4", 0.5), trait("category:A.2.1", 0.4, liked(3))))).toEqual([
    "Soft tailoring.",
  ]);
});

test("does not say a cloth twice", () => {
  const taste = tasteWith(
    trait("category:A.5.1", 0.5),
    trait("material:wool", 0.4),
    trait("material:linen", 0.3),
  );
  expect(say(taste)).toEqual(["Wool coats, linen."]);
});

test("says when it is only what was told, and when it is nothing", () => {
  const told = { traits: [{ ...trait("style:4", 0.5, []), isDeclared: true }], answers: 0 };
  expect(say(told)[1]).toMatch(/^So far this is what you told us/);
  expect(say(tasteWith(trait("style:4", 0.02)))).toEqual([
    "Nothing yet. Like a few pieces, and this page will fill itself in.",
  ]);
});

test("every named thing can be touched, and nothing else", () => {
  const spans: readonly Span[] = summaryOf(reading(whole), "en").flat();
  const named = spans.filter((span) => span.trait !== undefined);
  expect(named.map((span) => span.trait)).toEqual([
    "style:4",
    "style:2",
    "colour:beige",
    "colour:navy",
    "category:A.5.1",
    "pattern:cable",
    "style:9",
    "colour:orange",
  ]);
  expect(spans.filter(({ text }) => text === "")).toEqual([]);
});
