import fc from "fast-check";
import { expect, test } from "vitest";
import { surfaces } from "#vocabulary/product-event.ts";
import { noTasteSettings } from "../taste/settings.ts";
import { growExamples } from "./examples.ts";
import { enough, factorBounds, fitWeights } from "./fit-weights.ts";
import type { Shown } from "./ports.ts";

const ranked = [
  { key: "style", weight: 24 },
  { key: "brand", weight: 14 },
  { key: "popularity", weight: 10 },
];

/** The same numbers for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface Habits {
  readonly people: number;
  /** By how much the log odds of a like rise with each of the three. */
  readonly pulls: readonly number[];
  readonly seed?: number;
}

/** People who are shown two lists of 30, see less of what is further down, and like what they are drawn to. */
function crowd({ people, pulls, seed = 1 }: Habits): readonly Shown[] {
  const next = numbers(seed);
  return Array.from({ length: people }, (_, person): Shown => {
    const lists = [0, 1].map((place) => ({
      id: `${person}-${place}`,
      surface: surfaces[place] ?? null,
      start: 0,
      products: Array.from({ length: 30 }, (_, i) => 1 + place * 30 + i),
      propensities: new Map([[5, 0.25]]),
      readings: {
        ranked,
        values: Array.from({ length: 30 }, () => ranked.map(() => Math.round(100 * next()) / 100)),
      },
      at: 1000 + place,
    }));
    const seen = lists.flatMap(({ id, products, readings, at }) =>
      products.flatMap((product, i) => {
        if (next() > 1 / (1 + i / 15)) return [];
        const pull = (readings.values[i] ?? []).reduce(
          (sum, value, at) => sum + value * (pulls[at] ?? 0),
          -3,
        );
        return [{ list: id, product, at, isLiked: next() < 1 / (1 + Math.exp(-pull)) }];
      }),
    );
    return {
      settings: noTasteSettings,
      lists,
      met: seen.map(({ list, product }) => ({ list, product, kind: "product_seen" })),
      reactions: seen.flatMap(({ product, at, isLiked }) =>
        isLiked ? [{ product, kind: "liked", at }] : [],
      ),
    };
  });
}

const fitTo = (habits: Habits, now: Readonly<Record<string, number>> = {}) => {
  const examples = growExamples();
  for (const one of crowd(habits)) examples.add(one);
  return fitWeights(examples.finish(), now);
};

test("what people go by more than was thought comes to count more, what they pass over less", () => {
  const fitted = fitTo({ people: 200, pulls: [0.2, 4, 0.2] });
  expect(fitted?.factors.brand).toBeGreaterThan(1.3);
  expect(fitted?.factors.style).toBeLessThan(0.8);
  expect(fitted?.basis.people).toBe(200);
  // Of what was never said nothing is learned.
  expect(fitted?.factors.wish).toBe(1);
});

test("people who go by what is set by hand, or by nothing, change nothing", () => {
  expect(fitTo({ people: 200, pulls: [2.4, 1.4, 1] })).toBeUndefined();
  expect(fitTo({ people: 200, pulls: [1.4, 1.4, 1.4], seed: 5 })?.factors.wish ?? 1).toBe(1);
});

test("what counts already is not fitted again", () => {
  const fitted = fitTo({ people: 200, pulls: [0.2, 4, 0.2] });
  expect(fitTo({ people: 200, pulls: [0.2, 4, 0.2] }, fitted?.factors)).toBeUndefined();
});

test("little, or of few people, is not enough", () => {
  expect(fitTo({ people: enough.people - 1, pulls: [0, 6, 0] })).toBeUndefined();
  expect(fitTo({ people: 30, pulls: [0, 6, 0] })).toBeUndefined();
});

test("whatever people do, no weight leaves its bounds", () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -40, max: 40, noNaN: true }), { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 1, max: 1000 }),
      (pulls, seed) => {
        const factors = Object.values(fitTo({ people: 80, pulls, seed })?.factors ?? {});
        expect(factors.every((one) => one >= factorBounds.least && one <= factorBounds.most)).toBe(true);
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);
