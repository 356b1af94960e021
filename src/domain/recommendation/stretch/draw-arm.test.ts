import { describe, expect, test } from "vitest";
import { betaOf } from "./beta.ts";
import { openDraws } from "./draw-arm.ts";

const times = 4000;
/** Two that were liked, one that was not, and thirty nobody knows. */
const posteriors = {
  beliefOf: Uint16Array.from({ length: 33 }, (_, arm) => (arm < 2 ? 1 : arm === 2 ? 2 : 0)),
  beliefs: [betaOf(2, 4), betaOf(8, 4), betaOf(2, 10)],
};
const drawArm = (some: readonly number[], seed: number, nth: number) =>
  openDraws(posteriors, seed)(some, nth);
const arms = Array.from({ length: 33 }, (_, arm) => arm);

function countDraws(): { readonly shares: readonly number[]; readonly told: readonly number[] } {
  const [shares, told] = [new Float64Array(33), new Float64Array(33)];
  for (let seed = 0; seed < times; seed++) {
    const drawn = drawArm(arms, seed * 7919, seed % 5);
    if (!drawn) continue;
    shares[drawn.arm] = (shares[drawn.arm] ?? 0) + 1 / times;
    told[drawn.arm] = (told[drawn.arm] ?? 0) + drawn.propensity() / times;
  }
  // What is told is counted when it happens, so of each arm it is the mean over its own draws.
  return { shares: [...shares], told: [...told].map((sum, arm) => sum / (shares[arm] || 1)) };
}

describe("what is tried", () => {
  const { shares, told } = countDraws();
  const sum = (from: number, to: number) => shares.slice(from, to).reduce((all, one) => all + one, 0);

  test("is most often what was liked, seldom what was not, and now and then something unknown", () => {
    expect(Math.min(shares[0] ?? 0, shares[1] ?? 0)).toBeGreaterThan(3 * Math.max(...shares.slice(3)));
    expect(sum(3, 33)).toBeGreaterThan(0.15);
    expect(shares[2]).toBeLessThan(Math.min(shares[0] ?? 0, shares[1] ?? 0) / 5);
  });

  test("is told with the probability that it really had", () => {
    for (const arm of [0, 1]) expect(Math.abs((told[arm] ?? 0) - (shares[arm] ?? 0))).toBeLessThan(0.02);
    const unknown = told.slice(3).reduce((all, one) => all + one, 0);
    expect(Math.abs(unknown - sum(3, 33))).toBeLessThan(0.02);
  });

  test("is the same for the same seed and place, and nothing where there is nothing", () => {
    expect(drawArm(arms, 5, 2)?.arm).toBe(drawArm(arms, 5, 2)?.arm);
    expect(new Set(Array.from({ length: 40 }, (_, nth) => drawArm(arms, 5, nth)?.arm)).size).toBeGreaterThan(
      3,
    );
    expect(drawArm([], 5, 2)).toBeUndefined();
    expect(drawArm([7], 5, 2)?.propensity()).toBe(1);
  });
});

test("the quantiles of a distribution are those of its formula", () => {
  // Beta(1, 2): 1 − √(1 − share); Beta(2, 1): √share; Beta(3, 3) is even.
  for (const share of [0.05, 0.3, 0.5, 0.9, 0.99]) {
    expect(betaOf(2, 4).quantile(share)).toBeCloseTo(1 - Math.sqrt(1 - share), 2);
    expect(betaOf(4, 2).quantile(share)).toBeCloseTo(Math.sqrt(share), 2);
    expect(betaOf(6, 6).quantile(share) + betaOf(6, 6).quantile(1 - share)).toBeCloseTo(1, 2);
  }
  // The middle of the 33rd part of 128 is 65 / 256.
  expect(Math.exp(betaOf(4, 2).logs[65] ?? 0)).toBeCloseTo((65 / 256) ** 2, 3);
});
