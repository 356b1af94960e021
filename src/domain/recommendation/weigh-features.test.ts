import fc from "fast-check";
import { expect, test } from "vitest";
import { contentFeatures } from "./content-features.ts";
import { recommend, recommendHard } from "./recommend.ts";
import { anyVisit } from "./testing/random-people.ts";
import { wantsOf } from "./wants.ts";
import { weighFeatures } from "./weigh-features.ts";

/** Anything that fitting may come to. */
const anyFactors = fc.record(
  Object.fromEntries(contentFeatures.map(({ key }) => [key, fc.double({ min: 0.5, max: 2, noNaN: true })])),
);

test("whatever the weights, a score is 0 to 100, the sum of its points, and each of these value by weight", () => {
  fc.assert(
    fc.property(anyVisit(), anyFactors, ({ universe, shop: { snapshot }, told, session }, factors) => {
      const wants = wantsOf(snapshot, universe, told);
      const features = weighFeatures(contentFeatures, factors);
      const { picks } = recommend(snapshot, { wants, session, from: 0, limit: 100 }, features);
      for (const { score, reasons } of picks) {
        expect(score >= 0 && score <= 100).toBe(true);
        expect(reasons.reduce((sum, { contribution }) => sum + contribution, 0)).toBe(score);
        expect(reasons.reduce((sum, { weight }) => sum + weight, 0)).toBeLessThanOrEqual(100.1);
        for (const { value, weight, contribution } of reasons) {
          // As they are shown: hundredths by tenths, rounded up or down to a whole point.
          expect([Math.round(100 * value) / 100, Math.round(10 * weight) / 10]).toEqual([value, weight]);
          expect(Math.abs(value * weight - contribution)).toBeLessThan(1);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test("no weights let anything past a lock, or shut out what it lets through", () => {
  fc.assert(
    fc.property(anyVisit(), anyFactors, ({ universe, shop: { snapshot }, told, session }, factors) => {
      const wants = wantsOf(snapshot, universe, told);
      const list = (features: typeof contentFeatures) => {
        const found = recommendHard(snapshot, { wants, session, from: 0, limit: 100 }, features);
        return [found.picks.map(({ row }) => row).sort((a, b) => a - b), found.relaxations];
      };
      expect(list(weighFeatures(contentFeatures, factors))).toEqual(list(contentFeatures));
    }),
    { numRuns: 200 },
  );
});

test("what counts twice as much has a larger share of every score, and lists still say what counts by hand", () => {
  fc.assert(
    fc.property(anyVisit(), ({ universe, shop: { snapshot }, told, session }) => {
      const wants = wantsOf(snapshot, universe, { ...told, corrections: {} });
      const request = { wants, session, from: 0, limit: 100 };
      const plain = recommendHard(snapshot, request, contentFeatures);
      const raised = recommendHard(snapshot, request, weighFeatures(contentFeatures, { popularity: 2 }));
      expect(raised.ranked).toEqual(plain.ranked);
      const shares = ({ picks }: typeof plain) =>
        new Map(
          picks.flatMap(({ row, reasons }) => {
            const weight = reasons.find(({ key }) => key === "popularity")?.weight;
            return weight === undefined ? [] : [[row, weight] as const];
          }),
        );
      const after = shares(raised);
      // Rounded so that all points add up, a share of less than a point may be told in one list and not in the other.
      for (const [row, weight] of shares(plain))
        if (weight < 100 && after.has(row)) expect(after.get(row)).toBeGreaterThan(weight);
    }),
    { numRuns: 100 },
  );
});
