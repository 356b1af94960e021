import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ColourKey } from "#vocabulary/attribute.ts";
import { exampleProduct, exampleSnapshot } from "../catalogue/testing/examples.ts";
import { anyVisit } from "../recommendation/testing/random-people.ts";
import type { Evidence, EvidenceKind } from "./evidence.ts";
import { noTasteSettings, type TasteSettings } from "./settings.ts";
import { tasteOf } from "./taste-of.ts";

const now = Date.parse("2026-11-15T12:00:00Z");
const dayMs = 86_400_000;
const [first] = exampleProduct({ id: 1 }).variants;
const piece = (id: number, colour: ColourKey, brand = 1 + (id % 2)) =>
  exampleProduct({ id, brand, variants: [{ ...first, colours: [colour] }] });
/** Half of it black, a tenth of it red. */
const snapshot = exampleSnapshot(
  Array.from({ length: 40 }, (_, i) =>
    piece(i + 1, i % 2 === 0 ? "black" : i % 10 === 1 ? "red" : i % 10 === 3 ? "green" : "navy"),
  ),
);
const said = (product: number, kind: EvidenceKind = "liked", days = 0): Evidence => ({
  product,
  kind,
  at: now - days * dayMs,
});
const read = (evidence: readonly Evidence[], settings: Partial<TasteSettings> = {}, declared?: Set<string>) =>
  tasteOf(snapshot, "men", evidence, { ...noTasteSettings, ...settings }, now, declared);
const weight = (trait: string, ...given: Parameters<typeof read>) =>
  read(...given).traits.find((one) => one.trait === trait)?.weight ?? 0;
const set = (value: number, isLocked = false, days = 1) => ({
  traits: new Map([["colour:red", { value, isLocked, at: now - days * dayMs }]]),
});

describe("what is learned", () => {
  test("of a rare colour is more than of one that half of the shop has", () => {
    const [rare, common] = [weight("colour:red", [said(2)]), weight("colour:black", [said(1)])];
    expect(common).toBeGreaterThan(0);
    expect(rare).toBeGreaterThan(1.3 * common);
  });

  test("is tentative after one like and firmer with each", () => {
    const likes = [2, 12, 22, 32].map((id) => said(id));
    const grown = likes.map((_, i) => weight("colour:red", likes.slice(0, i + 1)));
    expect(grown[0]).toBeLessThan(0.45);
    expect(grown).toEqual(grown.toSorted((a, b) => a - b));
    expect(grown.at(-1)).toBeGreaterThan(1.5 * (grown[0] ?? 0));
  });

  test("fades with the days, to half in sixty, and with what is done since", () => {
    const [fresh, old] = [weight("colour:red", [said(2)]), weight("colour:red", [said(2, "liked", 60)])];
    expect(old / fresh).toBeGreaterThan(0.4);
    expect(old / fresh).toBeLessThan(0.6);
    const others = Array.from({ length: 30 }, () => said(4, "product_purchased"));
    expect(weight("colour:red", [said(2), ...others])).toBeLessThan(
      weight("colour:red", [...others, said(2)]),
    );
  });

  test("is against what is turned down, and only that where the dislike says so", () => {
    const all = read([said(2, "disliked")]).traits;
    expect(all.every(({ weight: one }) => one < 0)).toBe(true);
    expect(all.map(({ trait }) => trait)).toEqual(expect.arrayContaining(["colour:red", "brand:1"]));
    const scoped = read([{ ...said(2, "disliked"), scope: "colour" }]).traits;
    expect(scoped.map(({ trait }) => trait)).toEqual(["colour:red"]);
    for (const scope of ["owned", "later", "cut", "price"] as const)
      expect(read([{ ...said(2, "disliked"), scope }]).traits).toEqual([]);
  });

  test("rests on evidence that can be looked at, the weightiest first", () => {
    const { traits, answers } = read([said(2, "liked", 90), said(12), said(22, "product_seen")]);
    const red = traits.find(({ trait }) => trait === "colour:red");
    expect(red?.evidence.map(({ product }) => product)).toEqual([12, 2, 22]);
    expect(red?.evidence.map(({ worth }) => worth > 0)).toEqual([true, true, false]);
    expect(answers).toBe(2);
  });
});

describe("what is set by hand", () => {
  test("stands exactly, whatever came before", () => {
    const before = [2, 12, 22].map((id) => said(id, "liked", 3));
    for (const value of [-1, -0.3, 0, 0.4, 1]) expect(weight("colour:red", before, set(value))).toBe(value);
  });

  test("is moved by what comes after, up and down, and by nothing when it is locked", () => {
    const [like, dislike] = [[said(2)], [said(2, "disliked")]];
    expect(weight("colour:red", like, set(0.4))).toBeGreaterThan(0.4);
    expect(weight("colour:red", dislike, set(0.4))).toBeLessThan(0.4);
    for (const evidence of [like, dislike]) expect(weight("colour:red", evidence, set(0.4, true))).toBe(0.4);
  });

  test("is not moved by pieces that have none of it", () =>
    expect(weight("colour:red", [said(1), said(3), said(4, "disliked")], set(0.4))).toBe(0.4));

  test("leaves nothing of what is deleted, and lets it begin anew", () => {
    const before = [2, 12, 22].map((id) => said(id, "liked", 3));
    const red = read(before, set(0)).traits.find(({ trait }) => trait === "colour:red");
    expect(red).toMatchObject({ weight: 0, evidence: [] });
    expect(weight("colour:red", [...before, said(32)], set(0))).toBe(
      weight("colour:red", [said(32)], set(0)),
    );
  });
});

test("gifts and pauses leave no trace", () => {
  const evidence = [said(2, "liked", 5), said(4, "liked", 3), said(1, "disliked", 1)];
  const kept = read([said(1, "disliked", 1)]);
  const away = { gifts: new Set([2]), pauses: [{ from: now - 4 * dayMs, until: now - 2 * dayMs }] };
  expect(read(evidence, away)).toEqual(kept);
  expect(read(evidence, { pauses: [{ from: now - 9 * dayMs }] })).toEqual(read([]));
});

test("what preferences say is there before anything is done, and moves with what is", () => {
  const declared = new Set(["colour:red", "brand:99"]);
  expect(read([], {}, declared).traits).toMatchObject([
    { trait: "colour:red", isDeclared: true, weight: 0.5 },
  ]);
  expect(weight("colour:red", [said(2)], {}, declared)).toBeGreaterThan(0.5);
  expect(weight("colour:red", [said(2, "disliked")], {}, declared)).toBeLessThan(0.5);
});

test("for anyone: weights are -1 to 1, come the strongest first, and have evidence of their own side", () =>
  fc.assert(
    fc.property(
      anyVisit(40),
      fc.array(
        fc.record({
          product: fc.integer({ min: 1, max: 40 }).map((i) => i * 3),
          kind: fc.constantFrom<EvidenceKind>("liked", "disliked", "bookmarked", "product_seen"),
          at: fc.integer({ min: 0, max: 400 }).map((days) => now - days * dayMs),
        }),
        { maxLength: 30 },
      ),
      ({ shop, universe }, evidence) => {
        const { traits } = tasteOf(shop.snapshot, universe, evidence, noTasteSettings, now);
        const weights = traits.map((one) => one.weight);
        expect(weights).toEqual(weights.toSorted((a, b) => Math.abs(b) - Math.abs(a)));
        for (const { weight: one, evidence: behind } of traits) {
          expect(Math.abs(one)).toBeLessThanOrEqual(1);
          expect(behind.some(({ worth }) => Math.sign(worth) === Math.sign(one))).toBe(true);
        }
        // In whichever order it is told: what happened is what counts.
        const shuffled = evidence.toSorted((a, b) => a.product - b.product || a.at - b.at);
        if (new Set(evidence.map(({ at }) => at)).size === evidence.length)
          for (const [i, { trait, weight: one }] of tasteOf(
            shop.snapshot,
            universe,
            shuffled,
            noTasteSettings,
            now,
          ).traits.entries()) {
            expect(trait).toBe(traits[i]?.trait);
            expect(one).toBeCloseTo(traits[i]?.weight ?? 0, 9);
          }
      },
    ),
    { numRuns: 150 },
  ));
